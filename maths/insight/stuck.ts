/** Levels on which a student is stuck (docs/product/teacher-screens.md, "Insight"). */
import type { Operation } from '../curriculum.ts'
import { groupBy } from './group-by.ts'
import { insightByOperation } from './operation-insight.ts'
import type { RecentQuestion } from './recent-questions.ts'
import type { SlipCount } from './slip-counts.ts'

/** The fewest questions of 14 days. */
export const fewestQuestions = (operation: Operation) => insightByOperation[operation].fewestQuestions

/** The most right first answers of the last ten. */
const mostRight = 6

/**
 * Returns the levels on which a student seems to be stuck: many questions, few right, and no slips that count and
 * explain half of the misses or more.
 * A level that is completed does not count, which the caller has to find out.
 */
export function stuckLevels(
  operation: Operation,
  questions: readonly RecentQuestion[],
  slips: readonly SlipCount[],
): string[] {
  return Array.from(groupBy(questions, ({ levelId }) => levelId)).flatMap(([levelId, own]) => {
    const right = own.slice(-10).filter(({ first }) => first === 'right').length
    const isStuck = own.length >= fewestQuestions(operation) && right <= mostRight
    const misses = own.filter(({ first }) => first !== 'right').length
    const explained = slips.reduce((sum, { levels }) => sum + (levels.get(levelId) ?? 0), 0)
    return isStuck && explained * 2 < misses ? [levelId] : []
  })
}
