/**
 * The unsent moves of an open page: in the device's database, and in memory while the database refuses them. A move
 * stays in memory until the database has it, and each write contains all moves of its round that are in memory. So the
 * database never holds a move without the moves before it.
 */
import type { Move } from '#maths'
import type { MoveStore } from './move-store.ts'
import { batchSize, type RoundHeader, type WaitingRound } from './sending.ts'

/** The first unsent moves of a round. */
export interface FirstMoves {
  readonly moves: Move[]
  /** False when the database could not be read: it may hold earlier moves of the round. */
  readonly complete: boolean
}

export interface PageMoveStore extends Pick<MoveStore, 'rounds' | 'drop' | 'setAside'> {
  /** Keeps a move in any case. Resolves when the database has accepted or refused it. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  firstMoves(header: RoundHeader, after: number): Promise<FirstMoves>
  /** Returns the number of an account's unsent moves in the database, except those set aside. */
  countOnDevice(account: string): Promise<number>
  /** Whether closing the page would lose unsent moves, because the database refused them. */
  needsPage(): boolean
  /** Writes the moves that the database refused once more. */
  writeAgain(): Promise<void>
}

/** A round with moves that the database does not have yet. */
interface Held {
  readonly header: WaitingRound
  readonly moves: readonly Move[]
  readonly refused: boolean
}

export function pageMoveStore(device: MoveStore): PageMoveStore {
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

  return {
    async keep(header, best, move) {
      const { moves, refused } = memory.get(header.round) ?? { moves: [], refused: false }
      memory.set(header.round, { header: { ...header, best }, moves: [...moves, move], refused })
      await write(header.round)
    },
    async rounds(account) {
      const inMemory = [...memory.values()].map(({ header }) => header).filter((round) => round.account === account)
      const onDevice = await device.rounds(account).catch(() => [])
      const byId = new Map([...onDevice, ...inMemory].map((round) => [round.round, round]))
      return [...byId.values()].filter(({ round }) => !aside.has(round))
    },
    async firstMoves(header, after) {
      // Memory is read first: moves go from memory to the database, never back.
      const inMemory = memory.get(header.round)?.moves ?? []
      const onDevice = await device.moves(header, after, batchSize).catch(() => null)
      const last = onDevice?.at(-1)?.number ?? after
      const moves = [...(onDevice ?? []), ...inMemory.filter(({ number }) => number > last)]
      return { moves, complete: onDevice !== null }
    },
    async countOnDevice(account) {
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
    async writeAgain() {
      for (const [round, { refused }] of memory) if (refused) await write(round)
    },
  }
}
