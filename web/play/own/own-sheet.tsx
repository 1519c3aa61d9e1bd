import { type ReactNode, useId } from 'react'
import type { Answer, OwnAnswer, Playable, SetRef } from '#maths'
import { Button } from '../../ui/base/button.tsx'
import { SheetFrame } from '../answering/sheet-frame.tsx'
import { useAnswerFocus, useAnswering } from '../answering/use-answering.ts'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import { NumberKeys } from '../round/number-keys.tsx'
import type { RoundOnScreen } from '../round/use-round.ts'
import { OwnCards } from './own-cards.tsx'
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

/** The sheet of an own problem: its text as typed, with its picture and its answer. */
export function OwnSheet({ playable, round, touch, idle }: OwnSheetProps) {
  const { question, locked, mark } = round.shown
  const { expects } = question
  const { say } = useLanguage()
  const id = useId()
  const answering = useAnswering(round, emptyByKind[expects.kind as OwnAnswer['kind']])
  const { answer, focus } = answering
  useAnswerFocus(answering, round)
  const change = (next: Answer) => locked || answering.change(next)
  const number = answer.kind === 'number' ? answer.number : ''
  const setNumber = (next: string) => {
    change({ kind: 'number', number: next })
    focus.current?.focus({ preventScroll: true })
  }
  const { maxLength, point, minus } = playable.dealer.answer
  return (
    <SheetFrame
      round={round}
      target={playable.target}
      answering={answering}
      look={styles}
      idle={idle}
      pad={
        touch &&
        expects.kind === 'number' && (
          <NumberKeys
            point={point}
            locked={locked}
            value={() => number}
            onValue={setNumber}
            otherButton={minus && <Button onClick={() => setNumber(withSign(number))}>−</Button>}
          />
        )
      }
    >
      <div className={styles.problem} data-part="scene">
        <p id={id} className={styles.text} aria-live="polite">
          {say.prompt(question).shown}
        </p>
        <OwnPicture question={question} />
        {expects.kind === 'number' ? (
          <div className={styles.answer}>
            <NumberBox
              ref={focus}
              id={`${id}number`}
              labelledBy={id}
              maxLength={maxLength}
              value={number}
              mark={mark}
              locked={locked}
              touch={touch}
              onValue={setNumber}
            />
            {expects.ownUnit && <span className={styles.unit}>{expects.ownUnit}</span>}
          </div>
        ) : (
          <OwnCards {...{ question, answer, mark, locked, focus }} onAnswer={change} promptId={id} />
        )}
      </div>
    </SheetFrame>
  )
}

/** The empty answers, by the kinds of answers that own problems have. */
const emptyByKind: { readonly [K in OwnAnswer['kind']]: Answer } = {
  number: { kind: 'number', number: '' },
  choice: { kind: 'choice', choice: '' },
  order: { kind: 'order', order: [] },
}

/** Returns a number with the other sign. */
const withSign = (number: string) => (number.startsWith('-') ? number.slice(1) : `-${number}`)
