import { type ComponentType, type ReactNode, useId } from 'react'
import type { Answer, isTapped, OwnAnswer, Playable, SetRef } from '#maths'
import { SheetFrame } from '../answering/sheet-frame.tsx'
import { useAnswerFocus, useAnswering } from '../answering/use-answering.ts'
import { useLanguage } from '../language/language.ts'
import type { RoundOnScreen } from '../round/use-round.ts'
import type { OwnAnswerProps } from './own-answer-props.ts'
import { OwnCards } from './own-cards.tsx'
import { OwnNumber, OwnNumberKeys } from './own-number.tsx'
import { OwnPicture } from './own-picture.tsx'
import styles from './own-sheet.module.css'

interface OwnSheetProps {
  readonly playable: Playable<SetRef>
  readonly round: RoundOnScreen
  /** Whether answers are given by touch. */
  readonly touch: boolean
  /** Shown in place of the message while there is none. */
  readonly idle: ReactNode
}

interface OwnKind<K extends OwnAnswer['kind']> {
  readonly empty: Answer
  readonly View: ComponentType<OwnAnswerProps>
  /** The buttons that type on a touch screen, where a box opens no keyboard of the system. Tapped answers have none. */
  readonly Pad: (typeof isTapped)[K] extends true ? null : ComponentType<OwnAnswerProps>
}

/** The view and the buttons of each kind of answer that own problems have. */
const kinds: { readonly [K in OwnAnswer['kind']]: OwnKind<K> } = {
  number: { empty: { kind: 'number', number: '' }, View: OwnNumber, Pad: OwnNumberKeys },
  choice: { empty: { kind: 'choice', choice: '' }, View: OwnCards, Pad: null },
  order: { empty: { kind: 'order', order: [] }, View: OwnCards, Pad: null },
}

/** The sheet of an own problem: its text as typed, with its picture and its answer. */
export function OwnSheet({ playable, round, touch, idle }: OwnSheetProps) {
  const { question, locked, mark } = round.shown
  const { say } = useLanguage()
  const promptId = useId()
  const { empty, View, Pad } = kinds[question.expects.kind as OwnAnswer['kind']]
  const answering = useAnswering(round, empty)
  const { answer, focus } = answering
  useAnswerFocus(answering, round)
  const onAnswer = (next: Answer) => locked || answering.change(next)
  const props: OwnAnswerProps = { playable, question, answer, onAnswer, mark, locked, touch, promptId, focus }
  return (
    <SheetFrame
      round={round}
      target={playable.target}
      answering={answering}
      look={styles}
      idle={idle}
      pad={touch && Pad && <Pad {...props} />}
    >
      <div className={styles.problem} data-part="scene">
        <p id={promptId} className={styles.text} aria-live="polite">
          {say.prompt(question).shown}
        </p>
        <OwnPicture question={question} />
        <View {...props} />
      </div>
    </SheetFrame>
  )
}
