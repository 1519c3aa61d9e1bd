/** One pass over the moves that wait: how they are sent, and how to react to each reply. */
import type { Output, Problem } from '#contract'
import type { Move } from '#maths'
import type { Batch, KeptMove, MoveStore, RoundHeader } from './move-store.ts'

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

/** An event about a round whose moves were sent. */
export type News =
  | { readonly kind: 'stored'; readonly header: RoundHeader; readonly stored: Stored }
  | { readonly kind: 'setAside'; readonly header: RoundHeader }

/** The work has not begun, because its page is being closed or was frozen. It may be tried again. */
export class NotBegun extends Error {}

export interface SenderParts {
  readonly store: MoveStore
  /** Sends moves as an account. Rejects only after an error in the program. A failed request is a `trouble`. */
  readonly post: (header: RoundHeader, moves: readonly KeptMove[], mine: string) => Promise<Reply>
  /** Returns the account whose moves may be sent now. */
  readonly account: () => string | null
  /**
   * Puts the sent moves of a round after a number back among the unsent ones. Returns false if the device does not
   * have all of them.
   */
  readonly takeBack: (header: RoundHeader, after: number) => Promise<boolean>
  /**
   * Runs `work` while no other tab runs work for the same account. Rejects with `NotBegun` if the browser refuses to
   * begin it.
   */
  readonly alone: <Result>(account: string, work: () => Promise<Result>) => Promise<Result>
  readonly tell: (news: News) => void
}

export interface Pass {
  /**
   * `skip`: a round waits for its retry. `unknown`: the device's database could not be read. `later`: the sending
   * stopped before the last round.
   */
  readonly outcome: 'sent' | 'skip' | 'unknown' | 'later' | 'signedOut'
  /** Whether the server has stored or refused moves. */
  readonly hasSent: boolean
}

/**
 * This number of rounds in a row without a reply means that there is no network. One alone does not: its replies may
 * get lost while those of the other rounds arrive.
 */
const mostWithoutReply = 2

export function createSender({ store, post, account, takeBack, alone, tell }: SenderParts) {
  /** Rounds that could not be sent. They are left out until the next retry. */
  const skipped = new Set<string>()
  /** Rounds whose retry is due. They come after all others, because a request may take long to fail once more. */
  const due = new Set<string>()
  let reported = false

  /** Logs an error of the program once, so that it is not mistaken for a lost network. */
  function report(reason: unknown): void {
    if (!reported) console.error('Answers could not be sent.', reason)
    reported = true
  }

  async function pass(mine: string): Promise<Pass> {
    /** The last move of each round that this pass has sent, or null for a round that it has set aside. */
    const sent = new Map<string, number | null>()
    const lastSent = () => new Map([...sent, ...[...skipped, ...due].map((round) => [round, null] as const)])
    const nextBatch = async () => {
      let next = await store.nextBatch(mine, lastSent())
      // Only one round is retried at a time, so that a new move comes before the next of these rounds.
      for (const round of due) {
        if (typeof next === 'object') break
        due.delete(round)
        next = await store.nextBatch(mine, lastSent())
      }
      return next
    }
    let hasSent = false
    let withoutReply = 0
    let batch = await nextBatch()
    while (typeof batch === 'object') {
      const outcome = await send(batch, sent, mine).catch(report)
      if (outcome === 'later' || outcome === 'signedOut') return { outcome, hasSent }
      if (outcome === 'sent') hasSent = true
      else skipped.add(batch.header.round)
      withoutReply = outcome === 'noReply' ? withoutReply + 1 : 0
      if (withoutReply === mostWithoutReply) return { outcome: 'later', hasSent }
      batch = await nextBatch()
    }
    const outcome = skipped.size > 0 ? 'skip' : batch === 'unknown' ? 'unknown' : 'sent'
    return { outcome, hasSent }
  }

  async function send({ header, moves, complete }: Batch, sent: Map<string, number | null>, mine: string) {
    // The account is checked before every batch: another student may have logged in meanwhile.
    if (account() !== mine) return 'signedOut'
    const { stored, trouble } = await post(header, moves, mine)
    const decision = stored ? afterStored(moves, stored) : afterTrouble(moves, trouble, complete)
    if (decision.kind === 'takeBack' && (await takeBack(header, decision.after))) {
      sent.delete(header.round)
    } else if (decision.kind === 'drop') {
      const { upTo } = decision
      sent.set(header.round, upTo)
      const dropped = moves.filter(({ number }) => number <= upTo)
      await store.drop(header, upTo, dropped)
      if (stored) tell({ kind: 'stored', header, stored })
    } else if ('reason' in decision) {
      sent.set(header.round, null)
      await store.setAside(header, decision.reason)
      tell({ kind: 'setAside', header })
    } else {
      return decision.kind
    }
    return 'sent'
  }

  return {
    /** Sends the waiting moves of an account, round by round. */
    async sendAll(mine: string): Promise<Pass> {
      try {
        return await alone(mine, () => pass(mine))
      } catch (reason) {
        if (!(reason instanceof NotBegun)) report(reason)
        return { outcome: 'later', hasSent: false }
      }
    },
    /** Makes the retry of each skipped round due. */
    endSkipping() {
      for (const round of skipped) due.add(round)
      skipped.clear()
    },
  }
}

export type Decision =
  /** The server has the moves up to this number. */
  | { readonly kind: 'drop'; readonly upTo: number }
  /** The server has lost moves after this number: send them again, or set the round aside if that is impossible. */
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

/** @param complete true if no earlier move of the round can be on this device */
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
