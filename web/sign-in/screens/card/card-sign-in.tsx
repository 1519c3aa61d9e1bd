import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CardOutcome,
  type CardOwner,
  findCardOwner,
  mergeWithCard,
  type PictureOutcome,
  signInWithCard,
  signInWithPictures,
} from '../../../api/session/card-sign-in.ts'
import { type SignInIntent, tellSignedIn } from '../../../api/session/signed-in.ts'
import { m } from '../../../language/messages.ts'
import { spendCardKey } from '../../../routes/card-key.ts'
import { Failed } from '../../../ui/base/failed.tsx'
import { endLogOut } from '../../sign-in.ts'
import { SignInPage } from '../sign-in-page.tsx'
import { useAfterSignIn } from '../use-after-sign-in.ts'
import styles from './card.module.css'
import { BackToLogin, CardDesk } from './card-desk.tsx'
import { CodeStep } from './code-step.tsx'
import { MergeStep } from './merge-step.tsx'
import { type CodeRefusal, PictureSignIn } from './picture-sign-in.tsx'

/**
 * The state of the page, in this order: a card whose key came in the address, a card whose owner is asked whether both
 * accounts are theirs, and a class code that is being typed.
 */
type State =
  | { readonly key: string; readonly outcome: CardOutcome | null }
  | { readonly asked: string; readonly owner: CardOwner; readonly merge: PictureOutcome | null }
  | { readonly typed: string; readonly isLooking: boolean; readonly hasToWait?: boolean }

const signInIntent: SignInIntent = { for: 'login', role: 'student' }

const stateOf = (key: string | null): State => (key === null ? { typed: '', isLooking: false } : { key, outcome: null })

/** /card: signs in with a class card, by its QR code or its pictures (docs/product/screens.md, "Class card"). */
export function CardSignIn() {
  const [state, setState] = useState<State>(() => stateOf(spendCardKey()))
  const afterSignIn = useAfterSignIn()
  const goOn = useCallback(async () => {
    tellSignedIn(signInIntent)
    return afterSignIn(signInIntent).catch(() => false)
  }, [afterSignIn])
  const signIn = useCallback(
    async (key: string) => {
      endLogOut()
      const outcome = await signInWithCard(key)
      if (outcome === 'signedIn' && (await goOn())) return
      setState({ key, outcome: outcome === 'signedIn' ? 'failed' : outcome })
    },
    [goOn],
  )
  const open = useCallback(
    async (key: string) => {
      const owner = await findCardOwner(key)
      if (owner) setState({ asked: key, owner, merge: null })
      else await signIn(key)
    },
    [signIn],
  )
  const isAnswered = useRef(false)
  /** Answers the question of a merge. A second press during the answer would name an account that is signed out. */
  const answer = async (act: () => Promise<void>) => {
    if (isAnswered.current) return
    isAnswered.current = true
    await act().finally(() => {
      isAnswered.current = false
    })
  }
  const merge = async (asked: string, owner: CardOwner) => {
    endLogOut()
    const outcome = await mergeWithCard({ key: asked }, owner.account)
    if (outcome === 'signedIn' && (await goOn())) return
    setState({ asked, owner, merge: outcome === 'signedIn' ? 'failed' : outcome })
  }
  const newKey = 'key' in state && state.outcome === null ? state.key : null
  useEffect(() => {
    if (newKey !== null) void open(newKey)
  }, [newKey, open])
  useEffect(() => {
    // A second card in the same tab changes the address only.
    const take = () => {
      const next = spendCardKey()
      if (next !== null) setState(stateOf(next))
    }
    addEventListener('popstate', take)
    return () => removeEventListener('popstate', take)
  }, [])
  const askForCode = useCallback((refusal?: CodeRefusal) => {
    // A refused code stays in its field, so that the child can correct it.
    setState((before) => ({
      typed: refusal && 'typed' in before ? before.typed : '',
      isLooking: false,
      hasToWait: refusal === 'wait',
    }))
  }, [])
  return (
    <SignInPage title={m.card_title()} isWide>
      {'asked' in state ? (
        <MergeStep
          student={state.owner.student}
          className={state.owner.className}
          login={state.owner.login}
          text={m.card_same_child_text_of_key()}
          outcome={state.merge}
          onYes={() => void answer(() => merge(state.asked, state.owner))}
          onNo={() => void answer(() => signIn(state.asked))}
        />
      ) : 'isLooking' in state && state.isLooking ? (
        <PictureSignIn
          code={state.typed}
          onSignedIn={goOn}
          onOtherCode={askForCode}
          tryPictures={signInWithPictures}
          back={<BackToLogin />}
        />
      ) : 'key' in state && (state.outcome === null || state.outcome === 'failed') ? (
        <CardDesk title={m.card_opening()} back={<BackToLogin />}>
          <div className={styles.waiting}>
            {state.outcome === 'failed' && (
              <Failed text={m.card_failed()} onTryAgain={() => setState({ key: state.key, outcome: null })} />
            )}
          </div>
        </CardDesk>
      ) : (
        <CodeStep
          {...wordsOf(state)}
          hasCamera
          back={<BackToLogin />}
          code={'typed' in state ? state.typed : ''}
          onCode={(typed) => {
            endLogOut()
            setState({ typed, isLooking: true })
          }}
        />
      )}
    </SignInPage>
  )
}

/** Returns the words above the code: the next thing to do, or the reason why the card or the code did not work. */
function wordsOf(state: Exclude<State, { readonly asked: string }>): { title: string; text: string } {
  if ('key' in state && state.outcome === 'old') return { title: m.card_old(), text: m.card_old_text() }
  if ('key' in state) return { title: m.card_wait(), text: m.card_wait_text() }
  if (state.hasToWait) return { title: m.card_codes_wait(), text: m.card_wait_text() }
  return { title: m.card_title(), text: m.card_type_code() }
}
