/**
 * Moves on their way to the server: kept first, then sent in small batches, round after round, until the server has
 * them. Sending twice is harmless (docs/decisions/4-verified-rounds.md), so whatever is unclear is sent again.
 */
import type { Move } from '#maths'
import type { Stored } from '../api/rounds.ts'
import {
  afterStored,
  afterTrouble,
  type BestsByOperation,
  backOff,
  batchSize,
  bestsIn,
  type Decision,
  nextBatch,
  type Reply,
  type RoundHeader,
} from './sending.ts'
import type { Shelf } from './shelf.ts'

/** `waiting`: kept on this device until the network is back. `signedOut`: until its student signs in again. */
export type OutboxStatus = 'sent' | 'sending' | 'waiting' | 'signedOut'

/** What became of a round's moves. */
export type News =
  | { readonly kind: 'stored'; readonly header: RoundHeader; readonly best: number; readonly closed: boolean }
  | { readonly kind: 'setAside'; readonly header: RoundHeader }

export interface Outbox {
  /** Resolves when the move is safe on this device. `best` is the round's best streak so far. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  /** Sends at once what waits, whatever went wrong before. */
  wake(): void
  /** Best streaks of rounds that have not reached the server yet. A round that the teacher closed has none. */
  bestsWaiting(account: string): Promise<BestsByOperation>
  status(): OutboxStatus
  onStatus(listener: () => void): () => void
  onNews(listener: (news: News) => void): () => void
}

export interface OutboxParts {
  /** The first that can keep a move keeps it. */
  readonly shelves: readonly Shelf[]
  /** Rejects only where the program itself is wrong. */
  readonly post: (header: RoundHeader, moves: readonly Move[]) => Promise<Reply>
  /** The account whose moves may be sent now. */
  readonly account: () => string | null
  /** Does the work while no other tab does work for that account. */
  readonly alone: (account: string, work: () => Promise<void>) => Promise<void>
}

/** Moves that follow each other quickly go out together. */
const gathering = 50

export function createOutbox({ shelves, post, account, alone }: OutboxParts): Outbox {
  const statusListeners = new Set<() => void>()
  const newsListeners = new Set<(news: News) => void>()
  const closedRounds = new Set<string>()
  let status: OutboxStatus = 'sent'
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let atWork = false
  let askedAgain = false
  let reported = false

  function become(next: OutboxStatus) {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener()
  }

  function tell(news: News) {
    if (news.kind === 'stored' && news.closed) closedRounds.add(news.header.round)
    for (const listener of newsListeners) listener(news)
  }

  /** What nobody foresaw: the moves stay and are tried again, but it must not pass for a lost network. */
  function report(reason: unknown) {
    if (!reported) console.error('Answers could not be sent.', reason)
    reported = true
  }

  function sendAfter(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }

  async function work() {
    timer = undefined
    askedAgain = atWork
    if (atWork) return
    atWork = true
    const mine = account()
    try {
      if (mine !== null) await alone(mine, async () => become(await sendAll(mine)))
    } catch (reason) {
      report(reason)
      become('waiting')
    }
    atWork = false
    if (status === 'waiting') sendAfter(backOff(++failures))
    else if (askedAgain) sendAfter(gathering)
  }

  async function sendAll(mine: string): Promise<OutboxStatus> {
    for (const shelf of shelves) {
      for (const round of await shelf.rounds(mine).catch(() => [])) {
        const stopped = await sendRound(shelf, round)
        if (stopped) return stopped
      }
    }
    failures = 0
    return 'sent'
  }

  /** Sends a round to its last move; answers why it had to stop before. */
  async function sendRound(shelf: Shelf, header: RoundHeader): Promise<OutboxStatus | null> {
    for (;;) {
      const batch = nextBatch(await shelf.moves(header, batchSize))
      if (batch.length === 0) return null
      // Asked again before every batch: another student may have signed in meanwhile.
      if (account() !== header.account) return 'signedOut'
      const { decision, stored } = await exchange(header, batch)
      if (decision.kind === 'signedOut') return 'signedOut'
      if (decision.kind === 'later') return 'waiting'
      failures = 0
      if (decision.kind === 'drop') {
        await shelf.drop(header, decision.upTo)
        if (stored) tell({ kind: 'stored', header, best: stored.best, closed: stored.closed })
      } else {
        await shelf.setAside(header, decision.reason)
        tell({ kind: 'setAside', header })
        return null
      }
    }
  }

  async function exchange(header: RoundHeader, batch: Move[]): Promise<{ decision: Decision; stored?: Stored }> {
    const reply = await post(header, batch)
    if ('trouble' in reply) return { decision: afterTrouble(batch, reply.trouble) }
    return { decision: afterStored(batch, reply.stored), stored: reply.stored }
  }

  async function keepOnFirst(header: RoundHeader, best: number, move: Move) {
    for (const [i, shelf] of shelves.entries()) {
      try {
        return await shelf.keep(header, best, move)
      } catch (reason) {
        if (i === shelves.length - 1) throw reason
      }
    }
  }

  return {
    async keep(header, best, move) {
      await keepOnFirst(header, best, move)
      if (status === 'sent') become('sending')
      if (account() !== header.account) become('signedOut')
      else if (timer === undefined && status !== 'signedOut') sendAfter(gathering)
    },
    wake() {
      failures = 0
      sendAfter(0)
    },
    async bestsWaiting(of) {
      const rounds = await Promise.all(shelves.map((shelf) => shelf.rounds(of).catch(() => [])))
      return bestsIn(rounds.flat().filter(({ round }) => !closedRounds.has(round)))
    },
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    onNews(listener) {
      newsListeners.add(listener)
      return () => newsListeners.delete(listener)
    },
  }
}
