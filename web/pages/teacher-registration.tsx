import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#contract'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
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
  school: {
    label: m.registration_school(),
    placeholder: m.registration_school_example(),
    autoComplete: 'organization',
  },
  country: {
    label: m.registration_country(),
    placeholder: m.registration_country_example(),
    autoComplete: 'country-name',
  },
  ageRange: { label: m.registration_age_range(), placeholder: m.registration_age_range_example(), autoComplete: 'off' },
} as const

/** The number of characters that each text may have, and the error of one that cannot be shown. */
const limits = {
  school: { longest: 200, unreadable: m.registration_school_unreadable() },
  country: { longest: 100, unreadable: m.registration_country_unreadable() },
  ageRange: { longest: 50, unreadable: m.registration_age_range_unreadable() },
} as const

const nameExamples = { firstName: m.registration_first_name_example(), lastName: m.registration_last_name_example() }

export function TeacherRegistration() {
  const account = useAccount()
  const [fields, setFields] = useState(() => ({ ...initialNames(account), school: '', country: '', ageRange: '' }))
  const [isRegistered, setRegistered] = useState(false)
  const { submit, busy, exists, error, errorIdOf, refusalOf } = useRegister({
    form: { role: 'teacher', ...fields },
    failureOf: (message) => m.registration_failed_with({ message }),
    onRegistered: () => setRegistered(true),
  })
  const field = (name: keyof typeof texts, errorId: string) => (
    <Field
      {...texts[name]}
      required
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      errorId={errorIdOf(fields[name], errorId)}
      error={refusalOf(name, limits[name].longest, limits[name].unreadable)}
    />
  )
  return (
    <RegistrationPage
      role="teacher"
      title={m.registration_teacher_title()}
      text={m.registration_teacher_text()}
      exists={exists}
    >
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
              <Field
                label={m.registration_email()}
                type="email"
                placeholder={m.registration_email_source()}
                readOnly
                value={account.email}
              />
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
    <Dialog isAlert title={m.registration_done()}>
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
