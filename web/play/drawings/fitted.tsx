import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './drawn.module.css'

/** In pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

interface FittedProps<Layout extends Room> {
  /** Said in its stead. Without it the picture says nothing: something around it does. */
  readonly label?: string | undefined
  /** There is small text or the like in it. */
  readonly fine?: boolean
  /** What stands where in the room that there is, around 0, in as many units of its own as it says. */
  readonly layOut: (room: Room) => Layout
  /** More than this it would not use, in pixels, being so wide. */
  readonly highest?: ((width: number) => number) | undefined
  readonly children: (layout: Layout) => ReactNode
}

/** Of a tablet, for whoever draws without a screen. */
const usual: Room = { width: 620, height: 260 }

/** The frame of a picture that lays itself out anew for every room, so that what is counted is as large as can be. */
export function Fitted<Layout extends Room>({ label, fine = false, layOut, highest, children }: FittedProps<Layout>) {
  const frame = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState(usual)
  const maxHeight = highest?.(room.width)

  const measure = useCallback(() => {
    // The observer may report once more when the picture has gone.
    if (!frame.current) return
    const { width, height } = frame.current.getBoundingClientRect()
    if (width > 0 && height > 0) setRoom((known) => (isSame(known, { width, height }) ? known : { width, height }))
  }, [])
  // Before it is painted: nobody sees it jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another height that there is then
  useLayoutEffect(measure, [measure, maxHeight])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [measure])

  const layout = layOut(room)
  const { width, height } = layout
  return (
    <svg
      ref={frame}
      className={classNames(styles.fitted, fine && styles.fine)}
      style={{ maxHeight }}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
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
