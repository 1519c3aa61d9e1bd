import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { hops } from './hops.ts'
import styles from './ring.module.css'
import { useAfterPaint } from './use-after-paint.ts'

const size = 20
/** Degrees from one hop to the next. */
const turn = 360 / size

/**
 * The line of twenty, curled up: hops outside, the ball on the n-th tick, 0 to 20. Its size is its font size. Decoration:
 * the count stands beside it in words.
 */
export function Ring(props: { n: number; ball?: boolean; className?: string | undefined; children?: ReactNode }) {
  const { ball = false, className, children } = props
  const n = useAfterPaint(props.n)
  return (
    <div className={classNames(styles.ring, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" style={{ '--turn': `${n * turn}deg` } as CSSProperties}>
        {hops(size, n).map(({ number, made }) => (
          <circle
            key={number}
            className={made ? styles.on : styles.off}
            cx="50"
            cy="6.5"
            r="6.2"
            transform={`rotate(${(number - 0.5) * turn} 50 50)`}
          />
        ))}
        <circle className={styles.line} cx="50" cy="50" r="42.8" />
        {ball && <circle className={styles.ball} cx="50" cy="7.4" r="3.1" />}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
