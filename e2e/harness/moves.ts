/** The moves of children: on a device, and in the database of a server. */
import type { Page } from '@playwright/test'
import type { LevelRef, Move } from '#maths'
import { openDatabase } from '../../server/store/open.ts'
import type { Database } from './app-server.ts'

/** Returns every stored move with its round, level and mark, in order. */
export async function movesIn(database: Database) {
  const db = await openDatabase(database)
  const moves = await db
    .selectFrom('moves')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.student_id', '=', 'moves.student_id').onRef('rounds.round_id', '=', 'moves.round_id'),
    )
    .select(['moves.student_id', 'moves.round_id', 'level_id', 'number', 'at', 'move', 'mark', 'moves.made_at'])
    .orderBy('moves.round_id')
    .orderBy('number')
    .execute()
  await db.destroy()
  return moves
}

/** A move with its round. */
export interface RoundMove {
  readonly account: string
  readonly round: string
  readonly levelId: string
  readonly move: Move
}

/** Returns the stored moves in the same form and order as `inOrder`. */
export async function storedMoves(database: Database): Promise<RoundMove[]> {
  const rows = await movesIn(database)
  return rows.map(({ student_id, round_id, level_id, number, at, move }) => ({
    account: student_id,
    round: round_id,
    levelId: level_id,
    move: { number, at: Number(at), ...JSON.parse(move) },
  }))
}

/** Returns the moves ordered as in the database. */
export function inOrder(moves: readonly RoundMove[]): RoundMove[] {
  return moves.toSorted((a, b) => (a.round < b.round ? -1 : a.round > b.round ? 1 : a.move.number - b.move.number))
}

/** A round as the app keeps it on a device (web/outbox/device-database.ts). */
export interface KeptRound {
  readonly account: string
  readonly round: string
  readonly ref: LevelRef
  readonly rules: number
  readonly best: number
  readonly moves: readonly Move[]
}

/** Adds unsent rounds to the database of the page's device. */
export async function keepOnDevice(page: Page, rounds: readonly KeptRound[]): Promise<void> {
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open('solve-it-maths')
    await new Promise<void>((resolve, reject) => {
      opening.onsuccess = () => resolve()
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => reject(new Error('The app has not made its database yet'))
    })
    const transaction = opening.result.transaction(['rounds', 'moves'], 'readwrite')
    for (const { moves, ...header } of kept) {
      const key = [header.account, header.round]
      transaction.objectStore('rounds').put({ ...header, playedAt: Date.now() }, key)
      for (const move of moves) transaction.objectStore('moves').put(move, [...key, move.number])
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
    })
    opening.result.close()
  }, rounds)
}

/** Returns the unsent moves on the page's device, without their times. Rejects if the app has not made its database. */
export async function unsentMoves(page: Page): Promise<RoundMove[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('solve-it-maths')
    // The test must not make a database that the app then finds without its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    await new Promise<void>((resolve, reject) => {
      opening.onsuccess = () => resolve()
      opening.onerror = () => reject(opening.error)
    })
    const transaction = opening.result.transaction(['rounds', 'moves'])
    const all = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const [rounds, keys, moves] = await Promise.all([
      all<{ round: string; ref: LevelRef }[]>(transaction.objectStore('rounds').getAll()),
      all(transaction.objectStore('moves').getAllKeys()),
      all<(Move & { madeAt?: number })[]>(transaction.objectStore('moves').getAll()),
    ])
    opening.result.close()
    return keys.map((key, i) => {
      const [account, round] = key as [string, string, number]
      const levelId = rounds.find((one) => one.round === round)?.ref.levelId ?? ''
      const { madeAt: _, ...move } = moves[i]!
      return { account, round, levelId, move }
    })
  })
}
