import type { Task, TaskPart } from '#contract'
import { type Operation, operations, targetOf } from '#maths'
import { dayInWords } from '../language/dates.ts'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { levelsWords, levelWords } from '../students/level-words.ts'

/** Returns a text by which the parts of a task differ. A set is the same part in all its versions. */
export const partKey = (part: TaskPart) =>
  part.kind === 'set' ? `${part.set.teacher} ${part.set.id}` : `${part.operation} ${part.levelId}`

/** Returns the name of a part in a column or a cell: "Addition 2.2", or the title of a set. */
export const partWords = (part: TaskPart) =>
  part.kind === 'set' ? part.title : levelWords(part.operation, part.levelId)

const list = new Intl.ListFormat(language)

/** The most characters of a title. */
export const longestTitle = 100

/**
 * Returns the levels by operation, such as "Addition 2.2 and 2.5" and "Subtraction 2.2", and the titles of the sets.
 */
function wordsByOperation(parts: readonly TaskPart[]): string[] {
  const inOrder = operations.filter((name) => levelsIn(parts, name).length > 0)
  const titles = parts.flatMap((part) => (part.kind === 'set' ? part.title : []))
  return [...inOrder.map((name) => levelsWords(name, levelsIn(parts, name))), ...titles]
}

export const levelsIn = (parts: readonly TaskPart[], name: Operation) =>
  parts.flatMap((part) => (part.kind === 'level' && part.operation === name ? part.levelId : []))

export const partsWords = (parts: readonly TaskPart[]) => wordsByOperation(parts).join(' · ')

/** Returns the title that a task gets if the teacher gives none. */
export const suggestedTitle = (parts: readonly TaskPart[]) =>
  list.format(wordsByOperation(parts)).slice(0, longestTitle).trim()

/** Returns "5", or "5 or 20" where the streaks of the levels differ. */
export function targetsWords(parts: readonly TaskPart[]): string {
  const levels = parts.filter((part) => part.kind === 'level')
  const [first, second] = [...new Set(levels.map(({ operation }) => targetOf(operation)))].sort((a, b) => a - b)
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
