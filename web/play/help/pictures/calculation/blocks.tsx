import type { BlockRow, Blocks } from '#maths/solve'
import { BlockPicture } from '../../../drawings/blocks.tsx'
import { sideOfOne } from '../../../drawings/blocks-layout.ts'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { DottedPath } from './marks.tsx'
import { sum } from './paper.tsx'

const lengthOfTen = 10 * sideOfOne
const step = 1.5 * sideOfOne
/** The gap between the tens and the ones. */
const apart = 2 * sideOfOne
/** The number of tens in a line, and of ones in a column. */
const [tensInLine, onesInColumn] = [10, 5]
const margin = 8
/** The least room, so that the blocks keep their size from step to step. */
const [width, leastHeight] = [300, 320]

interface Corner {
  readonly x: number
  readonly y: number
}

/** Place-value blocks: a row for each number, or one row for all of them. */
export function BlocksPicture({ drawing: { rows, taken, swap } }: PictureProps<Blocks>) {
  const lines = rows.map(({ tens }) => Math.max(1, Math.ceil(tens / tensInLine)))
  const needed = Math.max(...rows.map((row) => onesStart(row) + Math.ceil(row.ones / onesInColumn) * step + margin))
  const placed = rows.map((row, i) => {
    const y = margin + sum(lines.slice(0, i)) * (lengthOfTen + sideOfOne + 4)
    return { row, ...cornersOf(row, y) }
  })
  const last = placed.at(-1)!
  const wide = Math.max(width, needed)
  const down = sum(lines) * (lengthOfTen + sideOfOne + 4) + (swap ? 40 : 8)
  const high = Math.max(leastHeight, down)
  return (
    <Canvas width={wide} height={high}>
      <g transform={`translate(${(wide - needed) / 2} ${(high - down) / 2})`}>
        {placed.map(({ tens, ones }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay in their order
          <g key={i}>
            {tens.map((corner) => (
              <BlockPicture
                key={`${corner.x} ${corner.y}`}
                size="ten"
                {...corner}
                width={sideOfOne}
                height={lengthOfTen}
              />
            ))}
            {ones.map((corner) => (
              <BlockPicture
                key={`${corner.x} ${corner.y}`}
                size="one"
                {...corner}
                width={sideOfOne}
                height={sideOfOne}
              />
            ))}
          </g>
        ))}
        {last.tens.slice(last.tens.length - taken.tens).map(({ x, y }) => (
          <Strike key={x} x={x} y={y + lengthOfTen / 2 - 14} height={28} />
        ))}
        {last.ones.slice(last.ones.length - taken.ones).map(({ x, y }) => (
          <Strike key={`${x} ${y}`} x={x} y={y} height={sideOfOne} />
        ))}
        {swap === 'onesToTen' && <Swap corners={last.ones.slice(0, 10)} size={sideOfOne} to={last.moreTen} />}
        {swap === 'tenToOnes' && (
          <Swap
            corners={last.tens.slice(-1)}
            size={lengthOfTen}
            to={last.ones[0] ?? { x: onesStart(last.row), y: 0 }}
          />
        )}
      </g>
    </Canvas>
  )
}

const moreTenStart = ({ tens }: BlockRow) => margin + (tens === 0 ? 0 : Math.min(tens, tensInLine) * step + apart / 2)

const onesStart = (row: BlockRow) =>
  row.moreTen === undefined
    ? margin + (row.tens === 0 ? 0 : Math.min(row.tens, tensInLine) * step + apart)
    : moreTenStart(row) + step + apart

/** Returns the upper left corners of the blocks of a row, and of a ten apart from the others. */
function cornersOf(row: BlockRow, y: number) {
  const tens = Array.from({ length: row.tens }, (_, i) => ({
    x: margin + (i % tensInLine) * step,
    y: y + Math.floor(i / tensInLine) * (lengthOfTen + sideOfOne),
  }))
  const moreTen = { x: moreTenStart(row), y }
  if (row.moreTen === 'present') tens.push(moreTen)
  const ones = Array.from({ length: row.ones }, (_, i) => ({
    x: onesStart(row) + Math.floor(i / onesInColumn) * step,
    y: y + lengthOfTen - sideOfOne - (i % onesInColumn) * step,
  }))
  return { tens, ones, moreTen }
}

/** A line through a block that is taken away. */
function Strike({ x, y, height: size }: Corner & { readonly height: number }) {
  return (
    <path
      d={`M${x - 3} ${y + size + 3}L${x + sideOfOne + 3} ${y - 3}`}
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  )
}

interface SwapProps {
  readonly corners: readonly Corner[]
  /** The height of each block. */
  readonly size: number
  readonly to: Corner
}

/** A dashed ring around the blocks that are swapped, and a dotted arc to the place to which they go. */
function Swap({ corners, size, to }: SwapProps) {
  const [left, right] = [Math.min(...corners.map(({ x }) => x)) - 6, Math.max(...corners.map(({ x }) => x)) + 18]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)) - 6, Math.max(...corners.map(({ y }) => y)) + size + 10]
  const [start, end] = [(left + right) / 2, to.x + sideOfOne / 2]
  const below = bottom + 6
  return (
    <>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx="9"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray="10 8"
      />
      <DottedPath d={`M${start} ${below}C${start} ${below + 44} ${end} ${below + 44} ${end} ${below}`} tone="ink" />
    </>
  )
}
