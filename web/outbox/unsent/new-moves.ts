/** The moves that a page of the server cannot have: those that wait on this device, and those that were sent later. */
import { deviceDatabase } from '../device-database.ts'
import type { KeptMove, UnsentMoves, WaitingRound } from '../move-store.ts'

export interface NewMoves {
  readonly round: WaitingRound
  /** All moves of the round that the device has, in order. */
  readonly moves: readonly KeptMove[]
  /** The numbers of the new ones. */
  readonly added: ReadonlySet<number>
}

/**
 * Returns the rounds with new moves.
 *
 * @param since when the page of the server was loaded, in epoch milliseconds
 * @param waiting the rounds that wait on this device
 * @param unwritten the moves that are not in the device's database yet
 */
export async function newMoves(
  account: string,
  since: number,
  waiting: readonly WaitingRound[],
  unwritten: readonly UnsentMoves[],
): Promise<NewMoves[]> {
  const transaction = (await deviceDatabase()).transaction(['moves', 'sent'])
  const sent = transaction.objectStore('sent')
  const keys = await sent.getAllKeys(IDBKeyRange.bound([account], [account, []]))
  const ids = new Set([...waiting.map(({ round }) => round), ...keys.flatMap(([, at, id]) => (at > since ? [id] : []))])
  const found = await Promise.all(
    Array.from(ids, async (id): Promise<NewMoves[]> => {
      // A merged account has played its rounds under its own id.
      const holder = waiting.find((one) => one.round === id)?.account ?? account
      const ofRound = keys.filter(([, , round]) => round === id)
      const batches = await Promise.all(
        ofRound.map(async (key) => ({ isLater: key[1] > since, batch: await sent.get(key) })),
      )
      const written = await transaction
        .objectStore('moves')
        .getAll(IDBKeyRange.bound([holder, id, 1], [holder, id, []]))
      const left = unwritten.find(({ header }) => header.round === id)?.moves ?? []
      const later = batches.flatMap(({ isLater, batch }) => (isLater ? (batch?.moves ?? []) : []))
      const added = [...written, ...left, ...later]
      const all = [...batches.flatMap(({ batch }) => batch?.moves ?? []), ...added]
      const round = waiting.find((one) => one.round === id) ?? batches.at(-1)?.batch
      return round ? [{ round, moves: inOrder(all), added: new Set(added.map(({ number }) => number)) }] : []
    }),
  )
  return found.flat()
}

/** Returns the moves by their numbers, each once. */
function inOrder(moves: readonly KeptMove[]): KeptMove[] {
  const byNumber = new Map(moves.map((move) => [move.number, move]))
  return [...byNumber.values()].sort((a, b) => a.number - b.number)
}
