import type { CSSProperties } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { say } from '../round/language.ts'
import numberBox from '../round/number-box.module.css'
import styles from './help-panel.module.css'

/** The length of a question, in characters, from which it is smaller. */
const longFrom = 10

interface AskedQuestionProps {
  readonly level: PlayableLevel
  readonly question: Question
  /** Whether the right answer is in the box. */
  readonly isAnswered: boolean
}

/** The length of a question in words, in characters, from which it may have two lines beside its box. */
const twoLinesFrom = 24

/** The question above the steps, in one line with its box. */
export function AskedQuestion({ level, question, isAnswered }: AskedQuestionProps) {
  const { shown, unseen } = say.prompt(question)
  const { expects } = question
  const isExpression = question.drawn.kind === 'expression'
  const unit = expects.kind === 'number' ? expects.unit : undefined
  const maxLength = expects.kind === 'number' ? level.dealer.answer.maxLength : 0
  const hasTwoLines = !isExpression && shown.length >= twoLinesFrom
  const ems = emsOf(shown, hasTwoLines ? 2 : 1) + emsOf(unit ?? '') + boxEms(maxLength)
  return (
    <p
      className={classNames(styles.question, shown.length >= longFrom && styles.long, !isExpression && styles.sentence)}
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

/** Returns the width of a text in font sizes, with an equals sign and the gaps. */
function emsOf(text: string, lines = 1): number {
  return text === '' ? 0 : (0.49 * text.length) / lines + 0.6
}

/** Returns the width of the box in font sizes (`.box` of number-box.module.css). */
function boxEms(maxLength: number): number {
  return Math.max(0.62 * maxLength + 1.4, 2.2)
}
