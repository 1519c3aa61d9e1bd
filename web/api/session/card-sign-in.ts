import type { Args, CardName } from '#contract'
import { ApiError, call } from '../client/call.ts'

/** `old` is a card that opens nothing any more, or never did. */
export type CardOutcome = 'signedIn' | 'old' | 'wait' | 'failed'

/** Signs in with the key of a class card. */
export async function signInWithCard(key: string): Promise<CardOutcome> {
  try {
    await call('POST /api/card-sessions', { key })
    return 'signedIn'
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'notFound' || problem === 'invalid') return 'old'
    return problem === 'tooManyTries' ? 'wait' : 'failed'
  }
}

/**
 * `wrong` are pictures that open nothing, for whatever reason. `taken` is a card that cannot take the account of the
 * student who is signed in. `tooLate` means that this student has to log in again first.
 */
export type PictureOutcome = 'signedIn' | 'wrong' | 'taken' | 'tooLate' | 'wait' | 'failed'

/** Signs in with the three pictures of a class card. */
export const signInWithPictures = (given: Args<'POST /api/picture-sessions'>) =>
  outcomeOf(call('POST /api/picture-sessions', given))

/** Merges the account that is signed in into the one of a class card, and signs in to that. */
export const mergeWithPictures = (given: Args<'POST /api/merges'>) => outcomeOf(call('POST /api/merges', given))

async function outcomeOf(signIn: Promise<object>): Promise<PictureOutcome> {
  try {
    await signIn
    return 'signedIn'
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'refused') return 'taken'
    if (problem === 'signInAgain') return 'tooLate'
    if (problem === 'notFound' || problem === 'invalid') return 'wrong'
    return problem === 'tooManyTries' ? 'wait' : 'failed'
  }
}

/**
 * The names of a class, as far as its sign-in shows them. A code that names no class is `notOpen` too. `shutsAt` is in
 * milliseconds by the clock of the device.
 */
export type CardNames =
  | {
      readonly is: 'open'
      readonly className: string
      readonly students: readonly CardName[]
      readonly shutsAt: number
    }
  | { readonly is: 'notOpen' | 'wait' | 'failed' }

export async function fetchCardNames(code: string): Promise<CardNames> {
  // A response that comes late does not show the names for longer.
  const askedAt = Date.now()
  try {
    const { shutsIn, ...names } = await call('POST /api/card-names', { code })
    return { is: 'open', ...names, shutsAt: askedAt + shutsIn }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'notFound' || problem === 'invalid') return { is: 'notOpen' }
    return { is: problem === 'tooManyTries' ? 'wait' : 'failed' }
  }
}

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : null)
