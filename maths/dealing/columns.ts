/**
 * All pairs of numbers that can be written below each other in given columns. The pairs are built from their columns,
 * so the rule about carrying or borrowing always holds. Each pair has a number by which it is drawn. Columns are in
 * order from the ones (or the last decimal place) upwards.
 */
import type { Pairs } from './factors.ts'

/** The digits that a column may hold, at the top and at the bottom, each from low to high. */
export interface Column {
  readonly top: readonly [number, number]
  readonly bottom: readonly [number, number]
  /** The sum of the two digits is larger than this. */
  readonly over: number
}

type Pair = readonly [number, number]

/** The pairs of digits for each column that follow one pattern of carries or borrows. */
type DigitPairs = readonly (readonly Pair[])[]

/** Every pair of numbers that the columns can make, without their decimal points, and the largest of their results. */
export interface WrittenPairs extends Pairs {
  readonly largest: number
}

/**
 * Reads columns that are written as on paper, the highest first. "1-9+0 0-9+1-9" is a two-digit number above a
 * one-digit number, "1-9−0 0-9−1-9" the same for a subtraction. In "2-9+2-9>10" the two digits add to more than ten.
 * "1+1-9 | 2-9+1" has the pairs of both.
 */
function readColumns(text: string): Column[][] {
  return text.split(' | ').map(readAlternative)
}

function readAlternative(text: string): Column[] {
  const range = (digits = '') => {
    const [low, high = low] = digits.split('-').map(Number)
    return [low!, high!] as const
  }
  return text
    .split(' ')
    .map((column) => {
      const [digits = '', over = '-1'] = column.split('>')
      const [top, bottom] = digits.split(/[+−]/)
      return { top: range(top), bottom: range(bottom), over: Number(over) }
    })
    .reverse()
}

/** Whether each column carries (or borrows), from the ones (or the last decimal place) upwards. */
export type Carries = readonly boolean[]

/** Returns whether a column carries (or borrows), given the carry (or borrow) of the column below. */
type CarryRule = (top: number, bottom: number, carryBelow: 0 | 1) => boolean

const carrying: CarryRule = (top, bottom, carried) => top + bottom + carried >= 10
const borrowing: CarryRule = (top, bottom, borrowed) => top - borrowed < bottom

/** Returns every pair to add whose carries are allowed. */
export function pairsToAdd(columns: string, allowed: (carries: Carries) => boolean): WrittenPairs {
  const patterns = readColumns(columns).flatMap((each) => patternsOf(each, carrying, allowed))
  return { ...numbered(patterns), largest: largest(patterns, (top, bottom) => top + bottom) }
}

/** Returns every pair to subtract whose borrows are allowed. The difference is never negative. */
export function pairsToSubtract(columns: string, allowed: (borrows: Carries) => boolean): WrittenPairs {
  const patterns = readColumns(columns).flatMap((each) =>
    patternsOf(each, borrowing, (borrows) => !borrows.at(-1) && allowed(borrows)),
  )
  return { ...numbered(patterns), largest: largest(patterns, (top, bottom) => top - bottom) }
}

function patternsOf(
  columns: readonly Column[],
  doesCarry: CarryRule,
  allowed: (carries: Carries) => boolean,
): DigitPairs[] {
  const patterns: DigitPairs[] = []
  for (let bits = 0; bits < 1 << columns.length; bits++) {
    const carries = columns.map((_, i) => Boolean(bits & (1 << i)))
    if (!allowed(carries)) continue
    const digits = columns.map((column, i) =>
      pairsThat(column, (top, bottom) => doesCarry(top, bottom, carries[i - 1] ? 1 : 0) === carries[i]),
    )
    if (digits.every((pairs) => pairs.length > 0)) patterns.push(digits)
  }
  return patterns
}

function pairsThat({ top, bottom, over }: Column, fits: (top: number, bottom: number) => boolean): Pair[] {
  const pairs: Pair[] = []
  for (let a = top[0]; a <= top[1]; a++) {
    for (let b = bottom[0]; b <= bottom[1]; b++) {
      if (a + b > over && fits(a, b)) pairs.push([a, b])
    }
  }
  return pairs
}

/** Numbers the pairs, one pattern after the other. Within a pattern the lowest column changes fastest. */
function numbered(patterns: readonly DigitPairs[]): Pairs {
  const sizes = patterns.map((digits) => digits.reduce((size, pairs) => size * pairs.length, 1))
  const at = (number: number): Pair => {
    let left = number
    let pattern = 0
    while (left >= sizes[pattern]!) left -= sizes[pattern++]!
    let [top, bottom, power] = [0, 0, 1]
    for (const pairs of patterns[pattern]!) {
      const pair = pairs[left % pairs.length]!
      left = Math.floor(left / pairs.length)
      top += pair[0] * power
      bottom += pair[1] * power
      power *= 10
    }
    return [top, bottom]
  }
  return { size: sizes.reduce((sum, size) => sum + size, 0), at }
}

function largest(patterns: readonly DigitPairs[], result: (top: number, bottom: number) => number): number {
  const largestOf = (pairs: readonly Pair[]) => Math.max(...pairs.map(([a, b]) => result(a, b)))
  return Math.max(...patterns.map((digits) => digits.reduce((sum, pairs, i) => sum + largestOf(pairs) * 10 ** i, 0)))
}
