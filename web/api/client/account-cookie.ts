/** The readable cookie of a session. It names the account whose screens and outbox are open (server/auth). */

import { hearingSlot } from '../../device/account/names.ts'

/** The cookie's name by protocol; web/build/preload.ts reads it too. No other host can set a `__Host-` cookie. */
export const accountCookies: Readonly<Record<string, string>> = { 'https:': '__Host-account', 'http:': 'account' }

const dropped = new EventTarget()
let untilNext = new AbortController()

const beginning = () => `${accountCookies[location.protocol]}=`

/** Returns the account's id, or null if nobody is signed in on this device. */
export function readAccountId(): string | null {
  const name = beginning()
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(name))
  return found ? found.slice(name.length) || null : null
}

/** Signs out on this device at once, even without a network. */
export function dropAccountId(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where schools still use Safari 17.
  document.cookie = `${beginning()}; Max-Age=0; Path=/; SameSite=Lax${secure}`
  tellDropped()
}

/** Forgets the choice to hear and tells this tab that the account was signed out, here or in another tab. */
export function tellDropped(): void {
  try {
    sessionStorage.removeItem(hearingSlot)
  } catch {
    // A browser that refuses storage has kept no choice.
  }
  dropped.dispatchEvent(new Event('dropped'))
  untilNext.abort()
  untilNext = new AbortController()
}

/** Aborts at the next sign-out. A read that is on its way would otherwise be refused, because its session has ended. */
export function untilDropped(): AbortSignal {
  return untilNext.signal
}

/** Subscribes `listener` to every sign-out that this tab hears of. Returns the unsubscribe function. */
export function onAccountDropped(listener: () => void): () => void {
  dropped.addEventListener('dropped', listener)
  return () => dropped.removeEventListener('dropped', listener)
}
