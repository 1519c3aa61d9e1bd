import type { ReactNode, SubmitEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './form.module.css'

/**
 * A form without the browser's own validation (docs/product/screens.md, "Forms"). If a required field is blank at the
 * submit, the field gets the focus, with or without an error message.
 */
export function Form(props: { onSubmit: () => void; children: ReactNode; className?: string | undefined }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onSubmit()
    firstBlank(event.currentTarget)?.focus()
  }
  return (
    <form noValidate className={classNames(styles.form, props.className)} onSubmit={submit}>
      {props.children}
    </form>
  )
}

function firstBlank(form: HTMLFormElement): HTMLInputElement | undefined {
  const required = form.querySelectorAll<HTMLInputElement>('input:required')
  return [...required].find(({ value }) => value.trim() === '')
}

/** Two fields side by side. On narrow screens they are below each other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
