import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#contract'
import { fetchSession } from '../../api/client/fetch-session.ts'
import type { SignInIntent } from '../../api/session/signed-in.ts'
import { forgetOpenedLevels, readKeptId } from '../../device/account/mark.ts'
import { afterSignIn } from '../after-sign-in.ts'

/** Opens the page after a sign-in. Returns false if there is none, and throws `ApiError` if the session is unknown. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  return useCallback(
    async (signInIntent: SignInIntent): Promise<boolean> => {
      forgetOpenedLevels()
      const destination = afterSignIn(signInIntent, await fetchSession().catch(readKeptOrThrow))
      if (!destination) return false
      navigate(destination.to, { replace: true, state: { alert: destination.alert } })
      return true
    },
    [navigate],
  )
}

/** Returns the account that the device keeps, for use without a network. Throws `reason` if it keeps none. */
async function readKeptOrThrow(reason: unknown): Promise<Account> {
  const id = readKeptId()
  const kept = id && (await (await import('../../offline/read-account.ts')).readKeptAccount(id))
  if (!kept) throw reason
  return kept
}
