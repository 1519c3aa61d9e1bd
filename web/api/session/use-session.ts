import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { KnownAccount, Session, SessionState } from './session.ts'

/** Returns the state of a session, and fetches it again if it is out of date when the screen opens or is seen again. */
export function useSession(session: Session): SessionState {
  const state = useSyncExternalStore(session.subscribe, session.read)
  const [refreshed, setRefreshed] = useState<Session | null>(null)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') session.refreshIfStale()
    }
    session.refreshIfStale()
    setRefreshed(session)
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [session])
  // The first render comes before the request.
  return refreshed === session ? state : { ...state, isFetching: true }
}

/** The session of the screen. */
export const SessionContext = createContext<Session | null>(null)

/** Returns the session of a screen behind the guard. */
export function useCurrentSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useCurrentSession is called outside the guard')
  return session
}

/** The account that passed the guard. It does not change while its screen is open. */
export const AccountContext = createContext<KnownAccount | null>(null)

/** Returns the account of a screen behind the guard. */
export function useAccount(): KnownAccount {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount is called outside the guard')
  return account
}
