/** The multiplication facts that a child knows, for the child (docs/product/screens.md, "My hops"). */
import { levelsOf } from '../catalogue.ts'
import { isAskedInTable } from './fact-levels.ts'
import { type FactRound, factStatus, highestFactor, isAskedFact, triedFacts } from './facts.ts'
import type { Completion } from './week.ts'

/** The number of facts that a child knows, of those that there are. */
export interface Known {
  readonly known: number
  readonly of: number
}

export interface KnownFacts extends Known {
  /** The tables from 0 to 12: the facts that the level of each table asks. */
  readonly tables: readonly Known[]
  /** The table to try next (docs/product/screens.md, "My hops"). Null before the first known fact. */
  readonly next: number | null
}

type Pair = readonly [a: number, b: number]

const numbers: readonly number[] = Array.from({ length: highestFactor + 1 }, (_, number) => number)

/** The facts that any level asks, each once: 7 × 8 and 8 × 7 are one fact here. */
const facts: readonly Pair[] = numbers.flatMap((a) =>
  numbers.filter((b) => a <= b && (isAskedFact(a, b) || isAskedFact(b, a))).map((b): Pair => [a, b]),
)

/**
 * Returns the facts that a child knows. A fact is known if the last tries of one of its orders are all right.
 *
 * @param completed the levels that the child has completed. A table with its medal is not the one to try next
 */
export function knownFacts(
  rounds: readonly FactRound[],
  completed: readonly Pick<Completion, 'operation' | 'levelId'>[] = [],
): KnownFacts {
  const right = new Set(
    triedFacts(rounds)
      .filter(({ last }) => factStatus(last) === 'right' || factStatus(last) === 'quick')
      .map(({ numbers: [a, b] }) => `${a} ${b}`),
  )
  const isKnown = ([a, b]: Pair) => right.has(`${a} ${b}`) || right.has(`${b} ${a}`)
  const count = (pairs: readonly Pair[]): Known => ({ known: pairs.filter(isKnown).length, of: pairs.length })
  const tables = numbers.map((table) =>
    count(numbers.filter((number) => isAskedInTable(table, number)).map((number): Pair => [table, number])),
  )
  return { ...count(facts), tables, next: nextTable(tables, completed) }
}

/** Tables 0 and 1 have one rule each, so another table that is begun or left comes before them. */
function nextTable(tables: readonly Known[], completed: Parameters<typeof knownFacts>[1] = []): number | null {
  if (tables.every(({ known }) => known === 0)) return null
  const lacking = (table: number) => tables[table]!.of - tables[table]!.known
  const rank = (table: number) => (table <= 1 ? 2 : tables[table]!.known === 0 ? 1 : 0)
  const levels = levelsOf('timestable')
  const hasMedal = (table: number) =>
    completed.some(({ operation, levelId }) => operation === 'timestable' && levelId === levels[table]?.id)
  const left = numbers.filter((table) => lacking(table) > 0 && !hasMedal(table))
  const [next = null] = left.toSorted((a, b) => rank(a) - rank(b) || lacking(a) - lacking(b))
  return next
}
