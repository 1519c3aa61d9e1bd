import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '#contract'
import { paths } from '../paths.ts'
import { dropAccountId } from './account-cookie.ts'
import { call } from './call.ts'
import { fetchSession } from './fetch-session.ts'
import { forgetAll } from './query-client.ts'

/** Who is signed in: `data` is the account, null when nobody is. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: fetchSession, staleTime: 60_000 })
}

/** The account that the guard let in; it stays while its screen is open. */
export const AccountContext = createContext<Account | null>(null)

/** On every screen behind the guard. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount stands outside the guard')
  return account
}

/** 'Not you?' and Log out: on this device at once, network or not; the server is told when it can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    // Begun before the cookie goes, so that the request still names its account.
    call('DELETE /api/session', {}).catch(() => {})
    dropAccountId()
    forgetAll()
    navigate(paths.login())
  }
}
