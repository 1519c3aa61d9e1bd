import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { type Answer, missingPart, type Playable, type Question, type SetRef } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { StreakLine } from '../../ui/base/streak-line.tsx'
import { focusAnswer, useTyping } from '../keyboard/use-typing.ts'
import { useLanguage } from '../language/language.ts'
import { fastForm } from '../round/fast-form.ts'
import { MarkedMessage } from '../round/marked-message.tsx'
import { nod } from '../round/nod.ts'
import { NumberBox } from '../round/number-box.tsx'
import { NumberKeys } from '../round/number-keys.tsx'
import { StreakCount } from '../round/streak-count.tsx'
import type { RoundOnScreen } from '../round/use-round.ts'
import { noticeOf, youGave } from '../sheets/play-sheet.tsx'
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

/** The sheet of an own problem: its text as typed, picture, answer, Check, message and streak. */
export function OwnSheet({ playable, round, touch, idle }: OwnSheetProps) {
  const { shown } = round
  const { question, locked, mark } = shown
  const { say } = useLanguage()
  const id = useId()
  const empty = emptyOf(question)
  const [given, setGiven] = useState<Answer | null>(null)
  const [notice, setNotice] = useState('')
  const focus = useRef<HTMLInputElement>(null)
  const answer = shown.answer ?? given ?? empty
  const isTyped = question.expects.kind === 'number'
  const hasPad = touch && isTyped

  useEffect(() => {
    if (locked) setGiven(null)
    else if (focus.current) focusAnswer(focus.current)
  }, [locked])
  useTyping(focus, !locked && isTyped)
  // A notice is about the answer on screen, and a move ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move ends the notice
  useEffect(() => setNotice(''), [round.state.lastMove])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (locked) return
    const refused = round.answer(answer)
    setNotice(noticeOf(refused, refused && missingPart(question, answer), answer))
    if (refused === 'nothingAnswered') nod(focus.current)
    if (refused === null) setGiven(null)
  }
  function change(next: Answer) {
    if (locked) return
    setGiven(next)
    setNotice('')
  }
  const number = answer.kind === 'number' ? answer.number : ''
  const setNumber = (next: string) => {
    change({ kind: 'number', number: next })
    focus.current?.focus({ preventScroll: true })
  }
  const check = { locked, value: () => number, onValue: setNumber }
  const { maxLength, point, minus } = playable.dealer.answer
  return (
    <form className={classNames(styles.sheet, hasPad && styles.withPad)} {...fastForm(submit)}>
      <div className={styles.problem} data-part="scene">
        <p id={id} className={styles.text} aria-live="polite">
          {say.prompt(question).shown}
        </p>
        <OwnPicture question={question} />
        {question.expects.kind === 'number' ? (
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
            {question.expects.ownUnit && <span className={styles.unit}>{question.expects.ownUnit}</span>}
          </div>
        ) : (
          <OwnCards
            question={question}
            answer={answer}
            onAnswer={change}
            mark={mark}
            locked={locked}
            promptId={id}
            focus={focus}
          />
        )}
      </div>
      <MarkedMessage
        round={round}
        className={styles.message}
        notice={notice}
        gave={shown.missed ? youGave(shown.missed, say) : ''}
        hasBegun={given !== null}
        idle={idle}
      />
      {hasPad ? (
        <div className={styles.controls}>
          <NumberKeys
            point={point}
            {...check}
            otherButton={minus && <Button onClick={() => setNumber(withSign(number))}>−</Button>}
          />
        </div>
      ) : (
        <Button kind="themed" size="big" type="submit" className={styles.check} aria-disabled={locked}>
          {m.play_check()}
        </Button>
      )}
      <div className={styles.streak}>
        <StreakCount streak={shown.streak} hasGrown={mark === 'right'} className={styles.count} />
        <StreakLine
          total={playable.target}
          value={Math.min(shown.streak, playable.target)}
          hopping={mark === 'right'}
        />
      </div>
    </form>
  )
}

function emptyOf({ expects }: Question): Answer {
  if (expects.kind === 'choice') return { kind: 'choice', choice: '' }
  return expects.kind === 'order' ? { kind: 'order', order: [] } : { kind: 'number', number: '' }
}

/** Returns a number with the other sign. */
const withSign = (number: string) => (number.startsWith('-') ? number.slice(1) : `-${number}`)
