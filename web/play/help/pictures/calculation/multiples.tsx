import type { Multiples } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { Label } from './marks.tsx'

const perColumn = 5
const [cardWidth, cardHeight] = [112, 54]
const gap = 8

/** A list of multiples in columns of five. The multiples have no count, which would give the answer away. */
export function MultiplesPicture({ drawing: { of, count, framed } }: PictureProps<Multiples>) {
  const columns = Math.max(1, Math.ceil(count / perColumn))
  return (
    <Canvas width={columns * (cardWidth + gap) + gap} height={perColumn * (cardHeight + gap) + gap}>
      {Array.from({ length: count }, (_, i) => {
        const multiple = (i + 1) * of
        const [column, row] = [Math.floor(i / perColumn), i % perColumn]
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
            <Label x={x + cardWidth / 2} y={y + cardHeight / 2} size={40}>
              {multiple}
            </Label>
          </g>
        )
      })}
    </Canvas>
  )
}
