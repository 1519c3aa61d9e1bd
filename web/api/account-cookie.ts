/** The readable session cookie: it names the account whose screens and outbox are open (server/auth/sessions.ts). */
const name = 'account='
const dropped = new EventTarget()

/** The account's id, or null when nobody is signed in on this device. */
export function readAccountId(): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(name))
  return found ? found.slice(name.length) || null : null
}

/** Signs out on this device at once, network or not. */
export function dropAccountId(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where schools still use Safari 17.
  document.cookie = `${name}; Max-Age=0; Path=/; SameSite=Lax`
  dropped.dispatchEvent(new Event('dropped'))
}

/** Hears of every drop in this tab. Returns how to stop listening. */
export function onAccountDropped(listener: () => void): () => void {
  dropped.addEventListener('dropped', listener)
  return () => dropped.removeEventListener('dropped', listener)
}
