/**
 * Places the length of each side of a shape (docs/product/design.md, "Labels of shapes"). A label is outside its side.
 * If another side is near, as in a notch, it slides along its side. If that fails, it goes inside. Labels of short
 * sides are placed first. All numbers are in the shape's own units, with x to the right and y downwards.
 */
import type { Point, Shape } from '#maths'

/** A shape with the text of each side, or null for a side without one. */
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

/** The room of a text and its line. */
export interface Label extends Room {
  readonly text: string
  /** A short line from the side to a label that has no room next to it. */
  readonly leader?: Line
}

/** Widths of Baloo 2 semi-bold in font sizes, measured and rounded up. */
const widthByCharacter: Readonly<Record<string, number>> = { ' ': 0.27, '.': 0.27, c: 0.47, k: 0.6, m: 0.82 }
const digitWidth = 0.6
/** The height of a label in font sizes. No character of "12 cm" reaches below the baseline. */
const height = 0.75
/** The room of a box around a text in font sizes, across and down. */
const boxRoom = [0.7, 0.55] as const
/** The distance from the middle of its own side to the label. A side is at most a quarter of a font size thick. */
const gap = 0.35
/** The distance from the middle of a join to the label. */
export const clearOfJoins = 0.2
/** The part of a neighbouring side that is left out, so that a label outside its own side can reach the corner. */
const corner = 0.4
/** The least distance to another label on the same line. Nearer labels would read as one length. */
const clearAcross = 0.6

/** The lengths of leader lines in font sizes. */
const leaders = [0.8, 1.3, 1.9] as const

/** The room that labels leave in font sizes, and the positions that they can have. */
interface Care {
  /** Whether a label without room outside can be inside. */
  readonly inside?: boolean
  /** The preferred distance from any other line. For it, a label is rather inside. */
  readonly clear?: number
  /** The part of its side, around its middle, where a label without room can have a leader line. */
  readonly leaders?: number
  /** The distance from the middle of any other line to the label. */
  readonly lines: number
  /** The least distance to a label above or below. Nearer labels would read as a list beside one side. */
  readonly down: number
}
/** Each label is clearly nearer to its own side than to any other side. The later rules are for shapes without room. */
const nearer = gap + 0.15
export const strict: Care = { lines: nearer, down: 0.9 }
/** The preferred distance from any other line. In a notch between two sides, a label with less of it is unclear. */
const clear = 0.75
const relaxed: Care = { inside: true, lines: 0.2, down: 0.2 }

/** The labels of the sides. A label without a free position overlaps a line or another label. */
interface PlacedLabels {
  readonly labels: readonly (Label | null)[]
  readonly isClear: boolean
}

/** Placed labels, and their font size as a share of the shape's longer extent. */
export interface SizedLabels extends PlacedLabels {
  readonly size: number
}

/** The rules for labels in a font size, which is a share of the shape's longer extent. */
interface SizedCare {
  readonly care: Care
  readonly size: number
}

/** The rules for labels, in the order of preference. */
interface LabelRules {
  readonly tries: readonly SizedCare[]
  /** The font size for a shape whose labels have no free positions. */
  readonly smallest: number
}

const preferred: readonly Care[] = [
  { lines: clear, down: 1.5 },
  { lines: clear, down: 1.5, inside: true },
  { lines: clear, down: 0.9, inside: true },
  { ...strict, inside: true, clear },
]

/** The labels of a question. At each of the sizes, a phone writes at least 18 pixels. */
const ofQuestions: LabelRules = {
  tries: [
    ...preferred,
    { leaders: 1, lines: nearer, down: 0.6 },
    { leaders: 1, inside: true, lines: gap + 0.05, down: 0.55 },
  ].flatMap((care) => [1 / 8, 1 / 9, 1 / 10, 1 / 11].map((size) => ({ care, size }))),
  smallest: 1 / 12,
}

/** The largest labels of enlarged text, which leave room for the shape, and those of text of the usual size. */
const largest = 1 / 4.3
const usual = 1 / 9

/**
 * Large labels are wider than a short side, so two of them in a notch would read as a list beside the same side. From
 * 1.5 times the usual size, their leader lines start in the middle third of a side.
 */
const ofLarge: readonly Care[] = [...preferred, { leaders: 1 / 3, inside: true, lines: gap + 0.05, down: strict.down }]

/**
 * Returns the rules for the labels of a question. Enlarged text needs large labels more than their best positions.
 *
 * @param scale how many times as large as usual the labels are, where they have the room
 */
export function rulesOfQuestions(scale: number): LabelRules {
  const { tries, smallest } = ofQuestions
  const large: SizedCare[] = []
  const isLarge = scale >= 1.5
  const cares = isLarge ? ofLarge : ofLarge.map((care) => (care.leaders ? { ...care, leaders: 1 } : care))
  const least = isLarge ? smallest : 1.02 * usual
  for (let size = Math.min(usual * scale, largest); size > least; size *= 0.93)
    large.push(...cares.map((care) => ({ care, size })))
  return { tries: [...large, ...tries], smallest }
}

/**
 * Returns a label for each side, or null for a side without a text. They are in the largest font size in which each has
 * a free position, or in the smallest one.
 */
export function largestLabels(shape: LabelledShape, { tries, smallest }: LabelRules = ofQuestions): SizedLabels {
  for (const { care, size } of tries) {
    const placed = tryLabels(shape, size, care)
    if (placed.isClear) return { ...placed, size }
  }
  return { ...tryLabels(shape, smallest, relaxed), size: smallest }
}

function tryLabels(shape: LabelledShape, size: number, care: Care): PlacedLabels {
  const { corners, joins = [] } = shape
  const em = size * Math.max(extentOf(corners, 0), extentOf(corners, 1))
  const sides = corners.map((from, i): Line => [from, corners[(i + 1) % corners.length]!])
  const outwards = isClockwise(corners) ? 1 : -1
  const othersOf = sides.map((_, own) =>
    sides.flatMap((side, i) => (i === own ? [] : [withoutCorner(side, i, own, sides.length, em)])),
  )
  const choices = sides.map((side, i) => {
    const text = shape.sides[i]
    if (!text) return []
    const along = (way: number, leader: number) =>
      labelsAlong(side, text, way, em, shape.boxed?.includes(i) ?? false, leader, leader > 0 ? care.leaders : 1)
    const beside = [...along(outwards, 0), ...(care.inside ? along(-outwards, 0) : [])].filter((label) =>
      touches(label, side, nearer * em),
    )
    return [
      ...beside.filter((label) => care.clear && isFarFromLines(label, i, care.clear)),
      ...beside,
      ...(care.leaders ? leaders.flatMap((leader) => [outwards, -outwards].flatMap((way) => along(way, leader))) : []),
    ]
  })
  function isFarFromLines(label: Label, own: number, lines = care.lines) {
    const others = othersOf[own]!
    const least = (label.leader ? gap : lines) * em
    return (
      !others.some((line) => touches(label, line, least)) &&
      !joins.some((join) => touches(label, join, clearOfJoins * em)) &&
      !(label.leader && [...others, ...joins].some((line) => touches(roomOf(label.leader!), line, clearOfJoins * em)))
    )
  }
  const isNear = (leader: Line | undefined, room: Room) =>
    leader !== undefined && overlap(roomOf(leader), room, gap * em, gap * em)
  const isClear = (label: Label, placed: readonly (Label | null)[]) =>
    !placed.some(
      (other) =>
        other &&
        (overlap(label, other, clearAcross * em, care.down * em) ||
          isNear(label.leader, other) ||
          isNear(other.leader, label) ||
          (label.leader && isNear(other.leader, roomOf(label.leader)))),
    )

  let order = [...sides.keys()].sort((a, b) => lengthOf(sides[a]!) - lengthOf(sides[b]!))
  let placed: (Label | null)[] = []
  // A side without a free position is placed first in the next try. Each side can be first once.
  for (let tries = 0; tries <= sides.length; tries++) {
    placed = sides.map(() => null)
    const stuck = order.find((i) => {
      placed[i] = choices[i]!.find((label) => isClear(label, placed) && isFarFromLines(label, i)) ?? null
      return choices[i]!.length > 0 && placed[i] === null
    })
    if (stuck === undefined) return { labels: placed, isClear: true }
    order = [stuck, ...order.filter((i) => i !== stuck)]
  }
  return { labels: placed.map((label, i) => label ?? choices[i]![0] ?? null), isClear: false }
}

/** Returns the room of a leader line, which is across or down. */
function roomOf([[x, y], [toX, toY]]: Line): Room {
  return { centre: [(x + toX) / 2, (y + toY) / 2], width: Math.abs(toX - x), height: Math.abs(toY - y) }
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
 * @param leader the length of the leader line to the label in font sizes, or 0 for none
 * @param part the part of the side, around its middle, that the labels are next to
 */
function labelsAlong(
  [[x, y], to]: Line,
  text: string,
  outwards: number,
  em: number,
  isBoxed: boolean,
  leader: number,
  part = 1,
): Label[] {
  const length = lengthOf([[x, y], to])
  const [acrossX, acrossY] = [(to[0] - x) / length, (to[1] - y) / length]
  const [normalX, normalY] = [acrossY * outwards, -acrossX * outwards]
  const [besides, above] = isBoxed ? boxRoom : [0, 0]
  const width = em * [...text].reduce((sum, character) => sum + (widthByCharacter[character] ?? digitWidth), besides)
  const away = (gap + leader) * em + (Math.abs(normalX) * width + Math.abs(normalY) * (height + above) * em) / 2
  const step = (leader > 0 ? 0.2 : 0.1) * em
  const steps = Math.floor((part * length) / 2 / step)
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
      ...(leader > 0 && { leader: [at(0), at((leader + gap / 2) * em)] }),
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

function isClockwise(corners: readonly Point[]): boolean {
  const twiceTheArea = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return twiceTheArea > 0
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
