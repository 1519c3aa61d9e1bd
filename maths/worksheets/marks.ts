/** The marks of a student's worksheet, as a teacher enters them (docs/product/teacher-screens.md, "Enter marks"). */
import { check, missingPart } from '../check.ts'
import type { Answer, Question } from '../question.ts'

/**
 * The mark of one question. A teacher types what was written, which the server checks like an answer in the app, or
 * only says whether it is right.
 */
export type PaperMark =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wrote'; readonly answer: Answer }
  | { readonly kind: 'leftOut' }

/**
 * Returns whether the question was answered right. Null if it was left out, including with nothing written. An answer
 * with an empty part is wrong, because nobody can ask the child to go on.
 */
export function isRightOnPaper(question: Pick<Question, 'expects'>, mark: PaperMark): boolean | null {
  if (mark.kind === 'leftOut') return null
  if (mark.kind !== 'wrote') return mark.kind === 'right'
  const verdict = check(question, mark.answer)
  if (verdict !== 'blank') return verdict === 'right'
  return missingPart(question, mark.answer) === null ? null : false
}
