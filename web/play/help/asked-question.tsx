import type { CSSProperties } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { say } from '../round/language.ts'
import numberBox from '../round/number-box.module.css'
import styles from './help-panel.module.css'
import { textWidth } from './pictures/calculation/marks.tsx'
import { sumWidth } from './sum-width.ts'

/** The length of a question in words, in characters, from which it is smaller. */
const longFrom = 10

/** The length of a question in words, in characters, from which it has two lines beside its box. */
const twoLinesFrom = 24

/** The width of a letter in font sizes, as an average of a sentence with its spaces. */
const letterWidth = 0.5

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
  const isExpression = question.drawn.kind === 'expression'
  const unit = expects.kind === 'number' ? expects.unit : undefined
  const maxLength = expects.kind === 'number' ? level.dealer.answer.maxLength : 0
  const words = (letterWidth * shown.length) / (shown.length >= twoLinesFrom ? 2 : 1)
  const boxWidth = Math.max(maxLength, 2)
  const ems =
    (isExpression ? sumWidth(`${shown} =`, boxWidth) : words + sumWidth('', boxWidth)) + textWidth(unit ?? '', 1)
  return (
    <p
      className={classNames(
        styles.question,
        isExpression ? styles.calculation : styles.sentence,
        !isExpression && shown.length >= longFrom && styles.long,
      )}
      style={{ '--ems': ems } as CSSProperties}
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
