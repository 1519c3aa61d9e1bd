import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import { useLanguage } from '../language/language.ts'
import styles from './picture.module.css'

/** A size in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

interface FittedPictureProps<Layout extends Room> {
  /** The text alternative. Without it, the picture is hidden from screen readers, and an element around it has one. */
  readonly label?: string | undefined
  /** Whether the picture has small details, which need more height. */
  readonly fine?: boolean
  /** Returns the layout for a room. Its points are around 0, and its size is in units of its own. */
  readonly layoutFor: (room: Room) => Layout
  /** Returns the largest useful height for a width, both in pixels. */
  readonly maxHeightFor?: ((width: number) => number) | undefined
  readonly children: (layout: Layout) => ReactNode
}

/** The fallback size for rendering without layout (tests), as on a tablet. */
const defaultRoom: Room = { width: 620, height: 260 }

/** A picture with a layout for its room, so that the things to count are as large as possible. */
export function FittedPicture<Layout extends Room>({
  label,
  fine = false,
  layoutFor,
  maxHeightFor,
  children,
}: FittedPictureProps<Layout>) {
  const { tag } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState(defaultRoom)
  const maxHeight = maxHeightFor?.(room.width)

  const measure = useCallback(() => {
    // The observer can report once more after the picture is removed.
    if (!picture.current) return
    const { width, height } = picture.current.getBoundingClientRect()
    if (width > 0 && height > 0) setRoom((known) => (isSame(known, { width, height }) ? known : { width, height }))
  }, [])
  // The picture is measured before it is painted, so that it does not jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another maxHeight changes the measured height
  useLayoutEffect(measure, [measure, maxHeight])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(picture.current!)
    return () => observer.disconnect()
  }, [measure])

  const layout = layoutFor(room)
  const { width, height } = layout
  return (
    <svg
      ref={picture}
      className={classNames(styles.fitted, fine && styles.fine)}
      style={{ maxHeight }}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      lang={tag}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children(layout)}
    </svg>
  )
}

function isSame(a: Room, b: Room): boolean {
  return Math.abs(a.width - b.width) < 0.5 && Math.abs(a.height - b.height) < 0.5
}
