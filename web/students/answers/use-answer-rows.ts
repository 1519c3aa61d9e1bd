import type { Output } from '#contract'
import { useMistakes } from '../../insight/use-mistakes.ts'
import { useLanguage } from '../../play/language/language.ts'
import { type AnswerOrder, answerRows, isMissed, newestFirst, rowsInOrder } from './answer-rows.ts'

/** The choices of a teacher on the page of a student's answers. */
export interface AnswersView {
  readonly show: 'all' | 'missed'
  readonly order: AnswerOrder
  readonly hasSeconds: boolean
}

export const firstView: AnswersView = { show: 'all', order: newestFirst, hasSeconds: true }

/** Returns the rows of a student's answers, those that were missed, and those of the view in their order. */
export function useAnswerRows(
  { answers, today }: Output<'GET /api/classes/{class}/students/{student}/answers'>,
  { show, order }: AnswersView,
) {
  const { say } = useLanguage()
  const mistakes = useMistakes()
  const rows = answerRows(answers, today, say, mistakes.data)
  const missed = rows.filter(isMissed)
  return { rows, missed, inOrder: rowsInOrder(show === 'all' ? rows : missed, order) }
}
