import { Ball } from '../../ui/base/ball.tsx'
import styles from './move-up.module.css'

/** A hop from one class into another, with the ball at its start. */
export function HopOver({ from, into }: { from: string; into: string }) {
  return (
    <div className={styles.hop}>
      <b>{from}</b>
      <svg viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 62a194 56 0 0 1 388 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <b>{into}</b>
      <i className={styles.line} aria-hidden="true">
        <Ball className={styles.ball} />
      </i>
    </div>
  )
}
