import type { DotGroups } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { type Box, Counter } from './marks.tsx'

const width = 680
/** The rows up to which they are all below each other. More rows are in two columns. */
const mostInColumn = 5
const largestStep = 56
/** The room around the dots of a row inside its frame, and the gap between two frames. */
const [padding, gap] = [6, 10]
const margin = 6
/** The least width, so that a few dots are not huge. */
const leastWidth = 340

/** The size of the square of a dot in rows of ten, which a frame can take from both sides. */
const [tenWidth, tenHeight] = [60, 48]

/** Dots in rows, one for each group. A group that has been found is dark and has a frame. */
export function DotGroupsPicture({ drawing }: PictureProps<DotGroups>) {
  const { count, size, framed } = drawing
  if (drawing.inTens) return <Tens {...drawing} />
  const rows = Math.ceil(count / size)
  const columns = rows > mostInColumn ? 2 : 1
  const widest = (width - 2 * margin - (columns - 1) * gap) / columns - 2 * padding
  const step = Math.min(largestStep, widest / size)
  const frame = { width: size * step + 2 * padding, height: step + 2 * padding }
  const used = columns * (frame.width + gap) - gap + 2 * margin
  const canvasWidth = Math.max(leastWidth, used)
  const left = (canvasWidth - used) / 2 + margin
  return (
    <Canvas width={canvasWidth} height={Math.ceil(rows / columns) * (frame.height + gap) - gap + 2 * margin}>
      {Array.from({ length: rows }, (_, row) => {
        const x = left + (row % columns) * (frame.width + gap)
        const y = margin + Math.floor(row / columns) * (frame.height + gap)
        const isFramed = row < framed
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay in their order
          <g key={row}>
            {isFramed && <Frame {...{ x, y, ...frame }} />}
            {Array.from({ length: Math.min(size, count - row * size) }, (_, i) => (
              <Counter
                // biome-ignore lint/suspicious/noArrayIndexKey: the dots stay in their order
                key={i}
                x={x + padding + (i + 0.5) * step}
                y={y + frame.height / 2}
                radius={0.38 * step}
                isPale={!isFramed}
              />
            ))}
          </g>
        )
      })}
    </Canvas>
  )
}

/** Dots in rows of ten, which stay where they are while rows or columns of them are framed. */
function Tens({ count, size, framed }: DotGroups) {
  const isColumn = size !== 10
  return (
    <Canvas width={10 * tenWidth + 2 * margin} height={(count / 10) * tenHeight + 2 * margin}>
      {Array.from({ length: framed }, (_, i) => (
        <Frame
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames stay in their order
          key={i}
          x={margin + 3 + (isColumn ? i * tenWidth : 0)}
          y={margin + 3 + (isColumn ? 0 : i * tenHeight)}
          width={(isColumn ? 1 : 10) * tenWidth - 6}
          height={(isColumn ? size : 1) * tenHeight - 6}
        />
      ))}
      {Array.from({ length: count }, (_, i) => (
        <Counter
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots stay in their order
          key={i}
          x={margin + ((i % 10) + 0.5) * tenWidth}
          y={margin + (Math.floor(i / 10) + 0.5) * tenHeight}
          radius={16}
          isPale={(isColumn ? i % 10 : Math.floor(i / 10)) >= framed}
        />
      ))}
    </Canvas>
  )
}

function Frame(box: Box) {
  const radius = Math.min(box.width, box.height) / 2
  return <rect {...box} rx={radius} fill="var(--sheet)" stroke="var(--hue-11)" strokeWidth="5" />
}
