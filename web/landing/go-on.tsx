import { useEffect } from 'react'
import { sessionOf } from '../api/session/current-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { useLoggedOutElsewhere } from '../sign-in/log-out-elsewhere.ts'
import { useAccountId } from '../sign-in/use-account-id.ts'
import { ButtonLink } from '../ui/base/button.tsx'

/**
 * The way on for the student whom the device keeps, also without a network. It shows the first name and nothing else.
 * The record was read before the first screen (main.tsx). Without it, and after a log-out in another tab, there is
 * nobody to go on as, and `onNobody` is called.
 */
export function GoOn({ onNobody }: { onNobody: () => void }) {
  const accountId = useAccountId()
  const isOver = useLoggedOutElsewhere()
  const name = isOver ? null : sessionOf(accountId).read().account?.firstName
  useEffect(() => {
    if (!name) onNobody()
  }, [name, onNobody])
  return (
    name && (
      <ButtonLink kind="ink" size="big" to={paths.dashboard('student')}>
        {m.home_go_on({ name })}
      </ButtonLink>
    )
  )
}
