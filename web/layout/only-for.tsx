import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { useAccount } from '../api/cache/use-session.ts'
import { roleOf } from '../api/client/session.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'
import { Empty } from '../ui/parts/empty.tsx'

/** For the wrong role the page stays shut; the API would refuse it all the same. */
export function OnlyFor({ role, children }: { role: Role; children: ReactNode }) {
  const account = useAccount()
  if (roleOf(account) === role) return children
  return (
    <Page title={`For ${role}s`}>
      <Empty title={`This page is for ${role}s.`} level={1}>
        <ButtonLink to={homeOf(account)} kind="ink">
          Go to your own page
        </ButtonLink>
      </Empty>
    </Page>
  )
}
