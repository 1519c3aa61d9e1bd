import { useState } from 'react'
import { useCreateClass } from '../api/classes.ts'
import { isSignedOut } from '../api/problems.ts'
import { SessionOver } from '../sign-in/session-over.tsx'
import { Failed } from '../ui/failed.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Key } from '../ui/key.tsx'
import { Keys } from '../ui/keys.tsx'
import styles from './class-form.module.css'

/** Opens in place. The class has its id from here, so that trying again makes no second one. */
export function CreateClass({ onDone }: { onDone: () => void }) {
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const create = useCreateClass()
  const submit = () => {
    if (name.trim() !== '' && !create.isPending) create.mutate({ id, name }, { onSuccess: onDone })
  }
  return (
    <Form className={styles.create} onSubmit={submit}>
      <h2>Create New Class</h2>
      <Field
        label="Class name"
        autoFocus
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Keys className={styles.createKeys}>
        <Key type="submit" kind="ink" aria-disabled={create.isPending}>
          Create
        </Key>
        <Key onClick={onDone}>Cancel</Key>
      </Keys>
      {create.isError && !isSignedOut(create.error) && (
        <Failed text="The class could not be created." onTryAgain={submit} />
      )}
      <SessionOver />
    </Form>
  )
}
