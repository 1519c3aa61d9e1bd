import type { BlockRow, Blocks } from '#maths/solve'
import { BlockPicture } from '../../../drawings/blocks.tsx'
import { type Block, sideOfOne } from '../../../drawings/blocks-layout.ts'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'

const lengthOfTen = 10 * sideOfOne
/** The side of a one, and the distances between two ones and between two bars. */
const [one, stepAcross, stepDown] = [10.5, 11.5, 17]
/** The gap between tens and ones, and between the first blocks and the shares. */
const [apart, beside] = [8, 20]
/** The room around the blocks of a frame, and the gap between two frames. */
const [padding, gap] = [7, 6]
const margin = 6
/** The frames up to which they are all below each other. */
const mostInColumn = 5

/**
 * Lying place-value blocks: those that are not shared yet, and beside them the shares in frames. All steps have the room
 * of the first blocks, of those that are swapped, and of a full share.
 */
export function SharedBlocksPicture({ drawing: { rows, swap, of = 0, among = 1 } }: PictureProps<Blocks>) {
  const [rest, share] = [rows[0]!, rows[1] ?? { tens: 0, ones: 0 }]
  const [first, full] = [placesOf(of), placesOf(Math.floor(of / among))]
  const swapped = { tens: 0, ones: 10 * (first.tens % among) + first.ones }
  const high = Math.max(heightOf(first, 'below'), heightOf(swapped, 'below'))
  const columns = among > mostInColumn ? 2 : 1
  const frame = { width: widthOf(full) + 2 * padding, height: heightOf(full, 'beside') + 2 * padding }
  const left = margin + lengthOfTen + beside
  const framesHigh = Math.ceil(among / columns) * (frame.height + gap) - gap
  const width = left + columns * (frame.width + gap) - gap + margin
  return (
    <Canvas width={width} height={Math.max(high, framesHigh) + 2 * margin}>
      {blocksOf(rest, 'below', margin, margin).map(drawBlock)}
      {swap && (
        <rect
          x={margin - 4}
          y={margin - 4}
          width={lengthOfTen + 8}
          height={rest.tens * stepDown + 6}
          rx="5"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray="7 5"
        />
      )}
      {Array.from({ length: among }, (_, i) => {
        const x = left + (i % columns) * (frame.width + gap)
        const y = margin + Math.floor(i / columns) * (frame.height + gap)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shares stay in their order
          <g key={i}>
            <rect {...{ x, y, ...frame }} rx="9" fill="var(--sheet)" stroke="var(--hue-11)" strokeWidth="2.5" />
            {blocksOf(share, 'beside', x + padding, y + padding).map(drawBlock)}
          </g>
        )
      })}
    </Canvas>
  )
}

/** The position of ones: below the tens, or beside them. */
type Ones = 'below' | 'beside'

const placesOf = (number: number): BlockRow => ({ tens: Math.floor(number / 10), ones: number % 10 })
/** Ones are in rows of ten, or of five beside tens. */
const inRow = ({ tens }: BlockRow, at: Ones) => (at === 'beside' && tens > 0 ? 5 : 10)
const linesOfOnes = (row: BlockRow, at: Ones) => Math.ceil(row.ones / inRow(row, at))
const startOfOnes = ({ tens }: BlockRow) => (tens > 0 ? lengthOfTen + apart : 0)
const widthOf = (row: BlockRow) =>
  Math.max(row.tens > 0 ? lengthOfTen : 0, startOfOnes(row) + Math.min(row.ones, inRow(row, 'beside')) * stepAcross)

function heightOf(row: BlockRow, at: Ones): number {
  const lines = linesOfOnes(row, at)
  return at === 'beside' ? Math.max(row.tens, lines) * stepDown : (row.tens + lines) * stepDown + apart
}

function blocksOf(row: BlockRow, at: Ones, left: number, top: number): Block[] {
  const { tens, ones } = row
  const [startX, startY] =
    at === 'beside' ? [left + startOfOnes(row), top] : [left, top + tens * stepDown + (tens > 0 ? apart : 0)]
  return [
    ...Array.from({ length: tens }, (_, i): Block => {
      return { size: 'ten', x: left, y: top + i * stepDown, width: lengthOfTen, height: sideOfOne }
    }),
    ...Array.from({ length: ones }, (_, i): Block => {
      const [column, line] = [i % inRow(row, at), Math.floor(i / inRow(row, at))]
      return { size: 'one', x: startX + column * stepAcross, y: startY + line * stepDown, width: one, height: one }
    }),
  ]
}

const drawBlock = (block: Block) => <BlockPicture key={`${block.x} ${block.y}`} {...block} />
