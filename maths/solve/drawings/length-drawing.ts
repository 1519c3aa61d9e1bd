/** The pictures of Length: bars, spans, rulers, shapes and units. */

import type { Bar, MeasuredObject, Point } from '../../drawing.ts'
import type { Length, Unit } from '../../quantity.ts'
import type { Hop } from './hop.ts'

export type LengthDrawing = ComparedBars | CountedSpans | RulerHops | WalkedShape | UnitLines

/** Bars with a line through their starts, or with a short line down from each end. */
export interface ComparedBars {
  readonly kind: 'comparedBars'
  readonly bars: readonly Bar[]
  readonly line: 'starts' | 'ends'
  /** The label of the bar that is tinted, or null. */
  readonly chosen: string | null
}

/** Hand or foot spans below an object, end to end, with a number line below them. */
export interface CountedSpans {
  readonly kind: 'countedSpans'
  readonly span: 'hand' | 'foot'
  readonly object: MeasuredObject
  readonly count: number
  /** The spans that have their hop and its number, from the start. The ball is at the end of the last one. */
  readonly counted: number
}

/** An object above a ruler, in centimetres. */
export interface RulerHops {
  readonly kind: 'rulerHops'
  readonly object: MeasuredObject
  readonly from: number
  readonly to: number
  readonly longest: number
  /** The ends of the object that have a line down to the ruler. */
  readonly marked: readonly ('start' | 'end')[]
  /** The hops of one centimetre from the start. */
  readonly hops: number
}

/** A shape around which the ball walks from its first corner. */
export interface WalkedShape {
  readonly kind: 'walkedShape'
  /** The corners in order, in one unit. Side i runs from corner i to the next corner. */
  readonly corners: readonly Point[]
  readonly sides: readonly {
    /** The length beside the side, or null without a number. */
    readonly length: Length | null
    /**
     * A `hidden` side is dashed and has "?" in a box, unless another hidden side is compared. The length of a `found`
     * side is in a dotted box.
     */
    readonly state: 'marked' | 'hidden' | 'found'
  }[]
  /** The indices of the sides that are compared. */
  readonly tinted: readonly number[]
  /** The number of sides that the ball has walked. */
  readonly walked: number
  /** Whether a grid of centimetre squares is below the shape. */
  readonly grid: boolean
  /** The walk unrolled on a number line, with a hop for each side, or for a way back as long. Null without a line. */
  readonly line: WalkLine | null
}

export interface WalkLine {
  /** The end of the line: the perimeter. */
  readonly end: number
  readonly hops: readonly Hop[]
  /** The ends of hops that have their number. The 0 always has it. */
  readonly written: readonly number[]
  /** The end of the last hop, if it has "?" in place of its number. */
  readonly unknown: number | null
  /** How many hops of a length are side by side, written above them: "4 × 30" and "4 × 1". */
  readonly groups: readonly HopGroup[]
}

export interface HopGroup {
  readonly from: number
  readonly hops: number
  readonly size: number
}

/** Two lines with the same ends: the larger unit above, the smaller one below. */
export interface UnitLines {
  readonly kind: 'unitLines'
  readonly large: Unit
  readonly small: Unit
  /** The end of both lines, in the smaller unit. */
  readonly end: number
  /** The ticks in order, by their position in the smaller unit. */
  readonly marks: readonly UnitMark[]
  /** The position of the numbers to look at. */
  readonly looked: number
  /** Hops between two positions in the smaller unit. */
  readonly hops: readonly Hop[]
  /** The unit of the labels of the hops. */
  readonly hopUnit: Unit
}

/** A tick of both lines with its numbers. The child finds an `asked` number. Null for a number that is not written. */
export interface UnitMark {
  readonly at: number
  readonly large: number | 'asked' | null
  readonly small: number | 'asked' | null
}
