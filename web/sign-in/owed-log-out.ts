/**
 * A log-out that did not reach the server. The device remembers only that it owes one, and sends it as soon as it can.
 * A sign-in in the meantime replaces the cookie of the old session, so nothing is owed any more.
 */

import { readAccountId } from '../api/client/account-cookie.ts'
import { ApiError, call } from '../api/client/call.ts'
import { owedLogOutSlot as slot } from '../device/account/names.ts'
import { readSlot, writeSlot } from '../device/device-slot.ts'
import { untilSignIn } from './sign-in.ts'

/** Ends the session on the server. If the server cannot be reached, this is tried again with the network. */
export function sendLogOut(): void {
  // Other tabs hear of each new value (log-out-elsewhere.ts).
  writeSlot(slot, String(Date.now()))
  send()
}

function send(): void {
  // A response that arrives after the next child has signed in would remove that child's cookies.
  call('DELETE /api/session', {}, untilSignIn()).then(forgetOwed, (reason: unknown) => {
    if (reason instanceof ApiError && reason.status >= 400 && reason.status < 500) forgetOwed()
  })
}

export function sendOwedLogOut(): void {
  if (!readSlot(slot)) return
  if (readAccountId() === null) send()
  else forgetOwed()
}

function forgetOwed(): void {
  writeSlot(slot, '')
}

addEventListener('online', sendOwedLogOut)
