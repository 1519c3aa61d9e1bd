/** The parts of a student's task in words and numbers. */
import { findLevel, type PartState, type TaskPart, targetOf } from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import type { Theme } from '../ui/parts/theme.ts'
import type { TodoTask } from './todo.ts'

type Task = Pick<TodoTask, 'parts' | 'rightAnswers' | 'states'>

/** Returns the streak, the number of right answers or the number of solved problems that a part needs. */
export const enoughOf = ({ rightAnswers }: Pick<Task, 'rightAnswers'>, part: TaskPart) =>
  part.kind === 'set' ? part.problemCount : (rightAnswers ?? targetOf(part.operation))

export const partsDone = ({ states }: Pick<Task, 'states'>) => states.filter(({ kind }) => kind === 'done').length

export const isDone = (task: Task) => partsDone(task) === task.parts.length

/** Returns the progress in a part towards `enough`. */
export function progressIn(state: PartState, enough: number): number {
  if (state.kind === 'done') return enough
  return state.kind === 'soFar' ? Math.min(state.count, enough) : 0
}

/** Returns the index of the part to do next, or -1 where all are done. Any other order is fine as well. */
export const nextPart = ({ states }: Pick<Task, 'states'>) => states.findIndex(({ kind }) => kind !== 'done')

/** Returns the sentences below the parts: what each of them needs. A set needs the same whatever the levels need. */
export function needsWords(task: Task): string {
  const { rightAnswers: answers } = task
  if (isDone(task)) return m.todo_well_done()
  const parts = task.parts.length
  const levels = task.parts.filter((part) => part.kind === 'level')
  if (levels.length === 0) return m.todo_needs_problems({ parts })
  const [first = 0, second] = [...new Set(levels.map(({ operation }) => targetOf(operation)))].sort((a, b) => a - b)
  if (levels.length < parts) {
    const target = second === undefined ? String(first) : m.todo_or({ first, second })
    const needs = answers === null ? m.todo_levels_need_streak({ target }) : m.todo_levels_need_answers({ answers })
    return `${needs} ${m.todo_needs_problems({ parts: 1 })}`
  }
  if (answers !== null) return m.todo_needs_answers({ parts, answers })
  return second === undefined ? m.todo_needs_streak({ parts, streak: first }) : m.todo_needs_streaks({ first, second })
}

/** Returns whether this version of the app knows what a part names. */
export const isKnown = (part: TaskPart) => part.kind === 'set' || findLevel(part.operation, part.levelId) !== undefined

/** Returns the theme of a part. Own problems have the one that no area has. */
export const themeOf = (part: TaskPart): Theme =>
  part.kind === 'set' ? 'orange' : operationTable[part.operation].theme
