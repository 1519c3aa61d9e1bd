import { useCallback, useEffect, useState } from 'react'
import { type CardOutcome, signInWithCard } from '../../api/session/card-sign-in.ts'
import { type SignInIntent, tellSignedIn } from '../../api/session/signed-in.ts'
import { m } from '../../language/messages.ts'
import { spendCardKey } from '../../routes/card-key.ts'
import { paths } from '../../routes/paths.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { endLogOut } from '../sign-in.ts'
import styles from './card-sign-in.module.css'
import { SignInBox, SignInPage } from './sign-in-page.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

type State = { readonly key: string | null; readonly outcome: CardOutcome | null }

const signInIntent: SignInIntent = { for: 'login', role: 'student' }

/** /card: signs in with the key of a class card, or says how (docs/product/screens.md, "Class card"). */
export function CardSignIn() {
  const [{ key, outcome }, setState] = useState<State>(() => ({ key: spendCardKey(), outcome: null }))
  const afterSignIn = useAfterSignIn()
  const signIn = useCallback(
    async (key: string) => {
      setState({ key, outcome: null })
      endLogOut()
      const outcome = await signInWithCard(key)
      if (outcome !== 'signedIn') return setState({ key, outcome })
      tellSignedIn(signInIntent)
      const hasGone = await afterSignIn(signInIntent).catch(() => false)
      if (!hasGone) setState({ key, outcome: 'failed' })
    },
    [afterSignIn],
  )
  useEffect(() => {
    if (key !== null && outcome === null) void signIn(key)
  }, [key, outcome, signIn])
  useEffect(() => {
    // A second card in the same tab changes the address only.
    const take = () => {
      const next = spendCardKey()
      if (next !== null) setState({ key: next, outcome: null })
    }
    addEventListener('popstate', take)
    return () => removeEventListener('popstate', take)
  }, [])
  return (
    <SignInPage title={m.card_title()}>
      <div className={styles.room}>
        <SignInBox role="student" labelledBy="card">
          <CardWords outcome={outcome} isOpening={key !== null} />
          {outcome === 'failed' && key !== null && (
            <Failed text={m.card_failed()} onTryAgain={() => setState({ key, outcome: null })} />
          )}
        </SignInBox>
      </div>
      <p className={styles.back}>
        <TextButtonLink to={paths.login()}>
          <Icon name="back" /> {m.card_back()}
        </TextButtonLink>
      </p>
    </SignInPage>
  )
}

/** What a child reads: how to use a card, or why it did not open. */
function CardWords({ outcome, isOpening }: { outcome: CardOutcome | null; isOpening: boolean }) {
  const [title, text] =
    outcome === 'old'
      ? [m.card_old(), m.card_old_text()]
      : outcome === 'wait'
        ? [m.card_wait(), m.card_wait_text()]
        : isOpening && outcome === null
          ? [m.card_opening(), '']
          : [m.card_title(), '']
  return (
    <>
      <h1 id="card" className={styles.title}>
        {title}
      </h1>
      <div className={styles.words} role="status">
        {text && <p>{text}</p>}
      </div>
      {!isOpening && (
        <ol className={styles.steps}>
          <li>{m.card_point()}</li>
          <li>{m.card_tap()}</li>
          <li>{m.card_no_camera()}</li>
        </ol>
      )}
    </>
  )
}
