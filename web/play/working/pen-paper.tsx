import { type PointerEvent, useEffect, useRef } from 'react'
import { m } from '../../language/messages.ts'
import styles from './pen-paper.module.css'
import { type Point, pathThrough } from './stroke.ts'

interface PenPaperProps {
  /** The lines that were drawn, as paths in CSS pixels. */
  readonly strokes: readonly string[]
  readonly onStroke: (stroke: string) => void
}

/** Squared paper to draw on with a finger, a pen or a mouse. Lines are vectors, so they are sharp on every screen. */
export function PenPaper({ strokes, onStroke }: PenPaperProps) {
  const paper = useRef<SVGSVGElement>(null)
  const current = useRef<SVGPathElement>(null)
  const drawing = useRef<{ readonly pointer: number; readonly points: Point[] } | null>(null)

  useEffect(() => {
    // React's listeners are passive. After a stroke that the browser takes for a gesture, it would ignore the next tap.
    const claim = (event: TouchEvent) => event.preventDefault()
    const element = paper.current
    element?.addEventListener('touchstart', claim, { passive: false })
    return () => element?.removeEventListener('touchstart', claim)
  }, [])

  function begin(event: PointerEvent<SVGSVGElement>) {
    // A hand on the screen does not disturb the line that is being drawn.
    if (drawing.current || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = { pointer: event.pointerId, points: [] }
    add(event)
  }
  function add(event: PointerEvent<SVGSVGElement>) {
    const line = drawing.current
    if (!line || event.pointerId !== line.pointer || !paper.current) return
    const { left, top } = paper.current.getBoundingClientRect()
    const native = event.nativeEvent
    const coalesced = native.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of coalesced.length > 0 ? coalesced : [native])
      line.points.push([clientX - left, clientY - top])
    // The line is drawn without a render, which would come later than the next point.
    current.current?.setAttribute('d', pathThrough(line.points))
  }
  function end({ pointerId }: PointerEvent) {
    const line = drawing.current
    if (!line || pointerId !== line.pointer) return
    drawing.current = null
    current.current?.removeAttribute('d')
    onStroke(pathThrough(line.points))
  }

  return (
    <svg
      ref={paper}
      className={styles.paper}
      role="img"
      aria-label={m.play_pen_paper({ count: strokes.length })}
      onPointerDown={begin}
      onPointerMove={add}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {strokes.map((stroke, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and removed at the end
        <path key={i} d={stroke} />
      ))}
      <path ref={current} />
    </svg>
  )
}
