/** Looks after what the device keeps of an account. */
import { readAccountId } from '../../api/client/account-cookie.ts'
import { onSignedIn } from '../../api/session/signed-in.ts'
import { accountsOf } from '../merged-account.ts'
import type { Outbox } from '../outbox.ts'
import type { SenderParts } from '../sending.ts'
import { readSetAside } from '../set-aside/count.ts'
import { leaveMoves, takeMoves } from './closed-pages.ts'
import { fetchMissing } from './devices.ts'
import { reportAnswers } from './report-answers.ts'
import { lastMoves } from './sent-keys.ts'
import { prune, sentKeys, takeBack } from './sent-moves.ts'

type Alone = SenderParts['alone']

/** Milliseconds between two upkeeps of a page that stays open. */
const upkeepEvery = 3600_000

/** Begins the upkeep of a page: now, every hour, and after each sign-in. */
export function keepUp(outbox: Outbox, alone: Alone): void {
  const upkeep = () => forAccount((account) => upkeepOf(account, alone, outbox.wake))
  // A page that was closed just before may have written its last move after this page looked for moves to send.
  void takeMoves(outbox)
  leaveMoves(outbox.unwritten)
  upkeep()
  setInterval(upkeep, upkeepEvery)
  onSignedIn(upkeep)
  outbox.onNews(({ kind, header }) => {
    if (kind === 'setAside' || readSetAside(header.account) > 0) forAccount(reportAnswers)
  })
}

/** Runs work for the signed-in account, if there is one and a network. The next upkeep repeats work that fails. */
function forAccount(work: (account: string) => Promise<void>): void {
  const account = readAccountId()
  if (account !== null && navigator.onLine) work(account).catch(() => {})
}

/** Deletes old sent moves, sends those again that the server has lost, and reports the refused answers. */
async function upkeepOf(account: string, alone: Alone, wake: () => void): Promise<void> {
  await prune(Date.now())
  for (const of of accountsOf(account)) {
    if (await takeMissingBack(of, account, alone)) wake()
    await reportAnswers(of)
  }
}

/** Takes moves of an account back that the server lacks. `mine` is the account that sends them. */
async function takeMissingBack(account: string, mine: string, alone: Alone): Promise<boolean> {
  const missing = await fetchMissing(lastMoves(await sentKeys(account)))
  // The reply is about another account where somebody else has signed in meanwhile.
  if (missing.length === 0 || readAccountId() !== mine) return false
  const taken = await alone(account, async () => {
    const results = []
    for (const { round, lastMove } of missing) results.push(await takeBack({ account, round }, lastMove))
    return results
  })
  return taken.includes(true)
}
