/** The outbox's decisions as pure functions: how to react to the reply to a batch of moves, and how long to wait. */
import type { Output, Problem } from '#contract'
import type { Move, PlayableRef } from '#maths'

/** The identity of a round, under which its moves are kept and sent. */
export interface RoundHeader {
  readonly account: string
  readonly round: string
  readonly ref: PlayableRef
  readonly rules: number
}

/** A round with moves waiting on this device, and its best streak so far. */
export interface WaitingRound extends RoundHeader {
  readonly best: number
}

export type Stored = Output<'POST /api/rounds/{round}/moves'>

/** A failed request. Without a reply, `status` is 0 and `problem` is 'network'. */
export interface Trouble {
  readonly status: number
  readonly problem: Problem | 'network'
  readonly message: string
  /** With `outOfOrder`: the number of the move that the server expects next. */
  readonly expected?: number | undefined
}

/** The outcome of sending a batch. */
export type Reply =
  | { readonly stored: Stored; readonly trouble?: undefined }
  | { readonly stored?: undefined; readonly trouble: Trouble }

export type Decision =
  /** The server has the moves up to this number. */
  | { readonly kind: 'drop'; readonly upTo: number }
  /** The server has lost moves after this number: send them again, or set the round aside where that is impossible. */
  | { readonly kind: 'takeBack'; readonly after: number; readonly reason: string }
  /** The server refuses this round: keep its moves apart and go on with the next round. */
  | { readonly kind: 'setAside'; readonly reason: string }
  /** This round is retried later. Other rounds go on. */
  | { readonly kind: 'skip' }
  /** No reply came. This round is retried later, and all others too if another one gets no reply either. */
  | { readonly kind: 'noReply' }
  /** Nothing can be sent now: the account is over its allowance. */
  | { readonly kind: 'later' }
  | { readonly kind: 'signedOut' }

export function afterStored(batch: readonly Move[], stored: Stored): Decision {
  const [first, last] = [batch[0]!.number, batch.at(-1)!.number]
  // A reply without a number is none of this server.
  return stored.lastMove >= first ? { kind: 'drop', upTo: Math.min(stored.lastMove, last) } : { kind: 'skip' }
}

const refusals: readonly Trouble['problem'][] = ['invalid', 'notFound', 'refused', 'tooLarge', 'outOfOrder']

/** @param complete true where no earlier move of the round can be on this device */
export function afterTrouble(batch: readonly Move[], trouble: Trouble, complete: boolean): Decision {
  const { status, problem, message, expected } = trouble
  if (status === 401) return { kind: 'signedOut' }
  if (status === 0) return { kind: 'noReply' }
  if (status === 429) return { kind: 'later' }
  if (!refusals.includes(problem)) return { kind: 'skip' }
  const reason = `${problem}: ${message}`
  if (problem !== 'outOfOrder') return { kind: 'setAside', reason }
  const first = batch[0]!.number
  if (expected !== undefined && expected > first) return { kind: 'drop', upTo: expected - 1 }
  if (!complete) return { kind: 'skip' }
  if (expected !== undefined && expected < first) return { kind: 'takeBack', after: expected - 1, reason }
  return { kind: 'setAside', reason }
}

/** Returns the milliseconds to wait after this many failures in a row: 1 s, doubling up to 30 s. */
export function backOff(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1))
}
