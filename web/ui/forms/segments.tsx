import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** The label of the choice, for a screen reader. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly onChoose: (value: Value) => void
  readonly className?: string | undefined
}

/** A choice of a few options side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, options, onChoose, className } = props
  const name = useId()
  return (
    <fieldset className={classNames(styles.segments, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
