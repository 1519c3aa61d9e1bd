import type { MatchedRows } from '#maths/solve'
import { artByAnimal } from '../../../drawings/flock.tsx'
import { heightRatio } from '../../../drawings/flock-layout.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
/** The room of the letters at the left, and of the numbers at the right. */
const left = 44
const right = 70
/** The least number of places in a row, so that few animals are not huge. */
const few = 5
/** The distance between the two rows. */
const between = 60
const margin = 10

/**
 * Two groups of animals with a line for each pair. In the end those without a pair are marked. A group is one row, even
 * if its animals are small, because a child reads a second row as a third group.
 */
export function MatchedRowsPicture({ drawing: { groups, counted } }: PictureProps<MatchedRows>) {
  const counts = groups.map(({ count }) => count)
  const pairs = Math.min(...counts)
  const step = (width - left - right) / Math.max(few, ...counts)
  // Ten animals in a row are 29 pixels wide on a phone.
  const size = { width: 0.94 * step, height: 0.94 * step * heightRatio }
  const xOf = (i: number) => left + (i + 0.5) * step
  const topOf = (group: number) => margin + group * (size.height + between)
  return (
    <Canvas width={width} height={topOf(1) + size.height + margin}>
      <path
        d={Array.from({ length: pairs }, (_, i) => `M${xOf(i)} ${topOf(0) + size.height + 10}v${between - 20}`).join(
          '',
        )}
        stroke="var(--hue-11)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      {groups.map(({ label, animal, count }, group) => {
        const top = topOf(group)
        const middle = top + size.height / 2
        return (
          <g key={label}>
            <Label x={24} y={middle} size={44} tone="tinted">
              {label}
            </Label>
            {counted && count > pairs && (
              <rect
                x={left + pairs * step}
                y={top - 6}
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
                y={top}
                {...size}
              />
            ))}
            {counted && (
              <Pill x={left + count * step + right / 2} y={middle} size={40}>
                {count}
              </Pill>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}
