/**
 * The queue of moves between play and the server. A move is kept first and sent afterwards, in small batches, until the
 * server has stored it. Sending twice is harmless (docs/decisions/004-verified-rounds.md), so every doubt means a
 * retry.
 */
import type { Move } from '#maths'
import type { RoundHeader, UnsentMoves, WaitingRound } from './move-store.ts'
import { backOff, createSender, type News, type SenderParts } from './sending.ts'

/** `waiting`: a retry will follow. `signedOut`: nothing is sent until the student logs in again. */
export type OutboxStatus = 'sent' | 'sending' | 'waiting' | 'signedOut'

export interface Outbox {
  /** Resolves when the move is kept, with the time of the call. `best` is the round's best streak so far. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  /** Sends all waiting moves now, without waiting for the next retry. */
  wake(): void
  /** Returns the rounds with unsent moves, without rounds that the teacher closed. */
  roundsWaiting(account: string): Promise<WaitingRound[]>
  /** Returns the number of the account's answers that wait on this device. */
  countWaiting(account: string): Promise<number>
  /** Returns the moves that are not known to be in the device's database, by round. */
  unwritten(): UnsentMoves[]
  status(): OutboxStatus
  /** Whether closing the page would lose unsent moves, because they could only be kept in memory. */
  needsPage(): boolean
  /** Subscribes to `status` and `needsPage`, with calls without a change too; returns the unsubscribe function. */
  onStatus(listener: () => void): () => void
  /** Subscribes to news about rounds; returns the unsubscribe function. */
  onNews(listener: (news: News) => void): () => void
}

/** Moves made within this time are sent in one batch. Milliseconds. */
const gathering = 50

const statusAfter = {
  sent: 'sent',
  unknown: 'sent',
  skip: 'waiting',
  later: 'waiting',
  signedOut: 'signedOut',
} as const

export function createOutbox(parts: Omit<SenderParts, 'tell'>): Outbox {
  const { store, account } = parts
  const sender = createSender({ ...parts, tell })
  const statusListeners = new Set<() => void>()
  const newsListeners = new Set<(news: News) => void>()
  const closedRounds = new Set<string>()
  let status: OutboxStatus = 'sent'
  let needsPage = false
  /** The account of the last move. Null after a wake-up: then whoever is logged in may send. */
  let player: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let atWork = false
  let askedAgain = false

  function become(next: OutboxStatus) {
    status = next
    for (const listener of statusListeners) listener()
  }

  function tell(news: News) {
    if (news.kind === 'stored' && news.stored.closed) closedRounds.add(news.header.round)
    for (const listener of newsListeners) listener(news)
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
    sender.endSkipping()
    sendSoon()
  }

  async function work() {
    timer = undefined
    askedAgain = atWork
    if (atWork) return
    atWork = true
    // Moves that only the page has are written first, because the page may close while it sends.
    if (needsPage) await store.writeAgain()
    const mine = account()
    const isOwn = player === null || player === mine
    const pass = mine !== null && isOwn ? await sender.sendAll(mine) : null
    atWork = false
    become(pass ? statusAfter[pass.outcome] : isOwn ? status : 'signedOut')
    if (pass?.outcome !== 'later' || pass.hasSent) failures = 0
    if (pass?.outcome === 'later') return sendAfter(backOff(++failures))
    if (pass?.outcome === 'sent') retries = 0
    // A database that could not be read may hold moves, for example on a device that was busy for some seconds.
    if (pass?.outcome === 'skip' || pass?.outcome === 'unknown')
      retryTimer ??= setTimeout(endSkipping, backOff(++retries))
    if (askedAgain) sendAfter(gathering)
  }

  store.onNeedsPage((next) => {
    needsPage = next
    become(status)
  })
  store.onLost(() => sendAfter(0))

  return {
    async keep(header, best, move) {
      await store.keep(header, best, { ...move, madeAt: Date.now() })
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
    unwritten: store.unwritten,
    status: () => status,
    needsPage: () => needsPage,
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
