import type { SignInIntent } from '../api/session/signed-in.ts'

let untilNext = new AbortController()

/** Aborts when the next sign-in begins in this tab. */
export function untilSignIn(): AbortSignal {
  return untilNext.signal
}

/**
 * Opens the sign-in in a popup, or in the page itself if popups are blocked. Call it within the click. Otherwise every
 * browser blocks the popup.
 */
export function openSignIn(signInIntent: SignInIntent): void {
  endLogOut()
  const features = 'popup,width=480,height=640'
  if (!window.open(addressOf(signInIntent, 'popup'), 'sign-in', features))
    location.assign(addressOf(signInIntent, 'redirect'))
}

/** Ends a log-out that is under way in this tab. Its response would remove the cookies of the next sign-in. */
export function endLogOut(): void {
  untilNext.abort()
  untilNext = new AbortController()
}

function addressOf(signInIntent: SignInIntent, mode: 'popup' | 'redirect'): string {
  return `/auth/start?${new URLSearchParams({ ...signInIntent, mode })}`
}
