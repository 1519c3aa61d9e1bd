import { Fragment, useState } from 'react'
import type { ClassTeacher } from '#contract'
import { useWithdrawTeacher } from '../../api/classes/class-teachers.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { dayInWords } from '../../language/dates.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import { useFocusWhenShrunk } from '../../ui/parts/use-focus-when-shrunk.ts'
import { Done, losesCards } from './done.tsx'
import { roleWords } from './role-words.ts'
import styles from './sharing.module.css'

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })

interface TeachersTableProps {
  readonly code: string
  /** The name of the class. */
  readonly name: string
  readonly teachers: readonly ClassTeacher[]
}

/** The teachers of a class and its invitations, each with a button that withdraws the class. The owner has none. */
export function TeachersTable({ code, name, teachers }: TeachersTableProps) {
  const withdraw = useWithdrawTeacher()
  const [asked, setAsked] = useState<ClassTeacher | null>(null)
  const [done, setDone] = useState('')
  const [keepsCards, setKeepsCards] = useState(false)
  const heading = useFocusWhenShrunk(teachers.length)
  const act = (one: ClassTeacher) => {
    if (withdraw.isPending) return
    const email = nameOf(one)
    const onSuccess = () => {
      setAsked(null)
      setDone(one.since === null ? m.sharing_invitation_withdrawn({ email }) : m.sharing_withdrawn({ email }))
      setKeepsCards(losesCards(one, null))
    }
    withdraw.mutate({ code, teacher: one.id }, { onSuccess })
  }
  return (
    <section aria-labelledby="who-sees">
      <h2 id="who-sees" ref={heading} tabIndex={-1}>
        {m.sharing_table({ name })}
      </h2>
      <table className={styles.table} aria-labelledby="who-sees">
        <thead>
          <tr>
            <th scope="col">{m.sharing_teacher()}</th>
            <th scope="col">{m.sharing_as()}</th>
            <th scope="col">{m.sharing_since()}</th>
            <th scope="col">
              <span className="unseen">{m.sharing_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {teachers.map((one) => (
            <tr key={`${one.role} ${one.id}`}>
              <th scope="row">
                {nameOf(one)
                  .split(/(?<=@)/)
                  .map((part, i) => (
                    <Fragment key={part}>
                      {i > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
              </th>
              <td data-head={m.sharing_as()}>
                <span>
                  {one.role === 'owner' ? m.sharing_owner_you() : roleWords(one.role)}
                  {one.until && <small>{m.sharing_ends({ day: dayInWords(one.until) })}</small>}
                  {one.since === null && <small>{m.sharing_not_answered()}</small>}
                </span>
              </td>
              <td data-head={m.sharing_since()}>{one.since === null ? '–' : dates.format(one.since)}</td>
              <td>
                {one.role !== 'owner' && (
                  <TextButton
                    aria-label={m.sharing_withdraw_from({ email: nameOf(one) })}
                    onClick={() => {
                      withdraw.reset()
                      setDone('')
                      setKeepsCards(false)
                      setAsked(one)
                    }}
                  >
                    <Icon paths={teacherIcons.shut} /> {m.sharing_withdraw()}
                  </TextButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Done code={code} text={done} keepsCards={keepsCards} />
      {asked && (
        <Dialog
          isAlert
          title={m.sharing_withdraw_title()}
          text={m.sharing_withdraw_text({ email: nameOf(asked), name })}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{m.parts_cancel()}</Button>
              <Button kind="ink" onClick={() => act(asked)} aria-disabled={withdraw.isPending}>
                {m.sharing_withdraw()}
              </Button>
            </>
          }
        >
          {withdraw.isError && <Failed text={m.sharing_not_withdrawn()} onTryAgain={() => act(asked)} />}
        </Dialog>
      )}
    </section>
  )
}

const nameOf = ({ email }: ClassTeacher) => email ?? capitalised(m.sharing_without_email())
