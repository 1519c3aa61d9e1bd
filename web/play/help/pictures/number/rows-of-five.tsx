import type { RowsOfFive } from '#maths/solve'
import { Canvas } from '../calculation/canvas.tsx'
import { Counter, Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const inRow = 5
const step = 52
const radius = 22
/** The groups beside each other, each below its letter. */
const [width, head, left] = [680, 52, 30]
/** The groups below each other, each beside its letter. Its dots are larger, because the picture is narrower. */
const stacked = { width: 412, left: 92, margin: 6, between: 40 }

/** Two groups of dots in rows of five, each in a hue. The number of dots so far is at the end of each counted row. */
export function RowsOfFivePicture({ drawing: { groups }, isHigh }: PictureProps<RowsOfFive>) {
  const rows = groups.map(({ count }) => Math.ceil(count / inRow))
  const below = stacked.margin + rows[0]! * step + stacked.between
  const height = isHigh ? below + rows[1]! * step + stacked.margin : head + Math.max(...rows) * step + 8
  const middle = isHigh ? below - stacked.between / 2 : width / 2 - 4
  return (
    <Canvas width={isHigh ? stacked.width : width} height={height}>
      {groups.map(({ label, count, counted }, group) => {
        const x = isHigh ? stacked.left : (group * width) / 2 + left
        const top = isHigh ? (group === 0 ? stacked.margin : below) : head
        const letter = isHigh ? { x: 30, y: top + step / 2 } : { x: x + 2 * step, y: 26 }
        const yOf = (row: number) => top + (row + 0.5) * step
        const ends = Array.from({ length: rows[group]! }, (_, row) => Math.min(count, (row + 1) * inRow))
        return (
          <g key={label} className={group === 0 ? undefined : 'hue-orange'}>
            <Label {...letter} size={42} tone="tinted">
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
                  <Text key={end} x={x + inRow * step + (isHigh ? 18 : 4)} y={yOf(row)} size={34}>
                    {end}
                  </Text>
                )
              })}
          </g>
        )
      })}
      <path
        d={isHigh ? `M12 ${middle}H${stacked.width - 12}` : `M${middle} 12V${height - 8}`}
        stroke="var(--hue-8)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Canvas>
  )
}
