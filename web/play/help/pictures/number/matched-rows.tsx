import type { MatchedRows } from '#maths/solve'
import { artByAnimal } from '../../../drawings/flock.tsx'
import { heightRatio } from '../../../drawings/flock-layout.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
/** The least number of places in a row, so that few animals are not huge. */
const few = 5
const margin = 10

/** The edges of a group's row of animals. */
interface Row {
  readonly top: number
  readonly bottom: number
  readonly end: number
}

/**
 * The letter and the number of a group: beside its row, or in a line of their own where the room is high. The animals
 * have the whole width there. Both lines are outside of the rows and their pairs.
 */
const looks = {
  beside: {
    ...{ left: 64, right: 76, line: 0, between: 60 },
    letter: { x: 24, size: 44 },
    number: { xOf: ({ end }: Row) => end + 38, size: 40 },
    middleOf: ({ top, bottom }: Row) => (top + bottom) / 2,
  },
  line: {
    ...{ left: 4, right: 4, line: 76, between: 96 },
    letter: { x: 32, size: 60 },
    number: { xOf: () => 104, size: 48 },
    middleOf: ({ top, bottom }: Row, group: number) => (group === 0 ? top - 46 : bottom + 46),
  },
}

/**
 * Two groups of animals with a line for each pair. In the end those without a pair are marked. A group is one row, even
 * if its animals are small, because a child reads a second row as a third group.
 */
export function MatchedRowsPicture({ drawing: { groups, counted }, isHigh }: PictureProps<MatchedRows>) {
  const { left, right, line, between, letter, number, middleOf } = looks[isHigh ? 'line' : 'beside']
  const counts = groups.map(({ count }) => count)
  const pairs = Math.min(...counts)
  const step = (width - left - right) / Math.max(few, ...counts)
  const size = { width: 0.94 * step, height: 0.94 * step * heightRatio }
  const xOf = (i: number) => left + (i + 0.5) * step
  const topOf = (group: number) => margin + line + group * (size.height + between)
  return (
    <Canvas width={width} height={topOf(1) + size.height + line + margin}>
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
        const row: Row = { top, bottom: top + size.height, end: left + count * step }
        const middle = middleOf(row, group)
        return (
          <g key={label}>
            <Label {...letter} y={middle} tone="tinted">
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
              <Pill x={number.xOf(row)} y={middle} size={number.size}>
                {count}
              </Pill>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}
