/** The multiplication facts that a child knows, for the child (docs/product/screens.md, "My hops"). */
import { isAskedInTable } from './fact-levels.ts'
import { type FactRound, factStatus, highestFactor, isAskedFact, triedFacts } from './facts.ts'

/** The number of facts that a child knows, of those that there are. */
export interface Known {
  readonly known: number
  readonly of: number
}

export interface KnownFacts extends Known {
  /** The tables from 0 to 12: the facts that the level of each table asks. */
  readonly tables: readonly Known[]
  /** The table to try next: of those of which some facts are known and some are not, the one that lacks the fewest. */
  readonly next: number | null
}

type Pair = readonly [a: number, b: number]

const numbers: readonly number[] = Array.from({ length: highestFactor + 1 }, (_, number) => number)

/** The facts that any level asks, each once: 7 × 8 and 8 × 7 are one fact here. */
const facts: readonly Pair[] = numbers.flatMap((a) =>
  numbers.filter((b) => a <= b && (isAskedFact(a, b) || isAskedFact(b, a))).map((b): Pair => [a, b]),
)

/** Returns the facts that a child knows. A fact is known if the last tries of one of its orders are all right. */
export function knownFacts(rounds: readonly FactRound[]): KnownFacts {
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
  return { ...count(facts), tables, next: nextTable(tables) }
}

function nextTable(tables: readonly Known[]): number | null {
  const lacking = ({ known, of }: Known) => of - known
  const begun = numbers.filter((table) => {
    const one = tables[table]!
    return one.known > 0 && lacking(one) > 0
  })
  const [closest = null] = begun.toSorted((a, b) => lacking(tables[a]!) - lacking(tables[b]!))
  return closest
}
