import { useId, useState } from 'react'
import type { ClassStudent } from '#contract'
import { useMay } from '../../api/classes/class-rights.ts'
import { isChangedTooOften, isNameLocked, isNotFound, isSignedOut } from '../../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../../api/client/refused-text.ts'
import { useEditStudent } from '../../api/students/students.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { NameFields } from '../../ui/forms/name-fields.tsx'
import { StudentCopy } from '../erasing/student-copy.tsx'
import styles from './edit-student.module.css'

interface EditStudentProps {
  readonly code: string
  readonly student: ClassStudent
  readonly onDone: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** The dialog for the full first and last name, both required (docs/product/teacher-screens.md, "Edit Student"). */
export function EditStudent({ code, student, onDone, returnFocus }: EditStudentProps) {
  const [names, setNames] = useState({ firstName: student.firstName, lastName: student.lastName })
  const [isIncomplete, setIncomplete] = useState(false)
  const errorId = useId()
  const owns = useMay(code, 'owns')
  const edit = useEditStudent()
  const save = () => {
    if (edit.isPending) return
    const incomplete = Object.values(names).some(isEmpty)
    setIncomplete(incomplete)
    if (!incomplete) edit.mutate({ code, student: student.id, ...names }, { onSuccess: onDone })
  }
  const errorIdOf = (value: string) => (isIncomplete && isEmpty(value) ? errorId : undefined)
  const refusedBecause = (field: keyof typeof names, longest: number) =>
    refusalOf(edit, { field, value: names[field], longest, unreadable: m.parts_name_unreadable() })
  return (
    <Dialog title={m.class_edit_title()} onClose={onDone} returnFocus={returnFocus}>
      <Form className={styles.form} onSubmit={save}>
        <NameFields names={names} onNames={setNames} errorIdOf={errorIdOf} refusalOf={refusedBecause} />
        {isIncomplete && <FieldError id={errorId}>{m.registration_incomplete()}</FieldError>}
        {edit.isError && !isIncomplete && <EditFailed error={edit.error} onTryAgain={save} />}
        <SessionOver />
        <ButtonRow className={styles.buttons}>
          <Button onClick={onDone}>{m.class_edit_discard()}</Button>
          <Button type="submit" kind="ink" aria-disabled={edit.isPending || undefined}>
            {m.class_edit_save()}
          </Button>
        </ButtonRow>
      </Form>
      {owns && <StudentCopy code={code} student={student.id} />}
    </Dialog>
  )
}

function EditFailed({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  // `SessionOver` or a field shows this error.
  if (isSignedOut(error) || isTextRefused(error)) return null
  if (isNotFound(error)) return <FieldError>{m.class_student_gone()}</FieldError>
  if (isNameLocked(error)) return <FieldError>{m.class_name_locked()}</FieldError>
  if (isChangedTooOften(error)) return <FieldError>{m.class_name_changed_too_often()}</FieldError>
  return <Failed text={m.class_name_not_saved()} onTryAgain={onTryAgain} />
}

const isEmpty = (name: string) => name.trim() === ''
