/** The readable session cookie: it names the account whose screens and outbox are open (server/auth/sessions.ts). */
import { useSyncExternalStore } from 'react'
import { onSignedIn } from './sign-in.ts'

const name = 'account='
const changed = new EventTarget()

/** The account's id, or null when nobody is signed in on this device. */
export function readAccountId(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(name))
  return found ? found.slice(name.length) || null : null
}

/** Signs out on this device at once, network or not. */
export function dropAccountId(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where schools still use Safari 17.
  document.cookie = `${name}; Max-Age=0; Path=/; SameSite=Lax`
  changed.dispatchEvent(new Event('change'))
}

/** Follows the cookie: what this tab does to it, a sign-in in whichever tab, and what happened while out of sight. */
export function useAccountId(): string | null {
  return useSyncExternalStore(subscribe, readAccountId)
}

function subscribe(listener: () => void): () => void {
  const stopHearing = onSignedIn(listener)
  changed.addEventListener('change', listener)
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stopHearing()
    changed.removeEventListener('change', listener)
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
