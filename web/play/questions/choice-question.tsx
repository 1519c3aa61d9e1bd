import { type ComponentType, type CSSProperties, useEffect, useId } from 'react'
import { type Drawing, hasDrawnChoices, type Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import type { Kind, KindProps } from '../answer-kinds.ts'
import { useTypedChoice } from '../keyboard/use-typed-choice.ts'
import { useLanguage } from '../language/language.ts'
import { usePictureLanguage } from '../language/picture-language.ts'
import styles from './choice-question.module.css'
import { Scene } from './scene.tsx'
import { Tap } from './tap.tsx'
import tapRow from './tap-row.module.css'

const classesByLook: Record<ChoiceLook, { readonly all: string | undefined; readonly one: string | undefined }> = {
  strip: { all: styles.strip, one: styles.number },
  cards: { all: tapRow.row, one: tapRow.card },
  groups: { all: classNames(tapRow.row, styles.groups), one: styles.group },
  bars: { all: styles.bars, one: styles.bar },
}

/** The props of the picture of a choice, which includes its letter. */
export interface FaceProps {
  readonly drawn: Drawing
  readonly choice: string
}

interface ChoiceQuestionProps extends KindProps<'choice'> {
  /** The picture of a drawn choice. Any other choice is its text. */
  readonly Face: ComponentType<FaceProps>
}

/** Choices to tap: a strip of numbers, cards, groups of animals, or bars. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { level, question, answer, onAnswer, mark, locked, focus, ear, hearFirst, Face } = props
  const { tag } = useLanguage()
  const { describeChoice } = usePictureLanguage()
  const id = useId()
  const { expects, drawn } = question
  const { choices } = expects
  const kind = choiceLook(question)
  const look = classesByLook[kind]
  const choose = (choice: string) => onAnswer({ kind: 'choice', choice })
  // The Tab key focuses the chosen choice, or the first one.
  const tabStop = choices.includes(answer.choice) ? answer.choice : choices[0]
  useTypedChoice({ choices, onChoose: choose, onTakeBack: () => choose(''), isOpen: !locked })
  useEffect(() => {
    // The focus moves to a choice that was typed.
    if (answer.choice !== '' && !locked) focus.current?.focus({ preventScroll: true })
  }, [answer.choice, locked, focus])
  return (
    <Scene level={level} question={question} promptId={id} ear={ear}>
      <fieldset className={look.all} aria-labelledby={id} style={{ '--choices': choices.length } as CSSProperties}>
        {hearFirst}
        {choices.map((choice) => (
          <Tap
            key={choice}
            type="radio"
            name={id}
            label={describeChoice(question, choice)}
            lang={tag}
            chosen={choice === answer.choice}
            onChoose={() => choose(choice)}
            locked={locked}
            mark={mark}
            className={look.one}
            ref={choice === tabStop ? focus : undefined}
          >
            {kind === drawn.kind ? <Face drawn={drawn} choice={choice} /> : <span aria-hidden="true">{choice}</span>}
          </Tap>
        ))}
      </fieldset>
    </Scene>
  )
}

/** The least number of choices in a strip. Fewer numbers are cards. */
const stripFrom = 4

type ChoiceLook = 'strip' | 'groups' | 'bars' | 'cards'

/** Returns how the choices of a question look. */
export function choiceLook({ expects, drawn }: Question<'choice'>): ChoiceLook {
  if (hasDrawnChoices(drawn)) return drawn.kind
  const { choices } = expects
  const isCounting = choices.every((choice, i) => choice === String(i + 1))
  return isCounting && choices.length >= stripFrom ? 'strip' : 'cards'
}

/** Returns the kind of answer that chooses, with the component that draws a choice. */
export function choiceKind(Face: ComponentType<FaceProps>): Kind<'choice'> {
  return { empty: { kind: 'choice', choice: '' }, View: (props) => <ChoiceQuestion {...props} Face={Face} /> }
}
