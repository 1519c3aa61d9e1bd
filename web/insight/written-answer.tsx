import type { Answer, Language, Question } from '#maths'
import { aroundGap } from '../play/help/around-gap.ts'
import { useLanguage } from '../play/language/language.ts'
import styles from './written-answer.module.css'

/** A question with an answer in the dashed box of the play screens. */
export function WrittenAnswer({ question, gave }: { question: Question; gave: Answer }) {
  const { say } = useLanguage()
  const [before, after] = aroundAnswer(question, say)
  return (
    <>
      {before} <span className={styles.gave}>{say.givenAnswer(gave)}</span>
      {after !== '' && ` ${after}`}
    </>
  )
}

/** Returns a question with an answer as text: "47 + 38 = 75". */
export function writtenAnswer(question: Question, gave: Answer, say: Language): string {
  const [before, after] = aroundAnswer(question, say)
  return [before, say.givenAnswer(gave), after].filter((part) => part !== '').join(' ')
}

/** Returns the lengths at the sides of a shape, or null for other questions: "12 cm, 37 cm, 35 cm", or "5 × 12 cm". */
export function writtenSides({ drawn }: Question, say: Language): string | null {
  if (drawn.kind !== 'shape') return null
  const lengths = drawn.sides.flatMap((side) => (side ? [say.quantity(side)] : []))
  return drawn.equalSides && lengths.length === 1 ? `${drawn.sides.length} × ${lengths[0]}` : lengths.join(', ')
}

/**
 * Returns a question up to its answer, and what follows the answer: "47 + 38 =", or "5 6" and "8", or "3 m =" and "cm".
 */
function aroundAnswer(question: Question, say: Language): readonly [before: string, after: string] {
  const { drawn, expects } = question
  const { shown, unseen } = say.prompt(question)
  const unit = (expects.kind === 'number' && expects.unit) || ''
  // A run of numbers is the question itself.
  if (drawn.kind === 'run') return aroundGap(drawn.numbers)
  // The prompt of a number word leaves out the word, which a child reads on tiles.
  if (drawn.kind === 'word') return [say.text(question), unit]
  return [drawn.kind === 'expression' && unseen === '' ? `${shown} =` : shown, unit]
}
