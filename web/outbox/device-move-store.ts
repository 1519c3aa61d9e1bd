/** The shelf in the device's database. */
import { deviceDatabase, type SentKey } from './device-database.ts'
import type { MoveStore } from './move-store.ts'
import { isDue, type RoundHeader } from './sending.ts'

/** @param build the build of this page */
export function deviceMoveStore(build: string): MoveStore {
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
      await Promise.all([...kept, transaction.done])
    },
    async rounds(account) {
      const transaction = (await deviceDatabase()).transaction(['rounds', 'aside'])
      const all = IDBKeyRange.bound([account], [account, []])
      const [rounds, aside] = await Promise.all([
        transaction.objectStore('rounds').getAll(all),
        transaction.objectStore('aside').getAll(all),
      ])
      const now = Date.now()
      const stopped = new Set(aside.filter((one) => !isDue(one, now, build)).map(({ round }) => round))
      return rounds.filter(({ round }) => !stopped.has(round)).sort((a, b) => a.playedAt - b.playedAt)
    },
    async moves(header, after, atMost) {
      return (await deviceDatabase()).getAll('moves', movesBetween(header, after + 1, []), atMost)
    },
    async count(header) {
      return (await deviceDatabase()).count('moves', movesBetween(header, 1, []))
    },
    async drop(round, upTo, sent) {
      const [first] = sent
      const database = await deviceDatabase()
      // A power cut may undo this transaction, because moves that are sent twice do no harm.
      const transaction = database.transaction(['rounds', 'moves', 'sent'], 'readwrite')
      const moves = transaction.objectStore('moves')
      const work = async () => {
        if (first) {
          const size = JSON.stringify(sent).length
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
  }
}

function keyOf({ account, round }: RoundHeader): [string, string] {
  return [account, round]
}

/** Returns the keys of a round's moves from one number to another. An array sorts after every number. */
function movesBetween(header: RoundHeader, first: number, last: number | []): IDBKeyRange {
  return IDBKeyRange.bound([...keyOf(header), first], [...keyOf(header), last])
}
