import type { ReactNode, SubmitEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './form.module.css'

/** A form that we check ourselves, in the words of the specification. */
export function Form(props: { onSubmit: () => void; children: ReactNode; className?: string | undefined }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form noValidate className={classNames(styles.form, props.className)} onSubmit={submit}>
      {props.children}
    </form>
  )
}

/** Two fields side by side where there is room. */
export function Both({ children }: { children: ReactNode }) {
  return <div className={styles.both}>{children}</div>
}
