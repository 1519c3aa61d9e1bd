import { useId, useState } from 'react'
import type { Classroom } from '#contract'
import { useEditClass } from '../api/classes/classes.ts'
import { isSignedOut } from '../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../api/client/refused-text.ts'
import { m } from '../language/messages.ts'
import { SessionOver } from '../sign-in/screens/session-over.tsx'
import { Button } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Form } from '../ui/forms/form.tsx'
import styles from './class-form.module.css'
import { Joining, WaitingStudents } from './joining.tsx'

export function EditClass({ classroom, onDone }: { classroom: Classroom; onDone: () => void }) {
  const [name, setName] = useState(classroom.name)
  const [isOpen, setOpen] = useState(classroom.isOpen)
  const [namesLocked, setNamesLocked] = useState(classroom.namesLocked)
  const lockHint = useId()
  const edit = useEditClass()
  const save = () => {
    if (name.trim() === '' || edit.isPending) return
    edit.mutate({ class: classroom.id, name, isOpen, namesLocked }, { onSuccess: onDone })
  }
  return (
    <Dialog title={m.dashboard_edit_title()} onClose={onDone}>
      <Form className={styles.edit} onSubmit={save}>
        <Field
          label={m.dashboard_class_name()}
          required
          error={refusalOf(edit, { field: 'name', value: name, longest: 100, unreadable: m.parts_name_unreadable() })}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <WaitingStudents classId={classroom.id} />
        <label className={styles.check}>
          <input type="checkbox" checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
          {m.dashboard_open_for_joining()}
        </label>
        <div>
          <label className={styles.check}>
            <input
              type="checkbox"
              aria-describedby={lockHint}
              checked={namesLocked}
              onChange={(event) => setNamesLocked(event.target.checked)}
            />
            {m.dashboard_lock_names()}
          </label>
          <p id={lockHint} className={classNames(styles.hint, 'soft')}>
            {m.dashboard_lock_names_hint()}
          </p>
        </div>
        <Joining classroom={classroom} />
        {edit.isError && !isSignedOut(edit.error) && !isTextRefused(edit.error) && (
          <Failed text={m.dashboard_not_saved()} onTryAgain={save} />
        )}
        <SessionOver />
        <ButtonRow className={styles.editButtons}>
          <Button onClick={onDone}>{m.parts_cancel()}</Button>
          <Button type="submit" kind="ink" aria-disabled={edit.isPending}>
            {m.dashboard_save()}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  )
}
