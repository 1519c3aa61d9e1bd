import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { isSignInIntent, type SignInIntent, tellSignedIn } from '../api/session/signed-in.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { useAfterSignIn } from '../sign-in/screens/use-after-sign-in.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Bar } from '../ui/parts/bar.tsx'

export { CardSignIn } from '../sign-in/screens/card/card-sign-in.tsx'
export { MergeCard } from '../sign-in/screens/card/merge-card.tsx'

/** The page to which a sign-in by redirect returns. It goes on to the next page at once. */
export function SignInReturn() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const afterSignIn = useAfterSignIn()
  const [failed, setFailed] = useState(false)

  const goOn = useCallback(() => {
    const query = Object.fromEntries(params)
    // An address without an intent was typed. It leads a signed-in account to its home.
    const signInIntent: SignInIntent = isSignInIntent(query) ? query : { for: 'login', role: 'student' }
    tellSignedIn(signInIntent)
    afterSignIn(signInIntent).then(
      (hasGone) => hasGone || void navigate(paths.login(), { replace: true }),
      () => setFailed(true),
    )
  }, [params, navigate, afterSignIn])

  useEffect(() => goOn(), [goOn])

  const tryAgain = () => {
    setFailed(false)
    goOn()
  }
  return (
    <>
      <Bar home={paths.home()} />
      <Page title={m.sign_in_done_title()}>
        <h1>{m.sign_in_done()}</h1>
        {failed && <Failed text={m.sign_in_page_not_loaded()} onTryAgain={tryAgain} />}
      </Page>
    </>
  )
}
