/** The shelf in the device's own database: it outlives the tab, the browser and a flat battery. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Move } from '#maths'
import type { RoundHeader, WaitingRound } from './sending.ts'
import type { Shelf } from './shelf.ts'

interface Shelves extends DBSchema {
  rounds: { key: [string, string]; value: WaitingRound & { readonly since: number } }
  moves: { key: [string, string, number]; value: Move }
  aside: { key: [string, string]; value: RoundHeader & { readonly reason: string; readonly moves: readonly Move[] } }
}

const all = ['rounds', 'moves', 'aside'] as const

export function deviceShelf(): Shelf {
  let opened: Promise<IDBPDatabase<Shelves>> | undefined
  const database = () => {
    opened ??= openDB<Shelves>('solve-it-maths', 1, {
      upgrade(db) {
        db.createObjectStore('rounds')
        db.createObjectStore('moves')
        db.createObjectStore('aside')
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
    return opened
  }
  const write = async () => (await database()).transaction(all, 'readwrite', { durability: 'strict' })

  return {
    async keep(header, best, move) {
      const transaction = await write()
      const rounds = transaction.objectStore('rounds')
      const aside = transaction.objectStore('aside')
      const apart = await aside.get(keyOf(header))
      if (apart) {
        await aside.put({ ...apart, moves: [...apart.moves, move] }, keyOf(header))
      } else {
        const since = (await rounds.get(keyOf(header)))?.since ?? Date.now()
        await rounds.put({ ...header, best, since }, keyOf(header))
        await transaction.objectStore('moves').put(move, [...keyOf(header), move.number])
      }
      await transaction.done
    },
    async rounds(account) {
      const rounds = await (await database()).getAll('rounds', IDBKeyRange.bound([account], [account, []]))
      return rounds.sort((a, b) => a.since - b.since)
    },
    async moves(header, atMost) {
      return (await database()).getAll('moves', movesOf(header), atMost)
    },
    async drop(header, upTo) {
      const transaction = await write()
      const moves = transaction.objectStore('moves')
      await moves.delete(movesOf(header, upTo))
      if ((await moves.count(movesOf(header))) === 0) await transaction.objectStore('rounds').delete(keyOf(header))
      await transaction.done
    },
    async setAside(header, reason) {
      const transaction = await write()
      const moves = await transaction.objectStore('moves').getAll(movesOf(header))
      await transaction.objectStore('aside').put({ ...header, reason, moves }, keyOf(header))
      await transaction.objectStore('moves').delete(movesOf(header))
      await transaction.objectStore('rounds').delete(keyOf(header))
      await transaction.done
    },
  }
}

function keyOf({ account, round }: RoundHeader): [string, string] {
  return [account, round]
}

/** In the order of keys a list stands after every number. */
function movesOf(header: RoundHeader, upTo: number | [] = []): IDBKeyRange {
  return IDBKeyRange.bound(keyOf(header), [...keyOf(header), upTo])
}
