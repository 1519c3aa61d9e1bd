import { useSyncExternalStore } from 'react'
import { onAccountDropped, readAccountId } from '../api/client/account-cookie.ts'
import { onSignedIn } from './sign-in.ts'

/** Follows the cookie: what this tab does to it, a sign-in in whichever tab, and what happened while out of sight. */
export function useAccountId(): string | null {
  return useSyncExternalStore(subscribe, readAccountId)
}

function subscribe(listener: () => void): () => void {
  const stops = [onSignedIn(listener), onAccountDropped(listener)]
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
