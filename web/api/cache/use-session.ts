import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Account } from '#contract'
import { fetchSession, sessionKey } from '../client/session.ts'

/** Who is signed in: `data` is the account, null when nobody is. Null is asked again by the next screen. */
export function useSession() {
  return useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: ({ state }) => (state.data ? 60_000 : 0) })
}

/** The account that the guard let in; it stays while its screen is open. */
export const AccountContext = createContext<Account | null>(null)

/** On every screen behind the guard. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount stands outside the guard')
  return account
}
