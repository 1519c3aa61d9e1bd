/**
 * Places the length of each side of a shape (docs/product/design.md, "Labels of shapes"). A label is outside its side,
 * in the middle. If another side is near, the labels of all notches go inside, or a label slides along its side. All
 * numbers are in the shape's own units, with x to the right and y downwards.
 */
import type { Point, Shape } from '#maths'

/** A shape with the text of each side, or null for a side without one. Its corners run clockwise. */
export interface LabelledShape extends Pick<Shape, 'corners' | 'joins'> {
  readonly sides: readonly (string | null)[]
  /** The sides whose text is in a box, which needs more room. */
  readonly boxed?: readonly number[]
}

type Line = readonly [Point, Point]

interface Room {
  readonly centre: Point
  readonly width: number
  readonly height: number
}

/** The room of a text. */
export interface Label extends Room {
  readonly text: string
}

/**
 * Font sizes as shares of the shape's longer extent. The smaller ones are for a room in which they can be read. The
 * sides are then longer than their labels.
 */
const sizes = [1 / 8, 1 / 9, 1 / 10, 1 / 11, 1 / 12, 1 / 13, 1 / 14, 1 / 16, 1 / 18] as const
/** The smallest font size that needs no such room. At each of these, a phone writes at least 18 pixels. */
export const leastUsual = sizes[3]

/** Widths of Baloo 2 semi-bold in font sizes, measured and rounded up. */
const widthByCharacter: Readonly<Record<string, number>> = { ' ': 0.27, '.': 0.27, c: 0.47, m: 0.82 }
const digitWidth = 0.6
/** The height of a label in font sizes. No character of "12 cm" reaches below the baseline. */
const height = 0.75
/** The room of a box around a text in font sizes, across and down. */
const boxRoom = [0.7, 0.55] as const
/** The distance from the middle of its own side to the label. A side is at most a quarter of a font size thick. */
const gap = 0.35
/** The distance from the middle of a join to the label. */
const clearOfJoins = 0.2
/** The part of a neighbouring side that is left out, so that a label outside its own side can reach the corner. */
const corner = 0.4
/** The least distance to another label on the same line. Nearer labels would read as one length. */
const clearAcross = 0.6

/** The largest distance from the middle of a side to its label in font sizes. */
const farthest = 2.5

/** The positions that labels can have, and the room that they leave in font sizes. */
interface Care {
  /** The largest distance from the middle of a side to its label, as a share of the side. */
  readonly slide: number
  /** The labels that can be inside: those of all notches together, or any label without room outside. */
  readonly inside?: 'all' | 'any'
  /** The distance from the middle of any other line to the label. */
  readonly lines: number
  /** The least distance to a label above or below. Nearer labels would read as a list beside one side. */
  readonly down: number
}
/** Each label is clearly nearer to its own side than to any other side. The later rules are for shapes without room. */
const nearer = gap + 0.15
/** A label between two sides without more room. */
const hardlyNearer = gap + 0.05
const cares: readonly Care[] = [
  { slide: 0, lines: 0.75, down: 1.5 },
  { slide: 0, lines: 0.75, down: 0.9, inside: 'all' },
  { slide: 0, lines: nearer, down: 0.9, inside: 'all' },
  { slide: 0.2, lines: 0.75, down: 0.9, inside: 'all' },
  { slide: 0, lines: hardlyNearer, down: 0.9, inside: 'all' },
  { slide: 0.35, lines: 0.75, down: 0.6, inside: 'all' },
  { slide: 0.5, lines: hardlyNearer, down: 0.6, inside: 'all' },
  { slide: 0.5, lines: hardlyNearer, down: 0.55, inside: 'any' },
]
/** Each label has a position, even if it overlaps a line or another label. */
const relaxed: Care = { slide: 0.5, inside: 'any', lines: 0.2, down: 0.2 }

/** A label in its position. A label without a free position overlaps a line or another label. */
export interface PlacedLabel extends Label {
  readonly isClear: boolean
}

/** The labels of the sides, and their font size as a share of the shape's longer extent. */
export interface SizedLabels {
  readonly labels: readonly (PlacedLabel | null)[]
  readonly size: number
}

/**
 * Returns the labels in the largest font size in which each has a free position. If there is none, some labels overlap.
 *
 * @param isFit returns whether labels can be in this font size
 * @param some the font sizes to try, as shares of the shape's longer extent
 */
export function largestLabels(
  shape: LabelledShape,
  isFit: (sized: SizedLabels) => boolean,
  some: readonly number[] = sizes,
): SizedLabels {
  for (const care of cares) {
    for (const inside of insides(shape, care)) {
      for (const size of some) {
        const labels = tryLabels(shape, size, care, inside)
        if (labels && isFit({ labels, size })) return { labels, size }
      }
    }
  }
  // At a sixteenth, every label of the composite shapes has room.
  const size = some[7] ?? some[0]!
  return { labels: tryLabels(shape, size, relaxed, [])!, size }
}

/** Returns the sides whose labels can be inside together, from the best choice to the last one. */
function insides({ corners }: LabelledShape, { inside }: Care): readonly (readonly number[])[] {
  const isInward = corners.map((_, i) => turnAt(corners, i) < 0)
  const isNext = (i: number) => isInward[(i + 1) % corners.length]!
  const ofNotches = [...corners.keys()].filter((i) => isInward[i] || isNext(i))
  if (!inside) return [[]]
  // Labels between the two sides of an enclosed notch would read as a list.
  if (isInward.some((inward, i) => inward && isNext(i))) return [ofNotches]
  return [[], ofNotches]
}

/** Returns a negative number if the outline turns to the left at a corner, which then points inwards. */
function turnAt(corners: readonly Point[], i: number): number {
  const [[fromX, fromY], [x, y], [toX, toY]] = [corners.at(i - 1)!, corners[i]!, corners[(i + 1) % corners.length]!]
  return (x - fromX) * (toY - y) - (y - fromY) * (toX - x)
}

/** Returns the label of each side, or null if one has no free position. */
function tryLabels(
  shape: LabelledShape,
  size: number,
  care: Care,
  inside: readonly number[],
): readonly (PlacedLabel | null)[] | null {
  const { corners, joins = [] } = shape
  const em = size * Math.max(extentOf(corners, 0), extentOf(corners, 1))
  const sides = corners.map((from, i): Line => [from, corners[(i + 1) % corners.length]!])
  const othersOf = sides.map((_, own) =>
    sides.flatMap((side, i) => (i === own ? [] : [withoutCorner(side, i, own, sides.length, em)])),
  )
  const choicesAt = (side: Line, i: number) => {
    const text = shape.sides[i]
    if (!text) return []
    const along = (way: number) => labelsAlong(side, text, way, em, shape.boxed?.includes(i) ?? false, care.slide)
    const way = inside.includes(i) ? -1 : 1
    const across = care.inside === 'any' ? along(-way) : []
    return along(way).flatMap((label, at) => (across[at] ? [label, across[at]] : [label]))
  }
  const isFarFromLines = (label: Label, own: number) =>
    !othersOf[own]!.some((line) => touches(label, line, care.lines * em)) &&
    !joins.some((join) => touches(label, join, clearOfJoins * em))
  const isClear = (label: Label, placed: readonly (Label | null)[]) =>
    !placed.some((other) => other && overlap(label, other, clearAcross * em, care.down * em))

  const placed: (PlacedLabel | null)[] = []
  for (const [i, side] of sides.entries()) {
    const choices = choicesAt(side, i)
    const free = choices.find((label) => isFarFromLines(label, i) && isClear(label, placed))
    const label = free ?? choices[0]
    if (label && !free && care !== relaxed) return null
    placed[i] = label ? { ...label, isClear: label === free } : null
  }
  return placed
}

/** Returns a side without the corner that it shares with the side `own`. */
function withoutCorner([from, to]: Line, i: number, own: number, count: number, em: number): Line {
  const share = Math.min(1, (corner * em) / lengthOf([from, to]))
  const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  return [i === (own + 1) % count ? between(from, to) : from, own === (i + 1) % count ? between(to, from) : to]
}

/**
 * Returns labels along a side. The first is at the middle, and the later ones are further away, towards both ends.
 *
 * @param slide the largest distance from the middle as a share of the side
 */
function labelsAlong(
  [[x, y], to]: Line,
  text: string,
  outwards: number,
  em: number,
  isBoxed: boolean,
  slide: number,
): Label[] {
  const length = lengthOf([[x, y], to])
  const [acrossX, acrossY] = [(to[0] - x) / length, (to[1] - y) / length]
  const [normalX, normalY] = [acrossY * outwards, -acrossX * outwards]
  const [besides, above] = isBoxed ? boxRoom : [0, 0]
  const width = em * [...text].reduce((sum, character) => sum + (widthByCharacter[character] ?? digitWidth), besides)
  const away = gap * em + (Math.abs(normalX) * width + Math.abs(normalY) * (height + above) * em) / 2
  const step = 0.15 * em
  const steps = Math.floor(Math.min(length * slide, farthest * em) / step)
  return Array.from({ length: 2 * steps + 1 }, (_, i) => {
    const slid = length / 2 + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * step
    const at = (distance: number): Point => [
      x + acrossX * slid + normalX * distance,
      y + acrossY * slid + normalY * distance,
    ]
    return {
      text,
      centre: at(away),
      width,
      height: (height + above) * em,
    }
  })
}

/** Returns whether a line comes nearer to a label than `clear`. It cuts the line to the label's extent on each axis. */
function touches({ centre, width, height }: Room, [from, to]: Line, clear: number): boolean {
  let [enters, leaves] = [0, 1]
  for (const axis of [0, 1] as const) {
    const half = (axis === 0 ? width : height) / 2 + clear
    const start = from[axis] - centre[axis]
    const run = to[axis] - from[axis]
    if (run === 0) {
      if (Math.abs(start) >= half) return false
      continue
    }
    const [a, b] = [(-half - start) / run, (half - start) / run]
    enters = Math.max(enters, Math.min(a, b))
    leaves = Math.min(leaves, Math.max(a, b))
  }
  return enters < leaves
}

function overlap(a: Room, b: Room, across: number, down: number): boolean {
  return (
    Math.abs(a.centre[0] - b.centre[0]) < (a.width + b.width) / 2 + across &&
    Math.abs(a.centre[1] - b.centre[1]) < (a.height + b.height) / 2 + down
  )
}

/** Returns the width of a shape for axis 0, or its height for axis 1. */
export function extentOf(corners: readonly Point[], axis: 0 | 1): number {
  const values = corners.map((corner) => corner[axis])
  return Math.max(...values) - Math.min(...values)
}

function lengthOf([[x, y], [toX, toY]]: Line): number {
  return Math.hypot(toX - x, toY - y)
}

/** Returns the room of a shape with its labels. Margins are in the units of the shape. */
export function boundsOf(
  corners: readonly Point[],
  labels: readonly (Label | null)[],
  margin: number,
  labelMargin: number,
) {
  const reach = (axis: 0 | 1, size: 'width' | 'height') => {
    const around = [
      ...corners.map((corner) => [corner[axis], margin] as const),
      ...labels.flatMap((label) => (label ? [[label.centre[axis], label[size] / 2 + labelMargin] as const] : [])),
    ]
    const from = Math.min(...around.map(([middle, half]) => middle - half))
    return [from, Math.max(...around.map(([middle, half]) => middle + half)) - from] as const
  }
  const [[x, width], [y, height]] = [reach(0, 'width'), reach(1, 'height')]
  return { x, y, width, height }
}
