import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { useSession } from '../../api/cache/use-session.ts'
import { HoldScreen } from '../../layout/hold-screen.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { onSignedIn, openSignIn } from '../sign-in.ts'

/**
 * The notice in a teacher's form that the session has ended. While the form is open, its typed text is kept, and the
 * teacher can log in again without leaving it.
 */
export function SessionOver() {
  const session = useSession()
  const queryClient = useQueryClient()
  const hold = useContext(HoldScreen)
  useEffect(() => {
    hold?.((held) => held + 1)
    return () => hold?.((held) => held - 1)
  }, [hold])
  useEffect(() => onSignedIn(() => queryClient.invalidateQueries()), [queryClient])
  if (session.data !== null) return null
  return (
    <Failed
      text="You have been logged out. What you typed is still here."
      again="Log in again"
      onTryAgain={() => openSignIn({ for: 'login', box: 'teacher' })}
    />
  )
}
