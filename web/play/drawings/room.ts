import type { Flock } from '#maths'

export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From the centre of an animal to the edge of the picture, in animal widths. */
const around = 0.6

/** The room of a flock, in its middle; as large as those beside it need, so that all animals are of one size. */
export function roomOf(flock: Flock, beside: readonly Flock[] = [flock], leastWidth = 0): Room {
  const own = extentOf(flock)
  const all = [own, ...beside.map(extentOf)]
  const width = Math.max(leastWidth, ...all.map((extent) => extent.width))
  const height = Math.max(...all.map((extent) => extent.height))
  return { x: own.x + (own.width - width) / 2, y: own.y + (own.height - height) / 2, width, height }
}

function extentOf({ places }: Flock): Room {
  if (places.length === 0) return { x: 0, y: 0, width: 2 * around, height: 2 * around }
  const [x, y] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis]!)) - around)
  const [right, bottom] = [0, 1].map((axis) => Math.max(...places.map((place) => place[axis]!)) + around)
  return { x: x!, y: y!, width: right! - x!, height: bottom! - y! }
}
