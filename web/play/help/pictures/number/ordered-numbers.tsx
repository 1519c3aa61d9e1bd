import type { OrderedNumbers } from '#maths/solve'
import { Canvas } from '../calculation/canvas.tsx'
import { ChildBox, Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const step = 200
const box = { width: 150, height: 74 }
const numberY = 42
const placeY = 116
const lineY = 214
const size = 46

/** Numbers as cards above the places for them. A growing bar below each place shows the order. */
export function OrderedNumbersPicture({ drawing: { numbers, first, placed } }: PictureProps<OrderedNumbers>) {
  const xOf = (i: number) => width / 2 + (i - (numbers.length - 1) / 2) * step
  return (
    <Canvas width={width} height={lineY + 14}>
      {numbers.map((number, i) => {
        const isPlaced = placed.includes(number)
        const left = xOf(i) - box.width / 2
        const growth = first === 'smallest' ? i + 1 : numbers.length - i
        const found = placed[i]
        const place = { x: left, y: placeY - 20, ...box }
        return (
          <g key={number}>
            <rect
              {...{ x: left, y: numberY - 34, width: box.width, height: 64 }}
              rx="16"
              fill={isPlaced ? 'var(--hue-3)' : 'var(--hue-5)'}
            />
            {!isPlaced && (
              <Label x={xOf(i)} y={numberY - 2} size={size}>
                {number}
              </Label>
            )}
            {found === undefined ? (
              i === placed.length ? (
                <ChildBox {...place} size={size} />
              ) : (
                <rect {...place} rx="14" fill="var(--sheet)" stroke="var(--hue-7)" strokeWidth="4" />
              )
            ) : (
              <>
                <rect {...place} rx="14" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="5" />
                <Label x={xOf(i)} y={placeY + 17} size={size}>
                  {found}
                </Label>
              </>
            )}
            <path
              d={`M${xOf(i) - growth * 22} ${lineY}a${growth * 22} ${growth * 14} 0 0 1 ${growth * 44} 0z`}
              fill="var(--hue-8)"
            />
          </g>
        )
      })}
      <path d={`M14 ${lineY}H${width - 14}`} stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
    </Canvas>
  )
}
