/** The groups of a class with whom a teacher should sit (docs/product/teacher-screens.md, "Insight"). */
import { findLevel, levelsOf } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'
import type { Best, Bests } from '../progress.ts'
import { levelStatus } from '../progress.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { weakSlips } from '../slips/weak.ts'
import { groupBy } from './group-by.ts'
import { type PracticeLevel, practiceLevels } from './practice-levels.ts'
import type { StudentQuestions } from './recent-questions.ts'
import { type SlipCount, slipsFollowed } from './slip-counts.ts'
import { stuckLevels } from './stuck.ts'

/** Students who share a slip, the one who shows it most often first. */
export interface SlipGroup {
  readonly kind: 'slip'
  readonly operation: Operation
  readonly slip: SlipId
  readonly studentIds: readonly string[]
  /** The answers that show it. */
  readonly times: number
  /** The levels of these answers, in the order of practice. */
  readonly levels: readonly string[]
  /** One or two levels in which the group practises. */
  readonly practice: readonly PracticeLevel[]
}

/** Students who are stuck on a level. */
export interface StuckGroup {
  readonly kind: 'stuck'
  readonly operation: Operation
  readonly levelId: string
  readonly studentIds: readonly string[]
  /** The longest of their best streaks. */
  readonly streak: number
}

/** A student who seems to be stuck on a level. The record of the level says whether it is completed. */
export interface StuckCandidate {
  readonly studentId: string
  readonly operation: Operation
  readonly levelId: string
}

interface StudentSlip extends SlipCount {
  readonly studentId: string
  readonly operation: Operation
}

/** Returns the groups that share a slip, and the students who may be stuck, from the questions of 14 days. */
export function slipGroups(all: readonly StudentQuestions[]): {
  readonly groups: SlipGroup[]
  readonly mayBeStuck: StuckCandidate[]
} {
  const [slips, mayBeStuck]: [StudentSlip[], StuckCandidate[]] = [[], []]
  for (const { studentId, operation, questions } of all) {
    const counted = slipsFollowed(operation, questions)
    slips.push(...counted.map((slip) => ({ ...slip, studentId, operation })))
    const stuck = stuckLevels(operation, questions, counted)
    mayBeStuck.push(...stuck.map((levelId) => ({ studentId, operation, levelId })))
  }
  const groups = Array.from(
    groupBy(slips, ({ operation, slip }) => `${operation} ${slip}`).values(),
    (own): SlipGroup => {
      const { operation, slip } = own[0]!
      const levels = new Set(own.flatMap((student) => [...student.levels.keys()]))
      return {
        kind: 'slip',
        operation,
        slip,
        studentIds: own.toSorted((a, b) => b.times - a.times).map(({ studentId }) => studentId),
        times: own.reduce((sum, { times }) => sum + times, 0),
        levels: levelsOf(operation).flatMap(({ id }) => (levels.has(id) ? [id] : [])),
        practice: practiceLevels(
          operation,
          slip,
          own.map((student) => new Set(student.levels.keys())),
        ),
      }
    },
  )
  return { groups: groups.sort(byImportance), mayBeStuck }
}

/** Returns the groups of students who are stuck on a level. `recordOf` returns the record of a student in a level. */
export function stuckGroups(
  candidates: readonly StuckCandidate[],
  recordsOf: (studentId: string, operation: Operation) => Bests,
): StuckGroup[] {
  const recordOf = ({ studentId, operation, levelId }: StuckCandidate): Best | undefined =>
    recordsOf(studentId, operation)[levelId]
  const stuck = candidates.filter(
    (one) => findLevel(one.operation, one.levelId) && levelStatus(recordOf(one)) !== 'completed',
  )
  const groups = Array.from(
    groupBy(stuck, ({ operation, levelId }) => `${operation} ${levelId}`).values(),
    (own): StuckGroup => {
      const { operation, levelId } = own[0]!
      const streak = Math.max(...own.map((one) => recordOf(one)?.streak ?? 0))
      return { kind: 'stuck', operation, levelId, studentIds: own.map(({ studentId }) => studentId), streak }
    },
  )
  return groups.sort((a, b) => b.studentIds.length - a.studentIds.length)
}

/** Weak slips come after the others, and larger groups before smaller ones. */
function byImportance(a: SlipGroup, b: SlipGroup): number {
  const weakness = ({ slip }: SlipGroup) => Number(weakSlips.includes(slip))
  return weakness(a) - weakness(b) || b.studentIds.length - a.studentIds.length || b.times - a.times
}
