/** The outbox's database on the device (IndexedDB). Its records survive a closed tab, a crash and a flat battery. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { LevelRef } from '#maths'
import { inTime } from '../device/in-time.ts'
import { accountsOf } from './merged-account.ts'
import type { DeviceMoves, KeptMove, LastSent, RoundHeader, UnsentMoves, WaitingRound } from './move-store.ts'

/** When the server refused a round last, why, and the build of the page that had sent it. */
interface SetAside {
  readonly reason: string
  readonly at: number
  readonly build: string
}

/** Moves that the server has acknowledged. */
export interface SentMoves extends WaitingRound {
  readonly moves: readonly KeptMove[]
}

/**
 * The time of the reply in epoch milliseconds, the first and the last number, and the bytes of the moves as JSON.
 * The key has all of it, so that the upkeep finds what it looks for without reading a move.
 */
export type SentKey = [account: string, at: number, round: string, first: number, last: number, size: number]

interface Tables extends DBSchema {
  /** The rounds with unsent moves. */
  rounds: { key: [string, string]; value: WaitingRound & { readonly playedAt: number } }
  /** The unsent moves. */
  moves: { key: [string, string, number]; value: KeptMove }
  /** The rounds that the server has refused. Their moves stay among the unsent ones. */
  aside: { key: [string, string]; value: RoundHeader & SetAside }
  sent: { key: SentKey; value: SentMoves }
}

let opened: Promise<IDBPDatabase<Tables>> | undefined
const lossListeners = new Set<() => void>()

/** Forgets the connection, whose database was deleted or is about to be. The next call opens a new one. */
function lose(): void {
  opened = undefined
  for (const listener of lossListeners) listener()
}

const tableNames = ['rounds', 'moves', 'aside', 'sent'] as const

/** Version 1 kept the operation and the id of a level in each round, where version 2 has a ref. */
async function writeRefs(transaction: IDBPTransaction<Tables, (typeof tableNames)[number][], 'versionchange'>) {
  for (const name of ['rounds', 'aside', 'sent'] as const) {
    const table = transaction.objectStore(name)
    for (let row = await table.openCursor(); row; row = await row.continue()) {
      const { operation, levelId, ...rest } = row.value as typeof row.value & Pick<LevelRef, 'operation' | 'levelId'>
      await row.update({ ...rest, ref: { kind: 'level', operation, levelId } })
    }
  }
}

/** Opens the database once. After an error, the next call tries again. Rejects if it does not open in time. */
export function deviceDatabase(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('solve-it-maths', 2, {
    async upgrade(db, version, _, transaction) {
      if (version === 1) return writeRefs(transaction)
      for (const name of tableNames) db.createObjectStore(name)
    },
    blocking(_current, _blocked, event) {
      // The deletion waits for this connection.
      ;(event.target as IDBDatabase).close()
      lose()
    },
    // The browser has closed the connection, for example to clear the data of the site.
    terminated: lose,
  }).catch((reason) => {
    opened = undefined
    throw reason
  })
  return inTime(opened)
}

/**
 * Begins a transaction that only reads. If the browser deletes the database meanwhile, each of its reads rejects. Its
 * end rejects too, and nobody waits for that.
 */
function reading<Names extends (typeof tableNames)[number][]>(database: IDBPDatabase<Tables>, names: Names) {
  const transaction = database.transaction(names)
  transaction.done.catch(() => {})
  return transaction
}

type RoundsTransaction = IDBPTransaction<Tables, ('rounds' | 'aside' | 'moves')[]>

/**
 * The unsent moves in the database.
 *
 * @param build the build of this page
 */
export function deviceMoves(build: string): DeviceMoves {
  async function dueRounds(transaction: RoundsTransaction, account: string): Promise<WaitingRound[]> {
    const found = await Promise.all(
      accountsOf(account).map((of) => {
        const all = IDBKeyRange.bound([of], [of, []])
        return Promise.all([
          transaction.objectStore('rounds').getAll(all),
          transaction.objectStore('aside').getAll(all),
        ])
      }),
    )
    const rounds = found.flatMap(([ofAccount]) => ofAccount)
    const aside = found.flatMap(([, ofAccount]) => ofAccount)
    const now = Date.now()
    const stopped = new Set(aside.filter((one) => !isDue(one, now, build)).map(({ round }) => round))
    return rounds.filter(({ round }) => !stopped.has(round)).sort((a, b) => a.playedAt - b.playedAt)
  }

  async function firstUnsent(
    database: IDBPDatabase<Tables>,
    account: string,
    lastSent: LastSent,
    atMost: number,
  ): Promise<UnsentMoves | null> {
    const transaction = reading(database, ['rounds', 'aside', 'moves'])
    for (const header of await dueRounds(transaction, account)) {
      const last = lastSent.get(header.round)
      if (last === null) continue
      const unsent = movesBetween(header, (last ?? 0) + 1, [])
      const moves = await transaction.objectStore('moves').getAll(unsent, atMost)
      if (moves.length > 0) return { header, moves }
    }
    return null
  }

  return {
    async keep(header, best, moves) {
      const database = await deviceDatabase()
      const transaction = database.transaction(['rounds', 'moves'], 'readwrite', { durability: 'strict' })
      const kept: Promise<unknown>[] = [
        transaction.objectStore('rounds').put({ ...header, best, playedAt: Date.now() }, keyOf(header)),
        ...moves.map((move) => transaction.objectStore('moves').put(move, [...keyOf(header), move.number])),
      ]
      // The commit does not wait for the puts, so that it is under way even if the page closes now.
      transaction.commit()
      // A write that comes late is harmless: the same moves are then written twice.
      await inTime(Promise.all([...kept, transaction.done]))
    },
    async rounds(account) {
      return dueRounds(reading(await deviceDatabase(), ['rounds', 'aside']), account)
    },
    async firstUnsent(account, lastSent, atMost) {
      return inTime(firstUnsent(await deviceDatabase(), account, lastSent, atMost))
    },
    async count(header) {
      return reading(await deviceDatabase(), ['moves'])
        .objectStore('moves')
        .count(movesBetween(header, 1, []))
    },
    async drop(round, upTo, sent) {
      const [first] = sent
      const database = await deviceDatabase()
      // A power cut may undo this transaction, because moves that are sent twice do no harm.
      const transaction = database.transaction(['rounds', 'moves', 'sent'], 'readwrite')
      const moves = transaction.objectStore('moves')
      const work = async () => {
        if (first) {
          const size = bytesOf(sent)
          const key: SentKey = [round.account, Date.now(), round.round, first.number, upTo, size]
          await transaction.objectStore('sent').put({ ...round, moves: sent }, key)
        }
        await moves.delete(movesBetween(round, 1, upTo))
        if ((await moves.count(movesBetween(round, upTo + 1, []))) === 0)
          await transaction.objectStore('rounds').delete(keyOf(round))
      }
      await Promise.all([work(), transaction.done])
    },
    async setAside(header, reason) {
      await (await deviceDatabase()).put('aside', { ...header, reason, at: Date.now(), build }, keyOf(header))
    },
    onLost: (listener) => void lossListeners.add(listener),
  }
}

/** Returns the number of bytes of moves as JSON in UTF-8. A character of an answer can have several. */
export function bytesOf(moves: readonly KeptMove[]): number {
  return new TextEncoder().encode(JSON.stringify(moves)).length
}

function keyOf({ account, round }: RoundHeader): [string, string] {
  return [account, round]
}

/** Returns the keys of a round's moves from one number to another. An array sorts after every number. */
function movesBetween(header: RoundHeader, first: number, last: number | []): IDBKeyRange {
  return IDBKeyRange.bound([...keyOf(header), first], [...keyOf(header), last])
}

/** Milliseconds after which a round that was set aside is tried again: a day. */
const tryAgainAfter = 24 * 3600_000

/**
 * Returns whether to try a round again: once a day, and with each new build
 * (docs/product/rules-of-play.md, "Refused answers").
 */
export function isDue({ at, build }: SetAside, now: number, currentBuild: string): boolean {
  return build !== currentBuild || Math.abs(now - at) >= tryAgainAfter
}
