import type { CSSProperties } from 'react'
import { groupDigits, type Language, type PlayableLevel, type Question } from '#maths'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { useLanguage } from '../language/language.ts'
import numberBox from '../round/number-box.module.css'
import { aroundGap } from './around-gap.ts'
import styles from './help-panel.module.css'
import { sentenceWidth, sumWidth } from './sum-width.ts'

/** The lengths of a question in words, in characters, from which it is smaller, and from which it has two lines. */
const [longFrom, twoLinesFrom] = [10, 24]
/** The largest width, in font sizes, of a question with its box that fits between the steps and their number. */
const shortUpTo = 12

interface AskedQuestionProps {
  readonly level: PlayableLevel
  readonly question: Question
  /** Whether the right answer is in the box. */
  readonly isAnswered: boolean
  /** Whether the answer has the word of its number, if the question asks for both. */
  readonly tellsWord: boolean
}

/** The characters of a remainder with the r before it: " r 5". */
const remainderLength = 4

/** Returns how many characters fit in the box. The number does not reveal the length of an answer that is not shown. */
function longestAnswer({ dealer }: PlayableLevel, question: Question, say: Language): number {
  const { maxLength } = dealer.answer
  switch (question.expects.kind) {
    case 'quotientAndRemainder':
      return Math.max(maxLength + remainderLength, say.answer(question).length)
    case 'order':
      return say.answer(question).length
    case 'numberAndWord':
    case 'choice':
      return 0
    default:
      return maxLength
  }
}

/** The question above the steps, in one line with its box. A longer question in words has two lines. */
export function AskedQuestion({ level, question, isAnswered, tellsWord }: AskedQuestionProps) {
  const { say } = useLanguage()
  const { drawn, expects } = question
  // The picture of the sheet, which has the number word, is not on the screen.
  const { shown, unseen } = drawn.kind === 'word' ? { shown: say.text(question), unseen: '' } : say.prompt(question)
  const isExpression = drawn.kind === 'expression'
  // A run of numbers is the question itself, with the box in its gap.
  const [before, after] = drawn.kind === 'run' ? aroundGap(drawn.numbers) : [shown, '']
  const isSentence = !isExpression && drawn.kind !== 'run'
  const isWithWord = expects.kind === 'numberAndWord' && isAnswered
  const answer = expects.kind === 'numberAndWord' && !tellsWord ? String(expects.number) : say.answer(question)
  const unit = expects.kind === 'number' ? expects.unit : undefined
  const maxLength = longestAnswer(level, question, say)
  const width = isSentence
    ? sentenceWidth(`${shown} ${unit ?? ''}`, shown.length >= twoLinesFrom ? 2 : 1, maxLength)
    : sumWidth(`${before} = ${after}${unit ?? ''}`, maxLength)
  return (
    <p
      className={classNames(
        styles.question,
        isSentence && styles.sentence,
        width <= shortUpTo && styles.short,
        isSentence && shown.length >= longFrom && styles.long,
        isWithWord && (tellsWord ? styles.inWords : styles.withoutWord),
      )}
      style={{ '--ems': width } as CSSProperties}
    >
      {!isSentence && !isExpression && (
        <span className="unseen" lang={say.tag}>
          {shown}
        </span>
      )}
      <span lang={say.tag}>
        {before}
        {isExpression && unseen === '' && '\u00a0='} {unseen !== '' && <span className="unseen">{unseen}</span>}
      </span>
      <span className={styles.withUnit}>
        <span
          className={classNames(numberBox.box, styles.box, isAnswered && numberBox.shown)}
          style={{ '--max-length': maxLength } as CSSProperties}
        >
          {isAnswered ? (
            <>
              <span className="unseen">{m.help_answer({ answer })}</span>
              <span lang={say.tag} aria-hidden="true">
                {groupDigits(answer)}
              </span>
            </>
          ) : (
            <span className={styles.empty}>?</span>
          )}
        </span>
        {unit && <span>{unit}</span>}
      </span>
      {after !== '' && <span>{after}</span>}
    </p>
  )
}
