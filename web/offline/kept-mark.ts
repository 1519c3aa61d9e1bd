/**
 * The mark of the account that this device keeps (kept-database.ts). The kept record counts only while its id is in this
 * mark: removing the mark is synchronous, so that a log-out holds even if the page closes in the same moment.
 */
import { onAccountDropped, readAccountId } from '../api/client/account-cookie.ts'
import { onSignedIn } from '../sign-in/sign-in.ts'
import { keptDatabase, keptSlot } from './kept-name.ts'

export const readKeptId = (): string | null => localStorage.getItem(keptSlot)

export function markKept(id: string): void {
  localStorage.setItem(keptSlot, id)
}

export function forgetKept(): void {
  localStorage.removeItem(keptSlot)
  indexedDB.deleteDatabase(keptDatabase)
}

/** Returns the account whose screens this device shows: the signed-in one, or the kept one when the cookie is gone. */
export function readDeviceAccount(): string | null {
  return readAccountId() ?? readKeptId()
}

/** Subscribes `listener` to changes of the account: in this tab, in other tabs, and while the page was out of sight. */
export function onDeviceAccount(listener: () => void): () => void {
  const stops = [onSignedIn(listener), onAccountDropped(listener)]
  // The change of visibility bubbles to the window.
  const events = ['focus', 'storage', 'visibilitychange']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const stop of stops) stop()
    for (const event of events) removeEventListener(event, listener)
  }
}
