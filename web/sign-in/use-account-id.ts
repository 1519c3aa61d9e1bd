import { useSyncExternalStore } from 'react'
import { onAccountDropped } from '../api/client/account-cookie.ts'
import { readDeviceAccount } from '../api/client/device-account.ts'
import { onSignedIn } from '../api/session/signed-in.ts'

/** Returns the id of the account whose screens this device shows, or null. */
export function useAccountId(): string | null {
  return useSyncExternalStore(subscribe, readDeviceAccount)
}

/** Subscribes to changes of the account in this tab, in other tabs, and while the page is hidden. */
function subscribe(listener: () => void): () => void {
  const unsubscribes = [onSignedIn(listener), onAccountDropped(listener)]
  // `visibilitychange` bubbles to the window.
  const events = ['focus', 'storage', 'visibilitychange']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    for (const event of events) removeEventListener(event, listener)
  }
}
