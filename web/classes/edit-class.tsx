import { useState } from 'react'
import type { Classroom } from '#contract'
import { useEditClass } from '../api/classes.ts'
import { isSignedOut } from '../api/problems.ts'
import { SessionOver } from '../sign-in/session-over.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Key } from '../ui/key.tsx'
import { Keys } from '../ui/keys.tsx'
import styles from './class-form.module.css'

export function EditClass({ classroom, onDone }: { classroom: Classroom; onDone: () => void }) {
  const [name, setName] = useState(classroom.name)
  const edit = useEditClass()
  const save = () => {
    if (name.trim() === '' || edit.isPending) return
    edit.mutate({ class: classroom.id, name }, { onSuccess: onDone })
  }
  return (
    <Dialog title="Edit Classroom" onClose={onDone}>
      <Form className={styles.edit} onSubmit={save}>
        <Field
          label="Class name"
          required
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {edit.isError && !isSignedOut(edit.error) && <Failed text="The name could not be saved." onTryAgain={save} />}
        <SessionOver />
        <Keys className={styles.editKeys}>
          <Key onClick={onDone}>Cancel</Key>
          <Key type="submit" kind="ink" aria-disabled={edit.isPending}>
            Save
          </Key>
        </Keys>
      </Form>
    </Dialog>
  )
}
