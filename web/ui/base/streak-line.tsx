import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import { useAfterPaint } from '../hooks/use-after-paint.ts'
import { Ball } from './ball.tsx'
import { classNames } from './class-names.ts'
import { hops } from './hops.ts'
import styles from './streak-line.module.css'

/** The picture in the ball of each line. Without one, the ball is plain. */
export const BallPicture = createContext<ReactNode>(null)

interface StreakLineProps {
  /** The number of hops. */
  readonly total: number
  /** The tick with the ball, from 0 to `total`. */
  readonly value: number
  /** Whether the ball is hopping to this tick. */
  readonly hopping?: boolean
}

/** A number line of hops with the ball. It is decoration, because the count is shown in words next to it. */
export function StreakLine({ total, value, hopping = false }: StreakLineProps) {
  const at = useAfterPaint(value)
  const picture = useContext(BallPicture)
  const isHopping = useAfterPaint(hopping)
  return (
    <div className={classNames(styles.line, isHopping && styles.hopping)} aria-hidden="true">
      {hops(total, at).map(({ number, made }) => (
        <i key={number} className={made ? styles.on : undefined} />
      ))}
      {/* Only the ball has the count as a CSS property, so that a new count restyles no other element. */}
      <span className={styles.flight} style={{ '--total': total, '--value': at } as CSSProperties}>
        <Ball className={styles.ball}>{picture}</Ball>
      </span>
    </div>
  )
}
