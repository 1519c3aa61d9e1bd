import { useSyncExternalStore } from 'react'
import { onAccountDropped } from '../api/client/account-cookie.ts'
import { readDeviceAccount } from '../api/client/kept-mark.ts'
import { onSignedIn } from './sign-in.ts'

/** Returns the id of the account whose screens this device shows, or null. */
export function useAccountId(): string | null {
  return useSyncExternalStore(subscribe, readDeviceAccount)
}

/** The account changes in this tab, in other tabs, and while the page is out of sight. */
function subscribe(listener: () => void): () => void {
  const stops = [onSignedIn(listener), onAccountDropped(listener)]
  // The change of visibility bubbles to the window.
  const events = ['focus', 'storage', 'visibilitychange']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const stop of stops) stop()
    for (const event of events) removeEventListener(event, listener)
  }
}
