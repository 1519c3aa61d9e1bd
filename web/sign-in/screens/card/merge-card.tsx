import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import type { SecretOfCard } from '#contract'
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

type StepProps = Omit<ComponentProps<typeof PictureSignIn>, 'tryPictures' | 'merged'>

/**
 * The step after the class code for each secret of a card. The key needs none: a QR code opens a page of its own,
 * which asks before it merges (card-sign-in.tsx).
 */
const stepBySecret = { pictures: PicturesOfCard, key: null } as const satisfies {
  readonly [Secret in SecretOfCard]: ((props: StepProps) => ReactNode) | null
}

function PicturesOfCard(props: StepProps) {
  const account = useAccount()
  return (
    <PictureSignIn
      {...props}
      tryPictures={(given) => mergeWithCard(given, account.id)}
      merged={account.firstName ?? ''}
    />
  )
}

/** A student who is signed in with an e-mail shows a class card (docs/product/screens.md, "A class card too"). */
export function MergeCard() {
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<'code' | 'looking' | 'wait'>('code')
  const { hasCards } = useWaysIn()
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
        <stepBySecret.pictures code={typed} onSignedIn={goOn} onOtherCode={askForCode} back={back} />
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
