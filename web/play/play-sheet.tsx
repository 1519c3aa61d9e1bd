import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { missingPart, type PlayableLevel } from '#maths'
import { classNames } from '../ui/class-names.ts'
import { Key } from '../ui/key.tsx'
import { StreakLine } from '../ui/streak-line.tsx'
import { boxOf } from './box-of.ts'
import { type Pictures, PicturesContext } from './drawing.tsx'
import { keepFocus } from './keep-focus.ts'
import { type Kinds, kindOf } from './kinds.ts'
import { MarkedMessage } from './marked-message.tsx'
import { noticeFor } from './notice.ts'
import { onCheck } from './on-check.ts'
import styles from './play-sheet.module.css'
import { StreakCount } from './streak-count.tsx'
import type { RoundOnScreen } from './use-round.ts'
import { useTyping } from './use-typing.ts'
import { waitWithFocus } from './wait-with-focus.ts'

export interface SheetProps {
  readonly level: PlayableLevel
  readonly round: RoundOnScreen
  /** Whether the answers are given by touch. */
  readonly touch: boolean
  /** Shown in the room of the message while there is no message. */
  readonly idle?: ReactNode
}

interface PlaySheetProps extends SheetProps {
  readonly kinds: Kinds
  readonly pictures: Pictures
}

/** The task: question, answer, Check, message and streak. It wants a `key` of the round's id. */
export function PlaySheet({ level, round, touch, idle, kinds, pictures }: PlaySheetProps) {
  const { shown } = round
  const { empty, View, Pad, Tools } = kindOf(kinds, shown.question.expects.kind)
  const [answer, setAnswer] = useState(empty)
  const [notice, setNotice] = useState('')
  const focus = useRef<HTMLInputElement>(null)
  const right = shown.mark === 'right'

  useEffect(() => {
    if (shown.locked) setAnswer(empty)
    else if (focus.current) waitWithFocus(focus.current)
  }, [shown.locked, empty])

  useTyping(focus, !shown.locked)

  function check(event: SyntheticEvent) {
    event.preventDefault()
    if (shown.locked) return
    setNotice(noticeFor(shown.question, answer))
    const missing = missingPart(shown.question, answer)
    if (missing) return (boxOf(focus, missing) ?? focus.current)?.focus()
    // With the mark, not after it: the box shows the marked answer, and the next begins empty.
    if (round.answer(answer)) setAnswer(empty)
  }
  function become(next: typeof answer) {
    setAnswer(next)
    setNotice('')
  }

  const kind = {
    level,
    question: shown.question,
    answer: shown.answer ?? answer,
    onAnswer: become,
    mark: shown.mark,
    locked: shown.locked,
    touch,
    focus,
  }
  return (
    <form
      className={classNames(styles.sheet, touch && Pad && styles.withPad)}
      {...onCheck(check)}
      onMouseDown={keepFocus}
      noValidate
    >
      <PicturesContext value={pictures}>
        <View {...kind} />
      </PicturesContext>
      <MarkedMessage round={round} className={styles.message} notice={notice} idle={idle} />
      {touch && Pad ? (
        <div className={styles.controls}>
          <Pad {...kind} />
        </div>
      ) : (
        <div className={styles.row}>
          {Tools && <Tools {...kind} />}
          <Key kind="hue" size="big" type="submit" className={styles.check} aria-disabled={shown.locked}>
            Check
          </Key>
        </div>
      )}
      <div className={styles.streak}>
        <StreakCount streak={shown.streak} hasGrown={right} className={styles.count} />
        <StreakLine of={level.target} n={Math.min(shown.streak, level.target)} hopping={right} />
      </div>
    </form>
  )
}
