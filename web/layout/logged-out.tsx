import type { Role } from '#maths'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'

const textByRole: Readonly<Record<Role, string>> = {
  student: m.layout_logged_out_student(),
  teacher: m.layout_logged_out_teacher(),
}

/** Replaces a screen after a log-out in another tab. Its parts are in every first view, so it works offline. */
export function LoggedOut({ role }: { role: Role | null }) {
  return (
    <Page title={m.layout_logged_out_title()} width="centred">
      <h1>{m.layout_logged_out()}</h1>
      <p>{role ? textByRole[role] : m.layout_logged_out_text()}</p>
      <ButtonLink to={paths.login()} kind="ink" size="big">
        {m.sign_in_log_in_again()}
      </ButtonLink>
    </Page>
  )
}
