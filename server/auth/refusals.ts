/** Why a sign-in can end without a session, and the page that says so. */
import type { ProblemText } from './pages.ts'

export interface SignInRefusal {
  /** The name in the security log. */
  readonly reason: string
  readonly status: 400 | 403 | 429 | 502
  readonly page: ProblemText
}

/** Ends a sign-in. */
export class SignInRefused extends Error {
  readonly refusal: SignInRefusal
  /** The id of the account that may not sign in, if it is known. */
  readonly account: string | null

  constructor(refusal: SignInRefusal, account: string | null = null) {
    super(refusal.reason)
    this.refusal = refusal
    this.account = account
  }
}

const ask = 'Please ask the person who runs Solve it! Maths for you.'

export const refusals = {
  noIntent: {
    reason: 'no intent',
    status: 400,
    page: { title: 'Sign-in starts on another page', text: 'Please start on the Login or Register page.' },
  },
  cancelled: {
    reason: 'cancelled',
    status: 400,
    page: { title: 'Sign-in was cancelled', text: 'You are not signed in.' },
  },
  unreachable: {
    reason: 'issuer unreachable',
    status: 502,
    page: {
      title: 'Sign-in is not reachable',
      text: 'The sign-in service is not responding right now. Please try again in a minute.',
    },
  },
  otherProvider: {
    reason: 'other provider',
    status: 400,
    page: {
      title: 'Sign-in did not work',
      text: 'The response came from another sign-in service than the one that you chose.',
    },
  },
  unverified: {
    reason: 'not verified',
    status: 502,
    page: {
      title: 'Sign-in did not work',
      text: 'The sign-in service did not confirm an account with a verified email address.',
    },
  },
  notInvited: {
    reason: 'not invited',
    status: 403,
    page: {
      title: 'Teachers need an invitation here',
      text: `You cannot register as a teacher with this account. ${ask}`,
    },
  },
  disabled: {
    reason: 'disabled',
    status: 403,
    page: { title: 'This account is closed', text: `You cannot sign in with it. ${ask}` },
  },
  erased: {
    reason: 'erased',
    status: 403,
    page: { title: 'This account was deleted', text: `It cannot be used for 30 days. ${ask}` },
  },
  tooMany: {
    reason: 'too many',
    status: 429,
    page: { title: 'Too many people are signing in', text: 'Please wait a few minutes and try again.' },
  },
} as const satisfies Record<string, SignInRefusal>

export function otherDomain(domains: readonly string[]): SignInRefusal {
  const ours = domains.map((domain) => `@${domain}`).join(' or ')
  const text = `Solve it! Maths is open to accounts of ${ours} here.`
  return { reason: 'other domain', status: 403, page: { title: 'Please use your school account', text } }
}
