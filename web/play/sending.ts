/** What the outbox decides, without doing it: what goes out next and what a reply means. */
import type { batchLimit, Problem } from '#contract'
import { type Best, type Bests, betterOf, type Move, type Operation, targetOf } from '#maths'
import type { Stored } from '../api/rounds.ts'

/** A round as its moves are kept and sent under. */
export interface RoundHeader {
  readonly account: string
  readonly round: string
  readonly operation: Operation
  readonly levelId: string
  readonly rules: number
}

/** A round with moves waiting on this device, and its best streak so far. */
export interface WaitingRound extends RoundHeader {
  readonly best: number
}

/** A reply that is not a success; `status` is null where none came. */
export interface Trouble {
  readonly status: number | null
  readonly problem: Problem | null
  readonly message: string
  readonly expected: number | null
}

/** What came of a batch: the server has it, or not, and why. */
export type Reply = { readonly stored: Stored } | { readonly trouble: Trouble }

export type Decision =
  /** The server has the moves up to this number. */
  | { readonly kind: 'drop'; readonly upTo: number }
  /** These moves will never be taken: keep them apart and let other rounds go on. */
  | { readonly kind: 'setAside'; readonly reason: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'later' }

export const batchSize: typeof batchLimit = 50

/** The moves to send next: those that follow each other without a gap, from the first. */
export function nextBatch(moves: readonly Move[]): Move[] {
  const first = moves[0]?.number ?? 0
  return moves.filter((move, i) => i < batchSize && move.number === first + i)
}

export function afterStored(batch: readonly Move[], stored: Stored): Decision {
  const first = batch[0]!.number
  return stored.lastMove < first ? { kind: 'later' } : { kind: 'drop', upTo: stored.lastMove }
}

const neverTaken: readonly (Problem | null)[] = ['invalid', 'notFound', 'refused', 'tooLarge', 'outOfOrder']

export function afterTrouble(batch: readonly Move[], trouble: Trouble): Decision {
  if (trouble.status === 401) return { kind: 'signedOut' }
  const { problem, expected } = trouble
  if (problem === 'outOfOrder' && expected !== null && expected > batch[0]!.number) {
    return { kind: 'drop', upTo: expected - 1 }
  }
  if (neverTaken.includes(problem)) return { kind: 'setAside', reason: `${problem}: ${trouble.message}` }
  return { kind: 'later' }
}

/** Milliseconds to wait after so many failures in a row: from 1 s, doubling, to 30 s. */
export function backOff(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1))
}

export type BestsByOperation = Readonly<Partial<Record<Operation, Bests>>>

/** Returns the records that wait on this device. */
export function bestsIn(rounds: readonly WaitingRound[]): BestsByOperation {
  return rounds
    .filter(({ best }) => best > 0)
    .map(({ operation, levelId, best }): BestsByOperation => {
      return { [operation]: { [levelId]: { streak: best, completed: best >= targetOf(operation) } } }
    })
    .reduce(betterOfAll, {})
}

/** Returns the better records of the two, operation by operation and level by level. */
export function betterOfAll(some: BestsByOperation, others: BestsByOperation): BestsByOperation {
  const better: Partial<Record<Operation, Bests>> = { ...some }
  for (const [name, bests] of Object.entries(others)) {
    const operation = name as Operation
    better[operation] = betterOfEach(better[operation] ?? {}, bests)
  }
  return better
}

/** Returns the better records of the two, level by level. */
export function betterOfEach(some: Bests, others: Bests): Bests {
  const better: Record<string, Best> = { ...some }
  for (const [levelId, best] of Object.entries(others)) better[levelId] = betterOf(better[levelId], best)
  return better
}
