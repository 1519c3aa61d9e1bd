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
/** The most animals that are large enough in one row of a phone. More go on in rows of five there, as on fingers. */
const mostOnPhone = 8
const few = 5
/** The distances between the two rows of a pair, between two pairs, and between two rows of one group. */
const [between, betweenPairs, betweenRows] = [60, 34, 16]
const margin = 10

interface RowPlace {
  readonly group: number
  readonly row: number
  readonly top: number
}

/**
 * Returns the rows from the top, from the numbers of rows of both groups and the height of a row. Rows of a pair are
 * below each other, and a second row without a pair is next to the first row of its group.
 */
function placeRows([inUpper = 0, inLower = 0]: readonly number[], height: number): readonly RowPlace[] {
  const pairs = Array.from({ length: Math.min(inUpper, inLower) }, (_, row) => [0, 1].map((group) => ({ group, row })))
  const first = Array.from({ length: Math.max(0, inUpper - inLower) }, (_, i) => ({ group: 0, row: inUpper - 1 - i }))
  const last = Array.from({ length: Math.max(0, inLower - inUpper) }, (_, i) => ({ group: 1, row: inUpper + i }))
  const places: RowPlace[] = []
  for (const next of [...first, ...pairs.flat(), ...last]) {
    const before = places.at(-1)
    const top = before ? before.top + height + gapOf(before, next) : margin
    places.push({ ...next, top })
  }
  return places
}

type RowName = Omit<RowPlace, 'top'>

function gapOf(before: RowName, next: RowName): number {
  if (before.group === next.group) return betweenRows
  return before.row === next.row ? between : betweenPairs
}

/** Two groups of animals in rows with a line for each pair. In the end the animals without a pair are marked. */
export function MatchedRowsPicture({ drawing: { groups, counted }, room }: PictureProps<MatchedRows>) {
  const counts = groups.map(({ count }) => count)
  const pairs = Math.min(...counts)
  const most = Math.max(few, ...counts)
  const inRow = room === 'narrow' && most > mostOnPhone ? few : most
  const step = (width - left - right) / inRow
  const size = { width: 0.86 * step, height: 0.86 * step * heightRatio }
  const xOf = (i: number) => left + (i + 0.5) * step
  /** Returns how many of a number of animals are in a row. */
  const countIn = (count: number, row: number) => Math.min(inRow, Math.max(0, count - row * inRow))
  const places = placeRows(
    counts.map((count) => Math.ceil(count / inRow)),
    size.height,
  )
  return (
    <Canvas width={width} height={places.at(-1)!.top + size.height + margin}>
      {places.map(({ group, row, top }) => {
        const { label, animal, count } = groups[group]!
        const [inThisRow, paired] = [countIn(count, row), countIn(pairs, row)]
        return (
          <g key={`${label} ${row}`}>
            <Label x={26} y={top + size.height / 2} size={44} tone="tinted">
              {label}
            </Label>
            {group === 0 && paired > 0 && (
              <path
                d={Array.from(
                  { length: paired },
                  (_, i) => `M${xOf(i)} ${top + size.height + 10}v${between - 20}`,
                ).join('')}
                stroke="var(--hue-11)"
                strokeWidth="8"
                strokeLinecap="round"
              />
            )}
            {counted && inThisRow > paired && (
              <rect
                x={left + paired * step}
                y={top - 6}
                width={(inThisRow - paired) * step}
                height={size.height + 12}
                rx="22"
                fill="var(--hue-9)"
              />
            )}
            {Array.from({ length: inThisRow }, (_, i) => (
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
          </g>
        )
      })}
      {counted &&
        groups.map(({ label, count }, group) => {
          const { row, top } = places.findLast((place) => place.group === group)!
          return (
            <Pill key={label} x={left + countIn(count, row) * step + right / 2} y={top + size.height / 2} size={40}>
              {count}
            </Pill>
          )
        })}
    </Canvas>
  )
}
