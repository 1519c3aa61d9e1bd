import { useEffect, useSyncExternalStore } from 'react'
import { readAccountId } from '../api/client/account-cookie.ts'
import { sessionOf } from '../api/session/current-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { useLoggedOutElsewhere } from '../sign-in/log-out-elsewhere.ts'
import { useAccountId } from '../sign-in/use-account-id.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'

/**
 * The way on for the student whom the device keeps, also without a network. It shows the first name and nothing else.
 * The record was read before the first screen (main.tsx). Without it, and after the end of the session, there is nobody
 * to go on as, and `onNobody` is called.
 */
export function GoOn({ onNobody }: { onNobody: () => void }) {
  const session = sessionOf(useAccountId())
  const { account } = useSyncExternalStore(session.subscribe, session.read)
  const isLoggedOut = useLoggedOutElsewhere()
  const isOnline = useOnline()
  // A session has its cookie. Without a network, the student can go on without one.
  const isOver = isLoggedOut || (isOnline && readAccountId() === null)
  const name = isOver ? null : account?.firstName
  useEffect(() => {
    if (!name) onNobody()
    // The session may have been ended on another device.
    else if (isOnline) session.refreshIfStale()
  }, [name, onNobody, isOnline, session])
  return (
    name && (
      <ButtonLink kind="ink" size="big" to={paths.dashboard('student')}>
        {m.home_go_on({ name })}
      </ButtonLink>
    )
  )
}
