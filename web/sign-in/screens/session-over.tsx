import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { onSignedIn } from '../../api/session/signed-in.ts'
import { useCurrentSession, useSession } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { HoldScreen } from '../hold-screen.ts'
import { openSignIn } from '../sign-in.ts'

/**
 * The notice in a teacher's form that the session has ended. While the form is open, its typed text is kept, and the
 * teacher can log in again without leaving it.
 */
export function SessionOver() {
  const session = useCurrentSession()
  const { account } = useSession(session)
  const queryClient = useQueryClient()
  const hold = useContext(HoldScreen)
  useEffect(() => {
    hold?.((held) => held + 1)
    return () => hold?.((held) => held - 1)
  }, [hold])
  useEffect(() => {
    return onSignedIn(() => {
      void session.refresh()
      void queryClient.invalidateQueries()
    })
  }, [session, queryClient])
  if (account !== null) return null
  return (
    <Failed
      text={m.sign_in_session_over()}
      again={m.sign_in_log_in_again()}
      onTryAgain={() => openSignIn({ for: 'login', role: 'teacher' })}
    />
  )
}
