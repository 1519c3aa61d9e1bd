import { useState } from 'react'
import { useLocation } from 'wouter'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Form } from '../ui/forms/form.tsx'
import styles from './setup.module.css'
import { readCode } from './sheet-code.ts'
import { sheetPath } from './worksheet-paths.ts'

/** The field for the code of a worksheet that was made before. */
export function BringBack() {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [, navigate] = useLocation()
  const bringBack = () => {
    const code = readCode(typed)
    if (code) navigate(sheetPath(code))
    else setError(m.worksheets_code_wrong())
  }
  return (
    <Form className={styles.bring} onSubmit={bringBack}>
      <Field
        label={m.worksheets_bring()}
        placeholder="7K4M-3P9Q"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit">{m.worksheets_bring_back()}</Button>
    </Form>
  )
}
