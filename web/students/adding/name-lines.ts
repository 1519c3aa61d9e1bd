/** The lines of a list of names, as a teacher types or pastes it (docs/product/teacher-screens.md, "Add students"). */
import { asLine, faultOfName, type NameFault } from '#contract/name-rules'

/** The most lines of a list, and the most students of a class after it. */
export const mostLines = 500

/** The reason for which a line is no name. */
export type LineFault = Exclude<NameFault, 'empty'> | 'noLetters' | 'noFirstName' | 'noLastName'

export interface NameLine {
  /** The number of the line in the text or the file, from 1 on. */
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  /** Null for a name that the server accepts. */
  readonly fault: LineFault | null
}

/** Returns the lines of a text. Blank lines are left out, and the others keep their numbers. */
export function readTyped(text: string): NameLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line, i) => (line.trim() === '' ? [] : [readLine(line, i + 1)]))
}

/**
 * Returns a typed or pasted line: "Mia Chen", "Chen, Mia", or two cells of a spreadsheet with a tab between them, the
 * first name in the first one.
 */
export function readLine(line: string, number: number): NameLine {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  if (cells.length > 1) return lineOf(number, cells[0] ?? '', cells[1] ?? '')
  return lineOf(number, ...splitName(line))
}

/** Returns the line of a first and a last name, with its fault. */
export function lineOf(number: number, firstName: string, lastName: string): NameLine {
  const line = { number, firstName: asLine(firstName), lastName: asLine(lastName) }
  return { ...line, fault: faultOf(firstName, lastName) }
}

/**
 * Splits a whole name into a first and a last name. The last name is the last word, with the words in lower case before
 * it: "Mia van der Berg" is Mia, van der Berg.
 */
export function splitName(name: string): [firstName: string, lastName: string] {
  const [last = '', ...afterComma] = name.split(',')
  if (afterComma.length > 0) return [afterComma.join(','), last]
  const words = asLine(name).split(' ')
  let from = words.length - 1
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from--
  return from === 0 ? [name, ''] : [words.slice(0, from).join(' '), words.slice(from).join(' ')]
}

function faultOf(firstName: string, lastName: string): LineFault | null {
  const faults = [faultOfName(firstName), faultOfName(lastName)]
  if (faults.includes('unreadable')) return 'unreadable'
  if (faults.includes('tooLong')) return 'tooLong'
  if (!/\p{L}/u.test(firstName + lastName)) return 'noLetters'
  if (faults[0] === 'empty') return 'noFirstName'
  return faults[1] === 'empty' ? 'noLastName' : null
}
