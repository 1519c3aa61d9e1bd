import { signInWithPictures } from '../../../api/session/card-sign-in.ts'
import { m } from '../../../language/messages.ts'
import { Failed } from '../../../ui/base/failed.tsx'
import { SignInPage } from '../sign-in-page.tsx'
import styles from './card.module.css'
import { BackToLogin, CardDesk } from './card-desk.tsx'
import { CodeStep } from './code-step.tsx'
import { MergeStep } from './merge-step.tsx'
import { PictureSignIn } from './picture-sign-in.tsx'
import { type CardState, useCardSignIn } from './use-card-sign-in.ts'

/** /card: signs in with a class card, by its QR code or its pictures (docs/product/screens.md, "Class card"). */
export function CardSignIn() {
  const card = useCardSignIn()
  const { state } = card
  return (
    <SignInPage title={m.card_title()} isWide>
      {'asked' in state ? (
        <MergeStep
          student={state.owner.student}
          className={state.owner.className}
          login={state.owner.login}
          text={m.card_same_child_text_of_key()}
          outcome={state.merge}
          onYes={() => card.confirm(state.asked, state.owner)}
          onNo={() => card.decline(state.asked)}
        />
      ) : 'isLooking' in state && state.isLooking ? (
        <PictureSignIn
          code={state.typed}
          onSignedIn={card.goOn}
          onOtherCode={card.askForCode}
          tryPictures={signInWithPictures}
          back={<BackToLogin />}
        />
      ) : 'key' in state && (state.outcome === null || state.outcome === 'failed') ? (
        <CardDesk title={m.card_opening()} back={<BackToLogin />}>
          <div className={styles.waiting}>
            {state.outcome === 'failed' && (
              <Failed text={m.card_failed()} onTryAgain={() => card.tryAgain(state.key)} />
            )}
          </div>
        </CardDesk>
      ) : (
        <CodeStep
          {...wordsOf(state)}
          hasCamera
          back={<BackToLogin />}
          code={'typed' in state ? state.typed : ''}
          onCode={card.lookFor}
        />
      )}
    </SignInPage>
  )
}

/** Returns the words above the code: the next thing to do, or the reason why the card or the code did not work. */
function wordsOf(state: Exclude<CardState, { readonly asked: string }>): { title: string; text: string } {
  if ('key' in state && state.outcome === 'old') return { title: m.card_old(), text: m.card_old_text() }
  if ('key' in state) return { title: m.card_wait(), text: m.card_wait_text() }
  if (state.hasToWait) return { title: m.card_codes_wait(), text: m.card_wait_text() }
  return { title: m.card_title(), text: m.card_type_code() }
}
