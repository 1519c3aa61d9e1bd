import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { PlayableLevel } from '#maths'
import { classNames } from '../ui/class-names.ts'
import { Key } from '../ui/key.tsx'
import { StreakLine } from '../ui/streak-line.tsx'
import { kindOf } from './kinds.ts'
import { MarkedMessage } from './marked-message.tsx'
import styles from './play-sheet.module.css'
import type { RoundOnScreen } from './use-round.ts'
import { useTyping } from './use-typing.ts'

/** The task: question, answer, Check, message and streak. It wants a `key` of the round's id. */
export function PlaySheet(props: { level: PlayableLevel; round: RoundOnScreen; touch: boolean }) {
  const { level, round, touch } = props
  const { shown } = round
  const { empty, View, Pad } = kindOf(shown.question.kind)
  const [answer, setAnswer] = useState(empty)
  const focus = useRef<HTMLInputElement>(null)
  const right = shown.mark === 'right'

  useEffect(() => {
    if (shown.locked) setAnswer(empty)
    else focus.current?.focus({ preventScroll: true })
  }, [shown.locked, empty])

  useTyping(focus, !shown.locked)

  function check(event: FormEvent) {
    event.preventDefault()
    if (!shown.locked) round.answer(answer)
  }

  const kind = {
    level,
    question: shown.question,
    answer: shown.answer ?? answer,
    onAnswer: setAnswer,
    mark: shown.mark,
    locked: shown.locked,
    touch,
    focus,
  }
  return (
    <form
      className={classNames(styles.sheet, touch && styles.withPad)}
      onSubmit={check}
      onMouseDown={keepFocus}
      noValidate
    >
      <View {...kind} />
      <MarkedMessage round={round} className={styles.message} />
      {touch ? (
        <div className={styles.controls}>
          <Pad {...kind} />
        </div>
      ) : (
        <Key kind="hue" size="big" type="submit" className={styles.check} aria-disabled={shown.locked}>
          Check
        </Key>
      )}
      <div className={styles.streak}>
        <p className={classNames(styles.count, right && styles.grown)} role="status">
          {shown.streak}-Streak
        </p>
        <StreakLine n={Math.min(shown.streak, level.target)} hopping={right} />
      </div>
    </form>
  )
}

/** A tap beside the box or on a key leaves the focus where a child goes on typing. */
function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input, label')) event.preventDefault()
}
