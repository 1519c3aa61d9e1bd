import { useLocation } from 'wouter'
import { forgetAll } from '../api/cache/query-client.ts'
import { dropAccountId } from '../api/client/account-cookie.ts'
import { forgetKept } from '../api/client/kept-mark.ts'
import { paths } from '../routes/paths.ts'
import { dropClassCode } from '../sign-in/class-code-waiting.ts'
import { tellLogOut } from '../sign-in/owed-log-out.ts'

/** 'Not you?' and Log out: on this device at once, network or not; the server is told when it can be reached. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation()
  return () => {
    // Begun before the cookie goes, so that the request still names its account.
    tellLogOut()
    forgetKept()
    dropAccountId()
    dropClassCode()
    forgetAll()
    navigate(paths.login())
  }
}
