import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './field.module.css'

interface Option {
  readonly value: string
  readonly text: string
}

interface SelectProps {
  readonly label: string
  readonly value: string
  /** The options without a heading. */
  readonly options?: readonly Option[]
  /** More options, below their headings. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[]
  readonly onChoose: (value: string) => void
  readonly className?: string | undefined
  /** Whether only a screen reader reads the label, because the options say what they are. */
  readonly isLabelUnseen?: boolean
}

/** A labelled list of which one option is chosen. */
export function Select(props: SelectProps) {
  const { label, value, options = [], groups = [], onChoose, className, isLabelUnseen = false } = props
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : undefined}>
        {label}
      </label>
      <select id={id} className={styles.input} value={value} onChange={(event) => onChoose(event.target.value)}>
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  )
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.text}
    </option>
  ))
}
