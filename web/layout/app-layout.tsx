import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { roleOf } from '../api/client/fetch-session.ts'
import { emailInitialOf } from '../api/session/email-initial.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { homePath } from '../sign-in/home-path.ts'
import { useLogOut } from '../sign-in/log-out.ts'
import { useAskedLogOut } from '../sign-in/use-asked-log-out.ts'
import { ErrorBoundary } from '../ui/base/error-boundary.tsx'
import { SkipLink } from '../ui/base/skip-link.tsx'
import { AccountMenu } from '../ui/dialogs/account-menu.tsx'
import { Bar } from '../ui/parts/bar.tsx'
import { pictureNames } from '../ui/parts/picture-names.ts'
import { StudentName } from '../ui/parts/student-name.tsx'
import { StudentPicture } from '../ui/parts/student-picture.tsx'

const LogOutEverywhere = lazy(() =>
  import('./log-out-everywhere.tsx').then((file) => ({ default: file.LogOutEverywhere })),
)

const teacherNav = [
  { label: m.layout_my_classes(), to: paths.dashboard('teacher'), within: paths.ofClasses },
  { label: m.layout_student_activities(), to: paths.main(), within: [paths.main()] },
] as const

/** The layout of a signed-in screen. A student's bar has the student's name, a teacher's bar has two links. */
export function AppLayout({ children }: { children: ReactNode }) {
  const account = useAccount()
  const logOut = useLogOut()
  const [askedLogOut, logOutQuestion] = useAskedLogOut(account)
  const [isAsking, setAsking] = useState(false)
  const role = roleOf(account)
  const { email, firstName, lastName, picture } = account
  const [, navigate] = useLocation()
  useEffect(() => {
    // Answers that are waiting on this device are sent from the first screen on, not only from the next level.
    if (role === 'student') import('../outbox/stored-progress.ts').catch(() => {})
  }, [role])
  return (
    <>
      <SkipLink />
      <Bar home={homePath(account)} {...(role === 'teacher' && { nav: teacherNav })}>
        {role === 'student' && <StudentName name={firstName ?? email} onNotYou={askedLogOut} />}
        <AccountMenu
          email={email}
          name={firstName && [firstName, lastName].filter(Boolean).join(' ')}
          initial={
            emailInitialOf(account) ?? (role === 'teacher' ? m.layout_teacher_initial() : m.layout_student_initial())
          }
          picture={picture && { drawn: <StudentPicture picture={picture} />, name: pictureNames[picture.name] }}
          onPicture={role === 'student' ? () => navigate(paths.picture()) : undefined}
          onClassCard={role === 'student' && email !== null ? () => navigate(paths.classCard()) : undefined}
          onLogOut={askedLogOut}
          onLogOutEverywhere={() => setAsking(true)}
        />
      </Bar>
      <ErrorBoundary>{children}</ErrorBoundary>
      {logOutQuestion}
      {isAsking && (
        <Suspense>
          <LogOutEverywhere onDone={logOut} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
