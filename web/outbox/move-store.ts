/**
 * The unsent moves of an open page: in the device's database, and in memory while the database refuses them. A move
 * stays in memory until the database has it, and each write contains all moves of its round that are in memory. So the
 * database never holds a move without the moves before it.
 */
import type { batchLimit } from '#contract'
import type { Move } from '#maths'
import type { RoundHeader, WaitingRound } from './sending.ts'

/** The unsent moves in the device's database. Every function rejects where the database does not work. */
export interface DeviceMoves {
  /** Keeps all of the moves or none. A round that was set aside stays aside. */
  keep(header: RoundHeader, best: number, moves: readonly Move[]): Promise<void>
  /**
   * Returns an account's rounds with unsent moves, the least recently played one first. A round that was set aside is
   * left out until it is due for another try (`isDue`).
   */
  rounds(account: string): Promise<WaitingRound[]>
  /** Returns the first of these rounds that has moves after `after`, with at most `atMost` of them in order. */
  firstUnsent(account: string, after: LastSent, atMost: number): Promise<UnsentMoves | null>
  /** Returns the number of unsent moves of a round. */
  count(header: RoundHeader): Promise<number>
  /**
   * Deletes the unsent moves of a round up to a number, and keeps `sent`, the last of them, which the server has
   * acknowledged. A round without unsent moves is deleted.
   */
  drop(round: WaitingRound, upTo: number, sent: readonly Move[]): Promise<void>
  /** Excludes a round from sending until it is due, with the reason. Its moves are never deleted. */
  setAside(header: RoundHeader, reason: string): Promise<void>
}

/** Returns the number of the last move of a round that was sent, or null where the round must not be sent now. */
export type LastSent = (round: string) => number | null

export interface UnsentMoves {
  readonly header: WaitingRound
  readonly moves: readonly Move[]
}

/** The moves to send next: at most `batchSize` moves of a round that follow each other. */
export interface Batch extends UnsentMoves {
  /** False when the database could not be read: it may hold earlier moves of the round. */
  readonly complete: boolean
}

export interface MoveStore extends Pick<DeviceMoves, 'rounds' | 'drop' | 'setAside'> {
  /** Keeps a move in any case. Resolves when the database has accepted or refused it. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  /**
   * Writes the moves once more that the database refused. Returns what to send next. `none`: no move waits. `unknown`:
   * no move is in memory, and the database could not be read.
   */
  nextBatch(account: string, after: LastSent): Promise<Batch | 'none' | 'unknown'>
  /** Returns the number of an account's unsent moves in the database, except those set aside. */
  countWaiting(account: string): Promise<number>
  /** Whether closing the page would lose unsent moves, because the database refused them. */
  needsPage(): boolean
  /** Writes the moves that the database refused once more. */
  writeAgain(): Promise<void>
}

export const batchSize: typeof batchLimit = 50

/** A round with moves that the database does not have yet. */
interface Held {
  readonly header: WaitingRound
  readonly moves: readonly Move[]
  readonly refused: boolean
}

export function createMoveStore(device: DeviceMoves): MoveStore {
  const memory = new Map<string, Held>()
  /** Rounds that the database could not mark as set aside. */
  const aside = new Set<string>()

  async function write(round: string) {
    const held = memory.get(round)
    if (!held) return
    const { header, moves } = held
    try {
      await device.keep(header, header.best, moves)
      dropFromMemory(round, moves.at(-1)!.number)
    } catch {
      const left = memory.get(round)
      if (left) memory.set(round, { ...left, refused: true })
    }
  }

  function dropFromMemory(round: string, upTo: number) {
    const held = memory.get(round)
    const moves = held?.moves.filter(({ number }) => number > upTo) ?? []
    if (held && moves.length > 0) memory.set(round, { ...held, moves })
    else memory.delete(round)
  }

  async function writeAgain() {
    for (const [round, { refused }] of memory) if (refused) await write(round)
  }

  async function rounds(account: string): Promise<WaitingRound[]> {
    const inMemory = [...memory.values()].map(({ header }) => header).filter((round) => round.account === account)
    const onDevice = await device.rounds(account).catch(() => [])
    const byId = new Map([...onDevice, ...inMemory].map((round) => [round.round, round]))
    return [...byId.values()].filter(({ round }) => !aside.has(round))
  }

  return {
    rounds,
    writeAgain,
    async keep(header, best, move) {
      const { moves, refused } = memory.get(header.round) ?? { moves: [], refused: false }
      memory.set(header.round, { header: { ...header, best }, moves: [...moves, move], refused })
      await write(header.round)
    },
    async nextBatch(account, after) {
      await writeAgain()
      // Memory is read first: moves go from memory to the database, never back.
      const held = new Map(memory)
      const sendable: LastSent = (round) => (aside.has(round) ? null : after(round))
      const onDevice = await device.firstUnsent(account, sendable, batchSize).catch(() => undefined)
      const complete = onDevice !== undefined
      if (onDevice) return { ...joined(onDevice, held.get(onDevice.header.round)), complete }
      for (const { header, moves } of held.values()) {
        const last = header.account === account ? sendable(header.round) : null
        const unsent = moves.filter(({ number }) => last !== null && number > last)
        if (unsent.length > 0) return { ...joined({ header, moves: [] }, { header, moves: unsent }), complete }
      }
      return complete ? 'none' : 'unknown'
    },
    async countWaiting(account) {
      const counts = await Promise.all((await device.rounds(account)).map(device.count))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async drop(round, upTo, sent) {
      dropFromMemory(round.round, upTo)
      // A full device keeps no sent moves. Moves that cannot be deleted are sent once more, which is harmless.
      await device.drop(round, upTo, sent).catch(() => device.drop(round, upTo, []).catch(() => {}))
    },
    async setAside(header, reason) {
      // A round that cannot be marked is refused and set aside once more at the next visit.
      await device.setAside(header, reason).catch(() => aside.add(header.round))
    },
    needsPage: () => [...memory].some(([round, { refused }]) => refused && !aside.has(round)),
  }
}

/** Returns the moves on the device with those in memory behind them, up to the first gap. */
function joined(onDevice: UnsentMoves, held: UnsentMoves = onDevice): UnsentMoves {
  const last = onDevice.moves.at(-1)?.number ?? 0
  const moves = [...onDevice.moves, ...held.moves.filter(({ number }) => number > last)]
  const first = moves[0]?.number ?? 0
  return { header: held.header, moves: moves.filter(({ number }, i) => i < batchSize && number === first + i) }
}
