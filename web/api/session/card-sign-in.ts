import type { Args, CardName } from '#contract'
import { readAccountId } from '../client/account-cookie.ts'
import { ApiError, call } from '../client/call.ts'
import { fetchSession } from '../client/fetch-session.ts'

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
 * `wrong` are pictures or a card that open nothing, for whatever reason. `taken` is a card that cannot take the account
 * of the student who is signed in. `tooLate` means that this student has to log in again first, also because
 * another account has signed in since.
 */
export type PictureOutcome = 'signedIn' | 'wrong' | 'taken' | 'tooLate' | 'wait' | 'failed'

/** Signs in with the three pictures of a class card. */
export const signInWithPictures = (given: Args<'POST /api/picture-sessions'>) =>
  outcomeOf(call('POST /api/picture-sessions', given))

/**
 * Merges an account into the one of a class card, and signs in to that. The server refuses it if another account has
 * signed in since.
 */
export const mergeWithCard = (given: Args<'POST /api/merges'>, account: string) =>
  outcomeOf(call('POST /api/merges', given, undefined, account))

/** The student of a card, and the account that is signed in and can be merged into that of the card. */
export interface CardOwner {
  readonly student: string
  readonly className: string
  /** The id and the first name of the account. */
  readonly account: string
  readonly login: string
}

/** Returns null if nobody is signed in, or if the account cannot be merged into that of this card now. */
export async function findCardOwner(key: string): Promise<CardOwner | null> {
  if (readAccountId() === null) return null
  try {
    const { owner } = await call('POST /api/card-owners', { key })
    const account = owner && (await fetchSession())
    if (!account) return null
    const { shortName: student, className } = owner
    return { student, className, account: account.id, login: account.firstName ?? '' }
  } catch {
    return null
  }
}

async function outcomeOf(signIn: Promise<object>): Promise<PictureOutcome> {
  try {
    await signIn
    return 'signedIn'
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'refused') return 'taken'
    if (problem === 'signInAgain' || problem === 'otherAccount') return 'tooLate'
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
