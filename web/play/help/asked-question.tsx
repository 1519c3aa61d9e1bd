import type { CSSProperties } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { say } from '../round/language.ts'
import numberBox from '../round/number-box.module.css'
import styles from './help-panel.module.css'
import { sentenceWidth, sumWidth } from './sum-width.ts'

/** The lengths of a question in words, in characters, from which it is smaller, and from which it has two lines. */
const [longFrom, twoLinesFrom] = [10, 24]

interface AskedQuestionProps {
  readonly level: PlayableLevel
  readonly question: Question
  /** Whether the right answer is in the box. */
  readonly isAnswered: boolean
}

/** The question above the steps, in one line with its box. A longer question in words has two lines. */
export function AskedQuestion({ level, question, isAnswered }: AskedQuestionProps) {
  const { shown, unseen } = say.prompt(question)
  const { expects } = question
  const isExpression = question.drawn.kind === 'expression'
  const unit = expects.kind === 'number' ? expects.unit : undefined
  const maxLength = expects.kind === 'number' ? level.dealer.answer.maxLength : 0
  const width = isExpression
    ? sumWidth(`${shown} = ${unit ?? ''}`, maxLength)
    : sentenceWidth(`${shown} ${unit ?? ''}`, shown.length >= twoLinesFrom ? 2 : 1, maxLength)
  return (
    <p
      className={classNames(
        styles.question,
        !isExpression && styles.sentence,
        !isExpression && shown.length >= longFrom && styles.long,
      )}
      style={{ '--ems': width } as CSSProperties}
    >
      <span>
        {shown}
        {isExpression && unseen === '' && ' ='} {unseen !== '' && <span className="unseen">{unseen}</span>}
      </span>
      <span className={styles.withUnit}>
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
        {unit && <span>{unit}</span>}
      </span>
    </p>
  )
}
