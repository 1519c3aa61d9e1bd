import type { Multiples } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { Label } from './marks.tsx'

const [cardWidth, cardHeight] = [204, 60]
const gap = 8
/** The most multiples in a row. A short phone has two rows, in which they are larger. */
const mostInRow = { high: 4, low: 2 }

/** A list of multiples, each after how many times the number it is. They are in a column, or in rows of up to four. */
export function MultiplesPicture({ drawing: { of, times, framed }, room, isHigh }: PictureProps<Multiples>) {
  const columns = room === 'low' ? Math.min(times.length, mostInRow[isHigh ? 'high' : 'low']) : 1
  const rows = Math.ceil(times.length / columns)
  return (
    <Canvas width={columns * (cardWidth + gap) + gap} height={rows * (cardHeight + gap) + gap}>
      {times.map((each, i) => {
        const [x, y] = [gap + (i % columns) * (cardWidth + gap), gap + Math.floor(i / columns) * (cardHeight + gap)]
        const isFramed = framed.includes(each)
        const middle = y + cardHeight / 2
        return (
          <g key={each}>
            <rect
              x={x}
              y={y}
              width={cardWidth}
              height={cardHeight}
              rx="14"
              fill={isFramed ? 'var(--hue-4)' : 'var(--sheet)'}
              stroke={isFramed ? 'var(--hue-11)' : 'var(--hue-6)'}
              strokeWidth={isFramed ? 6 : 3}
            />
            <Label x={x + 86} y={middle} size={40} tone="soft" anchor="end">{`${each}×`}</Label>
            <Label x={x + cardWidth - 14} y={middle} size={44} anchor="end">
              {each * of}
            </Label>
          </g>
        )
      })}
    </Canvas>
  )
}
