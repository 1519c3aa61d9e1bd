import type { CSSProperties } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { say } from '../round/language.ts'
import numberBox from '../round/number-box.module.css'
import styles from './help-panel.module.css'
import { sumWidth } from './sum-width.ts'

/** The length of a question in words, in characters, from which it is smaller. */
const longFrom = 10

interface AskedQuestionProps {
  readonly level: PlayableLevel
  readonly question: Question
  /** Whether the right answer is in the box. */
  readonly isAnswered: boolean
}

/** The question above the steps, in one line with its box. */
export function AskedQuestion({ level, question, isAnswered }: AskedQuestionProps) {
  const { shown, unseen } = say.prompt(question)
  const { expects } = question
  const isCalculation = question.drawn.kind === 'expression' && unseen === ''
  const maxLength = expects.kind === 'number' ? level.dealer.answer.maxLength : 0
  return (
    <p
      className={classNames(
        styles.question,
        isCalculation ? styles.calculation : shown.length >= longFrom && styles.long,
      )}
      style={{ '--ems': sumWidth(`${shown} =`, Math.max(maxLength, 2)) } as CSSProperties}
    >
      <span>
        {shown}
        {isCalculation && ' ='} {unseen !== '' && <span className="unseen">{unseen}</span>}
      </span>
      <span
        className={classNames(numberBox.box, styles.box, isAnswered && numberBox.shown)}
        style={{ '--max-length': maxLength } as CSSProperties}
      >
        {isAnswered ? (
          <>
            <span className="unseen">The answer is </span>
            {say.answer(question)}
          </>
        ) : (
          <span className={styles.empty}>?</span>
        )}
      </span>
      {expects.kind === 'number' && expects.unit}
    </p>
  )
}
