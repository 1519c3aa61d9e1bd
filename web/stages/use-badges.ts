import type { Account } from '#contract'
import type { Operation } from '#maths'
import { roleOf } from '../api/session.ts'
import { completedBadge } from './completed.ts'
import { useAllBests } from './use-bests.ts'

/** What the cards of a menu say of a student's progress: nothing while it is not known, and nothing to a teacher. */
export function useBadges(account: Account) {
  const { bests, state, tryAgain } = useAllBests(account)
  const known = state === 'ready' && roleOf(account) === 'student' ? bests : undefined
  return {
    badgeOf: (...of: readonly Operation[]) => completedBadge(of, known),
    failed: state === 'failed',
    tryAgain,
  }
}
