import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { RegistrationForm } from '../../sign-in/screens/registration-form.tsx'
import { RegistrationPage } from '../../sign-in/screens/registration-page.tsx'
import { useRegister } from '../../sign-in/screens/use-register.ts'
import { NameFields } from '../../ui/forms/name-fields.tsx'

export function StudentRegistration() {
  const account = useAccount()
  const [, navigate] = useLocation()
  const [names, setNames] = useState({ firstName: account.firstName ?? '', lastName: account.lastName ?? '' })
  const { submit, busy, exists, error, errorIdOf, refusalOf } = useRegister({
    form: { role: 'student', ...names },
    failureOf: () => m.registration_failed(),
    onRegistered: () => navigate(paths.dashboard('student'), { replace: true }),
  })
  return (
    <RegistrationPage
      role="student"
      title={m.registration_student_title()}
      text={m.registration_student_text()}
      exists={exists}
    >
      <RegistrationForm kind="brand" error={error} busy={busy} onSubmit={submit}>
        {(errorId) => (
          <NameFields
            names={names}
            onNames={setNames}
            errorIdOf={(value) => errorIdOf(value, errorId)}
            refusalOf={refusalOf}
            isOwn
          />
        )}
      </RegistrationForm>
    </RegistrationPage>
  )
}
