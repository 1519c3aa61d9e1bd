import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { Empty } from '../ui/empty.tsx'
import { KeyLink } from '../ui/key.tsx'
import { Page } from '../ui/page.tsx'

/** For the wrong role the page stays shut; the API would refuse it all the same. */
export function OnlyFor({ role, children }: { role: Role; children: ReactNode }) {
  const account = useAccount()
  if (roleOf(account) === role) return children
  return (
    <Page title={`For ${role}s`}>
      <Empty title={`This page is for ${role}s.`} level={1}>
        <KeyLink to={homeOf(account)} kind="ink">
          Go to your own page
        </KeyLink>
      </Empty>
    </Page>
  )
}
