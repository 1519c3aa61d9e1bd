import { useState } from 'react'
import { useCreateClass } from '../api/classes/classes.ts'
import { isSignedOut } from '../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../api/client/refused-text.ts'
import { m } from '../language/messages.ts'
import { SessionOver } from '../sign-in/screens/session-over.tsx'
import { Button } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Form } from '../ui/forms/form.tsx'
import styles from './class-form.module.css'

/** The form for a new class. The class gets its id here, so that a retry creates no second class. */
export function CreateClass({ onDone }: { onDone: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const create = useCreateClass()
  const submit = () => {
    if (name.trim() !== '' && !create.isPending) create.mutate({ id, name }, { onSuccess: onDone })
  }
  return (
    <Form className={styles.create} onSubmit={submit}>
      <h2>{m.dashboard_create_title()}</h2>
      <Field
        label={m.dashboard_class_name()}
        autoFocus
        required
        error={refusalOf(create, { field: 'name', value: name, longest: 100, unreadable: m.parts_name_unreadable() })}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ButtonRow className={styles.createButtons}>
        <Button type="submit" kind="ink" aria-disabled={create.isPending}>
          {m.dashboard_create()}
        </Button>
        <Button onClick={onDone}>{m.parts_cancel()}</Button>
      </ButtonRow>
      {create.isError && !isSignedOut(create.error) && !isTextRefused(create.error) && (
        <Failed text={m.dashboard_not_created()} onTryAgain={submit} />
      )}
      <SessionOver />
    </Form>
  )
}
