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
/** Children see five at once. More than five animals go on in a second pair of rows. */
const inRow = 5
const step = (width - left - right) / inRow
const animalWidth = 0.86 * step
const size = { width: animalWidth, height: animalWidth * heightRatio }
/** The distance between the animals of the two rows, and between two pairs of rows. */
const between = 60
const betweenPairs = 34
const margin = 10

/** Returns how many of a number of animals are in a row of five. */
const countIn = (count: number, row: number) => Math.min(inRow, Math.max(0, count - row * inRow))
const xOf = (i: number) => left + ((i % inRow) + 0.5) * step
const topOf = (row: number, group: number) =>
  margin + row * (2 * size.height + between + betweenPairs) + group * (size.height + between)

/** Two groups of animals in rows with a line for each pair. In the end the animals without a pair are marked. */
export function MatchedRowsPicture({ drawing: { groups, counted } }: PictureProps<MatchedRows>) {
  const pairs = Math.min(...groups.map(({ count }) => count))
  const lines = Array.from(
    { length: pairs },
    (_, i) => `M${xOf(i)} ${topOf(Math.floor(i / inRow), 0) + size.height + 10}v${between - 20}`,
  )
  const bottoms = groups.map(({ count }, group) => topOf(lastRowOf(count), group) + size.height)
  return (
    <Canvas width={width} height={Math.max(...bottoms) + margin}>
      <path d={lines.join('')} stroke="var(--hue-11)" strokeWidth="8" strokeLinecap="round" />
      {groups.map(({ label, animal, count }, group) => (
        <g key={label}>
          {Array.from({ length: lastRowOf(count) + 1 }, (_, row) => {
            const [inThisRow, paired] = [countIn(count, row), countIn(pairs, row)]
            const top = topOf(row, group)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the row
              <g key={row}>
                <Label x={26} y={top + size.height / 2} size={44} tone="tinted">
                  {label}
                </Label>
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
              </g>
            )
          })}
          {Array.from({ length: count }, (_, i) => (
            <image
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the animal
              key={i}
              data-part="animal"
              href={artByAnimal[animal]}
              x={xOf(i) - size.width / 2}
              y={topOf(Math.floor(i / inRow), group)}
              {...size}
            />
          ))}
          {counted && (
            <Pill
              x={xOf(count - 1) + step / 2 + right / 2}
              y={topOf(lastRowOf(count), group) + size.height / 2}
              size={40}
            >
              {count}
            </Pill>
          )}
        </g>
      ))}
    </Canvas>
  )
}

const lastRowOf = (count: number) => Math.ceil(count / inRow) - 1
