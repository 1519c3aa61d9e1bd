/** The marks of a student's worksheet, as a teacher enters them (docs/product/teacher-screens.md, "Enter marks"). */
import { check } from '../check.ts'
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

/** Returns whether the question was answered right. Null where it was left out, also with nothing written. */
export function isRightOnPaper(question: Pick<Question, 'expects'>, mark: PaperMark): boolean | null {
  if (mark.kind === 'leftOut') return null
  if (mark.kind !== 'wrote') return mark.kind === 'right'
  const verdict = check(question, mark.answer)
  return verdict === 'blank' ? null : verdict === 'right'
}
