/** Students who are ready to go on to the next stage (docs/product/teacher-screens.md, "Insight"). */
import { findLevel, type Level, type Stage, stagesByOperation } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'
import { type Bests, isCompleted } from '../progress.ts'
import type { Day, DayOf } from './day.ts'
import { groupBy } from './group-by.ts'
import { daysOfInsight, type RecentQuestion, type StudentQuestions } from './recent-questions.ts'
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

/** The number of the last first answers in a level that decide whether a student is ready. */
const lastAnswers = 10
/** The most wrong ones among them, also if there are fewer than ten. */
const mostWrong = 1

/**
 * Returns the students who may be ready. Whether the stage is completed, and how well, takes their records and older
 * rounds. A student whose questions of the last 14 days say no already is left out.
 */
export function readyCandidates(
  completions: readonly Completion[],
  recentQuestions: readonly StudentQuestions[],
  today: Day,
  dayOf: DayOf,
): ReadyCandidate[] {
  const recent = completions.filter(({ completedAt }) => dayOf(completedAt) > today - daysOfInsight)
  const candidates = recent.flatMap(({ studentId, operation, levelId }) => {
    const stages = stagesByOperation[operation]
    const at = stages.findIndex(({ id }) => id === findLevel(operation, levelId)?.stage)
    const [stage, next] = [stages[at], stages[at + 1]]
    return stage && next ? [{ studentId, operation, stage, next }] : []
  })
  const byKey = groupBy(candidates, ({ studentId, operation, stage }) => `${studentId} ${operation} ${stage.id}`)
  const ofStudent = groupBy(recentQuestions, ({ studentId, operation }) => `${studentId} ${operation}`)
  return Array.from(byKey.values(), ([first]) => first!).filter((one) => {
    const questions = ofStudent.get(`${one.studentId} ${one.operation}`)?.[0]?.questions ?? []
    return mayBeReady(one, questions)
  })
}

/** Returns false if the newest answers of a level already have too many wrong ones. */
function mayBeReady({ stage, next }: ReadyCandidate, questions: readonly RecentQuestion[]): boolean {
  return (
    !questions.some((question) => isIn(next, question)) &&
    stage.levels.every((level) => isAtEase(lastOf(level, questions)))
  )
}

const isIn = ({ levels }: Stage, { levelId }: RecentQuestion) => levels.some(({ id }) => id === levelId)

const lastOf = ({ id }: Level, questions: readonly RecentQuestion[]) =>
  questions.filter(({ levelId }) => levelId === id).slice(-lastAnswers)

const rightOf = (last: readonly RecentQuestion[]) => last.filter(({ first }) => first === 'right').length

const isAtEase = (last: readonly RecentQuestion[]) => last.length - rightOf(last) <= mostWrong

/** Returns whether each level of the stage is completed, and none of the next stage has a streak yet. */
export function isStageDone({ stage, next }: ReadyCandidate, bests: Bests): boolean {
  return stage.levels.every((level) => isCompleted(level, bests)) && next.levels.every(({ id }) => !bests[id])
}

/**
 * Returns the student if at most one of the last ten first answers of each level of the stage is wrong, and the next
 * stage has no answer yet. Fewer than ten answers in the whole stage say nothing.
 *
 * @param questions the questions of the student in the operation, the oldest first
 */
export function readyOf(
  { studentId, operation, stage, next }: ReadyCandidate,
  questions: readonly RecentQuestion[],
): Ready | null {
  if (questions.some((question) => isIn(next, question))) return null
  const all = stage.levels.map((level) => lastOf(level, questions))
  if (!all.every((last) => last.length > 0 && isAtEase(last))) return null
  const of = all.flat().length
  const [lastLevel, nextLevel] = [stage.levels.at(-1), next.levels[0]]
  if (of < lastAnswers || !lastLevel || !nextLevel) return null
  return {
    ...{ studentId, operation, stage: stage.id, lastLevel: lastLevel.id, nextLevel: nextLevel.id },
    ...{ right: rightOf(all.flat()), of },
  }
}
