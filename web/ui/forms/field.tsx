import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  /** The error below the input, which describes the input. */
  readonly error?: string | undefined
  /** The id of an error elsewhere in the form, if one error describes several fields. */
  readonly errorId?: string | undefined
  /** Whether it is a class code, which is large and spaced. */
  readonly isCode?: boolean
}

/** A labelled input with an optional hint and error. It gets the focus when its error appears. */
export function Field({ label, hint, error, errorId, isCode = false, className, ...input }: FieldProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The first of several fields with errors keeps the focus.
    if (error && !document.activeElement?.matches('[aria-invalid]')) box.current?.focus()
  }, [error])
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`, errorId)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={box}
        id={id}
        className={classNames(styles.input, isCode && styles.code)}
        aria-invalid={error !== undefined || errorId !== undefined || undefined}
        aria-describedby={describedBy || undefined}
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

/** The error of a field or a form. Screen readers read it when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="turn" /> {children}
    </p>
  )
}
