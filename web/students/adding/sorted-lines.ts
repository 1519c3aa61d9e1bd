import type { NameLine } from './name-lines.ts'

/** The names of a student. */
interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** The lines of a list by what adding them would do. */
export interface SortedLines {
  /** The lines that must be corrected or left out first. */
  readonly unreadable: readonly NameLine[]
  readonly fresh: readonly NameLine[]
  /** The lines whose students the class has already. */
  readonly present: readonly NameLine[]
}

/**
 * Sorts the lines of a list by the students of a class. A name that is in the list twice is two children, so the class
 * gets as many as it lacks. The same list again adds nobody.
 */
export function sortedLines(lines: readonly NameLine[], students: readonly Named[]): SortedLines {
  const left = new Map<string, number>()
  for (const student of students) left.set(keyOf(student), (left.get(keyOf(student)) ?? 0) + 1)
  const sorted = { unreadable: [] as NameLine[], fresh: [] as NameLine[], present: [] as NameLine[] }
  for (const line of lines) {
    const same = left.get(keyOf(line)) ?? 0
    if (line.fault) sorted.unreadable.push(line)
    else if (same === 0) sorted.fresh.push(line)
    else {
      left.set(keyOf(line), same - 1)
      sorted.present.push(line)
    }
  }
  return sorted
}

/** Returns the text by which names are compared: without case and spaces, and with composed letters. */
const keyOf = ({ firstName, lastName }: Named) =>
  `${firstName}${lastName}`.replaceAll(/\s/gu, '').normalize('NFC').toLowerCase()
