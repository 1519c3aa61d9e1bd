import styles from './ball.module.css'
import { classes } from './classes.ts'

/** You are here. Its size is its font size. */
export function Ball({ className }: { className?: string | undefined }) {
  return <b className={classes(styles.ball, className)} aria-hidden="true" />
}
