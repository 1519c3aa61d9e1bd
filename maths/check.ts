import { readDecimal, scaled } from './decimal.ts'
import type { Answer, NumberQuestion, Question } from './question.ts'
import type { Verdict } from './vocabulary.ts'

/**
 * Marks an answer. Blank is a third outcome: it is ignored (specification 1, section 5).
 * An answer of another kind than the question asks for is wrong.
 */
export function check(question: Question, answer: Answer): Verdict {
  if (answer.kind !== question.kind) return 'wrong'
  return checkNumber(question, answer.number)
}

/**
 * Whole-number levels compare whole numbers; decimal levels compare after rounding to six places, which holds the
 * tolerance of 1e-7 (specification 1, section 5: "Answer check").
 */
function checkNumber(question: NumberQuestion, typed: string): Verdict {
  if (typed.trim() === '') return 'blank'
  const number = readDecimal(typed, question.places)
  if (number === null) return 'wrong'
  if (question.places === 0) return number === question.answer ? 'right' : 'wrong'
  return scaled(number, 6) === scaled(question.answer, 6) ? 'right' : 'wrong'
}
