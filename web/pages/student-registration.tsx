import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../api/cache/use-session.ts'
import { paths } from '../routes/paths.ts'
import { RegistrationDesk } from '../sign-in/screens/registration-desk.tsx'
import { RegistrationForm } from '../sign-in/screens/registration-form.tsx'
import { useRegister } from '../sign-in/screens/use-register.ts'
import { Field } from '../ui/forms/field.tsx'

export function StudentRegistration() {
  const account = useAccount()
  const [, navigate] = useLocation()
  const [firstName, setFirstName] = useState(account.firstName ?? '')
  const [lastName, setLastName] = useState(account.lastName ?? '')
  const { submit, busy, exists, error, errorIdOf } = useRegister({
    form: { role: 'student', firstName, lastName },
    failureOf: () => 'Registration failed. Please try again.',
    onRegistered: () => navigate(paths.dashboard('student'), { replace: true }),
  })
  return (
    <RegistrationDesk role="student" title="Student Registration" text="One more hop and you are in." exists={exists}>
      <RegistrationForm kind="brand" error={error} busy={busy} onSubmit={submit}>
        {(errorId) => (
          <>
            <Field
              label="First Name"
              required
              maxLength={100}
              autoComplete="given-name"
              value={firstName}
              onChange={(event) => setFirstName(event.target.value)}
              errorId={errorIdOf(firstName, errorId)}
            />
            <Field
              label="Last Name"
              required
              maxLength={100}
              autoComplete="family-name"
              value={lastName}
              onChange={(event) => setLastName(event.target.value)}
              errorId={errorIdOf(lastName, errorId)}
            />
          </>
        )}
      </RegistrationForm>
    </RegistrationDesk>
  )
}
