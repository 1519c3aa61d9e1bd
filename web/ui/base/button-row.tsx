import type { ReactNode } from 'react'
import styles from './button-row.module.css'
import { classNames } from './class-names.ts'

/** ButtonRow side by side, with room for their edges where they wrap. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.keys, className)}>{children}</div>
}
