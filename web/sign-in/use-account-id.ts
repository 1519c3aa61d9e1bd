import { useSyncExternalStore } from 'react'
import { onAccountDropped, readAccountId } from '../api/client/account-cookie.ts'
import { onSignedIn } from './sign-in.ts'

/** Returns the account id of the cookie. It follows changes by this tab, by a sign-in, and while the tab was hidden. */
export function useAccountId(): string | null {
  return useSyncExternalStore(subscribe, readAccountId)
}

function subscribe(listener: () => void): () => void {
  const unsubscribes = [onSignedIn(listener), onAccountDropped(listener)]
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
