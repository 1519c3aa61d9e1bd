import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { homePath } from '../sign-in/home-path.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'
import { Empty } from '../ui/parts/empty.tsx'

const textsByRole: Readonly<Record<Role, { readonly title: string; readonly text: string }>> = {
  student: { title: m.layout_for_students_title(), text: m.layout_for_students() },
  teacher: { title: m.layout_for_teachers_title(), text: m.layout_for_teachers() },
}

/** Shows a page only to its role. The API would refuse the other role in any case. */
export function RoleGuard({ role, children }: { role: Role; children: ReactNode }) {
  const account = useAccount()
  if (roleOf(account) === role) return children
  return (
    <Page title={textsByRole[role].title}>
      <Empty title={textsByRole[role].text} level={1}>
        <ButtonLink to={homePath(account)} kind="ink">
          {m.layout_to_own_page()}
        </ButtonLink>
      </Empty>
    </Page>
  )
}
