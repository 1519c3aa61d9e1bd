import { ApiError, call } from '../client/call.ts'

/** `old` is a card that opens nothing any more, or never did. */
export type CardOutcome = 'signedIn' | 'old' | 'wait' | 'failed'

/** Signs in with the key of a class card. */
export async function signInWithCard(key: string): Promise<CardOutcome> {
  try {
    await call('POST /api/card-sessions', { key })
    return 'signedIn'
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null
    if (problem === 'notFound' || problem === 'invalid') return 'old'
    return problem === 'tooManyTries' ? 'wait' : 'failed'
  }
}
