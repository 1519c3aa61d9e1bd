import { Field } from './field.tsx'

export interface Names {
  readonly firstName: string
  readonly lastName: string
}

interface NameFieldsProps {
  readonly names: Names
  readonly onNames: (names: Names) => void
  /** Returns the id of the error for an empty field, and undefined for a field without an error. */
  readonly errorIdOf: (value: string) => string | undefined
  /** Whether it is the user's own name, which the browser may fill in. */
  readonly isOwn?: boolean
  readonly examples?: Names
}

const maxLength = 100

/** First and last name in full. Both are required. */
export function NameFields({ names, onNames, errorIdOf, isOwn = false, examples }: NameFieldsProps) {
  const field = (name: keyof Names, label: string, autoComplete: string) => (
    <Field
      label={label}
      required
      maxLength={maxLength}
      autoComplete={isOwn ? autoComplete : 'off'}
      placeholder={examples?.[name]}
      value={names[name]}
      onChange={(event) => onNames({ ...names, [name]: event.target.value })}
      errorId={errorIdOf(names[name])}
    />
  )
  return (
    <>
      {field('firstName', 'First Name', 'given-name')}
      {field('lastName', 'Last Name', 'family-name')}
    </>
  )
}
