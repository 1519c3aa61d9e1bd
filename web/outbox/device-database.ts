/** The outbox's database on the device (IndexedDB). Its records survive a closed tab, a crash and a flat battery. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Move } from '#maths'
import { inTime } from '../offline/in-time.ts'
import type { RoundHeader, SetAside, WaitingRound } from './sending.ts'

/** Moves that the server has acknowledged. */
export interface SentMoves extends WaitingRound {
  readonly moves: readonly Move[]
}

/**
 * The time of the reply in epoch milliseconds, the first and the last number, and the characters of the moves as JSON.
 * The key has all of it, so that the upkeep finds what it looks for without reading a move.
 */
export type SentKey = [account: string, at: number, round: string, first: number, last: number, size: number]

export interface Shelves extends DBSchema {
  /** The rounds with unsent moves. */
  rounds: { key: [string, string]; value: WaitingRound & { readonly playedAt: number } }
  /** The unsent moves. */
  moves: { key: [string, string, number]; value: Move }
  /** The rounds that the server has refused. Their moves stay among the unsent ones. */
  aside: { key: [string, string]; value: RoundHeader & SetAside }
  sent: { key: SentKey; value: SentMoves }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

/** Opens the database once. After an error, the next call tries again. Rejects where it does not open in time. */
export function deviceDatabase(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('solve-it-maths', 1, {
    upgrade(db) {
      for (const name of ['rounds', 'moves', 'aside', 'sent'] as const) db.createObjectStore(name)
    },
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  }).catch((reason) => {
    opened = undefined
    throw reason
  })
  return inTime(opened)
}
