import type { SignInIntent as Asked } from '#contract'

/** The purpose of a sign-in. After it, its provider and popup or page no longer matter. */
export type SignInIntent = Omit<Asked, 'mode' | 'provider'>

/** Tells all tabs of a sign-in that returned to this page. The popup does so itself (server/auth/pages.ts). */
export function tellSignedIn(signInIntent: SignInIntent): void {
  const channel = new BroadcastChannel('sign-in')
  channel.postMessage({ type: 'signed-in', ...signInIntent })
  channel.close()
}

/**
 * Subscribes to sign-ins of the popup. They arrive by message, or by channel if the browser has cut the popup off from
 * this window. Both may arrive. Returns the unsubscribe function.
 */
export function onSignedIn(listener: (signInIntent: SignInIntent) => void): () => void {
  const channel = new BroadcastChannel('sign-in')
  const onMessage = ({ data }: MessageEvent) => {
    if (isSignedIn(data)) listener({ for: data.for, role: data.role })
  }
  const onWindowMessage = (event: MessageEvent) => {
    if (event.origin === location.origin) onMessage(event)
  }
  channel.addEventListener('message', onMessage)
  addEventListener('message', onWindowMessage)
  return () => {
    channel.close()
    removeEventListener('message', onWindowMessage)
  }
}

function isSignedIn(data: unknown): data is SignInIntent {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'signed-in' && isSignInIntent(data)
  )
}

export function isSignInIntent(data: object): data is SignInIntent {
  const purposeFits = 'for' in data && (data.for === 'login' || data.for === 'register')
  return purposeFits && 'role' in data && (data.role === 'student' || data.role === 'teacher')
}
