/** The grid of a task as rows: their order, their words, and the file. */
import type { Output, Task, TaskPart, TaskPartState } from '#contract'
import { byKind, enoughOf, findLevel, partsDone } from '#maths'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { dayWords } from '../students/day-words.ts'
import { partWords } from '../students/part-words.ts'
import type { Counts } from './everyone.tsx'

type Found = Output<'GET /api/classes/{class}/tasks/{task}'>
export type GridStudent = Found['students'][number]

/** Returns the students by name or by the number of their done parts. Those with equally many stay by name. */
export function inOrder(students: readonly GridStudent[], by: 'student' | 'done', descending: boolean): GridStudent[] {
  const direction = descending ? -1 : 1
  const byName = (a: GridStudent, b: GridStudent) => a.shortName.localeCompare(b.shortName, language)
  if (by === 'student') return students.toSorted((a, b) => direction * byName(a, b))
  const byDone = (a: GridStudent, b: GridStudent) => partsDone(a.states) - partsDone(b.states)
  return students.toSorted((a, b) => direction * byDone(a, b) || byName(a, b))
}

/** Returns whether anybody has begun any part. */
export const hasAnyBegun = (students: readonly GridStudent[]) =>
  students.some(({ states }) => states.some(({ kind }) => kind !== 'notBegun'))

/** Returns how many students are how far with a part. */
export function countsOf(students: readonly GridStudent[], part: number): Counts {
  const counts = { done: 0, soFar: 0, notBegun: 0 }
  for (const { states } of students) counts[states[part]?.kind ?? 'notBegun']++
  return counts
}

/** Returns the example of a part's questions, such as "47 + 8", or the title of a set. */
export const exampleOf = (part: TaskPart) =>
  byKind<TaskPart, string>(part, {
    level: ({ operation, levelId }) => findLevel(operation, levelId)?.title ?? '',
    set: ({ title }) => title,
  })

/** Returns the words below the example: the level, or that it is a set. */
export const kindWords = (part: TaskPart) =>
  byKind<TaskPart, string>(part, { level: partWords, set: () => m.tasks_own_problems() })

/** Returns the words of a cell: "not begun", "2 of 5", "Wed" or "Thu, late". */
export function cellWords(state: TaskPartState, enough: number, today: string): string {
  if (state.kind === 'notBegun') return m.tasks_not_begun()
  if (state.kind === 'soFar') return m.tasks_of({ done: state.count, count: enough })
  const day = dayWords(state.day, today)
  return state.isLate ? m.tasks_late({ day }) : day
}

export const gridHeader = ({ parts }: Task) => [
  ...[m.class_student_column(), m.tasks_parts_done()],
  ...parts.map(partWords),
]

/** Returns the rows of the file. It has dates instead of weekdays. */
export const gridRows = ({ task, students }: Found) =>
  inOrder(students, 'done', false).map(({ shortName, states }) => [
    ...[shortName, m.tasks_of({ done: partsDone(states), count: states.length })],
    ...states.map((state, i) => {
      if (state.kind !== 'done') return cellWords(state, enoughOf(task.parts[i]!, task.rightAnswers), '')
      return state.isLate ? m.tasks_late({ day: state.day }) : state.day
    }),
  ])
