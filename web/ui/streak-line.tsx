import type { CSSProperties } from 'react'
import { Ball } from './ball.tsx'
import { classNames } from './class-names.ts'
import { hops } from './hops.ts'
import styles from './streak-line.module.css'
import { useAfterPaint } from './use-after-paint.ts'

interface StreakLineProps {
  /** The number of hops. */
  readonly of: number
  /** The tick with the ball, from 0 to `of`. */
  readonly n: number
  /** Whether the ball is flying to it. */
  readonly hopping?: boolean
}

/** A number line of hops with the ball. It is decoration: the count is beside it in words. */
export function StreakLine({ of, n, hopping = false }: StreakLineProps) {
  const at = useAfterPaint(n)
  const isHopping = useAfterPaint(hopping)
  return (
    <div className={classNames(styles.line, isHopping && styles.hopping)} aria-hidden="true">
      {hops(of, at).map(({ number, made }) => (
        <i key={number} className={made ? styles.on : undefined} />
      ))}
      {/* Only the ball has the count as a property, so that nothing else needs new styles. */}
      <span className={styles.flight} style={{ '--of': of, '--n': at } as CSSProperties}>
        <Ball className={styles.ball} />
      </span>
    </div>
  )
}
