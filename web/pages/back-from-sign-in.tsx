import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../routes/paths.ts'
import type { SignInIntent } from '../sign-in/after-sign-in.ts'
import { useAfterSignIn } from '../sign-in/screens/use-after-sign-in.ts'
import { isSignInIntent } from '../sign-in/sign-in.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Bar } from '../ui/parts/bar.tsx'

/** Where a sign-in by redirect comes back to; it leads on at once. */
export function BackFromSignIn() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const goOn = useAfterSignIn()
  const [failed, setFailed] = useState(false)

  const leadOn = useCallback(() => {
    const asked = Object.fromEntries(params)
    // Opened by hand it leads whoever is signed in home.
    const signInIntent: SignInIntent = isSignInIntent(asked) ? asked : { for: 'login', box: 'student' }
    goOn(signInIntent).then(
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
