import { useId } from 'react'
import { m } from '../../language/messages.ts'
import type { KindProps } from '../answer-kinds.ts'
import { usePartBoxes } from '../keyboard/part-boxes.ts'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import styles from './question-row.module.css'
import { boxWidth, questionRow } from './question-row.ts'

const parts = ['quotient', 'remainder'] as const
const names = { quotient: m.play_quotient(), remainder: m.play_remainder() }

/** A division such as "75 ÷ 4 =" with a box for the quotient and a box for the remainder. */
export function QuotientQuestion(props: KindProps<'quotientAndRemainder'>) {
  const { level, question, answer, onAnswer, mark, locked, touch } = props
  const { say } = useLanguage()
  const id = useId()
  const boxOfPart = usePartBoxes('quotient', props)
  const { shown } = say.prompt(question)
  const lengths = { quotient: level.dealer.answer.maxLength, remainder: 1 } as const
  const boxes = boxWidth(lengths.quotient) + boxWidth(lengths.remainder) + 0.3
  const { text, ...row } = questionRow(level, touch, shown, boxes)
  return (
    <div {...row}>
      <span lang={say.tag} aria-live="polite">
        {text}
        <span aria-hidden="true">&nbsp;=</span>
      </span>
      <div className={styles.pair}>
        {parts.map((part) => (
          <span key={part} className={styles.part}>
            <NumberBox
              {...boxOfPart(part)}
              id={`${id}${part}`}
              maxLength={lengths[part]}
              value={answer[part]}
              onValue={(number) => onAnswer({ ...answer, [part]: number })}
              mark={mark}
              locked={locked}
              touch={touch}
            />
            <label htmlFor={`${id}${part}`}>{names[part]}</label>
          </span>
        ))}
      </div>
    </div>
  )
}
