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
 * Lying place-value blocks: those that are not shared yet, and beside them the shares in frames. All steps have the
 * room of the first blocks, of those that are swapped, and of a full share.
 */
export function SharedBlocksPicture({ drawing: { rows, swap, of = 0, among = 1 } }: PictureProps<Blocks>) {
  const [tens, ones] = [Math.floor(of / 10), of % 10]
  const each = Math.floor(of / among)
  const full = blocksOf({ tens: Math.floor(each / 10), ones: each % 10 }, true)
  const first = [...blocksOf({ tens, ones }), ...blocksOf({ tens: 0, ones: 10 * (tens % among) + ones })]
  const columns = among > mostInColumn ? 2 : 1
  const [across, down] = [Math.max(...full.map(rightOf)) + 2 * padding + gap, heightOf(full) + 2 * padding + gap]
  const left = lengthOfTen + beside
  const lines = Math.ceil(among / columns)
  return (
    <Canvas
      left={-margin}
      width={left + columns * across - gap + 2 * margin}
      height={Math.max(heightOf(first), lines * down - gap) + 2 * margin}
    >
      <g transform={`translate(0 ${margin})`}>
        {blocksOf(rows[0]!).map(drawBlock)}
        {swap && (
          <rect
            x="-4"
            y="-4"
            width={lengthOfTen + 8}
            height={rows[0]!.tens * stepDown + 6}
            rx="5"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeDasharray="7 5"
          />
        )}
        {Array.from({ length: among }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shares stay in their order
          <g key={i} transform={`translate(${left + (i % columns) * across} ${Math.floor(i / columns) * down})`}>
            <rect
              width={across - gap}
              height={down - gap}
              rx="9"
              fill="var(--sheet)"
              stroke="var(--hue-11)"
              strokeWidth="2.5"
            />
            <g transform={`translate(${padding} ${padding})`}>{rows[1] && blocksOf(rows[1], true).map(drawBlock)}</g>
          </g>
        ))}
      </g>
    </Canvas>
  )
}

const rightOf = ({ x, width }: Block) => x + width
const heightOf = (blocks: readonly Block[]) => Math.max(...blocks.map(({ y }) => y)) + stepDown

/** Returns tens below each other. Ones are in rows of ten below them, or in rows of five beside the tens of a share. */
function blocksOf({ tens, ones }: BlockRow, isShare = false): Block[] {
  const isBeside = isShare && tens > 0
  const inRow = isBeside ? 5 : 10
  const [left, top] = isBeside ? [lengthOfTen + apart, 0] : [0, tens > 0 ? tens * stepDown + apart : 0]
  return [
    ...Array.from({ length: tens }, (_, i): Block => {
      return { size: 'ten', x: 0, y: i * stepDown, width: lengthOfTen, height: sideOfOne }
    }),
    ...Array.from({ length: ones }, (_, i): Block => {
      const [x, y] = [left + (i % inRow) * stepAcross, top + Math.floor(i / inRow) * stepDown]
      return { size: 'one', x, y, width: one, height: one }
    }),
  ]
}

const drawBlock = (block: Block) => <BlockPicture key={`${block.x} ${block.y}`} {...block} />
