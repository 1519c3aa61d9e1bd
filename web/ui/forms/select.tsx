import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './field.module.css'

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string) => void
  readonly className?: string | undefined
}

/** A labelled list of which one option is chosen. */
export function Select({ label, value, options, onChoose, className }: SelectProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
