import { type ComponentProps, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  /** Said below the input and tied to it. */
  readonly error?: string | undefined
  /** For a form that says what is wrong once, elsewhere: the id of that line. */
  readonly errorId?: string | undefined
  /** Large and spaced, for class codes. */
  readonly isCode?: boolean
}

/** A labelled input with room for a hint and for what is wrong. */
export function Field({ label, hint, error, errorId, isCode = false, className, ...input }: FieldProps) {
  const id = useId()
  const described = classNames(hint && `${id}-hint`, error && `${id}-error`, errorId)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classNames(styles.input, isCode && styles.code)}
        aria-invalid={error !== undefined || errorId !== undefined || undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
