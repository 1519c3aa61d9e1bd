import type { Role } from '#maths'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'

const textByRole: Readonly<Record<Role, string>> = {
  student: 'Your answers are not lost. Log in again to go on.',
  teacher: 'Log in again to see your classes.',
}

/** Replaces a screen after a log-out in another tab. Its parts are in every first view, so it works offline. */
export function LoggedOut({ role }: { role: Role | null }) {
  return (
    <Page title="Logged out" width="centred">
      <h1>You are logged out.</h1>
      <p>{role ? textByRole[role] : 'Log in again to go on.'}</p>
      <ButtonLink to={paths.login()} kind="ink" size="big">
        Log in again
      </ButtonLink>
    </Page>
  )
}
