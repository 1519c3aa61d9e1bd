/** Students who are ready to go on to the next stage (docs/product/teacher-screens.md, "Insight"). */
import { findLevel, type Level, type Stage, stagesByOperation } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'
import { type Bests, isCompleted } from '../progress.ts'
import type { Day, DayOf } from './day.ts'
import { groupBy } from './group-by.ts'
import { daysOfInsight, type RecentQuestion } from './recent-questions.ts'
import type { Completion } from './week.ts'

/** A student who completed a level of a stage within 14 days. */
export interface ReadyCandidate {
  readonly studentId: string
  readonly operation: Operation
  readonly stage: Stage
  readonly next: Stage
}

/** A student who is ready for the first level of the next stage. */
export interface Ready {
  readonly studentId: string
  readonly operation: Operation
  readonly stage: string
  readonly lastLevel: string
  readonly nextLevel: string
  /** The right first answers among the last ones of all levels of the stage, at most ten of each. */
  readonly right: number
  readonly of: number
}

/** Returns the students who may be ready. Whether the stage is completed, and how well, takes their records and rounds. */
export function readyCandidates(completions: readonly Completion[], today: Day, dayOf: DayOf): ReadyCandidate[] {
  const recent = completions.filter(({ completedAt }) => dayOf(completedAt) > today - daysOfInsight)
  const candidates = recent.flatMap(({ studentId, operation, levelId }) => {
    const stages = stagesByOperation[operation]
    const at = stages.findIndex(({ id }) => id === findLevel(operation, levelId)?.stage)
    const [stage, next] = [stages[at], stages[at + 1]]
    return stage && next ? [{ studentId, operation, stage, next }] : []
  })
  const byKey = groupBy(candidates, ({ studentId, operation, stage }) => `${studentId} ${operation} ${stage.id}`)
  return Array.from(byKey.values(), ([first]) => first!)
}

/** Returns whether each level of the stage is completed, and none of the next stage has a streak yet. */
export function isStageDone({ stage, next }: ReadyCandidate, bests: Bests): boolean {
  return stage.levels.every((level) => isCompleted(level, bests)) && next.levels.every(({ id }) => !bests[id])
}

/**
 * Returns the student where nine tenths of the last ten first answers of each level of the stage are right, and the next
 * stage has no answer yet. A share of fewer than ten answers says nothing.
 *
 * @param questions the questions of the student in the operation, the oldest first
 */
export function readyOf(
  { studentId, operation, stage, next }: ReadyCandidate,
  questions: readonly RecentQuestion[],
): Ready | null {
  const isIn = ({ levels }: Stage, { levelId }: RecentQuestion) => levels.some(({ id }) => id === levelId)
  if (questions.some((question) => isIn(next, question))) return null
  const lastOf = ({ id }: Level) => questions.filter(({ levelId }) => levelId === id).slice(-10)
  const rightOf = (last: readonly RecentQuestion[]) => last.filter(({ first }) => first === 'right').length
  const all = stage.levels.map(lastOf)
  if (!all.every((last) => last.length > 0 && rightOf(last) * 10 >= last.length * 9)) return null
  const of = all.flat().length
  const [lastLevel, nextLevel] = [stage.levels.at(-1), next.levels[0]]
  if (of < 10 || !lastLevel || !nextLevel) return null
  return {
    ...{ studentId, operation, stage: stage.id, lastLevel: lastLevel.id, nextLevel: nextLevel.id },
    ...{ right: rightOf(all.flat()), of },
  }
}
