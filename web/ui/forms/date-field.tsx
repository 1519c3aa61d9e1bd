import type { ComponentProps } from 'react'
import { dayInWords } from '../../language/dates.ts'
import { Field } from './field.tsx'

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'hint' | 'onChange'> {
  /** A day such as "2026-11-19", or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/** A field for a day. The browser writes it in the order of its own language, so the day is in words below it. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <Field
      {...field}
      type="date"
      value={value}
      hint={value && dayInWords(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
