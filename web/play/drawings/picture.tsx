import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './drawn.module.css'

interface PictureProps {
  /** Said in its stead. Without it the picture says nothing: something around it does. */
  readonly label?: string | undefined
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  /** `bond` for one; `lettered` where there is small text to read in it. */
  readonly look?: 'bond' | 'lettered'
  readonly children: ReactNode
}

/** The frame of a picture: units of its own, drawn as large as there is room. */
export function Picture({ label, x = 0, y = 0, width, height, look, children }: PictureProps) {
  return (
    <svg
      className={classNames(styles.drawn, look && styles[look])}
      style={{ '--ratio': width / height } as CSSProperties}
      viewBox={`${x} ${y} ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  )
}
