import { useLocation } from 'wouter'
import { dropAccountId } from '../api/client/account-cookie.ts'
import { readDeviceAccount } from '../api/client/device-account.ts'
import { forgetKept } from '../device/account/mark.ts'
import { paths } from '../routes/paths.ts'
import { tellOtherTabs } from './log-out-elsewhere.ts'
import { sendLogOut } from './owed-log-out.ts'
import { dropClassCode } from './waiting-class-code.ts'

/** Logs out on this device at once, also without a network. The server hears of it as soon as it can be reached. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation()
  return () => {
    const account = readDeviceAccount()
    // The request starts before the cookie is removed, so that it still names its account.
    sendLogOut()
    // Other tabs learn of the log-out before they see that the account is gone.
    tellOtherTabs(account)
    forgetKept()
    dropAccountId()
    dropClassCode()
    navigate(paths.login())
  }
}
