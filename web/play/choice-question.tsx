import { type CSSProperties, type ReactNode, useEffect, useId } from 'react'
import type { ChoiceQuestion as ChoiceQuestionData } from '#maths'
import { classNames } from '../ui/class-names.ts'
import { type ChoiceLook, choiceLook } from './choice-look.ts'
import styles from './choice-question.module.css'
import { Bar } from './drawings/bar.tsx'
import { Flock } from './drawings/flock.tsx'
import type { KindProps } from './kinds.ts'
import { Scene } from './scene.tsx'
import { Tap } from './tap.tsx'
import taps from './taps.module.css'
import { useTypedChoice } from './use-typed-choice.ts'

const classesByLook: Record<ChoiceLook, { readonly all: string | undefined; readonly one: string | undefined }> = {
  strip: { all: styles.strip, one: styles.number },
  cards: { all: taps.taps, one: taps.card },
  groups: { all: classNames(taps.taps, styles.groups), one: styles.group },
  bars: { all: styles.bars, one: styles.bar },
}

/** Choices to tap: a strip of numbers, cards, groups of animals, or bars. */
export function ChoiceQuestion({ question, answer, onAnswer, mark, locked, focus }: KindProps<'choice'>) {
  const id = useId()
  const { choices } = question
  const look = classesByLook[choiceLook(question)]
  const choose = (choice: string) => onAnswer({ kind: 'choice', choice })
  // Tab comes to the choice that was made, or to the first.
  const entered = choices.includes(answer.choice) ? answer.choice : choices[0]
  useTypedChoice({ choices, onChoose: choose, onTakeBack: () => choose(''), isOpen: !locked })
  useEffect(() => {
    // The focus follows a choice made by its digits or letter.
    if (answer.choice !== '' && !locked) focus.current?.focus({ preventScroll: true })
  }, [answer.choice, locked, focus])
  return (
    <Scene question={question} promptId={id}>
      <fieldset className={look.all} aria-labelledby={id} style={{ '--choices': choices.length } as CSSProperties}>
        {choices.map((choice) => (
          <Tap
            key={choice}
            type="radio"
            name={id}
            label={labelOf(question, choice)}
            chosen={choice === answer.choice}
            onChoose={() => choose(choice)}
            locked={locked}
            mark={mark}
            className={look.one}
            ref={choice === entered ? focus : undefined}
          >
            {faceOf(question, choice)}
          </Tap>
        ))}
      </fieldset>
    </Scene>
  )
}

function labelOf({ drawn }: ChoiceQuestionData, choice: string): string {
  if (drawn.kind !== 'groups') return choice
  return `${choice}: some ${drawn.groups.find(({ label }) => label === choice)?.animal}`
}

function faceOf({ drawn }: ChoiceQuestionData, choice: string): ReactNode {
  if (drawn.kind === 'groups') {
    const group = drawn.groups.find(({ label }) => label === choice)
    return (
      <>
        <span className={styles.letter} aria-hidden="true">
          {choice}
        </span>
        <span className={styles.flock}>{group && <Flock flock={group} beside={drawn.groups} />}</span>
      </>
    )
  }
  if (drawn.kind === 'bars') {
    const bar = drawn.bars.find(({ label }) => label === choice)
    return (
      <>
        <span aria-hidden="true">{choice}</span>
        {bar && <Bar bar={bar} />}
      </>
    )
  }
  return <span aria-hidden="true">{choice}</span>
}
