import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { useAccount } from '../api/session/use-session.ts'
import { homePath } from '../sign-in/home-path.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'
import { Empty } from '../ui/parts/empty.tsx'

/** Shows a page only to its role. The API would refuse the other role in any case. */
export function RoleGuard({ role, children }: { role: Role; children: ReactNode }) {
  const account = useAccount()
  if (roleOf(account) === role) return children
  return (
    <Page title={`For ${role}s`}>
      <Empty title={`This page is for ${role}s.`} level={1}>
        <ButtonLink to={homePath(account)} kind="ink">
          Go to your own page
        </ButtonLink>
      </Empty>
    </Page>
  )
}
