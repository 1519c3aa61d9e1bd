import type { CSSProperties, ReactNode } from 'react'
import styles from './canvas.module.css'
import type { Point } from './canvas.tsx'
import { Label } from './marks.tsx'

interface BallProps {
  readonly at: Point
  readonly radius?: number
  /** The number that the ball carries. */
  readonly number?: number | null
  /** The start of the hop that the ball makes now, or null for a ball that stands still. */
  readonly from: Point | null
  /** The height of the hop. */
  readonly rise?: number
}

/** The ball, at most one in a picture. Its key starts the hop again when the ball comes from another point. */
export function Ball({ at, radius = 24, number = null, from, rise = 0 }: BallProps) {
  const along = from && ({ '--from-x': `${from.x - at.x}px`, '--from-y': `${from.y - at.y}px` } as CSSProperties)
  const size = String(number).length > 1 ? 30 : 34
  return (
    <g key={keyOf(at, from)} data-part="ball" className={along ? styles.along : undefined} style={along ?? undefined}>
      <g className={along ? styles.over : undefined} style={{ '--rise': `${rise}px` } as CSSProperties}>
        <circle
          cx={at.x}
          cy={at.y}
          r={radius}
          fill="var(--ball)"
          stroke="var(--ink)"
          strokeWidth={number === null ? 0.38 * radius : 6}
        />
        {number !== null && (
          <Label x={at.x} y={at.y} size={size}>
            {number}
          </Label>
        )}
      </g>
    </g>
  )
}

/** A mark that appears when the ball has landed from `from`. */
export function Landed({ at, from, children }: Pick<BallProps, 'at' | 'from'> & { readonly children: ReactNode }) {
  return (
    <g key={keyOf(at, from)} className={from ? styles.landed : undefined}>
      {children}
    </g>
  )
}

/** The dotted arc below a hop, which is visible until the ball has landed. */
export function Leaving({ at, from, children }: Pick<BallProps, 'at' | 'from'> & { readonly children: ReactNode }) {
  return (
    from && (
      <g key={keyOf(at, from)} className={styles.leaving}>
        {children}
      </g>
    )
  )
}

function keyOf(at: Point, from: Point | null): string {
  return [from?.x, from?.y, at.x, at.y].join(' ')
}
