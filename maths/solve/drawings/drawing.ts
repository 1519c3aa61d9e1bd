/**
 * The pictures of steps: numbers and states, without a word of any language. A number that a picture does not show yet
 * is null there. Each picture explains its step by itself, with the sentence covered.
 */
import type { Expression, Operator } from '../../expression.ts'
import type { Place } from '../place-value.ts'
import type { Hop } from './hop.ts'
import type { LengthDrawing } from './length-drawing.ts'
import type { NumberDrawing } from './number-drawing.ts'

export type StepDrawing =
  | NumberLine
  | Columns
  | Blocks
  | PlaceValueChart
  | AreaModel
  | DotArray
  | EqualGroups
  | DotGroups
  | Rows
  | ShortDivision
  | Multiples
  | DecimalBars
  | OrderOfOperations
  | DoubleNumberLine
  | NumberDrawing
  | LengthDrawing

export interface NumberLine {
  readonly kind: 'numberLine'
  readonly from: number
  readonly to: number
  /** The distance between ticks. */
  readonly tick: number
  /** The ticks that have their number. */
  readonly written: readonly number[]
  /** The tick with "?" in place of its number. */
  readonly unknown: number | null
  readonly hops: readonly Hop[]
  /** The number on which the ball is. */
  readonly ball: number
  /**
   * Hops of one tick that are still to do, with how many there are. They begin at the ball. Negative ones go back.
   * Their end has no number.
   */
  readonly ahead: number
  /** A tick without its number, because a later step finds it. */
  readonly later?: number
  /** Whether written numbers are moved apart so that a short hop between them has room. It is not to scale then. */
  readonly isApart?: boolean
}

/** A place of a calculation in columns. */
export interface Column {
  readonly place: Place
  readonly top: number | null
  readonly bottom: number | null
  /** Whether the digit of the top or bottom number is a zero that a step wrote into an empty square. */
  readonly zero?: 'top' | 'bottom'
  /** The digits that replaced the struck top digit one after the other. Only the last one counts. */
  readonly swapped: readonly number[]
  /** The small number that was carried into this column. */
  readonly carried: number | null
  readonly result: number | null
}

/** A calculation on squared paper. */
export interface Columns {
  readonly kind: 'columns'
  readonly operator: Operator
  /** The highest place first. A decimal point is after the ones. */
  readonly columns: readonly Column[]
  /** The places that the step speaks of, from the highest to the lowest. Most steps have one. */
  readonly tinted: readonly [Place, Place] | null
  /** The square whose number the child finds. A result of two digits has none. */
  readonly asked: { readonly place: Place; readonly row: 'top' | 'result' } | null
  /**
   * An arrow over the top digits, from the lowest place that has nothing to swap to the first one that has something.
   */
  readonly leads: { readonly from: Place; readonly to: Place } | null
}

export interface BlockRow {
  readonly hundreds?: number
  readonly tens: number
  readonly ones: number
  /** Whether there is room for a ten apart from the others, and whether the ten is there. */
  readonly moreTen?: 'room' | 'present'
}

/** Hundreds as flats, tens as rods and ones as cubes. */
export interface Blocks {
  readonly kind: 'blocks'
  /** One row for each number, or one for all of them after they slid together. They are beside each other. */
  readonly rows: readonly BlockRow[]
  /** Blocks of the last row that are crossed out. */
  readonly taken: { readonly tens: number; readonly ones: number }
  /** Ten ones that become a ten, a ten that becomes ten ones, or ten tens that become a hundred, in this step. */
  readonly swap: 'onesToTen' | 'tenToOnes' | 'tensToHundred' | null
  /** The number before ones and tens were taken or shared. The picture keeps the size that its blocks need. */
  readonly of?: number
  /** The number of shares. The first row is not shared yet, and the others are a share each. */
  readonly among?: number
}

/** A number on a place-value chart. The second number is below the first where digits move or a place changes. */
export interface PlaceValueChart {
  readonly kind: 'placeValueChart'
  readonly highest: Place
  readonly lowest: Place
  /** Digits by place, from the highest. Null for an empty square. */
  readonly rows: readonly (readonly (number | null)[])[]
  /** The operator of a calculation with its result in the third row. Null for rows that are only compared or moved. */
  readonly operator: Operator | null
  /** The place that changes. */
  readonly tinted: Place | null
  /** The places by which each digit moves from the first row to the second: 1 to the left, −2 to the right. */
  readonly moved: number
  /** The square of the last row that the child fills. */
  readonly asked: Place | null
}

/** A rectangle cut into boxes, true to scale. */
export interface AreaModel {
  readonly kind: 'areaModel'
  readonly across: readonly number[]
  readonly down: readonly number[]
  /** The products, one list for each part down. Null for a box that is not filled. */
  readonly products: readonly (readonly (number | null)[])[]
  /** The box in work: its index across and down. */
  readonly framed: readonly [across: number, down: number] | null
  /** The sum of each row, to the right of it. */
  readonly sums: readonly (number | null)[]
}

/** Rows of dots. */
export interface DotArray {
  readonly kind: 'dotArray'
  readonly rows: number
  readonly size: number
  /** The number of rows that are dark. The others are pale. */
  readonly dark: number
  /** Whether the pale rows are taken away from the dark ones. They are then the last of `rows`. */
  readonly away: boolean
  /** The total of the dark rows and of the pale rows, where they are written. */
  readonly totals: readonly [dark: number | null, pale: number | null]
  /** Whether the array has turned a quarter since the step before. */
  readonly turned: boolean
}

/** Groups of things in rings. */
export interface EqualGroups {
  readonly kind: 'equalGroups'
  readonly groups: number
  readonly size: number
  /** The groups that have been counted. */
  readonly counted: number
  /** The total written for the counted groups, or null. */
  readonly total: number | null
}

/** Dots in rows as long as a group, of which the last one can be shorter. Ten groups can be columns in rows of ten. */
export interface DotGroups {
  readonly kind: 'dotGroups'
  readonly count: number
  readonly size: number
  /** The number of groups in a frame. The first ones are framed. */
  readonly framed: number
  /** Whether the rows have ten dots each, so that groups of another size are columns. */
  readonly inTens?: boolean
}

/** A long multiplication: a row for each digit of the multiplier, the ones first. */
export interface Rows {
  readonly kind: 'rows'
  readonly top: number
  readonly bottom: number
  /** The product of each row, or null if it is not written. A row of a digit 0 is left out: its product is 0. */
  readonly products: readonly (number | null)[]
  /** The place of the multiplier in work. */
  readonly tinted: Place | null
  readonly sum: number | null
}

/** A division frame: the quotient above the dividend. */
export interface ShortDivision {
  readonly kind: 'shortDivision'
  readonly divisor: number
  /** The digits of the dividend with the zeros that were written, from the highest place. */
  readonly digits: readonly number[]
  readonly highest: Place
  /** The places that had no digit at first and got a zero. */
  readonly zeros: number
  /** The digits above each place, null if none is written. */
  readonly quotient: readonly (number | null)[]
  /** The rest of the place before, written small in front of each digit. Null if there is no rest. */
  readonly carried: readonly (number | null)[]
  /** A rest that is still beside the digit of its place, because the child says what it makes with the next digit. */
  readonly over: { readonly place: Place; readonly rest: number } | null
  /** The first and the last place of the number in work. */
  readonly tinted: readonly [Place, Place] | null
  readonly asked: Place | 'remainder' | null
  /** Whether there is a remainder in the end, for which the picture keeps room from the first step on. */
  readonly hasRemainder: boolean
  readonly remainder: number | null
}

/** A list of some multiples: 1, 2, 5 and 10 times 18. */
export interface Multiples {
  readonly kind: 'multiples'
  readonly of: number
  /** How many times the number each multiple is, in the order of the list. */
  readonly times: readonly number[]
  /** The times of the multiples in frames. A list that is asked about has none, because a frame shows the answer. */
  readonly framed: readonly number[]
}

/**
 * Wholes as bars, each cut into ten tenths or a hundred hundredths where `cut` is true. In one square with `row`, its
 * bottom row is tinted, and both edges have the name of the tenths.
 */
export interface DecimalBars {
  readonly kind: 'decimalBars'
  readonly value: number
  readonly places: 1 | 2
  readonly cut: boolean
  readonly row?: true
}

export const stops = ['B', 'E', 'DM', 'AS'] as const
export type Stop = (typeof stops)[number]

/** The stops of BEDMAS, and the expression line by line. */
export interface OrderOfOperations {
  readonly kind: 'orderOfOperations'
  /** The stop of the ball, or null before the first one. A stop without work before it is passed. */
  readonly at: Stop | null
  readonly done: readonly Stop[]
  readonly lines: readonly ExpressionLine[]
}

export interface ExpressionLine {
  readonly expression: Expression
  /** The way from the whole expression to the part in the frame, or null without a frame. */
  readonly framed: readonly ('left' | 'right')[] | null
}

/** Two lines with hops of the same length, the second one with larger numbers. */
export interface DoubleNumberLine {
  readonly kind: 'doubleNumberLine'
  readonly upper: ScaledLine
  readonly lower: ScaledLine<number | null> | null
  /** The number of hops on both lines. */
  readonly hops: number
  /** The parts that fit into each hop, written on it: "4 × 0.25". */
  readonly inEach: { readonly parts: number; readonly size: number } | null
}

export interface ScaledLine<End extends number | null = number> {
  /** The number at the end, or null where the child finds it. */
  readonly end: End
  readonly hop: number
}
