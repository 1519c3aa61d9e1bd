/** The parts of a task on a device, with rounds that the server did not have yet. */
import type { DayOf } from '../insight/day.ts'
import { type PartState, partStates, type SolvedProblem, type TaskRound } from './part-states.ts'
import { roundKeyOf } from './parts.ts'
import type { TaskPart, TaskRules } from './task.ts'

/** A task as its student has it: an open one, whose earlier work is in its states. */
export type OpenTask = Omit<TaskRules, 'countsEarlier' | 'closedAt'>

/** A round of the device, with the problems that it solves. */
export interface NewRound extends TaskRound {
  readonly solved: readonly SolvedProblem[]
}

/**
 * Returns the states of a task's parts, in their order, after more rounds.
 *
 * @param states the states without these rounds
 * @param rounds the rounds, with only those of their right answers that the states lack
 */
export function statesAfter(
  task: OpenTask,
  states: readonly PartState[],
  rounds: readonly NewRound[],
  dayOf: DayOf,
): PartState[] {
  return task.parts.map((part, i) => {
    const state = states[i] ?? { kind: 'notBegun' }
    if (state.kind === 'done') return state
    const count = state.kind === 'soFar' ? state.count : null
    const before = count === null ? [] : [asRound(count, part, task.beginsAt)]
    const earlier = state.kind === 'soFar' ? (state.solved ?? []) : []
    const rules = { ...task, parts: [part], countsEarlier: false, closedAt: null }
    const played = {
      rounds: [...before, ...rounds],
      completed: [],
      solved: [
        ...earlier.flatMap((position) => solvedBefore(part, position, task.beginsAt)),
        ...rounds.filter(({ madeFirst }) => madeFirst >= task.beginsAt).flatMap((round) => round.solved),
      ],
    }
    return partStates(rules, played, dayOf)[0]!
  })
}

/** Only sets have solved problems. */
function solvedBefore(part: TaskPart, position: number, at: number): SolvedProblem | never[] {
  return part.kind === 'set' ? { set: part.set, position, solvedAt: at, lastSolvedAt: at } : []
}

/** Returns earlier work as a round, which comes before all others. */
function asRound(count: number, part: TaskPart, at: number): TaskRound {
  const counts = { best: count, answers: Math.max(count, 1), rightAnswers: count }
  const [operation, levelId] = roundKeyOf(part)
  return { operation, levelId, madeFirst: at, madeAt: at, completedAt: null, ...counts, isClosed: false }
}
