import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#contract'
import { useAccount } from '../api/session/use-session.ts'
import { paths } from '../routes/paths.ts'
import { RegistrationForm } from '../sign-in/screens/registration-form.tsx'
import { RegistrationPage } from '../sign-in/screens/registration-page.tsx'
import { useRegister } from '../sign-in/screens/use-register.ts'
import registered from '../ui/art/registered.svg'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { FieldPair } from '../ui/forms/form.tsx'
import { NameFields } from '../ui/forms/name-fields.tsx'

/** The milliseconds from the message to the dashboard (docs/product/accounts-and-classes.md, "Registration"). */
const redirectDelay = 2000

const texts = {
  school: { label: 'School', placeholder: 'e.g. Kauri School', autoComplete: 'organization' },
  country: { label: 'Country', placeholder: 'e.g. New Zealand', autoComplete: 'country-name' },
  ageRange: { label: 'Student Age Range', placeholder: 'e.g. 8-10', autoComplete: 'off' },
} as const

/** The number of characters that each text may have, and its word in an error. */
const limits = {
  school: { longest: 200, what: "school's name" },
  country: { longest: 100, what: 'country' },
  ageRange: { longest: 50, what: 'age range' },
} as const

const nameExamples = { firstName: 'e.g. Hana', lastName: 'e.g. Parata' }

export function TeacherRegistration() {
  const account = useAccount()
  const [fields, setFields] = useState(() => ({ ...initialNames(account), school: '', country: '', ageRange: '' }))
  const [isRegistered, setRegistered] = useState(false)
  const { submit, busy, exists, error, errorIdOf, refusalOf } = useRegister({
    form: { role: 'teacher', ...fields },
    failureOf: (message) => `Registration failed: ${message}`,
    onRegistered: () => setRegistered(true),
  })
  const field = (name: keyof typeof texts, errorId: string) => (
    <Field
      {...texts[name]}
      required
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      errorId={errorIdOf(fields[name], errorId)}
      error={refusalOf(name, limits[name].longest, limits[name].what)}
    />
  )
  return (
    <RegistrationPage role="teacher" title="Teacher Registration" text="Then create your first class." exists={exists}>
      <RegistrationForm kind="ink" error={error} busy={busy} onSubmit={submit}>
        {(errorId) => (
          <>
            <FieldPair>
              <NameFields
                names={fields}
                onNames={({ firstName, lastName }) => setFields({ ...fields, firstName, lastName })}
                errorIdOf={(value) => errorIdOf(value, errorId)}
                refusalOf={refusalOf}
                isOwn
                examples={nameExamples}
              />
            </FieldPair>
            {account.email !== null && (
              <Field label="Email" type="email" placeholder="From your account" readOnly value={account.email} />
            )}
            {field('school', errorId)}
            <FieldPair>
              {field('country', errorId)}
              {field('ageRange', errorId)}
            </FieldPair>
          </>
        )}
      </RegistrationForm>
      {isRegistered && <Registered />}
    </RegistrationPage>
  )
}

function Registered() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.dashboard('teacher'), { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Dialog isAlert title="Registration Successful! Redirecting to your dashboard...">
      <img src={registered} alt="" width="400" height="92" />
    </Dialog>
  )
}

/** Returns the first values of the name fields: the account's names, or its full name, split before the last word. */
export function initialNames(account: Pick<Account, 'firstName' | 'lastName' | 'displayName'>) {
  const words = account.displayName?.trim().split(/\s+/) ?? []
  return {
    firstName: account.firstName ?? words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: account.lastName ?? (words.length > 1 ? words.at(-1)! : ''),
  }
}
