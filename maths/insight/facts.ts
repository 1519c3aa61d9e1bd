/** The multiplication facts that a student knows (docs/product/teacher-screens.md, "Facts"). */
import type { Operation } from '../curriculum.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { type Entry, type Fact, readEntries } from './entry.ts'
import { groupBy } from './group-by.ts'
import { inOrderOfPlay } from './in-order.ts'
import type { PlayedRound } from './played-round.ts'
import { slipsIn } from './slip-positions.ts'

/** The highest number of a fact. */
export const highestFactor = 12

/**
 * Returns whether any level asks a × b. Only the tables of 10, 11 and 12 go to 12, and those of 11 and 12 begin at 2,
 * so 24 of the 169 squares are never asked.
 */
export function isAskedFact(a: number, b: number): boolean {
  return b > 10 ? a >= 10 : a <= 10 || b >= 2
}

export const factStatuses = ['quick', 'right', 'shaky', 'notTried'] as const
export type FactStatus = (typeof factStatuses)[number]

/** The part of a round that its facts are read from. */
export type FactRound = Pick<PlayedRound, 'studentId' | 'operation' | 'entries' | 'madeAt'>

/** A first answer to a fact. */
export interface FactTry {
  readonly isRight: boolean
  /** Tenths of a second until the answer, typing included. Null on paper. */
  readonly tenths: number | null
  /** When its round was played last, in epoch milliseconds. */
  readonly madeAt: number
  /** The likeliest slip that explains a wrong answer. */
  readonly slip: SlipId | null
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

/** Returns a whole number for each pair of numbers of a fact. */
const keyOf = ([a, b]: readonly [number, number]) => a * (highestFactor + 1) + b

/** Rounds with equal entries of an operation say the same of each fact. */
const entriesOf = ({ operation, entries }: FactRound) => `${operation} ${entries}`

/** Returns the latest tries of each fact that rounds have asked. 7 × 8 and 8 × 7 are two facts. */
export function triedFacts(rounds: readonly FactRound[]): TriedFact[] {
  const byFact = new Map<number, { readonly numbers: readonly [number, number]; readonly last: FactTry[] }>()
  for (const { operation, entries, madeAt } of inOrderOfPlay(rounds, entriesOf)) {
    for (const entry of readEntries(entries)) {
      const { fact } = entry
      if (!fact) continue
      const key = keyOf(fact.numbers)
      let one = byFact.get(key)
      if (!one) {
        one = { numbers: fact.numbers, last: [] }
        byFact.set(key, one)
      }
      one.last.push(tryOf(entry, fact, operation, madeAt))
      if (one.last.length > triesThatDecide) one.last.shift()
    }
  }
  return [...byFact.values()]
}

/** A try of a fact, with the round that asked it. */
export interface TryInRound<Round extends FactRound> extends FactTry {
  readonly round: Round
}

/** Returns the last five tries of a fact or fewer, the oldest one first. */
export function lastTriesOf<Round extends FactRound>(
  rounds: readonly Round[],
  numbers: readonly [number, number],
): TryInRound<Round>[] {
  const key = keyOf(numbers)
  const tries = inOrderOfPlay(rounds, entriesOf).flatMap((round) =>
    readEntries(round.entries).flatMap((entry) =>
      entry.fact && keyOf(entry.fact.numbers) === key
        ? [{ ...tryOf(entry, entry.fact, round.operation, round.madeAt), round }]
        : [],
    ),
  )
  return tries.slice(-triesThatDecide)
}

function tryOf({ first, shown }: Entry, { tenths }: Fact, operation: Operation, madeAt: number): FactTry {
  const [slip = null] = shown > 0 ? slipsIn(operation, shown) : []
  return { isRight: first === 'right', tenths, madeAt, slip }
}

/** Returns the status of a fact by its last tries, at most five. Any miss among them makes it shaky. */
export function factStatus(last: readonly FactTry[]): FactStatus {
  if (last.length === 0) return 'notTried'
  if (last.some(({ isRight }) => !isRight)) return 'shaky'
  const median = medianTenths(last)
  return median !== null && median <= quickTenths ? 'quick' : 'right'
}

/** Returns the median of the times of the tries, or null if none has a time because all were on paper. */
export function medianTenths(last: readonly FactTry[]): number | null {
  const sorted = last.flatMap(({ tenths }) => tenths ?? []).sort((a, b) => a - b)
  if (sorted.length === 0) return null
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

/** A fact of a class: the status of the middle student, and the number of students with each status. */
export interface ClassFact {
  readonly numbers: readonly [number, number]
  readonly status: FactStatus
  readonly quick: number
  readonly right: number
  readonly shaky: number
}

/** Returns each fact that a student of a class has tried, in the order of its numbers. */
export function classFacts(rounds: readonly FactRound[]): ClassFact[] {
  const ofStudents = [...groupBy(rounds, ({ studentId }) => studentId).values()].flatMap(triedFacts)
  const byFact = [...groupBy(ofStudents, ({ numbers }) => keyOf(numbers))].sort(([a], [b]) => a - b)
  return byFact.map(([, tried]): ClassFact => {
    const statuses = tried.map(({ last }) => factStatus(last))
    const count = (status: FactStatus) => statuses.filter((one) => one === status).length
    const counts = { quick: count('quick'), right: count('right'), shaky: count('shaky') }
    return { numbers: tried[0]!.numbers, status: classFactStatus(statuses), ...counts }
  })
}
