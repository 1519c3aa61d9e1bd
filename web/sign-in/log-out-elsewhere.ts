/** A log-out in one tab ends the screens of its account in all other tabs, also without a network. */
import { useEffect, useState } from 'react'
import { tellDropped } from '../api/client/account-cookie.ts'
import { onSignedIn } from '../api/session/signed-in.ts'

/** A message is the id of the account. It does not come back to the tab that sent it. */
const tabs = new BroadcastChannel('log-out')

export function tellOtherTabs(account: string | null): void {
  tabs.postMessage(account)
}

/** Returns the account that was logged out in another tab, until somebody logs in. */
export function useLoggedOutElsewhere(): string | null {
  const [account, setAccount] = useState<string | null>(null)
  useEffect(() => {
    const hear = ({ data }: MessageEvent<string | null>) => {
      setAccount(data)
      tellDropped()
    }
    tabs.addEventListener('message', hear)
    const stop = onSignedIn(() => setAccount(null))
    return () => {
      tabs.removeEventListener('message', hear)
      stop()
    }
  }, [])
  return account
}
