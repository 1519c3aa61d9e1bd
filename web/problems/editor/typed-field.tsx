import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import styles from '../problems.module.css'

interface TypedFieldProps {
  readonly label: string
  /** Words at the end of the label, such as the count of characters. */
  readonly note?: string | undefined
  readonly value: string
  readonly onType: (value: string) => void
  /** An error leaves the focus where the teacher types. */
  readonly error?: string | undefined
  /** Whether it is a calculation or a number, in figures. */
  readonly isExpression?: boolean
  /** Whether the text has several lines. */
  readonly isLong?: boolean
  /** Whether only a screen reader gets the label. */
  readonly hasHiddenLabel?: boolean
  readonly inputMode?: 'decimal' | 'text'
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A labelled text of a problem with its error below it. */
export function TypedField({ label, note, value, onType, error, className, children, ...look }: TypedFieldProps) {
  const id = useId()
  const Input = look.isLong ? 'textarea' : 'input'
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={look.hasHiddenLabel ? 'unseen' : undefined}>
        {label} {note && <span className={styles.soft}>{note}</span>}
      </label>
      <div className={styles.line}>
        <Input
          id={id}
          className={classNames(styles.input, look.isExpression && styles.expression)}
          inputMode={look.inputMode}
          autoComplete="off"
          spellCheck={look.isLong ?? false}
          rows={look.isLong ? 3 : undefined}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onType(event.target.value)}
        />
        {children}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
