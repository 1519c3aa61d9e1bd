/** Looks after what the device keeps of an account. A page does so some seconds after its start, and every hour. */
import { readAccountId } from '../../api/client/account-cookie.ts'
import { fetchMissing } from '../../api/devices.ts'
import type { OutboxParts } from '../outbox.ts'
import { lastMoves } from './sent-keys.ts'
import { prune, sentKeys, takeBack } from './sent-moves.ts'
import { reportAnswers } from './set-aside.ts'

/**
 * Deletes old sent moves, sends those again that the server has lost, and reports the refused answers. Rejects where the
 * server cannot be reached or nobody is signed in; then the next upkeep does it.
 */
export async function upkeep(account: string, alone: OutboxParts['alone'], wake: () => void): Promise<void> {
  await prune(Date.now())
  if (await takeMissingBack(account, alone)) wake()
  await reportAnswers(account)
}

async function takeMissingBack(account: string, alone: OutboxParts['alone']): Promise<boolean> {
  const rounds = lastMoves(await sentKeys(account))
  const missing = await fetchMissing(rounds)
  // The reply is about another account where somebody else has signed in meanwhile.
  if (missing.length === 0 || readAccountId() !== account) return false
  const taken = await alone(account, async () => {
    const results = []
    for (const { round, lastMove } of missing) results.push(await takeBack(account, round, lastMove))
    return results
  })
  return taken.includes(true)
}
