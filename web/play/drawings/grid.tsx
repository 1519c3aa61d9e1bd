import { m } from '../../language/messages.ts'
import type { DrawnProps } from './drawn-props.ts'
import { Picture, sizeOfText } from './picture.tsx'

/** The side of a square. The grid has one size for all rectangles, so that a centimetre always has one length. */
const square = 50
const columns = 9
const rows = 6
const margin = 6
const labelSize = sizeOfText(36)
/** The line that shows a centimetre, in a row of its own below the grid. */
const scale = { x: 7 * square, y: (rows + 0.6) * square }

export function Grid({ drawn, label }: DrawnProps<'grid'>) {
  const left = Math.floor((columns - drawn.width) / 2) * square
  const top = Math.max(1, Math.floor((rows - drawn.height) / 2)) * square
  const rectangle = { x: left, y: top, width: drawn.width * square, height: drawn.height * square }
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${i * square} 0v${rows * square}`)
  const across = Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * square}h${columns * square}`)
  return (
    <Picture
      label={label}
      look="lettered"
      x={-margin}
      y={-margin}
      width={columns * square + 2 * margin}
      height={(rows + 1) * square + 2 * margin}
    >
      <text x={scale.x - 20} y={scale.y} dy="0.34em" {...labelSize} style={{ ...labelSize.style, textAnchor: 'end' }}>
        {m.play_one_centimetre()}
      </text>
      <rect {...rectangle} fill="var(--hue-9)" opacity="0.22" />
      <path d={[...down, ...across].join('')} stroke="var(--hue-11)" strokeWidth="2" data-part="grid" />
      <rect
        {...rectangle}
        data-part="rectangle"
        fill="none"
        stroke="var(--hue-11)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d={`M${scale.x} ${scale.y}h${square}M${scale.x} ${scale.y - 10}v20M${scale.x + square} ${scale.y - 10}v20`}
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Picture>
  )
}
