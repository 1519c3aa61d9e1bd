/**
 * The moves that the server has acknowledged, on the device. They are kept for some days, because the server's database
 * may be restored from an older copy (docs/decisions/017-sent-moves-stay-on-the-device.md).
 */
import { deviceDatabase, type SentKey } from '../device-database.ts'
import type { RoundHeader } from '../move-store.ts'
import { keysAfter, keysToDelete } from './sent-keys.ts'

type RoundRef = Pick<RoundHeader, 'account' | 'round'>

export async function sentKeys(account: string): Promise<SentKey[]> {
  return (await deviceDatabase()).getAllKeys('sent', ofAccount(account))
}

/** Deletes sent moves that are too old or too many, of all accounts on the device. */
export async function prune(now: number): Promise<void> {
  const transaction = (await deviceDatabase()).transaction('sent', 'readwrite')
  const old = keysToDelete(await transaction.store.getAllKeys(), now)
  await Promise.all([...old.map((key) => transaction.store.delete(key)), transaction.done])
}

/**
 * Puts the sent moves of a round after a number back among the unsent ones. Returns false, and changes nothing, if
 * the device does not have all of them. A few moves before the number may come back too, which is harmless.
 */
export async function takeBack({ account, round }: RoundRef, after: number): Promise<boolean> {
  const database = await deviceDatabase()
  const transaction = database.transaction(['rounds', 'moves', 'sent'], 'readwrite', { durability: 'strict' })
  const rounds = transaction.objectStore('rounds')
  const moves = transaction.objectStore('moves')
  const sent = transaction.objectStore('sent')
  const work = async () => {
    const keys = keysAfter(await sent.getAllKeys(ofAccount(account)), round, after)
    if (!keys) return false
    for (const key of keys) {
      const record = await sent.get(key)
      if (!record) continue
      const { moves: sentMoves, ...header } = record
      const waiting = await rounds.get([account, round])
      const best = Math.max(waiting?.best ?? 0, header.best)
      await rounds.put({ ...header, best, playedAt: waiting?.playedAt ?? key[1] }, [account, round])
      for (const move of sentMoves) await moves.put(move, [account, round, move.number])
      await sent.delete(key)
    }
    return true
  }
  const [isTaken] = await Promise.all([work(), transaction.done])
  return isTaken
}

/** An array sorts after every time. */
const ofAccount = (account: string) => IDBKeyRange.bound([account], [account, []])
