import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './keys.module.css'

/** Keys side by side, with room for their edges where they wrap. */
export function Keys({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.keys, className)}>{children}</div>
}
