/**
 * The entries of a round: its latest questions as one text, in which each question has the same width. A round keeps
 * them in a column, and only this file writes and reads them (docs/decisions/027-insight-in-the-row-of-a-round.md).
 */

/**
 * How a question was answered first. `tooQuick` is a tap within half a second or a wrong answer typed within a second,
 * which is not a sign of a method.
 */
export type FirstAnswer = 'right' | 'wrong' | 'timeUp' | 'tooQuick'

/** The numbers of a multiplication fact, and the tenths of a second until its first answer. */
export interface Fact {
  readonly numbers: readonly [number, number]
  /** Null on paper, where nobody measures the time. */
  readonly tenths: number | null
}

/** A question by its first answer. Slips are bits: slip n of its operation (slip-positions.ts) is 2^n. */
export interface Entry {
  readonly first: FirstAnswer
  /** The slips that the question can show. */
  readonly could: number
  /** The slips that explain the first answer. */
  readonly shown: number
  /** Null for a question that is not a fact. */
  readonly fact: Fact | null
}

/** The most slips of an operation that an entry has room for. */
export const mostSlips = 24

/** The letter of a first answer. */
const letters: Readonly<Record<FirstAnswer, string>> = { right: 'r', wrong: 'w', timeUp: 't', tooQuick: 'q' }
const firstByLetter = new Map(Object.entries(letters).map(([first, letter]) => [letter, first as FirstAnswer]))

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_.'
/** The value of each digit, by its character code. */
const valueByCode = new Uint8Array(128)
for (let value = 0; value < digits.length; value++) valueByCode[digits.charCodeAt(value)] = value

/** The widths of the parts: the letter, two sets of slips, the numbers of a fact and its tenths. */
const slipsWidth = mostSlips / 6
const tenthsWidth = 2
const longest = 64 ** tenthsWidth - 1
const entryWidth = 1 + 2 * slipsWidth + 2 + tenthsWidth
const noTenths = '-'.repeat(tenthsWidth)
const noFact = `--${noTenths}`

/** Returns a number to the base of 64, with zeros on its left. */
function written(value: number, width: number): string {
  let text = ''
  for (let left = value, i = 0; i < width; i++, left = Math.floor(left / 64)) text = digits[left % 64] + text
  return text
}

function read(text: string, from: number, width: number): number {
  let value = 0
  for (let i = from; i < from + width; i++) value = value * 64 + (valueByCode[text.charCodeAt(i)] ?? 0)
  return value
}

function writeFact({ numbers: [a, b], tenths }: Fact): string {
  const time = tenths === null ? noTenths : written(Math.min(tenths, longest), tenthsWidth)
  return written(a, 1) + written(b, 1) + time
}

/** Returns the entries with another one at their end. The oldest ones are left out if there are too many. */
export function withEntry(entries: string, { first, could, shown, fact }: Entry, most: number): string {
  const slips = written(could, slipsWidth) + written(shown, slipsWidth)
  return (entries + letters[first] + slips + (fact ? writeFact(fact) : noFact)).slice(-most * entryWidth)
}

/** Returns the entries of a text, the oldest one first. */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = []
  eachEntry(text, (first, could, shown, fact) => entries.push({ first, could, shown, fact }))
  return entries
}

/**
 * Calls `take` with the fields of each entry of a text, the oldest one first. A class has thousands of entries, and an
 * object for each takes its time.
 */
export function eachEntry(
  text: string,
  take: (first: FirstAnswer, could: number, shown: number, fact: Fact | null) => void,
): void {
  for (let from = 0; from + entryWidth <= text.length; from += entryWidth) {
    const factFrom = from + 1 + 2 * slipsWidth
    const fact: Fact | null = text.startsWith(noFact, factFrom)
      ? null
      : {
          numbers: [read(text, factFrom, 1), read(text, factFrom + 1, 1)],
          tenths: text.startsWith(noTenths, factFrom + 2) ? null : read(text, factFrom + 2, tenthsWidth),
        }
    const first = firstByLetter.get(text[from] ?? '') ?? 'tooQuick'
    take(first, read(text, from + 1, slipsWidth), read(text, from + 1 + slipsWidth, slipsWidth), fact)
  }
}
