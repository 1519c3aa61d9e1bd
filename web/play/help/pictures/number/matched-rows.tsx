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
/**
 * The room of the letter and the number of a group: beside its row, or in a line of their own where the room is high.
 * The animals have the whole width there.
 */
const looks = {
  beside: { left: 64, right: 76, line: 0, between: 60, letter: 44 },
  line: { left: 4, right: 4, line: 76, between: 96, letter: 56 },
}

/**
 * Two groups of animals with a line for each pair. In the end those without a pair are marked. A group is one row, even
 * if its animals are small, because a child reads a second row as a third group.
 */
export function MatchedRowsPicture({ drawing: { groups, counted }, isHigh }: PictureProps<MatchedRows>) {
  const { left, right, line, between, letter } = looks[isHigh ? 'line' : 'beside']
  const counts = groups.map(({ count }) => count)
  const pairs = Math.min(...counts)
  const step = (width - left - right) / Math.max(few, ...counts)
  const size = { width: 0.94 * step, height: 0.94 * step * heightRatio }
  const xOf = (i: number) => left + (i + 0.5) * step
  const topOf = (group: number) => margin + line + group * (size.height + between)
  /** Returns the middle of a letter and its number. Both lines are outside of the rows and their pairs. */
  const lineOf = (group: number) =>
    line === 0
      ? topOf(group) + size.height / 2
      : group === 0
        ? margin + line / 2 - 8
        : topOf(group) + size.height + line / 2 + 8
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
        const middle = lineOf(group)
        return (
          <g key={label}>
            <Label x={line === 0 ? 24 : left + 28} y={middle} size={letter} tone="tinted">
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
              <Pill
                x={line === 0 ? left + count * step + right / 2 : left + 100}
                y={middle}
                size={line === 0 ? 40 : 48}
              >
                {count}
              </Pill>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}
