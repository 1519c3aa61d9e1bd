import { type Block, type BlocksLayout, blocksLayout, edge, sideOfOne } from './blocks-layout.ts'
import type { DrawnProps } from './drawn-props.ts'
import { FittedPicture, type Room } from './fitted-picture.tsx'

/** The largest side of a one in pixels, so that a few ones are not huge. */
const largestOne = 44
/** Half the width of the line around a block. */
const margin = 1.25

export function Blocks({ drawn, label }: DrawnProps<'blocks'>) {
  return (
    <FittedPicture label={label} fine layoutFor={(room) => centred(blocksLayout(drawn, room), room)}>
      {({ blocks }) => blocks.map((block) => <BlockPicture key={`${block.size} ${block.x} ${block.y}`} {...block} />)}
    </FittedPicture>
  )
}

/** Returns the layout centred at 0, with a margin for the lines. */
function centred({ blocks, width, height }: BlocksLayout, room: Room): BlocksLayout {
  const least = sideOfOne / largestOne
  return {
    blocks: blocks.map((block) => ({ ...block, x: block.x - width / 2, y: block.y - height / 2 })),
    width: Math.max(width + 2 * margin, room.width * least),
    height: Math.max(height + 2 * margin, room.height * least),
  }
}

/** A block with its lines, in twelfths of the side of a one. */
export function BlockPicture({ size, x, y, width, height }: Block) {
  const extent = { x, y, width, height, rx: 3 }
  const lines = [
    ...gridLines(width).map((at) => `M${x + at} ${y}v${height}`),
    ...gridLines(height).map((at) => `M${x} ${y + at}h${width}`),
  ]
  return (
    <g data-part={size}>
      <rect {...extent} y={y + edge} fill="var(--hue-11)" />
      <rect {...extent} fill="var(--hue-9)" />
      <path d={lines.join('')} stroke="var(--hue-11)" strokeWidth="1.2" />
      <rect {...extent} fill="none" stroke="var(--hue-11)" strokeWidth="2.5" />
    </g>
  )
}

function gridLines(length: number): number[] {
  return Array.from({ length: length / sideOfOne - 1 }, (_, i) => (i + 1) * sideOfOne)
}
