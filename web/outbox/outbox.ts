/**
 * The queue of moves between play and the server. A move is kept first and sent afterwards, in small batches, until the
 * server has stored it. Sending twice is harmless (docs/decisions/004-verified-rounds.md), so every doubt means a
 * retry.
 */
import type { Move } from '#maths'
import type { Batch, MoveStore } from './move-store.ts'
import {
  afterStored,
  afterTrouble,
  backOff,
  type Reply,
  type RoundHeader,
  type Stored,
  type WaitingRound,
} from './sending.ts'

/** `waiting`: a retry will follow. `signedOut`: nothing is sent until the student logs in again. */
export type OutboxStatus = 'sent' | 'sending' | 'waiting' | 'signedOut'

/** An event about a round whose moves were sent. */
export type News =
  | { readonly kind: 'stored'; readonly header: RoundHeader; readonly stored: Stored }
  | { readonly kind: 'setAside'; readonly header: RoundHeader }

export interface Outbox {
  /** Resolves when the move is kept. `best` is the round's best streak so far. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  /** Sends all waiting moves now, without waiting for the next retry. */
  wake(): void
  /** Returns the rounds with unsent moves, without rounds that the teacher closed. */
  roundsWaiting(account: string): Promise<WaitingRound[]>
  /** Returns the number of the account's answers that wait on this device. */
  countWaiting(account: string): Promise<number>
  status(): OutboxStatus
  /** Whether closing the page would lose unsent moves, because they could only be kept in memory. */
  needsPage(): boolean
  /** Subscribes to `status` and `needsPage`, with calls without a change too; returns the unsubscribe function. */
  onStatus(listener: () => void): () => void
  /** Subscribes to news about rounds; returns the unsubscribe function. */
  onNews(listener: (news: News) => void): () => void
}

export interface OutboxParts {
  readonly store: MoveStore
  /** Rejects only after an error in the program. A failed request is a `trouble`. */
  readonly post: (header: RoundHeader, moves: readonly Move[]) => Promise<Reply>
  /** Returns the account whose moves may be sent now. */
  readonly account: () => string | null
  /**
   * Puts the sent moves of a round after a number back among the unsent ones. Returns false where the device does not
   * have all of them.
   */
  readonly takeBack: (header: RoundHeader, after: number) => Promise<boolean>
  /** Runs `work` while no other tab runs work for the same account. */
  readonly alone: <Result>(account: string, work: () => Promise<Result>) => Promise<Result>
}

/** Moves made within this time are sent in one batch. Milliseconds. */
const gathering = 50

/** The result of sending. `skip`: a round waits for its retry. `later`: the sending stopped before the last round. */
type Outcome = 'sent' | 'skip' | 'later' | 'signedOut'

/**
 * This number of rounds in a row without a reply means that there is no network. One alone does not: its replies may
 * get lost while those of the other rounds arrive.
 */
const mostWithoutReply = 2

export function createOutbox({ store, post, account, takeBack, alone }: OutboxParts): Outbox {
  const statusListeners = new Set<() => void>()
  const newsListeners = new Set<(news: News) => void>()
  const closedRounds = new Set<string>()
  /** Rounds that could not be sent. They are left out until the next retry. */
  const skipped = new Set<string>()
  /** Rounds whose retry is due. They come after all others, because a request may take long to fail once more. */
  const due = new Set<string>()
  let status: OutboxStatus = 'sent'
  /** The account of the last move. Null after a wake-up: then whoever is logged in may send. */
  let player: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let atWork = false
  let askedAgain = false
  let reported = false

  function become(next: OutboxStatus) {
    status = next
    for (const listener of statusListeners) listener()
  }

  function tell(news: News) {
    if (news.kind === 'stored' && news.stored.closed) closedRounds.add(news.header.round)
    for (const listener of newsListeners) listener(news)
  }

  /** Logs an error of the program once, so that it is not mistaken for a lost network. The round is retried. */
  function report(reason: unknown): Outcome {
    if (!reported) console.error('Answers could not be sent.', reason)
    reported = true
    return 'skip'
  }

  function sendAfter(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }

  /** Sends soon, unless a retry is scheduled or the student has to log in first. */
  function sendSoon() {
    if (timer === undefined && status !== 'signedOut') sendAfter(gathering)
  }

  function endSkipping() {
    clearTimeout(retryTimer)
    retryTimer = undefined
    for (const round of skipped) due.add(round)
    skipped.clear()
    sendSoon()
  }

  async function work() {
    timer = undefined
    askedAgain = atWork
    if (atWork) return
    atWork = true
    // Moves that only the page has are written first, because the page may close while it sends.
    if (store.needsPage()) {
      await store.writeAgain()
      become(status)
    }
    const mine = account()
    const isOwn = player === null || player === mine
    let outcome: Outcome | null = isOwn ? null : 'signedOut'
    try {
      if (mine !== null && isOwn) outcome = await alone(mine, () => sendAll(mine))
    } catch (reason) {
      report(reason)
      outcome = 'later'
    }
    atWork = false
    become(outcome === 'skip' || outcome === 'later' ? 'waiting' : (outcome ?? status))
    if (outcome === 'later') sendAfter(backOff(++failures))
    else if (askedAgain) sendAfter(gathering)
  }

  async function sendAll(mine: string): Promise<Outcome> {
    /** The last move of each round that this call has sent, or null for a round that it has set aside. */
    const sent = new Map<string, number | null>()
    const lastSent = (round: string) => {
      const last = skipped.has(round) || due.has(round) ? null : sent.get(round)
      return last === undefined ? 0 : last
    }
    const nextBatch = async () => {
      let next = await store.nextBatch(mine, lastSent)
      // Only one round is retried at a time, so that a new move comes before the next of these rounds.
      for (const round of due) {
        if (typeof next === 'object') break
        due.delete(round)
        next = await store.nextBatch(mine, lastSent)
      }
      return next
    }
    let withoutReply = 0
    let batch = await nextBatch()
    while (typeof batch === 'object') {
      const outcome = await send(batch, sent).catch(report)
      if (outcome === 'later' || outcome === 'signedOut') return outcome
      if (outcome !== 'sent') skipped.add(batch.header.round)
      withoutReply = outcome === 'noReply' ? withoutReply + 1 : 0
      if (withoutReply === mostWithoutReply) return 'later'
      batch = await nextBatch()
    }
    failures = 0
    // A database that could not be read may hold moves, for example on a device that was busy for some seconds.
    if (skipped.size > 0 || batch === 'unknown') retryTimer ??= setTimeout(endSkipping, backOff(++retries))
    else retries = 0
    return skipped.size > 0 ? 'skip' : 'sent'
  }

  async function send(
    { header, moves, complete }: Batch,
    sent: Map<string, number | null>,
  ): Promise<Outcome | 'noReply'> {
    // The account is checked before every batch: another student may have logged in meanwhile.
    if (account() !== header.account) return 'signedOut'
    const { stored, trouble } = await post(header, moves)
    const decision = stored ? afterStored(moves, stored) : afterTrouble(moves, trouble, complete)
    if (decision.kind === 'takeBack' && (await takeBack(header, decision.after))) {
      sent.delete(header.round)
    } else if (decision.kind === 'drop') {
      const { upTo } = decision
      sent.set(header.round, upTo)
      await store.drop(
        header,
        upTo,
        moves.filter(({ number }) => number <= upTo),
      )
      if (stored) tell({ kind: 'stored', header, stored })
    } else if ('reason' in decision) {
      sent.set(header.round, null)
      await store.setAside(header, decision.reason)
      tell({ kind: 'setAside', header })
    } else {
      return decision.kind
    }
    failures = 0
    return 'sent'
  }

  // Until the moves are in the new database, the screens say that the page is needed.
  store.onLost(() => {
    become(status)
    sendAfter(0)
  })

  return {
    async keep(header, best, move) {
      await store.keep(header, best, move)
      player = header.account
      become(status === 'sent' ? 'sending' : status)
      sendSoon()
    },
    wake() {
      player = null
      failures = 0
      retries = 0
      endSkipping()
      sendAfter(0)
    },
    async roundsWaiting(of) {
      return (await store.rounds(of)).filter(({ round }) => !closedRounds.has(round))
    },
    countWaiting: store.countWaiting,
    status: () => status,
    needsPage: store.needsPage,
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
