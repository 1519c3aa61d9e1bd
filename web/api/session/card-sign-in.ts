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

/** `wrong` are pictures that open nothing, for whatever reason. */
export type PictureOutcome = 'signedIn' | 'wrong' | 'wait' | 'failed'

/** Signs in with the three pictures of a class card. */
export async function signInWithPictures(given: Args<'POST /api/picture-sessions'>): Promise<PictureOutcome> {
  try {
    await call('POST /api/picture-sessions', given)
    return 'signedIn'
  } catch (error) {
    const problem = problemOf(error)
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
