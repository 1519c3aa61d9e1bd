import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What is wrong with a field or a form, read out when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="turn" /> {children}
    </p>
  )
}
