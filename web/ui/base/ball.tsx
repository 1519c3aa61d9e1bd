import styles from './ball.module.css'
import { classNames } from './class-names.ts'

/** You are here. Its size is its font size. */
export function Ball({ className }: { className?: string | undefined }) {
  return <b className={classNames(styles.ball, className)} aria-hidden="true" />
}
