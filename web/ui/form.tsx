import type { ReactNode, SubmitEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './form.module.css'

/**
 * A form that we check ourselves (docs/product/screens.md, "Forms"). Sent with a required field still blank it leads
 * there, whether something is said of it or not.
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

/** Two fields side by side where there is room. */
export function Both({ children }: { children: ReactNode }) {
  return <div className={styles.both}>{children}</div>
}
