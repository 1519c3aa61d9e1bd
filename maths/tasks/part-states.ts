/** The state of a task's parts, worked out from rounds (docs/product/teacher-screens.md, "When a part is done"). */
import type { Operation } from '../curriculum.ts'
import type { Day, DayOf } from '../insight/day.ts'
import type { TaskPart, TaskRules } from './task.ts'

/** A student's stored round of a level. Times are epoch milliseconds, by play and not by arrival. */
export interface TaskRound {
  readonly operation: Operation
  readonly levelId: string
  /** When its first move and its last one were made. */
  readonly madeFirst: number
  readonly madeAt: number
  /** When its streak reached the target. Null before. */
  readonly completedAt: number | null
  readonly best: number
  readonly answers: number
  readonly rightAnswers: number
  /** Whether a teacher has removed the level's progress since. Its streak then counts no longer, but its answers do. */
  readonly isClosed: boolean
}

/** A level that a student has completed, and when. */
export interface CompletedLevel {
  readonly operation: Operation
  readonly levelId: string
  readonly completedAt: number
}

export type PartState =
  | { readonly kind: 'notBegun' }
  /** The best streak since the task began, or the number of right answers. */
  | { readonly kind: 'soFar'; readonly count: number }
  | { readonly kind: 'done'; readonly day: Day; readonly isLate: boolean }

/** A student's play since the earliest beginning of the tasks, in any order. */
export interface Played {
  readonly rounds: readonly TaskRound[]
  /** The completed levels. Only tasks that count earlier work need them. */
  readonly completed: readonly CompletedLevel[]
}

/** Returns whether a round counts: its first move was made after the task began, and before it was closed. */
export function counts({ madeFirst }: Pick<TaskRound, 'madeFirst'>, { beginsAt, closedAt }: TaskRules): boolean {
  return madeFirst >= beginsAt && (closedAt === null || madeFirst < closedAt)
}

/** Returns the states of a task's parts for one student, in the order of the parts. */
export function partStates(task: TaskRules, { rounds, completed }: Played, dayOf: DayOf): PartState[] {
  return task.parts.map((part) => {
    const own = rounds.filter((round) => isOf(part, round) && counts(round, task))
    const earlier = task.countsEarlier ? completedBefore(part, completed, task.beginsAt) : null
    if (earlier !== null) return { kind: 'done', day: dayOf(earlier), isLate: false }
    const doneAt = task.rightAnswers === null ? completionOf(own) : enoughAt(own, task.rightAnswers)
    if (doneAt !== null) {
      const day = dayOf(doneAt)
      return { kind: 'done', day, isLate: task.due !== null && day > task.due }
    }
    if (!own.some(({ answers }) => answers > 0)) return { kind: 'notBegun' }
    return { kind: 'soFar', count: task.rightAnswers === null ? bestOf(own) : rightOf(own) }
  })
}

/** Returns whether a student has answered a question for a task. */
export function hasWorked(task: TaskRules, rounds: readonly TaskRound[]): boolean {
  return rounds.some(
    (round) => round.answers > 0 && counts(round, task) && task.parts.some((part) => isOf(part, round)),
  )
}

/** How far a student is with all parts of a task. */
export type TaskProgress = 'notBegun' | 'soFar' | 'done'

export function progressOf(states: readonly Pick<PartState, 'kind'>[]): TaskProgress {
  if (states.every(({ kind }) => kind === 'done')) return 'done'
  return states.every(({ kind }) => kind === 'notBegun') ? 'notBegun' : 'soFar'
}

/** Returns whether a task has left the list of a student: every part was done on an earlier day. */
export function isOver(states: readonly PartState[], today: Day): boolean {
  return states.every((state) => state.kind === 'done' && state.day < today)
}

const isOf = (part: TaskPart, { operation, levelId }: Pick<TaskRound, 'operation' | 'levelId'>) =>
  part.operation === operation && part.levelId === levelId

function completedBefore(part: TaskPart, completed: readonly CompletedLevel[], beginsAt: number): number | null {
  const record = completed.find((one) => isOf(part, one))
  return record && record.completedAt < beginsAt ? record.completedAt : null
}

const streaking = (rounds: readonly TaskRound[]) => rounds.filter(({ isClosed }) => !isClosed)

/** Returns when a round first reached the target, or null where none did. */
function completionOf(rounds: readonly TaskRound[]): number | null {
  const times = streaking(rounds).flatMap(({ completedAt }) => completedAt ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

const bestOf = (rounds: readonly TaskRound[]) => Math.max(0, ...streaking(rounds).map(({ best }) => best))
const rightOf = (rounds: readonly TaskRound[]) => rounds.reduce((sum, { rightAnswers }) => sum + rightAnswers, 0)

/** Returns the end of the round with which there were enough right answers, or null before. */
function enoughAt(rounds: readonly TaskRound[], enough: number): number | null {
  let right = 0
  for (const { rightAnswers, madeAt } of rounds.toSorted((a, b) => a.madeAt - b.madeAt)) {
    right += rightAnswers
    if (right >= enough) return madeAt
  }
  return null
}
