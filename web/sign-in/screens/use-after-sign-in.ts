import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#contract'
import { readKeptId } from '../../api/client/kept-mark.ts'
import { fetchSession } from '../../api/client/session.ts'
import { afterSignIn, type SignInIntent } from '../after-sign-in.ts'

/** Goes where a finished sign-in leads. False where it leads nowhere; throws `ApiError` where nobody can say. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  return useCallback(
    async (signInIntent: SignInIntent): Promise<boolean> => {
      const destination = afterSignIn(signInIntent, await fetchSession().catch(keptInstead))
      if (!destination) return false
      navigate(destination.to, { replace: true, state: { alert: destination.alert } })
      return true
    },
    [navigate],
  )
}

/** Without a network the device itself says whose it is. Throws `reason` where it keeps nobody. */
async function keptInstead(reason: unknown): Promise<Account> {
  const id = readKeptId()
  const kept = id && (await (await import('../../offline/kept-account.ts')).readKeptAccount(id))
  if (!kept) throw reason
  return kept
}
