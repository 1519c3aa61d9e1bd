import type { MatchedRows } from '#maths/solve'
import { artByAnimal } from '../../../drawings/flock.tsx'
import { heightRatio } from '../../../drawings/flock-layout.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { Label, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
/** The room of the letters at the left, and of the numbers at the right. */
const left = 50
const right = 70
/** The distance between two rows with lines, and between other rows. */
const between = 60
const apart = 28
const margin = 10
const five = 5

interface Row {
  readonly group: number
  /** The first animal of the row, and the one behind its last. */
  readonly from: number
  readonly to: number
}

/**
 * Two groups of animals in rows, with a line for each pair. In the end those without a pair are marked. In a high room,
 * the rows are no longer than five, so that the animals are larger.
 */
export function MatchedRowsPicture({ drawing: { groups, counted }, isHigh }: PictureProps<MatchedRows>) {
  const counts = groups.map(({ count }) => count)
  const pairs = Math.min(...counts)
  const inRow = isHigh ? five : Math.max(five, ...counts)
  const rows = rowsOf(counts, inRow)
  const step = (width - left - right) / inRow
  const size = { width: 0.88 * step, height: 0.88 * step * heightRatio }
  const hasLines = (i: number) =>
    rows[i]?.group === 0 && rows[i + 1]?.group === 1 && rows[i + 1]?.from === rows[i]!.from
  const tops = rows.map((_, i) =>
    rows.slice(0, i).reduce((y, _, above) => y + size.height + (hasLines(above) ? between : apart), margin),
  )
  return (
    <Canvas width={width} height={tops.at(-1)! + size.height + margin}>
      {rows.map(({ group, from, to }, i) => {
        const { label, animal, count } = groups[group]!
        const top = tops[i]!
        const middle = top + size.height / 2
        const xOf = (animal: number) => left + (animal - from) * step
        const paired = Math.max(from, Math.min(to, pairs))
        return (
          <g key={`${group} ${from}`}>
            <Label x={24} y={middle} size={44} tone="tinted">
              {label}
            </Label>
            {counted && to > paired && (
              <rect
                x={xOf(paired)}
                y={top - 6}
                width={(to - paired) * step}
                height={size.height + 12}
                rx="22"
                fill="var(--hue-9)"
              />
            )}
            {hasLines(i) && (
              <path
                d={Array.from({ length: paired - from }, (_, pair) => {
                  return `M${xOf(from + pair + 0.5)} ${top + size.height + 10}v${between - 20}`
                }).join('')}
                stroke="var(--hue-11)"
                strokeWidth="8"
                strokeLinecap="round"
              />
            )}
            {Array.from({ length: to - from }, (_, index) => (
              <image
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the animal
                key={index}
                data-part="animal"
                href={artByAnimal[animal]}
                x={xOf(from + index + 0.5) - size.width / 2}
                y={top}
                {...size}
              />
            ))}
            {counted && to === count && (
              <Pill x={xOf(to) + right / 2} y={middle} size={40}>
                {count}
              </Pill>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}

/**
 * Returns the rows from the top. The first rows of both groups are below each other, and so are their later ones if
 * both groups have them. Otherwise, a later row is on the other side of its group, so that it has no row below it.
 */
function rowsOf(counts: readonly number[], inRow: number): Row[] {
  const [upper, lower] = counts.map((count, group) =>
    Array.from({ length: Math.max(1, Math.ceil(count / inRow)) }, (_, i): Row => {
      return { group, from: i * inRow, to: Math.min(count, (i + 1) * inRow) }
    }),
  ) as [Row[], Row[]]
  if (upper.length === lower.length) return upper.flatMap((row, i) => [row, lower[i]!])
  return [...upper.reverse(), ...lower]
}
