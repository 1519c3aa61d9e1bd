/** The nine composite shapes, drawn on a few lines across and down. */
import type { Length } from '../../ask.ts'
import type { Place, Shape, ShapeName } from '../../drawing.ts'
import type { Random } from '../../random.ts'

interface Outline {
  readonly name: ShapeName
  /** Corners clockwise, each as "column row": which of the lines down, which of the lines across. First a side across. */
  readonly corners: string
  readonly join?: string
  /** The gaps between the lines are the same from either end. */
  readonly evenAcross?: true
  readonly evenDown?: true
  /** The least gap as a share of the whole size, so that each side's label finds a place. */
  readonly leastAcross?: number
  /** The most of the first gap down. */
  readonly firstDown?: number
}

const outlines: readonly Outline[] = [
  { name: 'L', corners: '00 10 11 21 22 02' },
  { name: 'T', corners: '00 30 31 21 22 12 11 01', evenAcross: true },
  // Inside a U a label of two figures has no room beside either wall.
  { name: 'U', corners: '00 10 11 21 20 30 32 02', leastAcross: 1 / 4, firstDown: 9 },
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
/** The size of a shape is the most that it measures across or down, in centimetres. */
const smallestSize = 10
const sizes = longest - smallestSize + 1

/** Its sides are this question's own, to be hidden at will. */
type Composite = Shape & { readonly kind: 'shape'; readonly sides: (Length | null)[] }

type Lines = readonly number[]
type Spot = readonly [number, number]

const lengths = Array.from({ length: longest + 1 }, (_, value): Length => [{ value, unit: 'cm' }])

/** For each outline, where its lines can run, by size. */
const prepared = outlines.map((outline) => {
  const spots = spotsIn(outline.corners)
  const across = Math.max(...spots.map(([column]) => column))
  const down = Math.max(...spots.map(([, row]) => row))
  return {
    name: outline.name,
    spots,
    join: outline.join ? spotsIn(outline.join) : null,
    bySize: Array.from({ length: sizes }, (_, i) => ({
      across: linesUpTo(smallestSize + i, across, outline.leastAcross, outline.evenAcross),
      down: linesUpTo(smallestSize + i, down, undefined, outline.evenDown).filter(
        (lines) => lines[1]! <= (outline.firstDown ?? longest),
      ),
    })),
  }
})

/** The longest way round any of them. */
export const longestRound = Math.max(
  ...prepared.flatMap(({ spots, bySize }) =>
    bySize.map(({ across, down }) => {
      const longestOf = (axis: 0 | 1, choices: readonly Lines[]) =>
        Math.max(
          ...choices.map((lines) => spots.reduce((sum, spot, i) => sum + gap(lines, spot, spots.at(i - 1)!, axis), 0)),
        )
      return longestOf(0, across) + longestOf(1, down)
    }),
  ),
)

function gap(lines: Lines, a: Spot, b: Spot, axis: 0 | 1): number {
  return Math.abs(lines[a[axis]]! - lines[b[axis]]!)
}

function spotsIn(text: string): Spot[] {
  return text.split(' ').map((spot) => [Number(spot[0]), Number(spot[1])])
}

/** Every way of laying lines with so many gaps between, the first at 0, the last at most at `size`. */
function linesUpTo(size: number, gaps: number, least = 1 / 6, even = false): Lines[] {
  const narrowest = Math.max(shortest, Math.ceil(size * least))
  let ways: Lines[] = [[0]]
  for (let i = gaps - 1; i >= 0; i--) {
    ways = ways.flatMap((lines) => {
      const from = lines.at(-1)! + narrowest
      const to = size - i * narrowest
      return from > to ? [] : Array.from({ length: to - from + 1 }, (_, more) => [...lines, from + more])
    })
  }
  return even ? ways.filter((lines) => lines[1] === lines.at(-1)! - lines.at(-2)!) : ways
}

/** One of the nine, all sides marked, any way round, and its perimeter in centimetres. */
export function composite(random: Random, at: number): { shape: Composite; round: number } {
  const { name, spots, join, bySize } = prepared[at]!
  const { across, down } = bySize[random.integer(0, sizes - 1)]!
  const columns = mirror(pick(random, across), random.integer(0, 1) === 1)
  const rows = mirror(pick(random, down), random.integer(0, 1) === 1)
  const count = spots.length
  // Mirrored one way only, the corners run anticlockwise; backwards they are clockwise again.
  const backwards = columns[0] === 0 ? rows[0] !== 0 : rows[0] === 0
  const corners: Place[] = []
  for (let i = 0; i < count; i++) corners.push(placeOf(spots[backwards ? count - 1 - i : i]!, columns, rows))
  const sides: (Length | null)[] = []
  let round = 0
  for (let i = 0; i < count; i++) {
    const corner = corners[i]!
    const next = corners[i + 1 === count ? 0 : i + 1]!
    const length = Math.abs(next[0] - corner[0]) + Math.abs(next[1] - corner[1])
    round += length
    sides.push(lengths[length]!)
  }
  if (!join) return { shape: { kind: 'shape', name, corners, sides }, round }
  const joins = [[placeOf(join[0]!, columns, rows), placeOf(join[1]!, columns, rows)] as const]
  return { shape: { kind: 'shape', name, corners, sides, joins }, round }
}

function mirror(lines: Lines, mirrored: boolean): Lines {
  if (!mirrored) return lines
  const last = lines[lines.length - 1]!
  return lines.map((line) => last - line)
}

function placeOf(spot: Spot, columns: Lines, rows: Lines): Place {
  return [columns[spot[0]]!, rows[spot[1]]!]
}

function pick(random: Random, choices: readonly Lines[]): Lines {
  return choices[random.integer(0, choices.length - 1)]!
}
