/** The state of a task's parts, worked out from rounds (docs/product/teacher-screens.md, "When a part is done"). */
import { byKind } from '../by-kind.ts'
import type { Day, DayOf } from '../insight/day.ts'
import type { LevelRef } from '../playable/level.ts'
import { isSameVersion, type SetVersion, setOfKey } from '../playable/set-ref.ts'
import { roundKeyOf } from './parts.ts'
import type { SetPart, TaskPart, TaskRules } from './task.ts'

/** A student's stored round. Times are epoch milliseconds, by play and not by arrival. */
export interface TaskRound {
  /** The two texts of the key under which the round is stored. In a round of a level, they name the level. */
  readonly operation: string
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
  readonly operation: string
  readonly levelId: string
  readonly completedAt: number
}

/** A problem of a set that a student has answered right, with the times of the first and the last right answer. */
export interface SolvedProblem {
  /** The version of the set, and the position of the problem in it. */
  readonly set: SetVersion
  readonly position: number
  readonly solvedAt: number
  readonly lastSolvedAt: number
}

export type PartState =
  | { readonly kind: 'notBegun' }
  /**
   * `count` is the best streak since the task began or the number of right answers. For a set, it counts solved
   * problems.
   */
  | { readonly kind: 'soFar'; readonly count: number; readonly solved?: readonly number[] }
  | { readonly kind: 'done'; readonly day: Day; readonly isLate: boolean }

/** A student's play since the earliest beginning of the tasks, in any order. */
export interface Played {
  readonly rounds: readonly TaskRound[]
  /** The completed levels. Only tasks that count earlier work need them. */
  readonly completed: readonly CompletedLevel[]
  /** The solved problems of the tasks' sets. */
  readonly solved: readonly SolvedProblem[]
}

/** Returns whether a round counts: its first move was made after the task began, and before it was closed. */
export function counts({ madeFirst }: Pick<TaskRound, 'madeFirst'>, { beginsAt, closedAt }: TaskRules): boolean {
  return madeFirst >= beginsAt && (closedAt === null || madeFirst < closedAt)
}

/** Returns the states of a task's parts for one student, in the order of the parts. */
export function partStates(task: TaskRules, played: Played, dayOf: DayOf): PartState[] {
  return task.parts.map((part) => {
    const isOwn = isOf(part)
    const own = played.rounds.filter((round) => isOwn(round) && counts(round, task))
    return byKind<TaskPart, PartState>(part, {
      level: (level) => levelState(level, own, task, played, dayOf),
      set: (set) => setState(set, own, task, played.solved, dayOf),
    })
  })
}

function levelState(
  part: LevelRef,
  own: readonly TaskRound[],
  task: TaskRules,
  { completed }: Played,
  dayOf: DayOf,
): PartState {
  const earlier = task.countsEarlier ? completedBefore(part, completed, task.beginsAt) : null
  if (earlier !== null) return { kind: 'done', day: dayOf(earlier), isLate: false }
  const doneAt = task.rightAnswers === null ? completionOf(own) : enoughAt(own, task.rightAnswers)
  if (doneAt !== null) return doneOn(dayOf(doneAt), task)
  if (!own.some(({ answers }) => answers > 0)) return { kind: 'notBegun' }
  return { kind: 'soFar', count: task.rightAnswers === null ? bestOf(own) : rightOf(own) }
}

const doneOn = (day: Day, { due }: TaskRules): PartState => ({ kind: 'done', day, isLate: due !== null && day > due })

/** A set is done when each problem was answered right once, or by a streak over it. */
function setState(
  { set, problemCount }: SetPart,
  own: readonly TaskRound[],
  task: TaskRules,
  solved: readonly SolvedProblem[],
  dayOf: DayOf,
): PartState {
  const solvedAt = new Map<number, number>()
  for (const one of solved) {
    const time = isSameVersion(one.set, set) ? timeIn(task, one) : null
    if (time !== null) solvedAt.set(one.position, Math.min(time, solvedAt.get(one.position) ?? time))
  }
  const all = solvedAt.size === problemCount ? [Math.max(...solvedAt.values())] : []
  // A streak counts only if every problem that its round left out has been solved.
  const streak = completionOf(
    own.filter(({ operation, levelId }) => setOfKey([operation, levelId])?.leftOut.every((one) => solvedAt.has(one))),
  )
  const times = streak === null ? all : [...all, streak]
  if (times.length > 0) return doneOn(dayOf(Math.min(...times)), task)
  if (solvedAt.size === 0 && !own.some(({ answers }) => answers > 0)) return { kind: 'notBegun' }
  return { kind: 'soFar', count: solvedAt.size, solved: [...solvedAt.keys()].sort((a, b) => a - b) }
}

/** Returns when a problem was solved for a task, or null if it was not. */
function timeIn({ beginsAt, closedAt, countsEarlier }: TaskRules, { solvedAt, lastSolvedAt }: SolvedProblem) {
  const time = countsEarlier || solvedAt >= beginsAt ? solvedAt : lastSolvedAt
  const isIn = (countsEarlier || time >= beginsAt) && (closedAt === null || time < closedAt)
  return isIn ? time : null
}

/** Returns whether a student has answered a question for a task. */
export function hasWorked(task: TaskRules, rounds: readonly TaskRound[]): boolean {
  const isOfPart = task.parts.map(isOf)
  return rounds.some((round) => round.answers > 0 && counts(round, task) && isOfPart.some((isOwn) => isOwn(round)))
}

/** The progress of a student in all parts of a task. */
export type TaskProgress = 'notBegun' | 'soFar' | 'done'

export function progressOf(states: readonly Pick<PartState, 'kind'>[]): TaskProgress {
  if (states.every(({ kind }) => kind === 'done')) return 'done'
  return states.every(({ kind }) => kind === 'notBegun') ? 'notBegun' : 'soFar'
}

/** Returns whether a task has left the list of a student: every part was done on an earlier day. */
export function isOver(states: readonly PartState[], today: Day): boolean {
  return states.every((state) => state.kind === 'done' && state.day < today)
}

/** Returns a function that decides whether a round belongs to a part. It is fast enough for thousands of rounds. */
function isOf(part: TaskPart): (round: Pick<TaskRound, 'operation' | 'levelId'>) => boolean {
  const [group, key] = roundKeyOf(part)
  return byKind<TaskPart, ReturnType<typeof isOf>>(part, {
    level: () => (round) => round.operation === group && round.levelId === key,
    // The key of a round ends with the problems that it leaves out.
    set: () => (round) => round.operation === group && round.levelId.startsWith(key),
  })
}

function completedBefore(part: TaskPart, completed: readonly CompletedLevel[], beginsAt: number): number | null {
  const record = completed.find(isOf(part))
  return record && record.completedAt < beginsAt ? record.completedAt : null
}

const streaking = (rounds: readonly TaskRound[]) => rounds.filter(({ isClosed }) => !isClosed)

/** Returns when a round first reached the target, or null if none did. */
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
