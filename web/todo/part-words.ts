/** The parts of a student's task in words and numbers. */
import { byKind, type PartState, type TaskPart, targetOf } from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import type { Theme } from '../ui/parts/theme.ts'
import type { TodoTask } from './todo.ts'

type Task = Pick<TodoTask, 'parts' | 'rightAnswers' | 'states'>

export const partsDone = ({ states }: Pick<Task, 'states'>) => states.filter(({ kind }) => kind === 'done').length

export const isDone = (task: Task) => partsDone(task) === task.parts.length

/** Returns the progress in a part towards `enough`. */
export function progressIn(state: PartState, enough: number): number {
  if (state.kind === 'done') return enough
  return state.kind === 'soFar' ? Math.min(state.count, enough) : 0
}

/** Returns the index of the part to do next, or -1 where all are done. Any other order is fine as well. */
export const nextPart = ({ states }: Pick<Task, 'states'>) => states.findIndex(({ kind }) => kind !== 'done')

/** Returns the sentences below the parts: what each of them needs. */
export function needsWords(task: Task): string {
  if (isDone(task)) return m.todo_well_done()
  const kinds = Object.keys(needs) as TaskPart['kind'][]
  return kinds.flatMap((kind) => (task.parts.some((part) => part.kind === kind) ? needs[kind](task) : [])).join(' ')
}

/** What the parts of one kind need, alone in a task or beside other kinds. A set needs the same in every task. */
const needs: Readonly<Record<TaskPart['kind'], (task: Task) => string>> = {
  level({ parts, rightAnswers: answers }) {
    const levels = parts.filter((part) => part.kind === 'level')
    const [first = 0, second] = [...new Set(levels.map(({ operation }) => targetOf(operation)))].sort((a, b) => a - b)
    if (levels.length < parts.length) {
      const target = second === undefined ? String(first) : m.todo_or({ first, second })
      return answers === null ? m.todo_levels_need_streak({ target }) : m.todo_levels_need_answers({ answers })
    }
    if (answers !== null) return m.todo_needs_answers({ parts: parts.length, answers })
    return second === undefined
      ? m.todo_needs_streak({ parts: parts.length, streak: first })
      : m.todo_needs_streaks({ first, second })
  },
  set: ({ parts }) => m.todo_needs_problems({ parts: parts.every(({ kind }) => kind === 'set') ? parts.length : 1 }),
}

/** Returns the theme of a part. Own problems have the one that no area has. */
export const themeOf = (part: TaskPart) =>
  byKind<TaskPart, Theme>(part, { level: ({ operation }) => operationTable[operation].theme, set: () => 'orange' })
