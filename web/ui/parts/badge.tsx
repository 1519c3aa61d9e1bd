import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './badge.module.css'

/** A short fact in a pill: '3/5 Completed'. */
export function Badge(props: { children: ReactNode; done?: boolean; className?: string | undefined }) {
  return <span className={classNames(styles.badge, props.done && styles.done, props.className)}>{props.children}</span>
}
