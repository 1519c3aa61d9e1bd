/** Where place-value blocks stand: hundreds, tens and ones, in twelfths of the side of a one. */
import type { Room } from './fitted.tsx'

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
export const one = 12
const ten = 10 * one
const between = 6
/** From hundreds to tens and from tens to ones. */
const apart = 18
/** Below every block lies its darker edge. */
export const edge = 4
/** Ones stand on each other up to five, as fingers do. */
const inColumn = 5

/** Blocks that stay together, from their own top left. */
interface Group extends Room {
  readonly blocks: readonly Block[]
  /** What stands before it on its line stands so far off. */
  readonly before: number
}

/**
 * The blocks as large as the room lets them be: written from left to right like a text, hundreds first, on lines of every
 * width that there might be.
 */
export function blocksLayout(counts: Blocks, room: Room): BlocksLayout {
  const groups = groupsOf(counts)
  const layouts = lineWidths(groups).map((most) => onLines(groups, most))
  const scale = ({ width, height }: Room) => Math.min(room.width / width, room.height / height)
  // The first of the largest is the narrowest.
  return layouts.reduce((best, layout) => (scale(layout) > 1.001 * scale(best) ? layout : best))
}

function groupsOf({ hundreds, tens, ones }: Blocks): Group[] {
  const flat: Block = { size: 'hundred', x: 0, y: 0, width: ten, height: ten }
  const flats = Array.from({ length: hundreds }, () => groupOf([flat], between))
  const rods = Array.from({ length: tens }, (_, i): Block => {
    return { size: 'ten', x: i * (one + between), y: 0, width: one, height: ten }
  })
  const cubes = Array.from({ length: ones }, (_, i): Block => {
    const [column, row] = [Math.floor(i / inColumn), i % inColumn]
    return { size: 'one', x: column * (one + between), y: ten - one - row * (one + between), width: one, height: one }
  })
  return [...flats, groupOf(rods, apart), groupOf(cubes, apart)].filter(({ blocks }) => blocks.length > 0)
}

function groupOf(blocks: readonly Block[], before: number): Group {
  return { blocks, before, width: Math.max(0, ...blocks.map(({ x, width }) => x + width)), height: ten }
}

/** The widths at which another group comes onto a line, from the widest group's on. */
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

function onLines(groups: readonly Group[], most: number): BlocksLayout {
  const lines: Group[][] = []
  for (const group of groups) {
    const line = lines.at(-1)
    if (line && lineWidth([...line, group]) <= most) line.push(group)
    else lines.push([group])
  }
  const lineHeight = ten + edge + between
  const blocks = lines.flatMap((line, row) => {
    return line.flatMap((group, i) => {
      const left = lineWidth(line.slice(0, i + 1)) - group.width
      return group.blocks.map((block) => ({ ...block, x: left + block.x, y: row * lineHeight + block.y }))
    })
  })
  return { blocks, width: Math.max(...lines.map(lineWidth)), height: lines.length * lineHeight - between }
}
