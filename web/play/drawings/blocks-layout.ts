/** The layout of place-value blocks: hundreds, tens and ones. All lengths are in twelfths of the side of a one. */
import type { Room } from './fitted-picture.tsx'

export interface Block {
  readonly size: 'hundred' | 'ten' | 'one'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface BlocksLayout extends Room {
  readonly blocks: readonly Block[]
}

export interface Blocks {
  readonly hundreds: number
  readonly tens: number
  readonly ones: number
}

/** The side of a one. */
export const sideOfOne = 12
const lengthOfTen = 10 * sideOfOne
/** The gap between two blocks of one size. */
const between = 6
/** The gap between hundreds and tens, and between tens and ones. */
const apart = 18
/** The height of the darker edge below every block. */
export const edge = 4
/** The number of ones in a column. It is five, like the fingers of a hand. */
const inColumn = 5

/** Blocks that stay together. Their positions begin at the top left of the group. */
interface Group extends Room {
  readonly blocks: readonly Block[]
  /** The gap to the group before it on its line. */
  readonly before: number
}

/**
 * Returns the layout with the largest blocks for the room. Like a text, the groups run from left to right and wrap,
 * hundreds first. Every useful line width is tried.
 */
export function blocksLayout(counts: Blocks, room: Room): BlocksLayout {
  const groups = groupsOf(counts)
  const layouts = lineWidths(groups).map((width) => layoutLines(groups, width))
  const scale = ({ width, height }: Room) => Math.min(room.width / width, room.height / height)
  // Among layouts of nearly the same scale, the first is the narrowest.
  return layouts.reduce((best, layout) => (scale(layout) > 1.001 * scale(best) ? layout : best))
}

function groupsOf({ hundreds, tens, ones }: Blocks): Group[] {
  const flat: Block = { size: 'hundred', x: 0, y: 0, width: lengthOfTen, height: lengthOfTen }
  const flats = Array.from({ length: hundreds }, () => groupOf([flat], between))
  const rods = Array.from({ length: tens }, (_, i): Block => {
    return { size: 'ten', x: i * (sideOfOne + between), y: 0, width: sideOfOne, height: lengthOfTen }
  })
  const cubes = Array.from({ length: ones }, (_, i): Block => {
    const [column, row] = [Math.floor(i / inColumn), i % inColumn]
    return {
      size: 'one',
      x: column * (sideOfOne + between),
      y: lengthOfTen - sideOfOne - row * (sideOfOne + between),
      width: sideOfOne,
      height: sideOfOne,
    }
  })
  return [...flats, groupOf(rods, apart), groupOf(cubes, apart)].filter(({ blocks }) => blocks.length > 0)
}

function groupOf(blocks: readonly Block[], before: number): Group {
  return { blocks, before, width: Math.max(0, ...blocks.map(({ x, width }) => x + width)), height: lengthOfTen }
}

/** Returns the line widths at which another group fits on a line, in ascending order. */
function lineWidths(groups: readonly Group[]): number[] {
  const runs = groups.flatMap((_, first) => {
    return groups.slice(first).map((_, i) => lineWidth(groups.slice(first, first + i + 1)))
  })
  const least = Math.max(...groups.map(({ width }) => width))
  return [...new Set(runs)].filter((width) => width >= least).sort((a, b) => a - b)
}

function lineWidth(line: readonly Group[]): number {
  return line.reduce((sum, { width, before }, i) => sum + width + (i === 0 ? 0 : before), 0)
}

function layoutLines(groups: readonly Group[], maxWidth: number): BlocksLayout {
  const lines: Group[][] = []
  for (const group of groups) {
    const line = lines.at(-1)
    if (line && lineWidth([...line, group]) <= maxWidth) line.push(group)
    else lines.push([group])
  }
  const lineHeight = lengthOfTen + edge + between
  const blocks = lines.flatMap((line, row) => {
    return line.flatMap((group, i) => {
      const left = lineWidth(line.slice(0, i + 1)) - group.width
      return group.blocks.map((block) => ({ ...block, x: left + block.x, y: row * lineHeight + block.y }))
    })
  })
  return { blocks, width: Math.max(...lines.map(lineWidth)), height: lines.length * lineHeight - between }
}
