import type { ReactNode } from 'react'
import styles from './ball.module.css'
import { classNames } from './class-names.ts'

/** The ball that marks the student's position. Its size is the font size. `children` is the picture in it. */
export function Ball({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <b className={classNames(styles.ball, className)} aria-hidden="true">
      {children}
    </b>
  )
}
