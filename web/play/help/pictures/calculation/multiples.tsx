import type { Multiples } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { Label } from './marks.tsx'

/** The multiples in a column, or in a row. */
const together = 5
const [cardWidth, cardHeight] = [118, 60]
const gap = 8

/**
 * A list of multiples in columns of five, or in rows of five above a line. The multiples have no count, which would
 * give the answer away.
 */
export function MultiplesPicture({ drawing: { of, count, framed }, room }: PictureProps<Multiples>) {
  const isInRows = room === 'low'
  const groups = Math.max(1, Math.ceil(count / together))
  const [columns, rows] = isInRows ? [together, groups] : [groups, Math.min(count, together)]
  return (
    <Canvas width={columns * (cardWidth + gap) + gap} height={rows * (cardHeight + gap) + gap}>
      {Array.from({ length: count }, (_, i) => {
        const multiple = (i + 1) * of
        const [group, index] = [Math.floor(i / together), i % together]
        const [column, row] = isInRows ? [index, group] : [group, index]
        const [x, y] = [gap + column * (cardWidth + gap), gap + row * (cardHeight + gap)]
        const isFramed = framed.includes(multiple)
        return (
          <g key={multiple}>
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
            <Label x={x + cardWidth / 2} y={y + cardHeight / 2} size={44}>
              {multiple}
            </Label>
          </g>
        )
      })}
    </Canvas>
  )
}
