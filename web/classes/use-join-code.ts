import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../routes/paths.ts'
import { dropClassCode, keepClassCode, readClassCode } from '../sign-in/waiting-class-code.ts'

/**
 * Returns the code of a join link, from the address or kept since before the log-in. `done` forgets it, so that the
 * form does not open by itself again.
 */
export function useJoinCode(): { readonly code: string | null; readonly done: () => void } {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = params.get('code')
  const [waiting, setWaiting] = useState(readClassCode)

  useEffect(() => {
    if (asked) keepClassCode(asked)
  }, [asked])

  const done = () => {
    dropClassCode()
    setWaiting(null)
    if (asked) navigate(paths.dashboard('student'), { replace: true })
  }
  return { code: asked || waiting, done }
}
