/**
 * Two numbers written under each other and dealt column by column, so that the rule about carrying or borrowing holds by
 * construction and dealing always ends. Columns stand from the ones (or the last decimal place) upwards.
 */
import type { Random } from '../random.ts'

/** Digits that a column may hold, top and bottom, each from low to high. */
export interface Column {
  readonly top: readonly [number, number]
  readonly bottom: readonly [number, number]
  /** The two digits add to more than this. */
  readonly over: number
}

type Pair = readonly [number, number]

/** One way through the columns: for each, the digit pairs that carry or borrow just as the way says. */
export type Way = readonly (readonly Pair[])[]

/**
 * Columns written as on paper, the highest first: "1-9+0 0-9+1-9" is a two-digit number over a one-digit one,
 * "1-9−0 0-9−1-9" the same to take away, and "2-9+2-9>10" one column whose digits add to more than ten.
 */
export function readColumns(text: string): Column[] {
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

/** Every way in which the columns can add with an allowed set of carries. */
export function waysToAdd(columns: readonly Column[], allowed: (carries: Moves) => boolean): Way[] {
  return waysThrough(columns, carrying, allowed)
}

/** Every way in which the columns can be taken away with an allowed set of borrows, the result never negative. */
export function waysToSubtract(columns: readonly Column[], allowed: (borrows: Moves) => boolean): Way[] {
  return waysThrough(columns, borrowing, (borrows) => !borrows.at(-1) && allowed(borrows))
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

/**
 * Draws a way, then a pair for each column; both numbers without their decimal point. Never the same two numbers as
 * `before`, which may be empty: where all higher columns came out the same, the lowest is drawn from its other pairs.
 */
export function drawColumns(random: Random, ways: readonly Way[], before: readonly number[]): Pair {
  const way = ways[random.integer(0, ways.length - 1)]!
  let top = 0
  let bottom = 0
  for (let i = way.length - 1; i > 0; i--) {
    const [a, b] = draw(random, way[i]!)
    top = top * 10 + a
    bottom = bottom * 10 + b
  }
  const lowest = way[0]!
  const [topBefore = -1, bottomBefore = -1] = before
  const same = Math.floor(topBefore / 10) === top && Math.floor(bottomBefore / 10) === bottom
  const last = same ? lowest.findIndex(([a, b]) => a === topBefore % 10 && b === bottomBefore % 10) : -1
  const [a, b] = last < 0 ? draw(random, lowest) : drawOther(random, lowest, last)
  return [top * 10 + a, bottom * 10 + b]
}

function draw(random: Random, pairs: readonly Pair[]): Pair {
  return pairs[random.integer(0, pairs.length - 1)]!
}

function drawOther(random: Random, pairs: readonly Pair[], not: number): Pair {
  const at = random.integer(0, pairs.length - 2)
  return pairs[at < not ? at : at + 1]!
}

/** The largest sum that the ways can make. */
export function largestSum(ways: readonly Way[]): number {
  return largest(ways, (top, bottom) => top + bottom)
}

/** The largest difference that the ways can make. */
export function largestDifference(ways: readonly Way[]): number {
  return largest(ways, (top, bottom) => top - bottom)
}

function largest(ways: readonly Way[], result: (top: number, bottom: number) => number): number {
  const largestOf = (pairs: readonly Pair[]) => Math.max(...pairs.map(([a, b]) => result(a, b)))
  return Math.max(...ways.map((way) => way.reduce((sum, pairs, i) => sum + largestOf(pairs) * 10 ** i, 0)))
}
