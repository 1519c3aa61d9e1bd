import type { Blocks } from '#maths/solve'
import { BlockPicture } from '../../../drawings/blocks.tsx'
import { type Block, sideOfOne } from '../../../drawings/blocks-layout.ts'
import type { PictureProps } from '../picture-table.ts'
import { lengthOfTen, lyingBlocks, standingBlocks } from './block-groups.ts'
import { Canvas } from './canvas.tsx'
import { DottedPath } from './marks.tsx'

const margin = 8
/** The room below standing blocks for the way of a swap. */
const way = 40
/** The least room of standing and of lying blocks, so that a few of them are not huge. */
const [leastWidth, leastHeight] = [340, 152]

/**
 * Place-value blocks: a group for each number, or one group for all of them. Tens lie if another picture is beside
 * them, because they are larger then.
 */
export function BlocksPicture({ drawing, room }: PictureProps<Blocks>) {
  const { rows, taken, swap } = drawing
  const isLying = room === 'half'
  const { groups, across, down } = isLying ? lyingBlocks(drawing) : standingBlocks(rows)
  const last = groups.at(-1)!
  const [width, height] = isLying
    ? [across + margin, Math.max(leastHeight, down + 2 * margin)]
    : [Math.max(leastWidth, across + 2 * margin), down + 2 * margin + way]
  const top = (height - down - (swap && !isLying ? way : 0)) / 2
  const crossedOut = [
    ...last.tens.slice(last.tens.length - taken.tens),
    ...last.ones.slice(last.ones.length - taken.ones),
  ]
  return (
    <Canvas width={width} height={height}>
      <g transform={`translate(${(width - across) / 2} ${top})`}>
        {groups
          .flatMap(({ hundreds, tens, ones }) => [...hundreds, ...tens, ...ones])
          .map((block) => (
            <BlockPicture key={keyOf(block)} {...block} />
          ))}
        {crossedOut.map((block) => (
          <Strike key={keyOf(block)} {...block} />
        ))}
        {isLying && swap === 'tenToOnes' && last.ones.length === 0 && (
          <Empty x={0} y={last.nextOne.y} width={lengthOfTen} height={sideOfOne} />
        )}
        {swap === 'onesToTen' && isLying && <Empty {...last.moreTen} />}
        {swap === 'onesToTen' && <Swap blocks={last.ones.slice(0, 10)} to={last.moreTen} isLying={isLying} />}
        {swap === 'tenToOnes' && <Swap blocks={last.tens.slice(-1)} to={last.nextOne} isLying={isLying} />}
        {swap === 'tensToHundred' && <Swap blocks={groups[0]!.tens} to={null} isLying={isLying} />}
      </g>
    </Canvas>
  )
}

const keyOf = ({ size, x, y }: Block) => `${size} ${x} ${y}`

/** A line through a block that is taken away. */
function Strike({ x, y, width, height }: Block) {
  // A ten has it in its middle.
  const half = { x: Math.min(width / 2, sideOfOne / 2) + 1.5, y: Math.min(height / 2, 14) + 3 }
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (
    <path
      d={`M${middleX - half.x} ${middleY + half.y}L${middleX + half.x} ${middleY - half.y}`}
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  )
}

interface SwapProps {
  readonly blocks: readonly Block[]
  /** Null for blocks that stay where they are. */
  readonly to: Block | null
  readonly isLying: boolean
}

/** A dashed ring around the blocks that are swapped, and a dotted arc to the position to which they go. */
function Swap({ blocks, to, isLying }: SwapProps) {
  const rim = isLying ? { before: 3, after: 4.5 } : { before: 6, after: 10 }
  const left = Math.min(...blocks.map(({ x }) => x)) - rim.before
  const top = Math.min(...blocks.map(({ y }) => y)) - rim.before
  const right = Math.max(...blocks.map(({ x, width }) => x + width)) + rim.before
  const bottom = Math.max(...blocks.map(({ y, height }) => y + height)) + rim.after
  return (
    <>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={isLying ? 5 : 9}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={isLying ? 3 : 4}
        strokeDasharray={isLying ? '7 5' : '10 8'}
      />
      {to && !isLying && <DottedPath d={wayBelow((left + right) / 2, bottom + 6, to)} tone="ink" />}
      {to && isLying && <LyingWay d={wayBeside(right, top, bottom, to)} />}
    </>
  )
}

/** Returns the way below standing blocks. */
function wayBelow(x: number, y: number, to: Block): string {
  const end = to.x + to.width / 2
  return `M${x} ${y}C${x} ${y + 44} ${end} ${y + 44} ${end} ${y}`
}

/** Returns the way from a row of ones up to the end of a ten, or from a ten down to the end of a row of ones. */
function wayBeside(right: number, top: number, bottom: number, to: Block): string {
  const [start, bend, end] = [(top + bottom) / 2, lengthOfTen + 2.5 * sideOfOne, to.y + to.height / 2]
  return `M${right + 7} ${start}C${bend} ${start} ${bend} ${end} ${lengthOfTen + 9} ${end}`
}

function LyingWay({ d }: { readonly d: string }) {
  return <path d={d} fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" strokeDasharray=".1 7" />
}

/** The positions of blocks that are not there yet. */
function Empty({ x, y, width, height }: Pick<Block, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <rect
      {...{ x, y, width, height }}
      rx="3"
      fill="none"
      stroke="var(--hue-7)"
      strokeWidth="2.5"
      strokeDasharray="7 5"
    />
  )
}
