/** The layout of a shape and of its unrolled walk for the room of a step. All lengths are in pixels. */
import type { Length, Point } from '#maths'
import type { WalkedShape, WalkLine } from '#maths/solve'
import type { Room } from '../../../drawings/fitted-picture.tsx'
import { boundsOf, clearOfJoins, extentOf, type Label, largestLabels, strict } from '../../../drawings/shape-labels.ts'
import { labelRows, textWidth } from '../calculation/marks.tsx'

/** The least font size, and the largest one in text of the usual size. */
export const fontSizes = { least: 11, largest: 30 }
/** The font size from which a child reads a label with ease. */
const readable = 18
const isReadable = (fontSize: number) => fontSize >= readable
/** The radius of the ball in font sizes. It is smaller on a shape with many short sides. */
const radii = { simple: 0.7, composite: 0.5 }
/** The largest radius of the ball, whose ring adds a fifth: 40 pixels across. */
const largestRadius = 16.8
const ring = 1.2
/** The least distance from the ring to a length of a simple shape in enlarged text, in pixels. */
const clearOfBall = 8
/** The thickness of the sides as a share of the font size. Sides grow no further than the largest usual text. */
const thickness = 1 / 6
const mostSimple = 4
/** The width by height from which the line is beside the shape instead of below it. */
const wideFrom = 1.7
const shapeShare = 0.42
/** The gap between the shape and the line in font sizes. */
const gap = 0.6
/** The most sizes of a shape that are tried for its area. */
const mostTries = 6
/** The room around a label in font sizes. */
const labelMargin = 0.25
/** The heights of the line's parts in font sizes. Below groups, hops are lower and have no labels above them. */
const line = {
  group: 1.5,
  hop: 1.9,
  groupedHop: 1.6,
  leastHop: 0.9,
  label: 1.2,
  numbers: 1.2,
  rowHeight: 1.2,
  below: 0.65,
}
/**
 * The room of the line below a shape in font sizes, with two rows of numbers. The shape leaves it free in all steps, so
 * that it keeps its size. Above number buttons, a shape without a line leaves only the room that it does not need.
 */
const roomOfLine = line.label + line.hop + line.numbers + line.rowHeight + line.below
/** The least height of a shape without a line in pixels, if the room has it. */
const leastShape = 13 * readable

/** The gap between a number and the tick of the next one in font sizes. */
const clearOfTick = 0.25

/** A shape whose lengths are written in a language. */
export interface WrittenShape extends WalkedShape {
  write(length: Length): string
}

export interface WalkLayout extends Room {
  readonly shape: ShapeLayout
  readonly line: LineLayout | null
}

interface Area extends Room {
  readonly x: number
  readonly y: number
}

/**
 * Returns the line below the shape, or beside it in a wide room. Lengths of one unit that would be too small to read
 * are numbers without it. A room that is too small has no line, or even no units.
 *
 * @param labelScale how many times as large as usual the labels are, where they have the room
 */
export function walkLayout(drawing: WrittenShape, room: Room, labelScale = 1): WalkLayout {
  const { width, height } = room
  const whole = { x: 0, y: 0, width, height }
  if (drawing.line) {
    const isWide = width / height > wideFrom
    let best: Pick<WalkLayout, 'shape' | 'line'> | null = null
    for (const words of hasOneUnit(drawing) ? (['lengths', 'numbers'] as const) : (['lengths'] as const)) {
      for (const arrange of isWide ? [sideBySide, stacked] : [stacked, sideBySide]) {
        const layout = arrange(drawing, drawing.line, whole, { words, labelScale })
        if (!layout.shape.isClear) continue
        if (isReadable(layout.shape.fontSize)) return { ...room, ...layout }
        if (!best || layout.shape.fontSize > best.shape.fontSize) best = layout
      }
    }
    if (best) return { ...room, ...best }
  }
  const { area, fontSize } = roomWithoutLine(whole, labelScale)
  const shape = shapeLayout(drawing, area, fontSize, { words: 'lengths', labelScale })
  const isEasy = shape.isClear && isReadable(shape.fontSize)
  const inNumbers =
    isEasy || !hasOneUnit(drawing) ? shape : shapeLayout(drawing, area, fontSize, { words: 'numbers', labelScale })
  return { ...room, shape: inNumbers.isClear && inNumbers.fontSize > shape.fontSize ? inNumbers : shape, line: null }
}

const besideFont = ({ width, height }: Room, labelScale: number) => fontFor(labelScale, width / 32, height / 9)

const stackedFont = ({ width, height }: Room, labelScale: number) => fontFor(labelScale, width / 20, height / 13)

/** Returns the height of a shape above a line. */
const shapeHeight = (height: number, fontSize: number, lineHeight = 0) =>
  height - gap * fontSize - Math.max(lineHeight, roomOfLine * fontSize)

/** Returns the area and the font size of a shape without a line, which it would also have above a line or beside it. */
function roomWithoutLine(whole: Area, labelScale: number) {
  const { width, height } = whole
  const fontSize = stackedFont(whole, labelScale)
  const above = { ...whole, height: Math.max(shapeHeight(height, fontSize), Math.min(height, leastShape)) }
  const beside = { ...whole, x: ((1 - shapeShare) / 2) * width, width: shapeShare * width }
  const isLarger = Math.min(beside.width, height) > Math.min(width, above.height)
  return width / height > wideFrom && isLarger
    ? { area: beside, fontSize: besideFont(whole, labelScale) }
    : { area: above, fontSize }
}

interface LabelOptions {
  readonly words: Words
  readonly labelScale: number
}

function stacked(drawing: WrittenShape, unrolled: WalkLine, whole: Area, options: LabelOptions) {
  const fontSize = stackedFont(whole, options.labelScale)
  const height = shapeHeight(whole.height, fontSize, lineLayout(unrolled, whole, fontSize).height)
  return {
    shape: shapeLayout(drawing, { ...whole, height }, fontSize, options),
    line: lineLayout(unrolled, { ...whole, y: height + gap * fontSize }, fontSize),
  }
}

function sideBySide(drawing: WrittenShape, unrolled: WalkLine, whole: Area, options: LabelOptions) {
  const fontSize = besideFont(whole, options.labelScale)
  const left = shapeShare * whole.width
  const right = { ...whole, x: left + gap * fontSize, width: whole.width - left - gap * fontSize }
  const y = (whole.height - lineLayout(unrolled, right, fontSize).height) / 2
  return {
    shape: shapeLayout(drawing, { ...whole, width: left }, fontSize, options),
    line: lineLayout(unrolled, { ...right, y }, fontSize),
  }
}

/** Returns the font size of the line, which grows with the text where its room allows it. */
function fontFor(labelScale: number, ...sizes: readonly number[]): number {
  return Math.max(Math.min(...sizes, labelScale * fontSizes.largest), fontSizes.least + 1)
}

export interface ShapeLayout {
  readonly fontSize: number
  /** The radius of the ball. */
  readonly radius: number
  readonly thickness: number
  readonly corners: readonly Point[]
  /** The length of one of the shape's units. */
  readonly unit: number
  readonly labels: readonly (Label | null)[]
  readonly isClear: boolean
}

/**
 * Returns the shape in the largest font size for which every label has room. It can be larger than that of the line,
 * which has less room. Labels leave room for the ball at every corner, so that they stay where they are while it walks.
 * If they would be too small to read, they keep only the corner of the ball free.
 */
function shapeLayout(drawing: WrittenShape, area: Area, ofLine: number, options: LabelOptions): ShapeLayout {
  const largest = options.labelScale * Math.min(ofLine, fontSizes.largest)
  const sizes = [1, 0.85, 0.72, 0.61, 0.52, 0].map((share) => Math.max(share * largest, fontSizes.least))
  const ofBall = drawing.walked % drawing.corners.length
  const everyCorner = drawing.corners.map((_, i) => i)
  const [large, small] = [sizes.filter(isReadable), sizes.filter((size) => !isReadable(size))]
  const tries = [large, small].flatMap((some) =>
    [everyCorner, [ofBall]].flatMap((free) => [...new Set(some)].map((fontSize) => ({ fontSize, free }))),
  )
  for (const { fontSize, free } of tries) {
    const layout = fittedShape(drawing, area, { ...options, fontSize, free, mustBeClear: true })
    if (layout) return layout
  }
  return fittedShape(drawing, area, { ...options, fontSize: fontSizes.least, free: [ofBall], mustBeClear: false })!
}

/** Returns whether all lengths of a shape are in the same unit. */
function hasOneUnit({ sides }: WrittenShape): boolean {
  return new Set(sides.flatMap(({ length }) => length?.map(({ unit }) => unit) ?? [])).size <= 1
}

/** The texts of the sides: "4 cm", or only "4". */
type Words = 'lengths' | 'numbers'

/** Returns the texts of the sides. A hidden side has "?" until its length is found. */
function sideTexts({ sides, write }: WrittenShape, words: Words): (string | null)[] {
  return sides.map(({ length, state }) => {
    if (length) return words === 'numbers' && length.length === 1 ? String(length[0]!.value) : write(length)
    return state === 'hidden' ? '?' : null
  })
}

interface FitOptions extends LabelOptions {
  readonly fontSize: number
  /** The corners at which the ball needs room. */
  readonly free: readonly number[]
  /** Whether the result is null if a label has no room. */
  readonly mustBeClear: boolean
}

/** Makes a shape as large as its area allows. The room of the labels hardly depends on the size of the shape. */
function fittedShape(drawing: WrittenShape, area: Area, options: FitOptions): ShapeLayout | null {
  const { fontSize, free, words, labelScale, mustBeClear } = options
  const { corners, sides } = drawing
  const isSimple = corners.length <= mostSimple
  const ofFont = fontSize * (isSimple ? radii.simple : radii.composite)
  const radius = Math.min(ofFont, largestRadius)
  const ofEnlarged = Math.max(ofFont, ring * radius + clearOfBall - clearOfJoins * fontSize)
  // A composite shape has no more room, or its lengths would be too small to read.
  const isWide = labelScale > 1 && isSimple
  const ballRoom = isWide ? { reach: ofEnlarged, corner: ofEnlarged } : { reach: ofFont, corner: 0.7 * ofFont }
  const texts = sideTexts(drawing, words)
  const boxed = sides.flatMap(({ state }, i) => (state === 'marked' ? [] : [i]))
  const [across, down] = [extentOf(corners, 0), extentOf(corners, 1)]
  const longest = Math.max(across, down)
  let unit = Math.min(area.width / across, area.height / down)
  for (let tries = 0; ; tries++) {
    const scaled = corners.map(([x, y]): Point => [x * unit, y * unit])
    const joins = free.flatMap((i) => roomFor(scaled[i]!, ballRoom))
    const size = fontSize / (longest * unit)
    const cares = [strict, { ...strict, inside: true }].map((care) => ({ care, size }))
    const { labels, isClear } = largestLabels(
      { corners: scaled, sides: texts, boxed, joins },
      { tries: cares, smallest: size },
    )
    // A smaller shape has even less room for its labels.
    if (!isClear && mustBeClear) return null
    const bounds = boundsOf(scaled, labels, ring * radius, labelMargin * fontSize)
    const fits = bounds.width <= area.width + 1 && bounds.height <= area.height + 1
    if (fits || tries === mostTries) {
      if (!fits && mustBeClear) return null
      const [left, top] = [
        area.x + (area.width - bounds.width) / 2 - bounds.x,
        area.y + (area.height - bounds.height) / 2 - bounds.y,
      ]
      const moved = ([x, y]: Point): Point => [x + left, y + top]
      return {
        fontSize,
        radius,
        thickness: thickness * Math.min(fontSize, fontSizes.largest),
        unit,
        corners: scaled.map(moved),
        labels: labels.map((label) => label && { ...label, centre: moved(label.centre) }),
        isClear: fits && isClear,
      }
    }
    const room = [area.width - (bounds.width - across * unit), area.height - (bounds.height - down * unit)] as const
    unit = Math.max(Math.min(room[0] / across, room[1] / down, 0.97 * unit), (2 * fontSize) / longest)
  }
}

interface BallRoom {
  readonly reach: number
  readonly corner: number
}

/**
 * Returns lines through the ball, which a label does not touch.
 *
 * @param room the reach of the lines across and down, and that of the diagonal ones on each axis
 */
function roomFor([x, y]: Point, { reach, corner }: BallRoom): (readonly [Point, Point])[] {
  return [
    [
      [x - reach, y],
      [x + reach, y],
    ],
    [
      [x, y - reach],
      [x, y + reach],
    ],
    [
      [x - corner, y - corner],
      [x + corner, y + corner],
    ],
    [
      [x - corner, y + corner],
      [x + corner, y - corner],
    ],
  ]
}

export interface LineLayout {
  readonly fontSize: number
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly hops: readonly {
    readonly from: number
    readonly to: number
    readonly height: number
    readonly isNext: boolean
    readonly label: { readonly x: number; readonly y: number; readonly text: string } | null
  }[]
  /** A line above the hops of a length, with how many there are. */
  readonly groups: readonly {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly label: { readonly x: number; readonly y: number; readonly text: string }
  }[]
  readonly marks: readonly {
    /** The position of the tick. The text can be beside it. */
    readonly at: number
    readonly x: number
    readonly y: number
    readonly text: string
    readonly isPill: boolean
    /** The length of the tick. It is longer down to a number in the second row. */
    readonly tick: number
  }[]
}

function lineLayout({ end, hops, written, unknown, groups }: WalkLine, area: Area, fontSize: number): LineLayout {
  const half = textWidth(end, fontSize) / 2 + 0.3 * fontSize
  const [first, last] = [area.x + 0.6 * fontSize, area.x + area.width - half]
  const xOf = (number: number) => first + (number / end) * (last - first)
  const ends = [...written, ...(unknown === null ? [] : [unknown])]
  const marks = [0, ...ends].map((number, i) => ({
    x: xOf(number),
    text: number === unknown ? '?' : String(number),
    isPill: i > 0 && i === ends.length,
  }))
  const rows = labelRows(marks, fontSize)
  const highestHop = groups.length > 0 ? line.groupedHop : line.hop
  const aboveLine = (groups.length > 0 ? line.group : line.label) + highestHop
  const y = area.y + aboveLine * fontSize
  let labelled = 0
  return {
    fontSize,
    from: area.x,
    to: area.x + area.width,
    y,
    height: (aboveLine + line.numbers + Math.max(...rows) * line.rowHeight + line.below) * fontSize,
    hops: hops.map(({ from, to, state, label }) => {
      const span = xOf(to) - xOf(from)
      const height = Math.max(Math.min(span / 2, highestHop * fontSize), line.leastHop * fontSize)
      const text = String(label)
      const width = textWidth(text, fontSize)
      const x = (xOf(from) + xOf(to)) / 2
      const isInside = state === 'done' && width <= span - 0.5 * fontSize && height >= 1.4 * fontSize
      // Above small hops, the count of their group says enough.
      const hasRoom = isInside || (groups.length === 0 && x - width / 2 > labelled)
      if (hasRoom && !isInside) labelled = x + width / 2 + 0.2 * fontSize
      return {
        from: xOf(from),
        to: xOf(to),
        height,
        isNext: state === 'next',
        label: hasRoom ? { x, y: isInside ? y - 0.43 * height : y - height - 0.65 * fontSize, text } : null,
      }
    }),
    groups: groups.map(({ from, hops: count, size }) => {
      const text = `${count} × ${size}`
      const half = textWidth(text, fontSize) / 2
      const [start, stop] = [xOf(from), xOf(from + count * size)]
      return {
        from: start,
        to: stop,
        y: area.y + 1.15 * fontSize,
        label: { x: Math.min((start + stop) / 2, area.x + area.width - half), y: area.y + 0.5 * fontSize, text },
      }
    }),
    marks: marks.map((mark, i) => {
      const below = rows[i]! * line.rowHeight * fontSize
      // The long tick of the next number passes at the right of this one.
      const next = (rows[i + 1] ?? 0) > rows[i]! ? marks[i + 1]!.x : Number.POSITIVE_INFINITY
      const free = next - textWidth(mark.text, fontSize) / 2 - clearOfTick * fontSize
      return {
        ...mark,
        at: mark.x,
        x: Math.min(mark.x, free),
        y: y + line.numbers * fontSize + below,
        tick: 0.5 * fontSize + below,
      }
    }),
  }
}
