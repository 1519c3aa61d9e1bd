import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'isCode'> {
  readonly value: string
  readonly onType: (value: string) => void
}

/** The field of a class code, which turns what is typed into capitals. */
export function CodeField({ onType, ...field }: CodeFieldProps) {
  const type = (input: HTMLInputElement) => {
    const { selectionStart, selectionEnd } = input
    // The box gets its new text before React renders. Otherwise the caret would jump to the end.
    input.value = input.value.toUpperCase()
    input.setSelectionRange(selectionStart, selectionEnd)
    onType(input.value)
  }
  return (
    <Field
      required
      isCode
      autoFocus
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => type(event.target)}
      {...field}
    />
  )
}
