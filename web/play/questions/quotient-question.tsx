import { useId } from 'react'
import { usePartBoxes } from '../keyboard/part-boxes.ts'
import type { KindProps } from '../kinds.ts'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import styles from './question-row.module.css'
import { questionRowClass } from './question-row.ts'

const parts = ['quotient', 'remainder'] as const

/** A division such as "75 ÷ 4 =" with a box for the quotient and a box for the remainder. */
export function QuotientQuestion(props: KindProps<'quotientAndRemainder'>) {
  const { level, question, answer, onAnswer, mark, locked, touch } = props
  const { say } = useLanguage()
  const id = useId()
  const boxOfPart = usePartBoxes('quotient', props)
  return (
    <div className={questionRowClass(level, touch)} data-part="question">
      <span aria-live="polite">
        {say.prompt(question).shown} <span aria-hidden="true">=</span>
      </span>
      <div className={styles.pair}>
        {parts.map((part) => (
          <span key={part} className={styles.part}>
            <NumberBox
              {...boxOfPart(part)}
              id={`${id}${part}`}
              maxLength={part === 'quotient' ? level.dealer.answer.maxLength : 1}
              value={answer[part]}
              onValue={(number) => onAnswer({ ...answer, [part]: number })}
              mark={mark}
              locked={locked}
              touch={touch}
            />
            <label htmlFor={`${id}${part}`}>{part}</label>
          </span>
        ))}
      </div>
    </div>
  )
}
