import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Account } from '#contract'
import { fetchSession, sessionKey } from '../client/session.ts'

/** The session: `data` is the account, and null if nobody is signed in. The next screen fetches a null again. */
export function useSession() {
  return useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: ({ state }) => (state.data ? 60_000 : 0) })
}

/** The account that passed the guard. It does not change while its screen is open. */
export const AccountContext = createContext<Account | null>(null)

/** Returns the account of a screen behind the guard. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount is called outside the guard')
  return account
}
