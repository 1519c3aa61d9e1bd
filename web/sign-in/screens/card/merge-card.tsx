import { useCallback, useState } from 'react'
import { mergeWithCard } from '../../../api/session/card-sign-in.ts'
import { type SignInIntent, tellSignedIn } from '../../../api/session/signed-in.ts'
import { useAccount } from '../../../api/session/use-session.ts'
import { m } from '../../../language/messages.ts'
import { paths } from '../../../routes/paths.ts'
import { TextButtonLink } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { SignInPage } from '../sign-in-page.tsx'
import { useAfterSignIn } from '../use-after-sign-in.ts'
import { useWaysIn } from '../use-ways-in.ts'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'
import { CodeStep } from './code-step.tsx'
import { type CodeRefusal, PictureSignIn } from './picture-sign-in.tsx'

const signInIntent: SignInIntent = { for: 'login', role: 'student' }

/** A student who is signed in with an e-mail shows a class card (docs/product/screens.md, "A class card too"). */
export function MergeCard() {
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<'code' | 'looking' | 'wait'>('code')
  const { hasCards } = useWaysIn()
  const account = useAccount()
  const afterSignIn = useAfterSignIn()
  const goOn = useCallback(() => {
    tellSignedIn(signInIntent)
    return afterSignIn(signInIntent).catch(() => false)
  }, [afterSignIn])
  const askForCode = useCallback((refusal?: CodeRefusal) => {
    // A refused code stays in its field, so that the child can correct it.
    if (!refusal) setTyped('')
    setStep(refusal === 'wait' ? 'wait' : 'code')
  }, [])
  const back = (
    <TextButtonLink to={paths.dashboard('student')}>
      <Icon name="back" /> {m.lists_back_to_dashboard()}
    </TextButtonLink>
  )
  const words =
    step === 'wait'
      ? { title: m.card_codes_wait(), text: m.card_wait_text() }
      : { title: m.card_too_title(), text: m.card_too_text() }
  return (
    <SignInPage title={m.card_too_title()} isWide hasBar={false}>
      {!hasCards ? (
        <CardDesk title={m.card_too_title()} back={back}>
          <p className={styles.waiting}>{m.card_none()}</p>
        </CardDesk>
      ) : step === 'looking' ? (
        <PictureSignIn
          code={typed}
          onSignedIn={goOn}
          onOtherCode={askForCode}
          tryPictures={(given) => mergeWithCard(given, account.id)}
          merged={account.firstName ?? ''}
          back={back}
        />
      ) : (
        <CodeStep
          {...words}
          code={typed}
          back={back}
          onCode={(code) => {
            setTyped(code)
            setStep('looking')
          }}
        />
      )}
    </SignInPage>
  )
}
