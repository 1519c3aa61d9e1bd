/** Where animals stand in the room they get: as large as they can be without touching. */
import type { Flock, Point } from '#maths'
import type { Room } from './fitted.tsx'

/** The height of an animal's picture by its width. */
export const tall = 0.94

/** In pixels: a single animal is not blown up. */
const largest = 104
const comfortable = 40
/** From one animal to the next, and from one line of them to the next, by their size. */
const closest = 1.04
const farthest = 1.5

/** From a line of animals to the next fold of their rows, in lines. */
const betweenFolds = 1.35

/** Places nearer to each other than this, in the question's units, are of one line: those of a line differ by half at most. */
const sameLine = 0.75
/** How much of an animal's way off its line is left, so that lines come close. */
const offLine = 0.3

export interface FlockLayout extends Room {
  /** The width of an animal, in pixels. */
  readonly size: number
  /** Their centres, in pixels from the middle of the room. */
  readonly centres: readonly Point[]
}

/** @param beside all flocks on the screen, each in as much room: their animals are of one size. */
export function flockLayout(flock: Flock, room: Room, beside: readonly Flock[] = [flock]): FlockLayout {
  const chosen = beside.map((other) => chosenFolding(other, room))
  const size = Math.min(...chosen.map((places) => largestSize(places, room)))
  const places = chosen[beside.indexOf(flock)] ?? chosenFolding(flock, room)
  const [across, down] = stretch(places, room, size)
  const [middleX, middleY] = [middle(places, 0), middle(places, 1)]
  const centres = places.map(([x, y]) => [(x - middleX) * across, (y - middleY) * down] as const)
  return { ...room, size, centres }
}

/** The height beyond which room of this width is of no more use to a flock. */
export function heightOf(flock: Flock, width: number): number {
  const room = { width, height: Infinity }
  const places = inLines(flock)
  const size = largestSize(places, room)
  const [top, bottom] = ends(places, 1)
  return (bottom - top) * stretch(places, room, size)[1] + size * tall
}

/** As the question has it; where animals would be too small to be counted well, folded as makes them largest. */
function chosenFolding(flock: Flock, room: Room): readonly Point[] {
  let best: { places: readonly Point[]; size: number } = { places: [], size: 0 }
  for (const places of foldings(flock)) {
    const size = largestSize(places, room)
    if (size > best.size) best = { places, size }
    if (size >= comfortable) break
  }
  return best.places
}

/** As the question has it, and with so many of its rows at a time beside the ones before, where the room is low. */
function foldings(flock: Flock): Point[][] {
  const places = inLines(flock)
  const rows = Math.round(ends(places, 1)[1]) + 1
  const beside = ends(places, 0)[1] + betweenFolds
  return Array.from({ length: rows }, (_, folds) => {
    const inFold = Math.ceil(rows / (folds + 1))
    return places.map(([x, y]) => {
      const fold = Math.floor(Math.round(y) / inFold)
      return [x + fold * beside, y - fold * inFold] as const
    })
  })
}

/** Places in lines 1 apart, across and down, without the lines that nothing stands on. */
function inLines({ places }: Flock): Point[] {
  const [columns, rows] = [linesOf(places, 0), linesOf(places, 1)]
  return places.map(([x, y]) => [columns(x), rows(y)])
}

function linesOf(places: readonly Point[], axis: number): (value: number) => number {
  const lines: number[][] = []
  for (const value of places.map((place) => place[axis]!).sort((a, b) => a - b)) {
    const line = lines.at(-1)
    if (line && value - line[0]! < sameLine) line.push(value)
    else lines.push([value])
  }
  return (value) => {
    const number = lines.findIndex((line) => line.includes(value))
    const line = lines[number]!
    return number + offLine * (value - (line[0]! + line.at(-1)!) / 2)
  }
}

/** By halving: what is too large for a room stays so. */
function largestSize(places: readonly Point[], room: Room): number {
  if (standsApart(places, room, largest)) return largest
  let [fits, tooLarge] = [0, largest]
  while (tooLarge - fits > 0.25) {
    const size = (fits + tooLarge) / 2
    if (standsApart(places, room, size)) fits = size
    else tooLarge = size
  }
  return fits
}

function standsApart(places: readonly Point[], room: Room, size: number): boolean {
  if (size > room.width || size * tall > room.height) return false
  const [across, down] = stretch(places, room, size)
  const near = size * closest
  return places.every(([x, y], i) =>
    places.every(([otherX, otherY], j) => {
      return j <= i || Math.abs(otherX - x) * across >= near || Math.abs(otherY - y) * down >= near * tall
    }),
  )
}

/** Pixels from one line to the next, across and down, where animals are of this size. */
function stretch(places: readonly Point[], { width, height }: Room, size: number): [number, number] {
  const [left, right] = ends(places, 0)
  const [top, bottom] = ends(places, 1)
  return [
    Math.min(farthest * size, (width - size) / (right - left || 1)),
    Math.min(farthest * size * tall, (height - size * tall) / (bottom - top || 1)),
  ]
}

function middle(places: readonly Point[], axis: number): number {
  const [low, high] = ends(places, axis)
  return (low + high) / 2
}

function ends(places: readonly Point[], axis: number): [number, number] {
  const values = places.map((place) => place[axis]!)
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}
