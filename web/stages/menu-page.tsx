import type { ReactNode } from 'react'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { useBadges } from '../play/use-badges.ts'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'
import { Preview } from '../ui/preview.tsx'

interface MenuPageProps {
  readonly title: string
  readonly width?: 'normal' | 'bare'
  readonly head: ReactNode
  /** The class of the part below the head. */
  readonly className: string | undefined
  /** Returns the cards. `badgeOf` returns a student's progress in operations, and undefined while it is unknown. */
  readonly cards: (badgeOf: ReturnType<typeof useBadges>['badgeOf']) => ReactNode
}

/** A page of cards that lead on, each with the progress of a student. */
export function MenuPage({ title, width = 'normal', head, className, cards }: MenuPageProps) {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  return (
    <Page title={title} width={width}>
      {head}
      <div className={className}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        {cards(badgeOf)}
      </div>
    </Page>
  )
}
