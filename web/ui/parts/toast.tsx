import type { ReactNode, Ref } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './toast.module.css'

/** The toasts at the bottom of a page, the newest one lowest. The caller announces their texts to screen readers. */
export function Toasts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={classNames(styles.toasts, 'unprinted')} aria-label={label}>
      {children}
    </aside>
  )
}

/** A message about the last action. `children` are the time that is left and the buttons. */
export function Toast({ text, children, ref }: { text: string; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={classNames(styles.toast, 'on-ink')}>
      <p>{text}</p>
      {children}
    </div>
  )
}
