import type { MatchedRows } from '#maths/solve'
import { artByAnimal } from '../../../drawings/flock.tsx'
import { heightRatio } from '../../../drawings/flock-layout.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
/** The room of the letters at the left, and of the numbers at the right. */
const left = 62
const right = 70
const largestStep = 104
/** The width of an animal as a share of the distance to the next one. */
const animalShare = 0.9
/** The distance between the animals of the two rows. */
const between = 84
const margin = 10

/** Two rows of animals with a line for each pair. In the end the animals without a pair are marked. */
export function MatchedRowsPicture({ drawing: { groups, counted } }: PictureProps<MatchedRows>) {
  const [pairs, longest] = groups.map(({ count }) => count).sort((a, b) => a - b) as [number, number]
  const step = Math.min(largestStep, (width - left - right) / longest)
  const size = { width: animalShare * step, height: animalShare * step * heightRatio }
  const xOf = (i: number) => left + (i + 0.5) * step
  const topOf = (row: number) => margin + row * (size.height + between)
  const lines = Array.from({ length: pairs }, (_, i) => `M${xOf(i)} ${topOf(0) + size.height + 12}v${between - 24}`)
  return (
    <Canvas width={width} height={topOf(1) + size.height + margin}>
      <path d={lines.join('')} stroke="var(--hue-11)" strokeWidth="8" strokeLinecap="round" />
      {groups.map(({ label, animal, count }, row) => {
        const middle = topOf(row) + size.height / 2
        return (
          <g key={label}>
            <Label x={26} y={middle} size={44} tone="tinted">
              {label}
            </Label>
            {counted && count > pairs && (
              <rect
                x={xOf(pairs) - step / 2}
                y={topOf(row) - 6}
                width={(count - pairs) * step}
                height={size.height + 12}
                rx="22"
                fill="var(--hue-9)"
              />
            )}
            {Array.from({ length: count }, (_, i) => (
              <image
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the animal
                key={i}
                data-part="animal"
                href={artByAnimal[animal]}
                x={xOf(i) - size.width / 2}
                y={topOf(row)}
                {...size}
              />
            ))}
            {counted && (
              <Pill x={xOf(count) - step / 2 + right / 2} y={middle} size={40}>
                {count}
              </Pill>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}
