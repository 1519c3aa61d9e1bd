import { type ReactNode, useState } from 'react'
import { m } from '../../../language/messages.ts'
import { Button } from '../../../ui/base/button.tsx'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'

interface CodeStepProps {
  readonly title: string
  readonly text: string
  /** The code that was typed before. */
  readonly code: string
  readonly onCode: (code: string) => void
  /** Whether the camera opens the card too, without a code. */
  readonly hasCamera?: boolean
  /** The way back, below. */
  readonly back: ReactNode
}

/** Asks for the class code. */
export function CodeStep({ title, text, code, onCode, hasCamera = false, back }: CodeStepProps) {
  const [typed, setTyped] = useState(code)
  const [error, setError] = useState<string | undefined>()
  const submit = () => {
    if (typed.trim() === '') setError(m.home_no_code())
    else onCode(typed.trim())
  }
  return (
    <CardDesk
      title={title}
      back={back}
      about={
        <p className={styles.sentence} role="status">
          {text}
        </p>
      }
    >
      <Form className={styles.form} onSubmit={submit}>
        <CodeField
          className={styles.code}
          label={m.home_class_code()}
          value={typed}
          onType={(value) => {
            setTyped(value)
            setError(undefined)
          }}
          error={error}
        />
        <Button type="submit" kind="ink" size="big">
          {m.card_go_on()}
        </Button>
        {hasCamera && (
          <p className={styles.or}>
            <QrIcon /> <span>{m.card_or_camera()}</span>
          </p>
        )}
      </Form>
    </CardDesk>
  )
}

function QrIcon() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.frame} d="M6 6h22v22H6zM36 6h22v22H36zM6 36h22v22H6z" />
      <path d="M14 14h6v6h-6zM44 14h6v6h-6zM14 44h6v6h-6zM38 38h7v7h-7zM51 38h7v7h-7zM44 45h7v7h-7zM38 52h6v6h-6zM52 52h6v6h-6z" />
    </svg>
  )
}
