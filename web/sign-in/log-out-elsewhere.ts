/** A log-out in one tab ends the screens of its account in all other tabs, also without a network. */
import { useSyncExternalStore } from 'react'
import { onAccountDropped, tellDropped } from '../api/client/account-cookie.ts'
import { onSignedIn } from '../api/session/signed-in.ts'

/** A message is the id of the account. It does not come back to the tab that sent it. */
const tabs = new BroadcastChannel('log-out')

let loggedOut: string | null = null
tabs.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
  loggedOut = data
  tellDropped()
})
onSignedIn(() => {
  loggedOut = null
})

export function tellOtherTabs(account: string | null): void {
  tabs.postMessage(account)
}

/**
 * Returns the account that was logged out in another tab, until somebody logs in. It is known before any component
 * hears that the account is dropped, so that no screen redirects to Login in between.
 */
export function useLoggedOutElsewhere(): string | null {
  return useSyncExternalStore(subscribe, () => loggedOut)
}

function subscribe(listener: () => void): () => void {
  const unsubscribes = [onAccountDropped(listener), onSignedIn(listener)]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
