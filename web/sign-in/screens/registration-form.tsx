import { type ReactNode, useId } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './registration-page.module.css'

interface RegistrationFormProps {
  readonly kind: 'brand' | 'ink'
  /** The message of the form, one for all its fields. */
  readonly error: string | null
  readonly busy: boolean
  readonly onSubmit: () => void
  /** Receives the id of the message, so that empty fields can refer to it. */
  readonly children: (errorId: string) => ReactNode
}

export function RegistrationForm({ kind, error, busy, onSubmit, children }: RegistrationFormProps) {
  const errorId = useId()
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      {children(errorId)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button type="submit" kind={kind} size="big" aria-disabled={busy}>
        {m.registration_submit()}
      </Button>
    </Form>
  )
}
