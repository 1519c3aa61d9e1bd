import { useLocation } from 'wouter'
import { dropAccountId } from '../api/client/account-cookie.ts'
import { forgetAll } from '../api/client/query-client.ts'
import { forgetKept } from '../offline/kept-mark.ts'
import { paths } from '../paths.ts'
import { dropClassCode } from './class-code-waiting.ts'
import { tellLogOut } from './owed-log-out.ts'

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
