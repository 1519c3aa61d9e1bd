import { readDeviceAccount } from '../api/client/device-account.ts'
import { sessionOf } from '../api/session/current-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'

/**
 * The way on for the student whom the device keeps, also without a network. It shows the first name and nothing else.
 * The record was read before the first screen (main.tsx).
 */
export function GoOn() {
  const name = sessionOf(readDeviceAccount()).read().account?.firstName
  return (
    name && (
      <ButtonLink kind="ink" size="big" to={paths.dashboard('student')}>
        {m.home_go_on({ name })}
      </ButtonLink>
    )
  )
}
