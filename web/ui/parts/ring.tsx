import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { hops } from '../base/hops.ts'
import { useAfterPaint } from '../hooks/use-after-paint.ts'
import styles from './ring.module.css'

interface RingProps {
  /** The number of hops. */
  readonly total: number
  /** The tick with the ball, from 0 to `total`. */
  readonly value: number
  readonly ball?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A number line of hops that closes to a ring. Its size is the font size. It is decoration: the count is in words. */
export function Ring(props: RingProps) {
  const { total, ball = false, className, children } = props
  const value = useAfterPaint(props.value)
  /** The degrees from one hop to the next. */
  const turn = 360 / total
  return (
    <div className={classNames(styles.ring, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" style={{ '--turn': `${value * turn}deg` } as CSSProperties}>
        {hops(total, value).map(({ number, made }) => (
          <circle
            key={number}
            className={made ? styles.on : styles.off}
            cx="50"
            cy="6.5"
            r={124 / total}
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
