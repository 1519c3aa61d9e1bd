import { type ReactNode, useEffect } from 'react'
import { useAccount } from '../api/cache/use-session.ts'
import { roleOf } from '../api/client/session.ts'
import { paths } from '../routes/paths.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { ErrorBoundary } from '../ui/base/error-boundary.tsx'
import { SkipLink } from '../ui/base/skip-link.tsx'
import { AccountMenu } from '../ui/dialogs/account-menu.tsx'
import { Bar } from '../ui/parts/bar.tsx'
import { Who } from '../ui/parts/who.tsx'
import { useLogOut } from './log-out.ts'

const teacherNav = [
  { label: 'My Classes', to: paths.dashboard('teacher'), within: paths.ofClasses },
  { label: 'View Student Activities', to: paths.main() },
] as const

/** The frame of a signed-in screen: a student's bar says whose tablet it is, a teacher's has the two ways on. */
export function Framed({ children }: { children: ReactNode }) {
  const account = useAccount()
  const logOut = useLogOut()
  const role = roleOf(account)
  const { email, firstName, lastName } = account
  useEffect(() => {
    // Answers that waited on this device go out from the first screen on, not only from the next level.
    if (role === 'student') import('../outbox/stored-progress.ts').catch(() => {})
  }, [role])
  return (
    <>
      <SkipLink />
      <Bar home={homeOf(account)} {...(role === 'teacher' && { nav: teacherNav })}>
        {role === 'student' && <Who name={firstName ?? email} onNotYou={logOut} />}
        <AccountMenu
          email={email}
          name={firstName && [firstName, lastName].filter(Boolean).join(' ')}
          letter={role === 'teacher' ? 'T' : 'S'}
          onLogOut={logOut}
        />
      </Bar>
      <ErrorBoundary>{children}</ErrorBoundary>
    </>
  )
}
