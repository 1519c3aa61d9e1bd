/** The nine composite shapes. Their corners are on a few lines across and down. */

import type { Point, Shape, ShapeName } from '../../../drawing.ts'
import type { Length } from '../../../quantity.ts'
import type { Random } from '../../../random.ts'

interface Outline {
  readonly name: ShapeName
  /** The corners clockwise, each as the indices of its column and its row. The first side runs across. */
  readonly corners: string
  readonly join?: string
  /** Whether the gaps between the lines are the same from either end. */
  readonly evenAcross?: true
  readonly evenDown?: true
  /** The least gap as a share of the whole size, so that there is space for the label of each side. */
  readonly leastAcross?: number
  /** The largest value of the first gap down. */
  readonly mostFirstDown?: number
}

const outlines: readonly Outline[] = [
  { name: 'L', corners: '00 10 11 21 22 02' },
  { name: 'T', corners: '00 30 31 21 22 12 11 01', evenAcross: true },
  // Inside a U there is no space for a label of two digits at either side.
  { name: 'U', corners: '00 10 11 21 20 30 32 02', leastAcross: 1 / 4, mostFirstDown: 9 },
  { name: 'Z', corners: '00 20 21 31 32 12 11 01' },
  { name: 'plus', corners: '10 20 21 31 32 22 23 13 12 02 01 11', evenAcross: true, evenDown: true },
  { name: 'steps', corners: '00 10 11 21 22 32 33 03' },
  { name: 'notch', corners: '00 20 21 11 12 22 23 03' },
  { name: 'rectanglesSideBySide', corners: '00 10 11 21 22 12 13 03', join: '11 12' },
  { name: 'rectanglesStacked', corners: '10 20 21 31 32 02 01 11', join: '11 21' },
]

export const compositeNames = outlines.map(({ name }) => name)

/** A side is 2 to 20 cm long in Length 3.1 (docs/product/curriculum.md, "Length"). */
const shortest = 2
const longest = 20
/** The size of a shape is the larger of its width and its height, in centimetres. */
const smallestSize = 10
const sizes = longest - smallestSize + 1

/** A shape with a list of sides of its own, so that a level can hide some of them. */
type Composite = Shape & { readonly kind: 'shape'; readonly sides: (Length | null)[] }

type Lines = readonly number[]
/** The indices of a column and of a row. */
type GridPoint = readonly [number, number]

const lengths = Array.from({ length: longest + 1 }, (_, value): Length => [{ value, unit: 'cm' }])

/** The possible positions of the lines of each outline, by size. */
const prepared = outlines.map((outline) => {
  const points = gridPointsIn(outline.corners)
  const across = Math.max(...points.map(([column]) => column))
  const down = Math.max(...points.map(([, row]) => row))
  return {
    name: outline.name,
    points,
    join: outline.join ? gridPointsIn(outline.join) : null,
    bySize: Array.from({ length: sizes }, (_, i) => ({
      across: linesUpTo(smallestSize + i, across, outline.leastAcross, outline.evenAcross),
      down: linesUpTo(smallestSize + i, down, undefined, outline.evenDown).filter(
        (lines) => lines[1]! <= (outline.mostFirstDown ?? longest),
      ),
    })),
  }
})

/** The longest perimeter of all shapes. */
export const longestPerimeter = Math.max(
  ...prepared.flatMap(({ points, bySize }) =>
    bySize.map(({ across, down }) => {
      const longestOf = (axis: 0 | 1, choices: readonly Lines[]) =>
        Math.max(
          ...choices.map((lines) =>
            points.reduce((sum, point, i) => sum + gap(lines, point, points.at(i - 1)!, axis), 0),
          ),
        )
      return longestOf(0, across) + longestOf(1, down)
    }),
  ),
)

function gap(lines: Lines, a: GridPoint, b: GridPoint, axis: 0 | 1): number {
  return Math.abs(lines[a[axis]]! - lines[b[axis]]!)
}

function gridPointsIn(text: string): GridPoint[] {
  return text.split(' ').map((point) => [Number(point[0]), Number(point[1])])
}

/** Returns every list of lines with this number of gaps. The first line is at 0, and the last is at most at `size`. */
function linesUpTo(size: number, gaps: number, least = 1 / 6, even = false): Lines[] {
  const narrowest = Math.max(shortest, Math.ceil(size * least))
  let choices: Lines[] = [[0]]
  for (let i = gaps - 1; i >= 0; i--) {
    choices = choices.flatMap((lines) => {
      const from = lines.at(-1)! + narrowest
      const to = size - i * narrowest
      return from > to ? [] : Array.from({ length: to - from + 1 }, (_, more) => [...lines, from + more])
    })
  }
  return even ? choices.filter((lines) => lines[1] === lines.at(-1)! - lines.at(-2)!) : choices
}

/** Returns a composite shape with all sides marked, mirrored at random, and its perimeter in centimetres. */
export function composite(random: Random, outline: number): { shape: Composite; perimeter: number } {
  const { name, points, join, bySize } = prepared[outline]!
  const { across, down } = bySize[random.integer(0, sizes - 1)]!
  const columns = mirror(pick(random, across), random.integer(0, 1) === 1)
  const rows = mirror(pick(random, down), random.integer(0, 1) === 1)
  const count = points.length
  // Mirrored in one direction only, the corners run anticlockwise. In reverse order they run clockwise again.
  const backwards = columns[0] === 0 ? rows[0] !== 0 : rows[0] === 0
  const corners: Point[] = []
  for (let i = 0; i < count; i++) corners.push(pointAt(points[backwards ? count - 1 - i : i]!, columns, rows))
  const sides: (Length | null)[] = []
  let perimeter = 0
  for (let i = 0; i < count; i++) {
    const corner = corners[i]!
    const next = corners[i + 1 === count ? 0 : i + 1]!
    const length = Math.abs(next[0] - corner[0]) + Math.abs(next[1] - corner[1])
    perimeter += length
    sides.push(lengths[length]!)
  }
  if (!join) return { shape: { kind: 'shape', name, corners, sides }, perimeter }
  const joins = [[pointAt(join[0]!, columns, rows), pointAt(join[1]!, columns, rows)] as const]
  return { shape: { kind: 'shape', name, corners, sides, joins }, perimeter }
}

function mirror(lines: Lines, mirrored: boolean): Lines {
  if (!mirrored) return lines
  const last = lines[lines.length - 1]!
  return lines.map((line) => last - line)
}

function pointAt(point: GridPoint, columns: Lines, rows: Lines): Point {
  return [columns[point[0]]!, rows[point[1]]!]
}

function pick(random: Random, choices: readonly Lines[]): Lines {
  return choices[random.integer(0, choices.length - 1)]!
}
