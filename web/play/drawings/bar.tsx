import type { Bar as BarData } from '#maths'
import type { FaceProps } from '../questions/choice-question.tsx'
import styles from './drawn-bar.module.css'

/** The width of the drawing in the units of a bar. The longest bar is 249. */
export const drawingWidth = 250

/** The class with the colour of each bar. */
export const hueByLabel: Readonly<Record<string, string>> = { A: '', B: 'hue-orange', C: 'hue-violet' }

/** A bar at the scale that all bars share. The choice around it has the text alternative. */
function Bar({ bar }: { bar: BarData }) {
  const extent = { x: `${(100 * bar.from) / drawingWidth}%`, width: `${(100 * bar.length) / drawingWidth}%` }
  return (
    <svg className={[styles.bar, hueByLabel[bar.label]].join(' ')} aria-hidden="true">
      <rect data-part="bar" {...extent} height="100%" rx="18" fill="var(--hue-11)" />
      <rect {...extent} height="80%" rx="18" fill="var(--hue-9)" />
    </svg>
  )
}

/** The face of a choice that is a bar: its letter and the bar. */
export function BarFace({ drawn, choice }: FaceProps) {
  if (drawn.kind !== 'bars') return null
  const bar = drawn.bars.find(({ label }) => label === choice)
  return (
    <>
      <span aria-hidden="true">{choice}</span>
      {bar && <Bar bar={bar} />}
    </>
  )
}
