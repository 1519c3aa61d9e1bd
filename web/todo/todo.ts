/** The tasks of a student, with the answers that this device adds to the page of the server. */
import type { Output, StudentTask, TaskPartState } from '#contract'
import { dayOn, isKnownPart, isOver, keyOfRef, type NewRound, type PartState, statesAfter } from '#maths'
import type { DayOf } from '#maths/insight'
import { dateIn } from '../language/date-in.ts'
import type { JudgedRound } from '../outbox/unsent/judge-moves.ts'

export type TaskPage = Output<'GET /api/tasks'>

/** A task as the screens show it. */
export interface TodoTask extends Omit<StudentTask, 'states'> {
  readonly states: readonly PartState[]
}

export interface Todo {
  readonly today: string
  readonly tasks: readonly TodoTask[]
}

/**
 * Returns the tasks with the parts that this page knows, in the order of the page. Those that were done on an earlier
 * day are left out.
 *
 * @param rounds the rounds with answers that the page cannot have
 * @param now the time of the device, which says what day it is. Null if the server has just said it.
 */
export function todoOf(
  { today: loadedOn, timeZone, tasks }: TaskPage,
  rounds: readonly JudgedRound[],
  now: number | null,
): Todo {
  const today = now === null ? loadedOn : dateIn(timeZone, now)
  const dayOf: DayOf = (time) => dayOn(dateIn(timeZone, time))
  const played = rounds.flatMap(newRound)
  const withStates = tasks.map(knownIn).map((task) => ({ ...task, states: statesOf(task, played, dayOf) }))
  return { today, tasks: withStates.filter(({ states }) => !isOver(states, dayOn(today))) }
}

/** A newer server may name parts that this page cannot show. */
function knownIn({ parts, states, ...task }: StudentTask): StudentTask {
  const isKnown = parts.map(isKnownPart)
  return { ...task, parts: parts.filter((_, i) => isKnown[i]), states: states.filter((_, i) => isKnown[i]) }
}

function statesOf(task: StudentTask, rounds: readonly NewRound[], dayOf: DayOf): PartState[] {
  const { parts, rightAnswers, beganAt: beginsAt } = task
  const due = task.due === null ? null : dayOn(task.due)
  return statesAfter({ parts, rightAnswers, beginsAt, due }, task.states.map(stateInDays), rounds, dayOf)
}

const stateInDays = (state: TaskPartState): PartState =>
  state.kind === 'done' ? { ...state, day: dayOn(state.day) } : state

function newRound({ round: { ref }, newRight, ...round }: JudgedRound): NewRound | never[] {
  const key = keyOfRef(ref)
  return key ? { ...round, operation: key[0], levelId: key[1], rightAnswers: newRight, isClosed: false } : []
}
