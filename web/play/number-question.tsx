import { type CSSProperties, useId } from 'react'
import type { Mark } from '#maths'
import { classes } from '../ui/classes.ts'
import type { KindProps } from './kinds.ts'
import styles from './number-question.module.css'
import { typedNumber } from './typed-number.ts'

const boxByMark: Record<Mark, string | undefined> = {
  right: styles.right,
  wrong: styles.wrong,
  timeUp: styles.wrong,
  shown: styles.shown,
}

/** Signs without spaces from which the question is set smaller; told by the level, so that it stays one size. */
const longFrom = 8

/** "47 + 38 =" and a box. */
export function NumberQuestion({ level, question, answer, onAnswer, mark, locked, touch, focus }: KindProps<'number'>) {
  const id = useId()
  const long = level.title.replaceAll(' ', '').length >= longFrom
  return (
    <div className={classes(styles.ask, long && styles.long, touch && styles.withPad)}>
      <label htmlFor={id} aria-live="polite">
        {question.text} <span aria-hidden="true">=</span>
      </label>
      <input
        ref={focus}
        id={id}
        className={classes(styles.box, mark !== null && boxByMark[mark])}
        style={{ '--signs': level.dealer.answer.signs } as CSSProperties}
        placeholder="?"
        inputMode={touch ? 'none' : 'decimal'}
        autoComplete="off"
        value={answer.number}
        readOnly={locked}
        onChange={(event) => onAnswer({ kind: 'number', number: typedNumber(event.target.value) })}
      />
    </div>
  )
}
