import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react'
import type { Answer } from '#maths'
import { type ExpressionLine, type StepQuestion, textOf } from '#maths/solve'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import { aroundBox } from './around-box.ts'
import { useHelpLanguage } from './help-context.ts'
import { tokensOf } from './pictures/calculation/expression-tokens.ts'
import styles from './step-answer.module.css'
import { sumWidth } from './sum-width.ts'
import type { Walk } from './walk.ts'
import { Written } from './written.tsx'

interface StepAnswerProps {
  readonly asks: StepQuestion
  readonly value: string
  readonly onValue: (value: string) => void
  readonly mark: Walk['mark']
  readonly touch: boolean
  readonly focus: RefObject<HTMLInputElement | null>
}

/** Returns the answer to a step as `check` takes it. */
export function stepAnswer({ expects }: StepQuestion, value: string): Answer {
  return expects.kind === 'choice' ? { kind: 'choice', choice: value } : { kind: 'number', number: value }
}

/** The part of a step that the child does: a small question with its box, or choices to tap. */
export function StepAnswer(props: StepAnswerProps): ReactNode {
  return props.asks.expects.kind === 'choice' ? <Choices {...props} /> : <SmallQuestion {...props} />
}

const markOnBox = { right: 'right', missed: 'shown', again: 'wrong' } as const

function SmallQuestion({ asks, value, onValue, mark, touch, focus }: StepAnswerProps) {
  const id = useId()
  const { tag } = useLanguage()
  const { ask, written } = useHelpLanguage()
  const [before, after] = aroundBox(ask(asks), written)
  const { answer } = asks.expects
  const maxLength = Math.max(answer.length, 2)
  const size = {
    '--ems': sumWidth(`${before}${after}`, maxLength),
    '--gaps': after === '' ? 1 : 2,
  } as CSSProperties
  return (
    <div className={styles.room}>
      <div className={styles.sum} style={size}>
        <label htmlFor={id}>
          <span lang={tag}>
            <Written text={before} />
          </span>{' '}
          <span className="unseen">{m.help_what({ after })}</span>
        </label>
        <NumberBox
          ref={focus}
          id={id}
          maxLength={maxLength}
          value={mark === 'missed' ? answer : value}
          onValue={onValue}
          mark={mark && markOnBox[mark]}
          locked={mark !== null}
          touch={touch}
        />
        {after !== '' && (
          <span lang={tag} aria-hidden="true">
            {after}
          </span>
        )}
      </div>
    </div>
  )
}

function Choices({ asks, value, onValue, mark, focus }: StepAnswerProps) {
  const name = useId()
  const { tag } = useLanguage()
  const { ask, choices: labelsOf, written, spoken } = useHelpLanguage()
  const { expects } = asks
  if (expects.kind !== 'choice') return null
  const { choices, answer } = expects
  const chosen = mark === 'missed' ? answer : value
  const look = mark && styles[mark]
  const labels = labelsOf(asks).map((label) => textOf(label, written))
  const spokenLabels = labelsOf(asks).map((label) => textOf(label, spoken))
  // Two operators of a calculation can be the same, so each has its position.
  const nameOf = (name: string, i: number) =>
    spokenLabels.indexOf(name) === spokenLabels.lastIndexOf(name)
      ? name
      : m.help_choice({ choice: name, position: i + 1, count: choices.length })
  const longest = Math.max(...labels.map((label) => label.length))
  const isInColumns = asks.ask.kind === 'whichPlace' && longest <= longestInColumns
  const numbers = asks.ask.kind === 'nextOperator' ? numbersAround(asks.ask.expression) : null
  const arrangement = isInColumns ? styles.inColumns : longest > longestInRow && styles.stacked
  const buttons = choices.map((choice, i) => (
    <label key={choice} className={classNames(choice === chosen && (look ?? styles.chosen))}>
      <input
        ref={choice === value || (value === '' && i === 0) ? focus : undefined}
        type="radio"
        name={name}
        aria-label={nameOf(spokenLabels[i]!, i)}
        checked={choice === chosen}
        onChange={() => mark === null && onValue(choice)}
      />
      <span aria-hidden="true">{labels[i]}</span>
    </label>
  ))
  return (
    <fieldset
      lang={tag}
      className={classNames(styles.choices, numbers ? styles.inCalculation : arrangement)}
      style={{ '--longest': longest, '--count': choices.length, '--digits': numbers?.join('').length } as CSSProperties}
    >
      <legend className="unseen">{textOf(ask(asks), written)}</legend>
      {numbers === null
        ? buttons
        : numbers.map((number, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of a calculation never move
            <span key={i} className={styles.part}>
              {buttons[i - 1]}
              <span aria-hidden="true">{number}</span>
            </span>
          ))}
    </fieldset>
  )
}

/** Returns the numbers before, between and after the operators of a calculation, with their brackets. */
function numbersAround(expression: ExpressionLine['expression']): string[] {
  const tokens = tokensOf(expression)
  const operators = tokens.flatMap(({ kind }, i) => (kind === 'operator' ? [i] : []))
  return [-1, ...operators].map((from, i) =>
    tokens
      .slice(from + 1, operators[i])
      .map(({ text }) => text)
      .join(''),
  )
}

/** The length up to which choices are in a row. A longer word or number needs its own line. */
const longestInRow = 4
/** The length up to which the names of places are beside each other, like the columns on paper. */
const longestInColumns = 10
