import type { ComponentType } from 'react'
import { choiceCounts, itemCounts, mostConditions } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import styles from '../problems.module.css'
import type { ProblemProps } from './problem-props.ts'
import { type AnswerKind, type DraftProblem, filledIndex, replaced, withNamedNumbers, without } from './set-draft.ts'
import { TypedField } from './typed-field.tsx'

/** How an answer of each kind is written. */
interface Writing {
  readonly text: () => string
  readonly Fields: ComponentType<ProblemProps>
  /** Fields beside the choice of the kind. */
  readonly MoreFields?: ComponentType<ProblemProps>
}

const writingByKind: { readonly [K in AnswerKind]: Writing } = {
  number: { text: () => m.problems_kind_number(), Fields: NumberField, MoreFields: UnitAndWithin },
  choice: { text: () => m.problems_kind_choice(), Fields: Choices },
  order: { text: () => m.problems_kind_order(), Fields: Items },
}
const kinds = Object.keys(writingByKind) as AnswerKind[]

interface AnswerPartProps extends ProblemProps {
  /** The numbers that are left out, a sentence for each reason. */
  readonly leftOut: readonly string[]
}

/** The kind of answer, the answer, and the conditions of the numbers. */
export function AnswerPart(props: AnswerPartProps) {
  const { problem, onChange, leftOut } = props
  const { kind } = problem
  const { Fields, MoreFields } = writingByKind[kind]
  const hasConditions = problem.numbers.length > 0 || problem.conditions.length > 0
  return (
    <>
      <div className={hasConditions ? styles.pair : undefined}>
        {hasConditions && <Conditions {...props} />}
        <div>
          <Fields {...props} />
          {leftOut.map((words) => (
            <p key={words} className={styles.soft}>
              {words}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.answer}>
        <Select
          label={m.problems_kind()}
          value={kind}
          options={kinds.map((value) => ({ value, text: writingByKind[value].text() }))}
          onChoose={(value) => onChange({ ...problem, kind: value as AnswerKind })}
        />
        {MoreFields && <MoreFields {...props} />}
      </div>
    </>
  )
}

function NumberField({ problem, onChange, faultAt }: ProblemProps) {
  const { number } = problem.answers
  return (
    <TypedField
      isExpression
      label={m.problems_answer()}
      value={number.expression}
      onType={(expression) => onChange(withNumber(problem, { expression }))}
      error={faultAt({ name: 'answer' })}
    />
  )
}

function UnitAndWithin({ problem, onChange, faultAt }: ProblemProps) {
  const { number } = problem.answers
  return (
    <>
      <TypedField
        label={m.problems_unit()}
        value={number.unit}
        onType={(unit) => onChange(withNumber(problem, { unit }))}
        error={faultAt({ name: 'unit' })}
      />
      <TypedField
        isExpression
        inputMode="decimal"
        label={m.problems_within()}
        value={number.within}
        onType={(within) => onChange(withNumber(problem, { within }))}
        error={faultAt({ name: 'within' })}
      />
    </>
  )
}

const withNumber = (problem: DraftProblem, changed: Partial<DraftProblem['answers']['number']>): DraftProblem => ({
  ...problem,
  answers: { ...problem.answers, number: { ...problem.answers.number, ...changed } },
})

/** The fault of choices or items as a whole. */
function AnswerFault({ faultAt }: Pick<ProblemProps, 'faultAt'>) {
  const text = faultAt({ name: 'answer' })
  return text && <FieldError>{text}</FieldError>
}

function Conditions({ problem, onChange, faultAt }: ProblemProps) {
  const { conditions } = problem
  const shown = conditions.length === 0 ? [''] : conditions
  const faultOf = (index: number) => {
    const filled = filledIndex(shown, index)
    return filled === null ? undefined : faultAt({ name: 'condition', index: filled })
  }
  return (
    <div className={styles.stack}>
      {shown.map((condition, index) => (
        <TypedField
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name than its place.
          key={index}
          isExpression
          label={index === 0 ? m.problems_only_when() : m.problems_and_when()}
          value={condition}
          onType={(typed) => onChange({ ...problem, conditions: replaced(shown, index, typed) })}
          error={faultOf(index)}
        />
      ))}
      {faultAt({ name: 'conditions' }) && <FieldError>{faultAt({ name: 'conditions' })}</FieldError>}
      {shown.length < mostConditions && (
        <TextButton className={styles.small} onClick={() => onChange({ ...problem, conditions: [...shown, ''] })}>
          <Icon name="plus" /> {m.problems_add_condition()}
        </TextButton>
      )}
    </div>
  )
}

function Choices({ problem, onChange, faultAt }: ProblemProps) {
  const { choice } = problem.answers
  const { choices, right } = choice
  const change = (changed: Partial<typeof choice>) => onChange(withAnswer(problem, { ...choice, ...changed }))
  const [fewest, most] = choiceCounts
  return (
    <>
      <fieldset>
        <legend>{m.problems_choices()}</legend>
        {choices.map((text, index) => (
          <TypedField
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no other name than its place.
            key={index}
            hasHiddenLabel
            label={m.problems_choice({ number: index + 1 })}
            value={text}
            onType={(typed) => change({ choices: replaced(choices, index, typed) })}
            error={faultAt({ name: 'choice', index })}
          >
            <label className={styles.right}>
              <input
                type="radio"
                name={`right-${problem.id}`}
                checked={index === right}
                aria-label={m.problems_right_of({ number: index + 1 })}
                onChange={() => change({ right: index })}
              />
              {m.problems_right()}
            </label>
            {choices.length > fewest && (
              <TextButton
                className={styles.bin}
                aria-label={m.problems_remove_choice({ number: index + 1 })}
                onClick={() =>
                  change({
                    choices: without(choices, index),
                    right: right > index ? right - 1 : Math.min(right, choices.length - 2),
                  })
                }
              >
                <Icon paths={teacherIcons.bin} />
              </TextButton>
            )}
          </TypedField>
        ))}
        {choices.length < most && (
          <TextButton className={styles.small} onClick={() => change({ choices: [...choices, ''] })}>
            <Icon name="plus" /> {m.problems_add_choice()}
          </TextButton>
        )}
      </fieldset>
      <AnswerFault faultAt={faultAt} />
    </>
  )
}

function Items({ problem, onChange, faultAt }: ProblemProps) {
  const { order } = problem.answers
  const { items } = order
  const change = (changed: readonly string[]) => onChange(withAnswer(problem, { ...order, items: changed }))
  const [fewest, most] = itemCounts
  return (
    <>
      <fieldset>
        <legend>{m.problems_items()}</legend>
        {items.map((text, index) => (
          <TypedField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of an item is its answer.
            key={index}
            hasHiddenLabel
            label={m.problems_item({ number: index + 1 })}
            value={text}
            onType={(typed) => change(replaced(items, index, typed))}
            error={faultAt({ name: 'item', index })}
          >
            {items.length > fewest && (
              <TextButton
                className={styles.bin}
                aria-label={m.problems_remove_item({ number: index + 1 })}
                onClick={() => change(without(items, index))}
              >
                <Icon paths={teacherIcons.bin} />
              </TextButton>
            )}
          </TypedField>
        ))}
        {items.length < most && (
          <TextButton className={styles.small} onClick={() => change([...items, ''])}>
            <Icon name="plus" /> {m.problems_add_item()}
          </TextButton>
        )}
      </fieldset>
      <AnswerFault faultAt={faultAt} />
    </>
  )
}

/** Returns a problem with another answer of its kind. Names in braces in it get their numbers. */
function withAnswer(problem: DraftProblem, answer: DraftProblem['answers'][AnswerKind]): DraftProblem {
  return withNamedNumbers({ ...problem, answers: { ...problem.answers, [answer.kind]: answer } })
}
