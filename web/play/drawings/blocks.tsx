import { type Block, type BlocksLayout, blocksLayout, edge, one } from './blocks-layout.ts'
import type { DrawnProps } from './drawn-props.ts'
import { Fitted, type Room } from './fitted.tsx'

/** In pixels: a few ones are not blown up. */
const largestOne = 28
/** Half the line around a block. */
const margin = 1.25

export function Blocks({ drawn, label }: DrawnProps<'blocks'>) {
  return (
    <Fitted label={label} fine layOut={(room) => framed(blocksLayout(drawn, room), room)}>
      {({ blocks }) => blocks.map((block) => <BlockPicture key={`${block.size} ${block.x} ${block.y}`} {...block} />)}
    </Fitted>
  )
}

/** Around 0, with room for the lines. */
function framed({ blocks, width, height }: BlocksLayout, room: Room): BlocksLayout {
  const least = one / largestOne
  return {
    blocks: blocks.map((block) => ({ ...block, x: block.x - width / 2, y: block.y - height / 2 })),
    width: Math.max(width + 2 * margin, room.width * least),
    height: Math.max(height + 2 * margin, room.height * least),
  }
}

function BlockPicture({ size, x, y, width, height }: Block) {
  const place = { x, y, width, height, rx: 3 }
  const lines = [
    ...gridLines(width).map((at) => `M${x + at} ${y}v${height}`),
    ...gridLines(height).map((at) => `M${x} ${y + at}h${width}`),
  ]
  return (
    <g data-part={size}>
      <rect {...place} y={y + edge} fill="var(--hue-11)" />
      <rect {...place} fill="var(--hue-9)" />
      <path d={lines.join('')} stroke="var(--hue-11)" strokeWidth="1.2" />
      <rect {...place} fill="none" stroke="var(--hue-11)" strokeWidth="2.5" />
    </g>
  )
}

function gridLines(length: number): number[] {
  return Array.from({ length: length / one - 1 }, (_, i) => (i + 1) * one)
}
