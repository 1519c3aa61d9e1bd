/** A log-out in one tab ends the screens of all other tabs, also without a network. */
import { useSyncExternalStore } from 'react'
import { tellDropped } from '../api/client/account-cookie.ts'
import { onSignedIn } from '../api/session/signed-in.ts'
import { owedLogOutSlot } from '../device/account/names.ts'

let isOver = false

// A log-out writes this slot first. So a tab knows the log-out before it sees that the account is gone. Where the
// browser refuses to store it, other tabs only see that the account is gone.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== owedLogOutSlot || !newValue) return
  isOver = true
  tellDropped()
})
onSignedIn(() => {
  isOver = false
})

/** Returns whether another tab has logged out, until somebody logs in. */
export function useLoggedOutElsewhere(): boolean {
  return useSyncExternalStore(subscribe, () => isOver)
}

function subscribe(listener: () => void): () => void {
  const stop = onSignedIn(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}
