import type { Task, TaskPart } from '#contract'
import { type Operation, streaksIn } from '#maths'
import { dayInWords } from '../language/dates.ts'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { partsInWords } from '../students/part-words.ts'

const list = new Intl.ListFormat(language)

/** The most characters of a title. */
export const longestTitle = 100

export const levelsIn = (parts: readonly TaskPart[], name: Operation) =>
  parts.flatMap((part) => (part.kind === 'level' && part.operation === name ? part.levelId : []))

export const partsWords = (parts: readonly TaskPart[]) => partsInWords(parts).join(' · ')

/** Returns the title that a task gets if the teacher gives none. */
export const suggestedTitle = (parts: readonly TaskPart[]) =>
  list.format(partsInWords(parts)).slice(0, longestTitle).trim()

/** Returns "5", or "5 or 20" if the streaks of the parts differ. */
export function targetsWords(parts: readonly TaskPart[]): string {
  const [first, second] = streaksIn(parts)
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
