import type { ReactNode } from 'react'
import styles from './button-row.module.css'
import { classNames } from './class-names.ts'

/** A row of buttons, with space for their bottom edges when the row wraps. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.row, className)}>{children}</div>
}
