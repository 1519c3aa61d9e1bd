/**
 * A log-out that the server could not be told: this device remembers only that it owes one, and tells it as soon as it can.
 * Whoever signs in meanwhile takes the old session's cookie away, and the debt with it.
 */

import { readAccountId } from '../api/client/account-cookie.ts'
import { ApiError, call } from '../api/client/call.ts'
import { readSlot, writeSlot } from '../offline/device-slot.ts'
import { untilSignIn } from './sign-in.ts'

const slot = 'log-out-owed'

/** Tells the server; where it cannot be reached, again when the network is back. */
export function tellLogOut(): void {
  writeSlot(slot, 'yes')
  // An answer that came only after the next child has signed in would take that child's cookies.
  call('DELETE /api/session', {}, untilSignIn()).then(settle, (reason: unknown) => {
    if (reason instanceof ApiError && reason.status >= 400 && reason.status < 500) settle()
  })
}

export function payOwedLogOut(): void {
  if (!readSlot(slot)) return
  if (readAccountId() === null) tellLogOut()
  else settle()
}

function settle(): void {
  writeSlot(slot, '')
}

addEventListener('online', payOwedLogOut)
