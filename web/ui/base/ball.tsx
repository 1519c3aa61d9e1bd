import styles from './ball.module.css'
import { classNames } from './class-names.ts'

/** The ball that marks the student's position. Its size is the font size. */
export function Ball({ className }: { className?: string | undefined }) {
  return <b className={classNames(styles.ball, className)} aria-hidden="true" />
}
