/**
 * Two numbers written under each other, numbered through column by column, so that the rule about carrying or borrowing
 * holds by construction and each pair is drawn by its number. Columns stand from the ones (or the last decimal place) upwards.
 */
import type { Pairs } from './factors.ts'

/** Digits that a column may hold, top and bottom, each from low to high. */
export interface Column {
  readonly top: readonly [number, number]
  readonly bottom: readonly [number, number]
  /** The two digits add to more than this. */
  readonly over: number
}

type Pair = readonly [number, number]

/** One way through the columns: for each, the digit pairs that carry or borrow just as the way says. */
type Way = readonly (readonly Pair[])[]

/** Every pair of numbers that the columns can make, without their decimal points, and the largest result among them. */
export interface WrittenPairs extends Pairs {
  readonly largest: number
}

/**
 * Columns written as on paper, the highest first: "1-9+0 0-9+1-9" is a two-digit number over a one-digit one,
 * "1-9−0 0-9−1-9" the same to take away, and "2-9+2-9>10" one column whose digits add to more than ten.
 */
function readColumns(text: string): Column[] {
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

/** Whether each column carries or borrows, from the ones (or the last decimal place) upwards. */
export type Moves = readonly boolean[]

/** Whether a column carries or borrows, with what the column below it moved. */
type Moving = (top: number, bottom: number, movedBelow: 0 | 1) => boolean

const carrying: Moving = (top, bottom, carried) => top + bottom + carried >= 10
const borrowing: Moving = (top, bottom, borrowed) => top - borrowed < bottom

/** Every pair that adds with an allowed set of carries. */
export function pairsToAdd(columns: string, allowed: (carries: Moves) => boolean): WrittenPairs {
  const ways = waysThrough(readColumns(columns), carrying, allowed)
  return { ...numbered(ways), largest: largest(ways, (top, bottom) => top + bottom) }
}

/** Every pair whose second number can be taken away with an allowed set of borrows, the result never negative. */
export function pairsToSubtract(columns: string, allowed: (borrows: Moves) => boolean): WrittenPairs {
  const ways = waysThrough(readColumns(columns), borrowing, (borrows) => !borrows.at(-1) && allowed(borrows))
  return { ...numbered(ways), largest: largest(ways, (top, bottom) => top - bottom) }
}

function waysThrough(columns: readonly Column[], moving: Moving, allowed: (moves: Moves) => boolean): Way[] {
  const ways: Way[] = []
  for (let pattern = 0; pattern < 1 << columns.length; pattern++) {
    const moves = columns.map((_, i) => Boolean(pattern & (1 << i)))
    if (!allowed(moves)) continue
    const way = columns.map((column, i) =>
      pairsThat(column, (top, bottom) => moving(top, bottom, moves[i - 1] ? 1 : 0) === moves[i]),
    )
    if (way.every((pairs) => pairs.length > 0)) ways.push(way)
  }
  return ways
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

/** The pairs of all ways, numbered one way after the other; within a way the lowest column counts fastest. */
function numbered(ways: readonly Way[]): Pairs {
  const sizes = ways.map((way) => way.reduce((size, pairs) => size * pairs.length, 1))
  const at = (number: number): Pair => {
    let left = number
    let turn = 0
    while (left >= sizes[turn]!) left -= sizes[turn++]!
    let [top, bottom, power] = [0, 0, 1]
    for (const pairs of ways[turn]!) {
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

function largest(ways: readonly Way[], result: (top: number, bottom: number) => number): number {
  const largestOf = (pairs: readonly Pair[]) => Math.max(...pairs.map(([a, b]) => result(a, b)))
  return Math.max(...ways.map((way) => way.reduce((sum, pairs, i) => sum + largestOf(pairs) * 10 ** i, 0)))
}
