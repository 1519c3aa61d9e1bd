/**
 * The unsent moves of an open page, in the device's database and in memory. A move of this page stays in memory until
 * the server has it, because the database can refuse it, or be deleted at any time. Each write contains all moves of
 * its round that the database lacks. So the database never holds a move without the moves before it.
 */
import type { batchLimit } from '#contract'
import type { Move, PlayableRef } from '#maths'
import { accountsOf } from './merged-account.ts'

/** The identity of a round, under which its moves are kept and sent. */
export interface RoundHeader {
  readonly account: string
  readonly round: string
  readonly ref: PlayableRef
  readonly rules: number
}

/** A move as the device keeps it, with the time at which it was made. Earlier versions of the app kept no time. */
export type KeptMove = Move & { readonly madeAt?: number }

/** A round with moves waiting on this device, and its best streak so far. */
export interface WaitingRound extends RoundHeader {
  readonly best: number
}

/** The unsent moves in the device's database. Every function rejects if the database does not work. */
export interface DeviceMoves {
  /** Keeps all of the moves or none. A round that was set aside stays aside. */
  keep(header: RoundHeader, best: number, moves: readonly KeptMove[]): Promise<void>
  /**
   * Returns the rounds with unsent moves that an account sends, the least recently played one first. A round
   * that was set aside is left out until it is due for another try (`isDue`).
   */
  rounds(account: string): Promise<WaitingRound[]>
  /** Returns the first of these rounds that has unsent moves, with at most `atMost` of them in order. */
  firstUnsent(account: string, lastSent: LastSent, atMost: number): Promise<UnsentMoves | null>
  /** Returns the number of unsent moves of a round. */
  count(header: RoundHeader): Promise<number>
  /**
   * Deletes the unsent moves of a round up to a number, and keeps `sent`, the last of them, which the server has
   * acknowledged. A round without unsent moves is deleted.
   */
  drop(round: WaitingRound, upTo: number, sent: readonly KeptMove[]): Promise<void>
  /** Excludes a round from sending until it is due, with the reason. Its moves are never deleted. */
  setAside(header: RoundHeader, reason: string): Promise<void>
  /** Subscribes `listener` to each loss of the database, which the browser or the user may delete at any time. */
  onLost(listener: () => void): void
}

/**
 * The number of the last move that was sent of each round, or null for a round that must not be sent now. No move was
 * sent of a round that is missing.
 */
export type LastSent = ReadonlyMap<string, number | null>

export interface UnsentMoves {
  readonly header: WaitingRound
  readonly moves: readonly KeptMove[]
}

/** The moves to send next: at most `batchSize` moves of a round that follow each other without a long sleep. */
export interface Batch extends UnsentMoves {
  /** False when the database could not be read: it may hold earlier moves of the round. */
  readonly complete: boolean
}

export interface MoveStore extends Pick<DeviceMoves, 'rounds' | 'drop' | 'setAside' | 'onLost'> {
  /** Keeps a move in any case. Resolves when the database has accepted or refused it. */
  keep(header: RoundHeader, best: number, move: KeptMove): Promise<void>
  /**
   * Returns what to send next. `none`: no move waits. `unknown`: no move is in memory, and the database could not be
   * read.
   */
  nextBatch(account: string, lastSent: LastSent): Promise<Batch | 'none' | 'unknown'>
  /** Returns the number of an account's unsent moves, except those set aside. */
  countWaiting(account: string): Promise<number>
  /** Forgets the moves of a round up to a number in memory, because another tab has sent them. */
  forget(round: string, upTo: number): void
  /**
   * Subscribes `listener` to each change of whether closing the page would lose unsent moves, because the database
   * refused or lost them. At first it would not.
   */
  onNeedsPage(listener: (needsPage: boolean) => void): void
  /** Writes the moves that the database refused or lost once more. */
  writeAgain(): Promise<void>
  /** Returns the moves that are not known to be in the database, by round. */
  unwritten(): UnsentMoves[]
}

export const batchSize: typeof batchLimit = 50

/** A round that this page plays or has played, with unsent moves. */
interface Held {
  readonly header: WaitingRound
  readonly moves: readonly KeptMove[]
  /** The number of the last move that the database has. */
  readonly written: number
  /** Whether the database refused the latest write, or was lost since. */
  readonly refused: boolean
}

export function createMoveStore(device: DeviceMoves): MoveStore {
  const memory = new Map<string, Held>()
  /** Rounds that the database could not mark as set aside. */
  const aside = new Set<string>()
  const needListeners = new Set<(needsPage: boolean) => void>()
  let needsPage = false
  let losses = 0

  function updateNeed() {
    const next = [...memory].some(([round, { refused }]) => refused && !aside.has(round))
    if (next === needsPage) return
    needsPage = next
    for (const listener of needListeners) listener(needsPage)
  }

  device.onLost(() => {
    losses += 1
    // The marks of refused rounds are not written again: such a round is sent, refused and set aside once more.
    for (const [round, held] of memory) memory.set(round, { ...held, written: 0, refused: true })
    updateNeed()
  })

  async function write(round: string) {
    const held = memory.get(round)
    const moves = held ? unwritten(held) : []
    if (!held || moves.length === 0) return
    const lossesBefore = losses
    const isKept = await device.keep(held.header, held.header.best, moves).then(
      () => true,
      () => false,
    )
    const left = memory.get(round)
    // A write to a database that was then deleted says nothing about the new one.
    if (!left || losses !== lossesBefore) return
    const written = isKept ? Math.max(left.written, moves.at(-1)!.number) : left.written
    const isBehind = unwritten({ ...left, written }).length > 0
    // Another write may have failed before this one was done.
    memory.set(round, { ...left, written, refused: isBehind && (left.refused || !isKept) })
    updateNeed()
  }

  function forget(round: string, upTo: number) {
    const held = memory.get(round)
    const moves = held?.moves.filter(({ number }) => number > upTo) ?? []
    if (held && moves.length > 0) memory.set(round, { ...held, moves })
    else memory.delete(round)
    updateNeed()
  }

  /**
   * Returns the rounds of which the database lacks moves, or all rounds if it could not be read.
   *
   * @param account null for all accounts
   */
  function heldOf(account: string | null, isReadable: boolean, from: ReadonlyMap<string, Held> = memory): Held[] {
    return [...from.values()]
      .filter(
        ({ header }) => (account === null || accountsOf(account).includes(header.account)) && !aside.has(header.round),
      )
      .map((held) => (isReadable ? { ...held, moves: unwritten(held) } : held))
      .filter(({ moves }) => moves.length > 0)
  }

  async function countOnDevice(account: string): Promise<number> {
    const counts = await Promise.all((await device.rounds(account)).map(device.count))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  return {
    forget,
    onLost: device.onLost,
    onNeedsPage: (listener) => void needListeners.add(listener),
    async writeAgain() {
      await Promise.all([...memory].map(([round, { refused }]) => refused && write(round)))
    },
    async rounds(account) {
      const onDevice = await device.rounds(account).catch(() => null)
      const inMemory = heldOf(account, onDevice !== null).map(({ header }) => header)
      const byId = new Map([...(onDevice ?? []), ...inMemory].map((round) => [round.round, round]))
      return [...byId.values()].filter(({ round }) => !aside.has(round))
    },
    async keep(header, best, move) {
      const { moves, ...rest } = memory.get(header.round) ?? { moves: [], written: 0, refused: false }
      memory.set(header.round, { ...rest, header: { ...header, best }, moves: [...moves, move] })
      await write(header.round)
    },
    async nextBatch(account, lastSent) {
      // Memory is read first, so that a move which is written in the meantime is in both and not in neither.
      const held = new Map(memory)
      const lossesBefore = losses
      const last = new Map([...lastSent, ...[...aside].map((round) => [round, null] as const)])
      const onDevice = await device.firstUnsent(account, last, batchSize).catch(() => undefined)
      const complete = onDevice !== undefined && losses === lossesBefore
      if (onDevice) return { ...joined(onDevice, held.get(onDevice.header.round)), complete }
      for (const { header, moves } of heldOf(account, complete, held)) {
        const unsent = unsentOf(moves, last.get(header.round))
        if (unsent.length > 0) return { ...joined({ header, moves: [] }, { header, moves: unsent }), complete }
      }
      return complete ? 'none' : 'unknown'
    },
    async countWaiting(account) {
      const onDevice = await countOnDevice(account).catch(() => null)
      return heldOf(account, onDevice !== null).reduce((sum, { moves }) => sum + moves.length, onDevice ?? 0)
    },
    async drop(round, upTo, sent) {
      forget(round.round, upTo)
      // A full device keeps no sent moves. Moves that cannot be deleted are sent once more, which is harmless.
      await device.drop(round, upTo, sent).catch(() => device.drop(round, upTo, []).catch(() => {}))
    },
    async setAside(header, reason) {
      // A round that cannot be marked is refused and set aside once more at the next visit.
      await device.setAside(header, reason).catch(() => aside.add(header.round))
      updateNeed()
    },
    unwritten: () => heldOf(null, true),
  }
}

/** @param lastSent the round's value in a `LastSent` */
function unsentOf(moves: readonly KeptMove[], lastSent: number | null = 0): KeptMove[] {
  return lastSent === null ? [] : moves.filter(({ number }) => number > lastSent)
}

/** Returns the moves that the database does not have. */
function unwritten({ moves, written }: Held): readonly KeptMove[] {
  return moves.filter(({ number }) => number > written)
}

/** Returns the moves on the device with those in memory behind them, up to the first gap. */
function joined(onDevice: UnsentMoves, held: UnsentMoves = onDevice): UnsentMoves {
  const last = onDevice.moves.at(-1)?.number ?? 0
  const moves = [...onDevice.moves, ...held.moves.filter(({ number }) => number > last)]
  const gap = moves.findIndex((move, i) => i > 0 && !follows(move, moves[i - 1]!))
  return { header: held.header, moves: moves.slice(0, Math.min(batchSize, gap < 0 ? batchSize : gap)) }
}

/**
 * The milliseconds by which the clock may go on more than the round between two moves. The clock of a round stops while
 * the device sleeps, and a request has the age of its last move only (docs/product/rules-of-play.md, "Days of play").
 */
const longestSleep = 60_000

/** Returns whether a move has the next number, and the device has not slept long before it. */
function follows(move: KeptMove, before: KeptMove): boolean {
  const slept = (move.madeAt ?? 0) - (before.madeAt ?? move.madeAt ?? 0) - (move.at - before.at)
  return move.number === before.number + 1 && slept < longestSleep
}
