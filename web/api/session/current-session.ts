import { forgetKept, readKeptId } from '../../device/account/mark.ts'
import { onAccountDropped } from '../client/account-cookie.ts'
import { fetchSession } from '../client/fetch-session.ts'
import { createSession, type Session } from './session.ts'

let current: { readonly accountId: string | null; readonly session: Session } | null = null

/** Returns the session of an account. Each has its own, so that nobody sees the account before. */
export function sessionOf(accountId: string | null): Session {
  if (current?.accountId !== accountId) {
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))
    const onSignedOut = () => forgetAccount(accountId)
    const session = createSession({ fetchAccount: fetchSession, now: Date.now, pause, onSignedOut })
    current = { accountId, session }
  }
  return current.session
}

onAccountDropped(() => {
  current = null
})

/**
 * Deletes the kept account when the server says that its session is over. The next child on a shared tablet must not
 * open it. Answers that are not sent yet stay in the outbox.
 */
function forgetAccount(accountId: string | null) {
  const kept = readKeptId()
  if (kept !== null && (accountId === null || accountId === kept)) forgetKept()
}
