import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CardOutcome,
  type CardOwner,
  findCardOwner,
  mergeWithCard,
  type PictureOutcome,
  signInWithCard,
} from '../../../api/session/card-sign-in.ts'
import { type SignInIntent, tellSignedIn } from '../../../api/session/signed-in.ts'
import { spendCardKey } from '../../../routes/card-key.ts'
import { endLogOut } from '../../sign-in.ts'
import { useAfterSignIn } from '../use-after-sign-in.ts'
import type { CodeRefusal } from './picture-sign-in.tsx'

/**
 * The state of the page, in this order: a card whose key came in the address, a card whose owner is asked whether both
 * accounts are theirs, and a class code that is being typed.
 */
export type CardState =
  | { readonly key: string; readonly outcome: CardOutcome | null }
  | { readonly asked: string; readonly owner: CardOwner; readonly merge: PictureOutcome | null }
  | { readonly typed: string; readonly isLooking: boolean; readonly hasToWait?: boolean }

const signInIntent: SignInIntent = { for: 'login', role: 'student' }

const stateOf = (key: string | null): CardState =>
  key === null ? { typed: '', isLooking: false } : { key, outcome: null }

/** The sign-in with a card whose key came in the address, or with a class code and pictures. */
export function useCardSignIn() {
  const [state, setState] = useState<CardState>(() => stateOf(spendCardKey()))
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
  return {
    state,
    goOn,
    askForCode,
    tryAgain: (key: string) => setState({ key, outcome: null }),
    lookFor: (typed: string) => {
      endLogOut()
      setState({ typed, isLooking: true })
    },
    confirm: (key: string, owner: CardOwner) => void answer(() => merge(key, owner)),
    decline: (key: string) => void answer(() => signIn(key)),
  }
}
