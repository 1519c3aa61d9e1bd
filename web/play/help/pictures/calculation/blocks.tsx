import type { BlockRow, Blocks } from '#maths/solve'
import { BlockPicture } from '../../../drawings/blocks.tsx'
import { sideOfOne } from '../../../drawings/blocks-layout.ts'
import { useHelpLanguage } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { DottedPath, Label } from './marks.tsx'
import { sum } from './paper.tsx'

const lengthOfTen = 10 * sideOfOne
const step = 1.5 * sideOfOne
/** The gap between the tens and the ones, and between two numbers beside or below each other. */
const [apart, between] = [2 * sideOfOne, { across: 5 * sideOfOne, down: sideOfOne + 4 }]
const onesInColumn = 5
/** The columns of ten ones. Below each other, groups have this room, so that swapped ones have their place. */
const columnsOfTen = 2
const margin = 8
/** The room below the blocks for the way of a swap. */
const way = 40
/** The room of the letters below groups that are below each other, as the numbers in columns are. */
const letters = 44
/**
 * The least room, so that the blocks keep their size from step to step. Groups that are below each other have room for
 * nine tens, for one more ten, and for the columns of ten ones.
 */
const least = { across: { width: 340, height: 0 }, down: { width: 268, height: 320 + letters } }

interface Corner {
  readonly x: number
  readonly y: number
}

/**
 * Place-value blocks: a group for each number, or one group for all of them. The groups are below each other if
 * another picture is beside them.
 */
export function BlocksPicture({ drawing: { rows, taken, swap }, room }: PictureProps<Blocks>) {
  const direction = room === 'half' ? 'down' : 'across'
  const isDown = direction === 'down'
  const { placeLetters } = useHelpLanguage()
  // Groups below each other have their ones in one column.
  const columnOfOnes = Math.max(...rows.map(onesStart))
  const startOf = (row: BlockRow) => (isDown ? columnOfOnes : onesStart(row))
  const leastColumns = isDown ? columnsOfTen : 0
  const widths = rows.map((row) => startOf(row) + Math.max(leastColumns, Math.ceil(row.ones / onesInColumn)) * step)
  const placed = rows.map((row, i) =>
    cornersOf(
      row,
      startOf(row),
      isDown
        ? { x: 0, y: i * (lengthOfTen + between.down) }
        : { x: sum(widths.slice(0, i)) + i * between.across, y: 0 },
    ),
  )
  const last = placed.at(-1)!
  const gaps = (rows.length - 1) * between[direction]
  const [across, down] = isDown
    ? [Math.max(...widths), rows.length * lengthOfTen + gaps]
    : [sum(widths) + gaps, lengthOfTen]
  const width = Math.max(least[direction].width, across + 2 * margin)
  const height = Math.max(least[direction].height, down + 2 * margin + way + (isDown ? letters : 0))
  const top = isDown ? (height - down - way - letters) / 2 : (height - down - (swap ? way : 0)) / 2
  const heads = isDown ? columnsIn(placed) : []
  const hasOnes = placed.some(({ one }) => one.length > 0)
  return (
    <Canvas width={width} height={height}>
      <g transform={`translate(${(width - across) / 2} ${top})`}>
        {isDown && !hasOnes && (
          <rect
            x={last.firstOne.x - 4}
            y={last.firstOne.y - (onesInColumn - 1) * step - 4}
            width={columnsOfTen * step}
            height={onesInColumn * step}
            rx="8"
            fill="none"
            stroke="var(--hue-7)"
            strokeWidth="3"
            strokeDasharray="8 6"
          />
        )}
        {placed.map((corners, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay in their order
          <g key={i}>
            {sizes.flatMap(({ size, width, height }) =>
              corners[size].map((corner) => (
                <BlockPicture key={`${size} ${corner.x} ${corner.y}`} {...{ size, width, height }} {...corner} />
              )),
            )}
          </g>
        ))}
        {last.ten.slice(last.ten.length - taken.tens).map(({ x, y }) => (
          <Strike key={x} x={x} y={y + lengthOfTen / 2 - 14} height={28} />
        ))}
        {last.one.slice(last.one.length - taken.ones).map(({ x, y }) => (
          <Strike key={`${x} ${y}`} x={x} y={y} height={sideOfOne} />
        ))}
        {swap === 'onesToTen' && <Swap corners={last.one.slice(0, 10)} size={sideOfOne} to={last.moreTen} />}
        {swap === 'tenToOnes' && <Swap corners={last.ten.slice(-1)} size={lengthOfTen} to={last.firstOne} />}
        {swap === 'tensToHundred' && <Swap corners={placed[0]!.ten} size={lengthOfTen} to={null} />}
      </g>
      {heads.map(({ place, x }) => (
        <Label key={place} x={(width - across) / 2 + x} y={top + down + way + letters / 2} size={36} tone="soft">
          {placeLetters(place)}
        </Label>
      ))}
    </Canvas>
  )
}

const sizes = [
  { size: 'hundred', width: lengthOfTen, height: lengthOfTen },
  { size: 'ten', width: sideOfOne, height: lengthOfTen },
  { size: 'one', width: sideOfOne, height: sideOfOne },
] as const

const tensStart = ({ hundreds = 0 }: BlockRow) => hundreds * (lengthOfTen + apart)

const moreTenStart = (row: BlockRow) => tensStart(row) + (row.tens === 0 ? 0 : row.tens * step + apart / 2)

const onesStart = (row: BlockRow) =>
  row.moreTen === undefined
    ? tensStart(row) + (row.tens === 0 ? 0 : row.tens * step + apart)
    : moreTenStart(row) + step + apart

/** Returns the upper left corners of the blocks of a row, of a ten apart from the others, and of the first one. */
function cornersOf(row: BlockRow, startOfOnes: number, { x: left, y: top }: Corner) {
  const tens = Array.from({ length: row.tens }, (_, i) => ({ x: left + tensStart(row) + i * step, y: top }))
  const moreTen = { x: left + moreTenStart(row), y: top }
  const firstOne = { x: left + startOfOnes, y: top + lengthOfTen - sideOfOne }
  return {
    hundred: Array.from({ length: row.hundreds ?? 0 }, (_, i) => ({ x: left + i * (lengthOfTen + apart), y: top })),
    ten: row.moreTen === 'present' ? [...tens, moreTen] : tens,
    one: Array.from({ length: row.ones }, (_, i) => ({
      x: firstOne.x + Math.floor(i / onesInColumn) * step,
      y: firstOne.y - (i % onesInColumn) * step,
    })),
    moreTen,
    firstOne,
  }
}

/** Returns the places that have blocks and the ones, which can be empty, with the middle of the blocks of each. */
function columnsIn(placed: readonly ReturnType<typeof cornersOf>[]) {
  return sizes.toReversed().flatMap(({ size, width }, place) => {
    // A hundred above the tens has no column of its own.
    if (size === 'hundred' && placed.length > 1) return []
    const xs = placed.flatMap((corners) => corners[size].map(({ x }) => x))
    if (xs.length === 0 && size === 'one') return [{ place, x: placed[0]!.firstOne.x + (columnsOfTen * step) / 2 - 4 }]
    return xs.length === 0 ? [] : [{ place, x: (Math.min(...xs) + Math.max(...xs) + width) / 2 }]
  })
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
  /** Null for blocks that stay where they are. */
  readonly to: Corner | null
}

/** A dashed ring around the blocks that are swapped, and a dotted arc to the place to which they go. */
function Swap({ corners, size, to }: SwapProps) {
  const [left, right] = [Math.min(...corners.map(({ x }) => x)) - 6, Math.max(...corners.map(({ x }) => x)) + 18]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)) - 6, Math.max(...corners.map(({ y }) => y)) + size + 10]
  const [start, end] = [(left + right) / 2, to && to.x + sideOfOne / 2]
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
      {to && (
        <DottedPath d={`M${start} ${below}C${start} ${below + 44} ${end} ${below + 44} ${end} ${below}`} tone="ink" />
      )}
    </>
  )
}
