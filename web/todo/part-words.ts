/** The parts of a student's task in words and numbers. */
import { findLevel, type PartState, type TaskPart, targetOf } from '#maths'
import { m } from '../language/messages.ts'
import type { TodoTask } from './todo.ts'

type Task = Pick<TodoTask, 'parts' | 'rightAnswers' | 'states'>

/** Returns the streak or the number of right answers that a part needs. */
export const enoughOf = ({ rightAnswers }: Pick<Task, 'rightAnswers'>, { operation }: Pick<TaskPart, 'operation'>) =>
  rightAnswers ?? targetOf(operation)

export const partsDone = ({ states }: Pick<Task, 'states'>) => states.filter(({ kind }) => kind === 'done').length

export const isDone = (task: Task) => partsDone(task) === task.parts.length

/** Returns the progress in a part towards `enough`. */
export function progressIn(state: PartState, enough: number): number {
  if (state.kind === 'done') return enough
  return state.kind === 'soFar' ? Math.min(state.count, enough) : 0
}

/** Returns the index of the part to do next, or -1 where all are done. Any other order is fine as well. */
export const nextPart = ({ states }: Pick<Task, 'states'>) => states.findIndex(({ kind }) => kind !== 'done')

/** Returns the sentence below the parts: what each of them needs. */
export function needsWords(task: Task): string {
  const { rightAnswers: answers } = task
  if (isDone(task)) return m.todo_well_done()
  const parts = task.parts.length
  if (answers !== null) return m.todo_needs_answers({ parts, answers })
  const [first = 0, second] = [...new Set(task.parts.map(({ operation }) => targetOf(operation)))].sort((a, b) => a - b)
  return second === undefined ? m.todo_needs_streak({ parts, streak: first }) : m.todo_needs_streaks({ first, second })
}

/** Returns the level of a part, or undefined where this version of the app does not know it. */
export const levelOf = ({ operation, levelId }: TaskPart) => findLevel(operation, levelId)
