import type { RowsOfFive } from '#maths/solve'
import { Canvas } from '../calculation/canvas.tsx'
import { Counter, Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
const inRow = 5
const step = 52
const radius = 22
const head = 52
const groupWidth = width / 2
const left = 30

/** Two groups of dots in rows of five, each in a hue. The number of dots so far is at the end of each counted row. */
export function RowsOfFivePicture({ drawing: { groups } }: PictureProps<RowsOfFive>) {
  const rows = Math.max(...groups.map(({ count }) => Math.ceil(count / inRow)))
  return (
    <Canvas width={width} height={head + rows * step + 8}>
      {groups.map(({ label, count, counted }, group) => {
        const x = group * groupWidth + left
        const yOf = (row: number) => head + (row + 0.5) * step
        const ends = Array.from({ length: Math.ceil(count / inRow) }, (_, row) => Math.min(count, (row + 1) * inRow))
        return (
          <g key={label} className={group === 0 ? undefined : 'hue-orange'}>
            <Label x={x + 2 * step} y={26} size={42} tone="tinted">
              {label}
            </Label>
            {Array.from({ length: count }, (_, i) => (
              <Counter
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the dot
                key={i}
                x={x + (i % inRow) * step}
                y={yOf(Math.floor(i / inRow))}
                radius={radius}
                isPale={!counted}
              />
            ))}
            {counted &&
              ends.map((end, row) => {
                const Text = end === count ? Pill : Label
                return (
                  <Text key={end} x={x + inRow * step + 4} y={yOf(row)} size={34}>
                    {end}
                  </Text>
                )
              })}
          </g>
        )
      })}
      <path
        d={`M${groupWidth - 4} 12V${head + rows * step}`}
        stroke="var(--hue-8)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Canvas>
  )
}
