/** The multiplication facts that a student knows. */
import { readEntries } from './entry.ts'
import type { PlayedRound } from './played-round.ts'

/** The highest number of a fact. */
export const highestFactor = 12

/**
 * Returns whether any level asks a × b. Only the tables of 10, 11 and 12 go to 12, and those of 11 and 12 begin at 2, so
 * 24 of the 169 squares are never asked.
 */
export function isAskedFact(a: number, b: number): boolean {
  return b > 10 ? a >= 10 : a <= 10 || b >= 2
}

export const factStatuses = ['quick', 'right', 'shaky', 'notTried'] as const
export type FactStatus = (typeof factStatuses)[number]

/** A first answer to a fact. */
export interface FactTry {
  readonly isRight: boolean
  /** Tenths of a second until the answer, typing included. */
  readonly tenths: number
  /** When its round was played last, in epoch milliseconds. */
  readonly madeAt: number
}

/** The tries of a fact, with its numbers in the order in which they are asked. */
export interface TriedFact {
  readonly numbers: readonly [number, number]
  /** The last five tries or fewer, the oldest one first. */
  readonly last: readonly FactTry[]
}

/** The number of a fact's latest tries that decide. */
const triesThatDecide = 5
/** The most tenths of a second of a quick answer, as the median of the tries. */
const quickTenths = 30
/** The students who give a square of a class its status. */
const enoughStudents = 3

/** The part of a round that its facts are read from. */
type FactRound = Pick<PlayedRound, 'entries' | 'madeAt'>

/** Returns the latest tries of each fact that rounds have asked. 7 × 8 and 8 × 7 are two facts. */
export function triedFacts(rounds: readonly FactRound[]): TriedFact[] {
  const byFact = new Map<string, { numbers: readonly [number, number]; last: FactTry[] }>()
  for (const { entries, madeAt } of rounds.toSorted((a, b) => a.madeAt - b.madeAt)) {
    for (const { first, fact } of readEntries(entries)) {
      if (!fact) continue
      const key = fact.numbers.join()
      const { last = [] } = byFact.get(key) ?? {}
      const tried = { isRight: first === 'right', tenths: fact.tenths, madeAt }
      byFact.set(key, { numbers: fact.numbers, last: [...last, tried].slice(-triesThatDecide) })
    }
  }
  return [...byFact.values()]
}

/** Returns the status of a fact by its last tries, at most five. Any miss among them makes it shaky. */
export function factStatus(last: readonly FactTry[]): FactStatus {
  if (last.length === 0) return 'notTried'
  if (last.some(({ isRight }) => !isRight)) return 'shaky'
  return medianTenths(last) <= quickTenths ? 'quick' : 'right'
}

/** Returns the median of the times of the tries, of which there is at least one. */
export function medianTenths(last: readonly FactTry[]): number {
  const sorted = last.map(({ tenths }) => tenths).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** From the least sure status to the surest. */
const bySureness: readonly FactStatus[] = ['shaky', 'right', 'quick']

/**
 * Returns the status of the middle one of the students who tried a fact. Of two in the middle it is the less sure one.
 * Fewer than three students give no status.
 */
export function classFactStatus(tried: readonly FactStatus[]): FactStatus {
  const sorted = tried.map((status) => bySureness.indexOf(status)).sort((a, b) => a - b)
  if (sorted.length < enoughStudents) return 'notTried'
  return bySureness[sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] ?? 'notTried'
}
