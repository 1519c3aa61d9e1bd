import type { CSSProperties, ReactNode } from 'react'
import styles from './canvas.module.css'

export interface Point {
  readonly x: number
  readonly y: number
}

interface CanvasProps {
  readonly width: number
  readonly height: number
  /** The upper edge, below 0 for a picture that needs room above its usual place. */
  readonly top?: number
  /** The left edge, below 0 for a picture that needs the same room on both sides. */
  readonly left?: number
  readonly children: ReactNode
}

/** The SVG of a picture. An element around it has the text alternative and the size. `--ratio` is width by height. */
export function Canvas({ width, height, top = 0, left = 0, children }: CanvasProps) {
  return (
    <svg
      className={styles.canvas}
      style={{ '--ratio': width / (height - top) } as CSSProperties}
      viewBox={`${left} ${top} ${width} ${height - top}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
