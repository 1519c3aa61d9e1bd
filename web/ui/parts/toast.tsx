import type { ReactNode, Ref } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './toast.module.css'

/** What floats at the foot of a page, the newest lowest. What it says is said aloud by whoever shows it. */
export function Toasts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={classNames(styles.toasts, 'unprinted')} aria-label={label}>
      {children}
    </aside>
  )
}

/** What was just done; `children` are the time left and the keys. */
export function Toast({ text, children, ref }: { text: string; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={classNames(styles.toast, 'on-ink')}>
      <p>{text}</p>
      {children}
    </div>
  )
}
