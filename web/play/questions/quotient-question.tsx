import { useEffect, useId, useRef } from 'react'
import { say } from '../../language.ts'
import { NumberBox } from '../keyboard/number-box.tsx'
import type { KindProps } from '../kinds.ts'
import styles from './question-row.module.css'
import { askClass } from './question-row.ts'

const parts = ['quotient', 'remainder'] as const

/** "75 ÷ 4 =" and two boxes, quotient and remainder. */
export function QuotientQuestion(props: KindProps<'quotientAndRemainder'>) {
  const { level, question, answer, onAnswer, focus, ...box } = props
  const id = useId()
  const boxes = useRef<Partial<Record<(typeof parts)[number], HTMLInputElement | null>>>({})

  useEffect(() => {
    // A new try begins in the first box.
    if (!box.locked) focus.current = boxes.current.quotient ?? null
  }, [box.locked, focus])

  return (
    <div className={askClass(level, box.touch)}>
      <span aria-live="polite">
        {say.prompt(question).shown} <span aria-hidden="true">=</span>
      </span>
      <div className={styles.pair}>
        {parts.map((part) => (
          <span key={part} className={styles.part}>
            <NumberBox
              {...box}
              ref={(element) => {
                boxes.current[part] = element
              }}
              id={`${id}${part}`}
              part={part}
              signs={part === 'quotient' ? level.dealer.answer.maxLength : 1}
              value={answer[part]}
              onValue={(number) => onAnswer({ ...answer, [part]: number })}
              onFocus={() => {
                focus.current = boxes.current[part] ?? null
              }}
            />
            <label htmlFor={`${id}${part}`}>{part}</label>
          </span>
        ))}
      </div>
    </div>
  )
}
