import type { SignInProvider } from '#contract'
import type { SignInIntent } from '../api/session/signed-in.ts'
import { readSlot, writeSlot } from '../device/device-slot.ts'

/** The entry of localStorage with the provider that this device used last. */
const lastProvider = 'sign-in-provider'

let untilNext = new AbortController()

/** Aborts when the next sign-in begins in this tab. */
export function untilSignIn(): AbortSignal {
  return untilNext.signal
}

/**
 * Opens the sign-in in a popup, or in the page itself if popups are blocked. Call it within the click. Otherwise every
 * browser blocks the popup. Without a provider, as after a session that has ended, it is the one that was used last.
 */
export function openSignIn(signInIntent: SignInIntent, provider?: SignInProvider): void {
  endLogOut()
  if (provider) writeSlot(lastProvider, provider)
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
  const provider = readSlot(lastProvider)
  return `/auth/start?${new URLSearchParams({ ...signInIntent, mode, ...(provider && { provider }) })}`
}
