import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Output } from '#contract'
import { useErase } from '../../api/classes/erasures.ts'
import { isNotFound, isSignedOut } from '../../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../../api/client/refused-text.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { erasedPath } from './erased-path.ts'
import styles from './erasing.module.css'
import { SaveCopy } from './save-copy.tsx'

type Count = Output<'GET /api/classes/{class}/erasures'>
type Listed = Count['listed'][number]

interface EraseFormProps {
  readonly code: string
  /** The name of the class. */
  readonly name: string
  readonly count: Count
}

/** The value of the choice of the whole class. No id of a student is empty. */
const wholeClass = ''

/** Says what is erased, asks for its name, and erases it. */
export function EraseForm({ code, name, count }: EraseFormProps) {
  const [chosen, setChosen] = useState(wholeClass)
  const [typed, setTyped] = useState('')
  const [, navigate] = useLocation()
  const erase = useErase()
  const student = count.listed.find(({ id }) => id === chosen)
  const erased = student?.name ?? name
  const present = count.listed.filter(({ isInClass }) => isInClass)
  const former = count.listed.filter(({ isInClass }) => !isInClass)
  // This changes only the look. The button can be pressed with any name, and the server decides whether it is right.
  const isNamed = typed.trim().toLowerCase() === erased.trim().toLowerCase()
  const submit = () => {
    if (erase.isPending) return
    erase.mutate(
      { code, name: typed.trim(), ...(student && { student: student.id }) },
      { onSuccess: ({ id }) => navigate(erasedPath(id), { replace: true }) },
    )
  }
  const refused = refusalOf(erase, {
    ...{ field: 'name', value: typed.trim(), longest: 250 },
    unreadable: m.erasing_other_name({ name: erased }),
  })
  const showsFailure = erase.isError && !isSignedOut(erase.error) && !isTextRefused(erase.error)
  return (
    <Form className={styles.sheet} onSubmit={submit}>
      {count.listed.length > 0 && (
        <Select
          className={styles.field}
          label={m.erasing_what()}
          value={chosen}
          options={[{ value: wholeClass, text: m.erasing_class({ name }) }, ...present.map(optionOf)]}
          groups={former.length > 0 ? [{ label: m.erasing_former(), options: former.map(optionOf) }] : []}
          onChoose={(value) => {
            setChosen(value)
            setTyped('')
          }}
        />
      )}
      <div aria-live="polite">{student ? <p>{takesStudent(student)}</p> : <TakesClass count={count} />}</div>
      <p className="soft">{m.erasing_backups()}</p>
      {!student?.isMerged && <SaveCopy code={code} name={erased} student={student?.id} />}
      <Field
        className={styles.field}
        label={student ? m.erasing_type_student() : m.erasing_type_class()}
        hint={erased}
        required
        autoComplete="off"
        value={typed}
        error={refused}
        onChange={(event) => setTyped(event.target.value)}
      />
      {showsFailure && (
        <Failed text={isNotFound(erase.error) ? m.erasing_gone() : m.erasing_failed()} onTryAgain={submit} />
      )}
      <SessionOver />
      <ButtonRow className={styles.acts}>
        <ButtonLink to={paths.dashboard('teacher')}>{m.parts_cancel()}</ButtonLink>
        <Button
          type="submit"
          kind="ink"
          className={classNames(styles.act, !isNamed && styles.unnamed)}
          aria-disabled={erase.isPending || undefined}
        >
          <Icon paths={teacherIcons.bin} /> {m.erasing_erase({ name: erased })}
        </Button>
      </ButtonRow>
    </Form>
  )
}

const optionOf = ({ id, name }: Listed) => ({ value: id, text: m.erasing_student({ name }) })

const takesStudent = ({ name, isMerged }: Listed) =>
  isMerged ? m.erasing_takes_merged({ name }) : m.erasing_takes_student({ name })

/** The sentences about what happens to the students of a class. */
function TakesClass({ count: { students, merged, kept, left } }: { count: Count }) {
  return (
    <ul className={styles.takes}>
      <li>{students > 0 ? m.erasing_takes_class({ count: students }) : m.erasing_takes_class_alone()}</li>
      {merged > 0 && <li>{m.erasing_merged({ count: merged })}</li>}
      {kept > 0 && <li>{m.erasing_kept({ count: kept })}</li>}
      {left > 0 && <li>{m.erasing_left({ count: left })}</li>}
    </ul>
  )
}
