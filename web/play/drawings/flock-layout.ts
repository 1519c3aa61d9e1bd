/** The layout of animals in a room. They are as large as they can be without touching. */
import type { Flock, Point } from '#maths'
import type { Room } from './fitted-picture.tsx'

/** The height of an animal's picture as a share of its width. */
export const heightRatio = 0.94

/** The largest width of an animal in pixels, so that a single one is not huge. */
const largest = 144
/** The width in pixels from which animals are easy to count. */
const comfortable = 96
/** The least and greatest distance between the centres of two neighbours, as a share of their size. */
const closest = 1.04
const farthest = 1.5

/** The animals of a row whose number is seen at a glance, and the gap behind them in columns. */
const five = 5
const behindFive = 0.35
/** The lengths of rows for rooms in which animals at the points of their question would be small. */
const rowLengths = [five, 2 * five, 4 * five]

/** Points closer than this are on one line, in the question's units. Points of a line differ by half a unit at most. */
const lineTolerance = 0.75
/** The share that is kept of an animal's distance from its line, so that lines can be close. */
const offsetShare = 0.3

export interface FlockLayout extends Room {
  /** The width of an animal, in pixels. */
  readonly size: number
  /** The centres of the animals, in pixels from the middle of the room. */
  readonly centres: readonly Point[]
}

/**
 * Returns the layout of a flock.
 *
 * @param allFlocks all flocks on the screen, each in a room of the same size. Their animals have one size.
 */
export function flockLayout(flock: Flock, room: Room, allFlocks: readonly Flock[] = [flock]): FlockLayout {
  const { arrange, size } = bestArrangement(allFlocks, room)
  const points = arrange(flock)
  const [across, down] = spacing(points, room, size)
  const [middleX, middleY] = [middle(points, 0), middle(points, 1)]
  const centres = points.map(([x, y]) => [(x - middleX) * across, (y - middleY) * down] as const)
  return { ...room, size, centres }
}

/** Returns the largest useful height for a flock in a room of this width. */
export function heightOf(flock: Flock, width: number): number {
  const room = { width, height: Infinity }
  const points = inLines(flock)
  const size = largestSize(points, room)
  const [top, bottom] = ends(points, 1)
  return (bottom - top) * spacing(points, room, size)[1] + size * heightRatio
}

type Arrangement = (flock: Flock) => readonly Point[]

/** The points of the question, then rows with a gap behind each five animals. */
const arrangements: readonly Arrangement[] = [inLines, ...rowLengths.map(inRowsOf)]

/** Returns the first arrangement whose animals are easy to count, or the one with the largest animals. */
function bestArrangement(flocks: readonly Flock[], room: Room): { arrange: Arrangement; size: number } {
  let best = { arrange: arrangements[0]!, size: 0 }
  for (const arrange of arrangements) {
    const size = Math.min(...flocks.map((flock) => largestSize(arrange(flock), room)))
    if (size > best.size) best = { arrange, size }
    if (size >= comfortable) break
  }
  return best
}

function inRowsOf(length: number): Arrangement {
  return ({ places: points }) =>
    points.map((_, i) => {
      const column = i % length
      return [column + behindFive * Math.floor(column / five), Math.floor(i / length)]
    })
}

/** Returns the points on a grid of lines 1 apart, without empty lines. */
function inLines({ places: points }: Flock): Point[] {
  const [columns, rows] = [linesOf(points, 0), linesOf(points, 1)]
  return points.map(([x, y]) => [columns(x), rows(y)])
}

function linesOf(points: readonly Point[], axis: number): (value: number) => number {
  const lines: number[][] = []
  for (const value of points.map((point) => point[axis]!).sort((a, b) => a - b)) {
    const line = lines.at(-1)
    if (line && value - line[0]! < lineTolerance) line.push(value)
    else lines.push([value])
  }
  return (value) => {
    const number = lines.findIndex((line) => line.includes(value))
    const line = lines[number]!
    return number + offsetShare * (value - (line[0]! + line.at(-1)!) / 2)
  }
}

/** Returns the largest size at which the animals do not touch, found by bisection. */
function largestSize(points: readonly Point[], room: Room): number {
  if (isApart(points, room, largest)) return largest
  let [fits, tooLarge] = [0, largest]
  while (tooLarge - fits > 0.25) {
    const size = (fits + tooLarge) / 2
    if (isApart(points, room, size)) fits = size
    else tooLarge = size
  }
  return fits
}

function isApart(points: readonly Point[], room: Room, size: number): boolean {
  if (size > room.width || size * heightRatio > room.height) return false
  const [across, down] = spacing(points, room, size)
  const near = size * closest
  return points.every(([x, y], i) =>
    points.every(([otherX, otherY], j) => {
      return j <= i || Math.abs(otherX - x) * across >= near || Math.abs(otherY - y) * down >= near * heightRatio
    }),
  )
}

/** Returns the pixels between two lines, across and down, for animals of this size. */
function spacing(points: readonly Point[], { width, height }: Room, size: number): [number, number] {
  const [left, right] = ends(points, 0)
  const [top, bottom] = ends(points, 1)
  return [
    Math.min(farthest * size, (width - size) / (right - left || 1)),
    Math.min(farthest * size * heightRatio, (height - size * heightRatio) / (bottom - top || 1)),
  ]
}

function middle(points: readonly Point[], axis: number): number {
  const [low, high] = ends(points, axis)
  return (low + high) / 2
}

function ends(points: readonly Point[], axis: number): [number, number] {
  const values = points.map((point) => point[axis]!)
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}
