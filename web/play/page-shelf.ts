/**
 * The moves of an open page: in the device's database, and in memory while the database refuses them. A move stays in
 * memory until the database has it, and each write contains all moves of its round that are in memory. So the database
 * never holds a move without the moves before it.
 */
import type { Move } from '#maths'
import { memoryShelf } from './memory-shelf.ts'
import { batchSize, type RoundHeader, type WaitingRound } from './sending.ts'
import type { Shelf } from './shelf.ts'

/** The first unsent moves of a round. */
export interface FirstMoves {
  readonly moves: Move[]
  /** False when the database could not be read: it may hold earlier moves of the round. */
  readonly complete: boolean
}

export interface PageShelf extends Pick<Shelf, 'rounds' | 'drop' | 'setAside'> {
  /** Keeps a move in any case. Resolves when the database has accepted or refused it. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  firstMoves(header: RoundHeader, after: number): Promise<FirstMoves>
  /** Writes the moves that the database refused once more. */
  writeAgain(): Promise<void>
}

export function pageShelf(device: Shelf): PageShelf {
  const memory = memoryShelf()
  const refused = new Map<string, WaitingRound>()

  async function write(round: WaitingRound) {
    const moves = await memory.moves(round, 0, Number.POSITIVE_INFINITY)
    const last = moves.at(-1)
    if (!last) return
    try {
      await device.keep(round, round.best, moves)
    } catch {
      if (await isUnsent(round)) refused.set(round.round, round)
      return
    }
    await dropFromMemory(round, last.number)
  }

  /** Whether memory holds moves of the round that will still be sent. */
  async function isUnsent({ account, round }: RoundHeader): Promise<boolean> {
    return (await memory.rounds(account)).some((unsent) => unsent.round === round)
  }

  async function dropFromMemory(header: RoundHeader, upTo: number) {
    await memory.drop(header, upTo)
    if (!(await isUnsent(header))) refused.delete(header.round)
  }

  return {
    async keep(header, best, move) {
      await memory.keep(header, best, [move])
      await write({ ...header, best })
    },
    async rounds(account) {
      const inMemory = await memory.rounds(account)
      const onDevice = await device.rounds(account).catch(() => [])
      return [...new Map([...onDevice, ...inMemory].map((round) => [round.round, round])).values()]
    },
    async firstMoves(header, after) {
      // Memory is read first: moves go from memory to the database, never back.
      const inMemory = await memory.moves(header, after, batchSize)
      const onDevice = await device.moves(header, after, batchSize).catch(() => null)
      const byNumber = new Map([...(onDevice ?? []), ...inMemory].map((move) => [move.number, move]))
      const moves = [...byNumber.values()].sort((a, b) => a.number - b.number)
      return { moves, complete: onDevice !== null }
    },
    async drop(header, upTo) {
      await dropFromMemory(header, upTo)
      // Moves that cannot be deleted are sent once more, which is harmless.
      await device.drop(header, upTo).catch(() => {})
    },
    async setAside(header, reason) {
      await memory.setAside(header, reason)
      refused.delete(header.round)
      // A round that cannot be marked is refused and set aside once more at the next visit.
      await device.setAside(header, reason).catch(() => {})
    },
    async writeAgain() {
      for (const round of [...refused.values()]) await write(round)
    },
  }
}
