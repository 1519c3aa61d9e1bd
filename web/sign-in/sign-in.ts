import type { SignInIntent } from './after-sign-in.ts'

let begins = new AbortController()

/** Aborts when the next sign-in begins in this tab. */
export function untilSignIn(): AbortSignal {
  return begins.signal
}

/**
 * Opens the sign-in in a popup; in the page itself where popups are blocked. Call it within the click, or every browser
 * blocks the popup.
 */
export function openSignIn(signInIntent: SignInIntent): void {
  begins.abort()
  begins = new AbortController()
  const features = 'popup,width=480,height=640'
  if (!window.open(addressOf(signInIntent, 'popup'), 'sign-in', features))
    location.assign(addressOf(signInIntent, 'redirect'))
}

function addressOf(signInIntent: SignInIntent, mode: 'popup' | 'redirect'): string {
  return `/auth/start?${new URLSearchParams({ ...signInIntent, mode })}`
}

/**
 * Hears of a sign-in from its popup: by message, or by channel where the browser cut the popup off from us. Both may
 * come. Returns how to stop listening.
 */
export function onSignedIn(listener: (signInIntent: SignInIntent) => void): () => void {
  const channel = new BroadcastChannel('sign-in')
  const hear = ({ data }: MessageEvent) => {
    if (isSignedIn(data)) listener({ for: data.for, box: data.box })
  }
  const hearOwn = (event: MessageEvent) => {
    if (event.origin === location.origin) hear(event)
  }
  channel.addEventListener('message', hear)
  addEventListener('message', hearOwn)
  return () => {
    channel.close()
    removeEventListener('message', hearOwn)
  }
}

function isSignedIn(data: unknown): data is SignInIntent {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'signed-in' && isSignInIntent(data)
  )
}

export function isSignInIntent(data: object): data is SignInIntent {
  const purposeFits = 'for' in data && (data.for === 'login' || data.for === 'register')
  return purposeFits && 'box' in data && (data.box === 'student' || data.box === 'teacher')
}
