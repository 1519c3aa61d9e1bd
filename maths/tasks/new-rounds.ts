/** The parts of a task on a device, with rounds that the server did not have yet. */
import type { DayOf } from '../insight/day.ts'
import { type PartState, partStates, type TaskRound } from './part-states.ts'
import type { TaskRules } from './task.ts'

/** A task as its student has it: an open one, whose earlier work is in its states. */
export type OpenTask = Omit<TaskRules, 'countsEarlier' | 'closedAt'>

/**
 * Returns the states of a task's parts, in their order, after more rounds.
 *
 * @param states the states without these rounds
 * @param rounds the rounds, with only those of their right answers that the states lack
 */
export function statesAfter(
  task: OpenTask,
  states: readonly PartState[],
  rounds: readonly TaskRound[],
  dayOf: DayOf,
): PartState[] {
  return task.parts.map((part, i) => {
    const state = states[i] ?? { kind: 'notBegun' }
    if (state.kind === 'done') return state
    const before: TaskRound[] = state.kind === 'notBegun' ? [] : [asRound(state.count, part, task.beginsAt)]
    const rules = { ...task, parts: [part], countsEarlier: false, closedAt: null }
    return partStates(rules, { rounds: [...before, ...rounds], completed: [] }, dayOf)[0]!
  })
}

/** Returns earlier work as a round, which comes before all others. */
function asRound(count: number, { operation, levelId }: TaskRules['parts'][number], at: number): TaskRound {
  const counts = { best: count, answers: Math.max(count, 1), rightAnswers: count }
  return { operation, levelId, madeFirst: at, madeAt: at, completedAt: null, ...counts, isClosed: false }
}
