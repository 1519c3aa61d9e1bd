/** The summary of a student's answers on paper in one part of a worksheet, in the same form as that of a round. */
import type { Question } from '../question.ts'
import { isRightOnPaper, type PaperMark } from '../worksheets/marks.ts'
import { withEntry } from './entry.ts'
import { type LevelInsight, pairOf, type RoundSummary } from './round-summary.ts'

export type PaperSummary = Pick<RoundSummary, 'answers' | 'rightAnswers' | 'entries'>

/** A worksheet has at most this many questions, and all of them are kept. */
const mostEntries = 60

/**
 * Returns the summary of the questions of a part with their marks. A question that was left out is no answer. A wrong
 * answer shows a slip only if it is known what was written.
 *
 * @param level null for a set of own problems, whose questions are not kept
 */
export function paperSummary(
  questions: readonly Question[],
  marks: readonly PaperMark[],
  level: Pick<LevelInsight, 'findSlips' | 'isFact'> | null,
): PaperSummary {
  let [answers, rightAnswers, entries] = [0, 0, '']
  for (const [i, question] of questions.entries()) {
    const mark = marks[i]
    const isRight = mark ? isRightOnPaper(question, mark) : null
    if (!mark || isRight === null) continue
    answers++
    if (isRight) rightAnswers++
    if (!level) continue
    const wrong = !isRight && mark.kind === 'wrote' ? mark.answer : null
    const fact = level.isFact ? { numbers: pairOf(question), tenths: null } : null
    const first = isRight ? 'right' : 'wrong'
    entries = withEntry(entries, { first, ...level.findSlips(question, wrong), fact }, mostEntries)
  }
  return { answers, rightAnswers, entries }
}
