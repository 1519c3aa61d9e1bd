import type { ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'
import styles from './field.module.css'

/** The error of a field or a form. Screen readers read it when it appears. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="turn" /> {children}
    </p>
  )
}
