import { useLocation } from 'wouter'
import { dropAccountId } from '../api/client/account-cookie.ts'
import { forgetKept } from '../device/account/mark.ts'
import { paths } from '../routes/paths.ts'
import { sendLogOut } from './owed-log-out.ts'
import { dropClassCode } from './waiting-class-code.ts'

/** Logs out on this device at once, also without a network. The server hears of it as soon as it can be reached. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation()
  return () => {
    // The request starts before the cookie is removed, so that it still names its account. Other tabs hear of it first.
    sendLogOut()
    forgetKept()
    dropAccountId()
    dropClassCode()
    navigate(paths.login())
  }
}
