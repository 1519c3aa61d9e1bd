import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes.ts'

/** A short fact in a pill: '3/5 Completed'. */
export function Badge(props: { children: ReactNode; done?: boolean; className?: string | undefined }) {
  return <span className={classes(styles.badge, props.done && styles.done, props.className)}>{props.children}</span>
}
