import type { CountedFlock } from '#maths/solve'
import { artByAnimal } from '../../../drawings/flock.tsx'
import { heightRatio } from '../../../drawings/flock-layout.ts'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, Line, MadeHop, Pill } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const width = 680
/**
 * Children see five at once. More than ten animals are in rows of two fives, each five on its own ground. In a high
 * room they are in rows of five, in which they are larger. The digits of the child's own answer then leave four rows
 * little height, so these rows are near each other and their numbers are large.
 */
const looks = {
  oneRow: { inRow: 5, start: 40, step: 116, hop: 62, animal: 104, text: 42, line: 55, radius: 24 },
  fives: { inRow: 5, start: 40, step: 116, hop: 50, animal: 104, text: 44, line: 57, radius: 24 },
  highFives: { inRow: 5, start: 40, step: 116, hop: 28, animal: 88, text: 62, line: 62, radius: 18 },
  tens: { inRow: 10, start: 24, step: 62, hop: 40, animal: 54, text: 34, line: 44, radius: 24 },
} as const
const five = 5
const mostInOneRow = 5
const mostInFives = 10

/** Animals in rows, with a line above each row and a hop to each animal. */
export function CountedFlockPicture({
  drawing: { animal, places, counted },
  hops,
  isHigh,
}: PictureProps<CountedFlock>) {
  const count = places.length
  const many = isHigh ? 'highFives' : 'tens'
  const look = looks[count <= mostInOneRow ? 'oneRow' : count <= mostInFives ? 'fives' : many]
  const { inRow, start, step, hop, text, line, radius } = look
  const size = { width: look.animal, height: look.animal * heightRatio }
  const rowHeight = hop + 40 + size.height + line
  const rows = Math.ceil(count / inRow)
  const lineOf = (row: number) => hop + 14 + row * rowHeight
  const rowOf = (index: number) => Math.floor(index / inRow)
  /** The end of the hop to an animal. */
  const endOf = (index: number) => ({ x: start + ((index % inRow) + 1) * step, y: lineOf(rowOf(index)) - radius - 4 })
  const startOf = (index: number) => ({ ...endOf(index), x: endOf(index).x - step })
  const at = counted === 0 ? startOf(0) : endOf(counted - 1)
  const from = hops && counted > 0 ? startOf(counted - 1) : null
  const arcTo = (index: number) => arc(startOf(index).x + 3, endOf(index).x - 3, lineOf(rowOf(index)) - 4, hop - 6)
  const last = counted - 1
  // Rows are equal, so that a last row shows how many are missing to five or ten.
  const ticks = Array.from({ length: inRow + 1 }, (_, i) => start + i * step)
  return (
    <Canvas width={width} height={rows * rowHeight + 16}>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={lineOf(row)} from={14} to={width - 14} y={lineOf(row)} ticks={ticks} />
      ))}
      {inRow > five &&
        places
          .filter((_, i) => i % five === 0)
          .map((_, group) => {
            const { x } = startOf(group * five)
            const top = lineOf(rowOf(group * five)) + 18
            return (
              <rect
                key={`${x} ${top}`}
                x={x + step / 2 + 2}
                y={top}
                width={five * step - 4}
                height={size.height + 12}
                rx="14"
                fill="var(--hue-4)"
              />
            )
          })}
      {places.map((_, i) => {
        const { x } = endOf(i)
        const top = lineOf(rowOf(i)) + 24
        const Text = i === last ? Pill : Label
        return (
          <g key={`${x} ${top}`}>
            <image data-part="animal" href={artByAnimal[animal]} x={x - size.width / 2} y={top} {...size} />
            {i < counted && (
              <Landed at={at} from={i === last ? from : null}>
                <MadeHop d={arcTo(i)} index={i} />
                <Text x={x} y={top + size.height + 0.64 * text} size={text}>
                  {i + 1}
                </Text>
              </Landed>
            )}
          </g>
        )
      })}
      {counted < count && <DottedPath d={arcTo(counted)} />}
      {from && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcTo(last)} />
        </Leaving>
      )}
      <Ball at={at} from={from} radius={radius} rise={hop - 12} />
    </Canvas>
  )
}
