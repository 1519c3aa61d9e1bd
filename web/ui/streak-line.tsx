import type { CSSProperties } from 'react'
import { Ball } from './ball.tsx'
import { classNames } from './class-names.ts'
import { hops } from './hops.ts'
import styles from './streak-line.module.css'
import { useAfterPaint } from './use-after-paint.ts'

/** The number line of five hops with the ball on the n-th tick, 0 to 5; `hopping` while the ball flies. Decoration: the
 * count stands beside it in words. */
export function StreakLine({ n, hopping = false }: { n: number; hopping?: boolean }) {
  const at = useAfterPaint(n)
  const isHopping = useAfterPaint(hopping)
  return (
    <div className={classNames(styles.line, isHopping && styles.hopping)} aria-hidden="true">
      {hops(5, at).map(({ number, made }) => (
        <i key={number} className={made ? styles.on : undefined} />
      ))}
      {/* What changes with the count is told to the ball alone: the rest keeps its styles. */}
      <span className={styles.flight} style={{ '--n': at } as CSSProperties}>
        <Ball className={styles.ball} />
      </span>
    </div>
  )
}
