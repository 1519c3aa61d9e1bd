import { useState } from 'react'
import type { ClassTeacher, longestEmail, mostTeachers, Output } from '#contract'
import { type InvitedRole, invitedRoles, isEnding, latestEnd } from '#contract/class-roles'
import { useInviteTeacher } from '../../api/classes/class-teachers.ts'
import { ApiError } from '../../api/client/call.ts'
import { isSignedOut } from '../../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../../api/client/refused-text.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Done, losesCards } from './done.tsx'
import { roleWords } from './role-words.ts'
import styles from './sharing.module.css'

type Found = Output<'GET /api/classes/{class}/teachers'>

/** The most teachers of a class, and the most characters of an e-mail address. */
const most: typeof mostTeachers = 20
const longest: typeof longestEmail = 254

/** The form in which the owner of a class invites a teacher by e-mail address. */
export function InviteTeacher({ code, teachers, today }: { code: string } & Found) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>(invitedRoles[0])
  const [until, setUntil] = useState(today)
  const [hasTried, setTried] = useState(false)
  const [done, setDone] = useState('')
  const [keepsCards, setKeepsCards] = useState(false)
  const invite = useInviteTeacher()
  const fault = emailError(email, teachers)
  const latest = latestEnd(today)
  const dayError = until < today ? m.sharing_no_day() : until > latest ? m.sharing_too_late() : null
  const isDayFine = !isEnding(role) || dayError === null
  const submit = () => {
    setTried(true)
    setDone('')
    setKeepsCards(false)
    if (fault || !isDayFine || invite.isPending) return
    const before = withAddress(teachers, email)
    const given = isEnding(role) ? { role, until } : { role }
    invite.mutate(
      { code, email: email.trim(), ...given },
      {
        onSuccess: ({ teachers }) => {
          setKeepsCards(losesCards(before, role))
          setDone(
            withAddress(teachers, email)?.since ? m.sharing_role_changed({ email }) : m.sharing_invited({ email }),
          )
          setEmail('')
          setTried(false)
        },
      },
    )
  }
  const isFull = invite.error instanceof ApiError && invite.error.problem === 'refused'
  const refused = refusalOf(invite, {
    field: 'email',
    value: email.trim(),
    longest,
    unreadable: m.sharing_no_email(),
  })
  return (
    <Form className={styles.invite} onSubmit={submit}>
      <h2>{m.sharing_invite_title()}</h2>
      <Field
        className={styles.email}
        label={m.sharing_email()}
        type="email"
        required
        autoComplete="off"
        value={email}
        error={(hasTried && fault) || refused}
        onChange={(event) => {
          setEmail(event.target.value)
          setTried(false)
        }}
      />
      <Select
        label={m.sharing_as()}
        value={role}
        options={invitedRoles.map((value) => ({ value, text: roleWords(value) }))}
        onChoose={(chosen) => setRole(chosen as InvitedRole)}
      />
      {isEnding(role) && (
        <DateField
          label={m.sharing_until()}
          required
          min={today}
          max={latest}
          value={until}
          error={(hasTried && dayError) || undefined}
          onChange={setUntil}
        />
      )}
      <Button type="submit" kind="ink" className={styles.send} aria-disabled={invite.isPending}>
        {m.sharing_invite()}
      </Button>
      <Done code={code} text={done} keepsCards={keepsCards} />
      {invite.isError && !isSignedOut(invite.error) && !isTextRefused(invite.error) && (
        <Failed text={isFull ? m.sharing_full({ most }) : m.sharing_not_invited()} onTryAgain={submit} />
      )}
      <SessionOver />
    </Form>
  )
}

/** Returns why a teacher with this e-mail address cannot be invited, or undefined. The server checks the rest. */
function emailError(email: string, teachers: readonly ClassTeacher[]): string | undefined {
  if (!/^\S+@\S+$/.test(email.trim())) return m.sharing_no_email()
  return withAddress(teachers, email)?.role === 'owner' ? m.sharing_yours() : undefined
}

function withAddress(teachers: readonly ClassTeacher[], typed: string): ClassTeacher | undefined {
  return teachers.find(({ email }) => email === typed.trim().toLowerCase())
}
