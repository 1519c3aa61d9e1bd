import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../paths.ts'
import type { Errand } from '../sign-in/after-sign-in.ts'
import { isErrand } from '../sign-in/sign-in.ts'
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts'
import { Bar } from '../ui/bar.tsx'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'

/** Where a sign-in by redirect comes back to; it leads on at once. */
export function BackFromSignIn() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const goOn = useAfterSignIn()
  const [failed, setFailed] = useState(false)

  const leadOn = useCallback(() => {
    const asked = Object.fromEntries(params)
    // Opened by hand it leads whoever is signed in home.
    const errand: Errand = isErrand(asked) ? asked : { for: 'login', box: 'student' }
    goOn(errand).then(
      (isOn) => isOn || void navigate(paths.login(), { replace: true }),
      () => setFailed(true),
    )
  }, [params, navigate, goOn])

  useEffect(() => leadOn(), [leadOn])

  const tryAgain = () => {
    setFailed(false)
    leadOn()
  }
  return (
    <>
      <Bar home={paths.home()} />
      <Page title="Signed in">
        <h1>You are signed in</h1>
        {failed && <Failed text="Your page could not be loaded." onTryAgain={tryAgain} />}
      </Page>
    </>
  )
}
