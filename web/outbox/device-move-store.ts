/** The shelf in the device's database (IndexedDB). Its moves survive a closed tab, a crash and a flat battery. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Move } from '#maths'
import type { MoveStore } from './move-store.ts'
import type { RoundHeader, WaitingRound } from './sending.ts'

interface Shelves extends DBSchema {
  rounds: { key: [string, string]; value: WaitingRound & { readonly playedAt: number } }
  moves: { key: [string, string, number]; value: Move }
  aside: { key: [string, string]; value: RoundHeader & { readonly reason: string } }
}

export function deviceMoveStore(): MoveStore {
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
  const write = async () => (await database()).transaction(['rounds', 'moves'], 'readwrite', { durability: 'strict' })

  return {
    async keep(header, best, moves) {
      const transaction = await write()
      const kept: Promise<unknown>[] = [
        transaction.objectStore('rounds').put({ ...header, best, playedAt: Date.now() }, keyOf(header)),
        ...moves.map((move) => transaction.objectStore('moves').put(move, [...keyOf(header), move.number])),
      ]
      // The commit does not wait for the puts, so that it is under way even if the page closes now.
      transaction.commit()
      await Promise.all([...kept, transaction.done])
    },
    async rounds(account) {
      const transaction = (await database()).transaction(['rounds', 'aside'])
      const all = IDBKeyRange.bound([account], [account, []])
      const [rounds, aside] = await Promise.all([
        transaction.objectStore('rounds').getAll(all),
        transaction.objectStore('aside').getAllKeys(all),
      ])
      const stopped = new Set(aside.map(([, round]) => round))
      return rounds.filter(({ round }) => !stopped.has(round)).sort((a, b) => a.playedAt - b.playedAt)
    },
    async moves(header, after, atMost) {
      return (await database()).getAll('moves', movesBetween(header, after + 1, []), atMost)
    },
    async count(header) {
      return (await database()).count('moves', movesBetween(header, 1, []))
    },
    async drop(header, upTo) {
      const transaction = await write()
      const moves = transaction.objectStore('moves')
      await moves.delete(movesBetween(header, 1, upTo))
      if ((await moves.count(movesBetween(header, upTo + 1, []))) === 0)
        await transaction.objectStore('rounds').delete(keyOf(header))
      await transaction.done
    },
    async setAside(header, reason) {
      await (await database()).put('aside', { ...header, reason }, keyOf(header))
    },
  }
}

function keyOf({ account, round }: RoundHeader): [string, string] {
  return [account, round]
}

/** Returns the keys of a round's moves from one number to another. An array sorts after every number. */
function movesBetween(header: RoundHeader, first: number, last: number | []): IDBKeyRange {
  return IDBKeyRange.bound([...keyOf(header), first], [...keyOf(header), last])
}
