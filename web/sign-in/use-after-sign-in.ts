import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { fetchSession } from '../api/client/session.ts'
import { afterSignIn, type SignInIntent } from './after-sign-in.ts'

/** Goes where a finished sign-in leads. False where it leads nowhere; throws `ApiError` where nobody can say. */
export function useAfterSignIn() {
  const [, navigate] = useLocation()
  return useCallback(
    async (signInIntent: SignInIntent): Promise<boolean> => {
      const destination = afterSignIn(signInIntent, await fetchSession())
      if (!destination) return false
      navigate(destination.to, { replace: true, state: { alert: destination.alert } })
      return true
    },
    [navigate],
  )
}
