import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import { useLanguage } from '../language/language.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** The text alternative. Without it, the picture is hidden from screen readers, and an element around it has one. */
  readonly label?: string | undefined
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  /** The size limits: `bond` for a number bond, `lettered` for a picture with small text. */
  readonly look?: 'bond' | 'lettered'
  readonly children: ReactNode
}

/** Returns the props of a text in a picture that grows with the text of the page, up to 1.6 times its size. */
export const sizeOfText = (fontSize: number) => ({
  fontSize,
  className: styles.growing,
  style: { '--size': fontSize } as CSSProperties,
})

/** A picture in units of its own, as large as its room. */
export function Picture({ label, x = 0, y = 0, width, height, look, children }: PictureProps) {
  const { tag } = useLanguage()
  return (
    <svg
      className={classNames(styles.drawn, look && styles[look])}
      style={{ '--ratio': width / height } as CSSProperties}
      viewBox={`${x} ${y} ${width} ${height}`}
      lang={tag}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  )
}
