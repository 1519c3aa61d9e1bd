import { type Block, blocksLayout, edge, one } from './blocks-layout.ts'
import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'

/** Wider than most blocks: a few ones are not blown up. */
const leastWidth = 320
const leastHeight = 124
const margin = 4

export function Blocks({ drawn, label }: DrawnProps<'blocks'>) {
  const layout = blocksLayout(drawn)
  const width = Math.max(leastWidth, layout.width)
  const height = Math.max(leastHeight, layout.height)
  return (
    <Picture
      label={label}
      look="lettered"
      x={(layout.width - width) / 2 - margin}
      y={-margin}
      width={width + 2 * margin}
      height={height + 2 * margin}
    >
      {layout.blocks.map((block) => (
        <BlockPicture key={`${block.size} ${block.x} ${block.y}`} {...block} />
      ))}
    </Picture>
  )
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
