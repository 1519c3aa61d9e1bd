import type { Task, TaskPart } from '#contract'
import { type Operation, operations, targetOf } from '#maths'
import { dayInWords } from '../language/dates.ts'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { levelsWords } from '../students/level-words.ts'

const list = new Intl.ListFormat(language)

/** The most characters of a title. */
export const longestTitle = 100

/** Returns the parts by operation, such as "Addition 2.2 and 2.5" and "Subtraction 2.2". */
function wordsByOperation(parts: readonly TaskPart[]): string[] {
  const inOrder = operations.filter((name) => parts.some(({ operation }) => operation === name))
  return inOrder.map((name) => levelsWords(name, levelsIn(parts, name)))
}

export const levelsIn = (parts: readonly TaskPart[], name: Operation) =>
  parts.filter(({ operation }) => operation === name).map(({ levelId }) => levelId)

export const partsWords = (parts: readonly TaskPart[]) => wordsByOperation(parts).join(' · ')

/** Returns the title that a task gets if the teacher gives none. */
export const suggestedTitle = (parts: readonly TaskPart[]) =>
  list.format(wordsByOperation(parts)).slice(0, longestTitle).trim()

/** Returns "5", or "5 or 20" where the streaks of the levels differ. */
export function targetsWords(parts: readonly TaskPart[]): string {
  const [first, second] = [...new Set(parts.map(({ operation }) => targetOf(operation)))].sort((a, b) => a - b)
  return second === undefined ? String(first) : m.tasks_or({ first: String(first), second: String(second) })
}

/** Returns "until Friday 27 November", "was due on Wednesday 18 November", "no date" or "from Monday 23 November". */
export function dueWords({ begins, hasBegun, due }: Pick<Task, 'begins' | 'hasBegun' | 'due'>, today: string): string {
  if (!hasBegun) {
    const begin = dayInWords(begins)
    return due === null ? m.tasks_from({ day: begin }) : m.tasks_from_until({ begin, due: dayInWords(due) })
  }
  if (due === null) return m.tasks_no_date()
  return due < today ? m.tasks_was_due({ day: dayInWords(due) }) : m.tasks_until({ day: dayInWords(due) })
}

/** Returns who has a task. `count` is the number of students of a task for the class. */
export const whoWords = ({ students }: Pick<Task, 'students'>, count: number) =>
  students === null ? m.tasks_all({ count }) : m.tasks_some({ count: students.length })
