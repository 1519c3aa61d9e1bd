import { m } from '../../language/messages.ts'
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
  /** Returns the error of a name that the server has refused. */
  readonly refusalOf: (field: keyof Names, longest: number) => string | undefined
  /** Whether it is the user's own name, which the browser may fill in. */
  readonly isOwn?: boolean
  readonly examples?: Names
}

/** The number of characters that a name may have. */
const longest = 100

/** First and last name in full. Both are required. */
export function NameFields({ names, onNames, errorIdOf, refusalOf, isOwn = false, examples }: NameFieldsProps) {
  const field = (name: keyof Names, label: string, autoComplete: string) => (
    <Field
      label={label}
      required
      autoComplete={isOwn ? autoComplete : 'off'}
      placeholder={examples?.[name]}
      value={names[name]}
      onChange={(event) => onNames({ ...names, [name]: event.target.value })}
      errorId={errorIdOf(names[name])}
      error={refusalOf(name, longest)}
    />
  )
  return (
    <>
      {field('firstName', m.parts_first_name(), 'given-name')}
      {field('lastName', m.parts_last_name(), 'family-name')}
    </>
  )
}
