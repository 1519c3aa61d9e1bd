import type { ReactNode } from 'react'
import type { Account } from '#contract'
import type { Operation } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { useAllBests } from '../levels/use-bests.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Preview } from '../ui/parts/preview.tsx'
import { completedBadge } from './completed-badge.ts'

interface MenuPageProps {
  readonly title: string
  readonly width?: 'normal' | 'bare'
  readonly head: ReactNode
  /** The class of the part below the head. */
  readonly className: string | undefined
  /** Returns the cards. `badgeOf` returns a student's progress in operations, and undefined while it is unknown. */
  readonly cards: (badgeOf: ReturnType<typeof useBadges>['badgeOf']) => ReactNode
}

/** A page of cards with links, each with the progress of a student. */
export function MenuPage({ title, width = 'normal', head, className, cards }: MenuPageProps) {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  return (
    <Page title={title} width={width}>
      {head}
      <div className={className}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text={m.lists_progress_not_loaded()} onTryAgain={tryAgain} />}
        {cards(badgeOf)}
      </div>
    </Page>
  )
}

/** A student's progress for the cards of a menu. It is undefined while it is unknown, and for a teacher. */
function useBadges(account: Account) {
  const { bests, state, tryAgain } = useAllBests(account)
  const known = state === 'ready' && roleOf(account) === 'student' ? bests : undefined
  return {
    badgeOf: (...operations: readonly Operation[]) => completedBadge(operations, known),
    failed: state === 'failed',
    tryAgain,
  }
}
