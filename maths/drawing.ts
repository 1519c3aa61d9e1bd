/** Pictures of questions: numbers and shapes, in units of their own, without a word of any language. */
import type { Length } from './quantity.ts'

/** A point in a picture: its distances from the left and from the top. */
export type Point = readonly [number, number]

export const animals = ['kiwi', 'sheep', 'korora', 'tuatara', 'piwakawaka'] as const
export type Animal = (typeof animals)[number]

export const objects = ['pencil', 'scarf', 'rope', 'ribbon', 'caterpillar'] as const
export type MeasuredObject = (typeof objects)[number]

/** Animals that do not overlap. `places` are their centres, in animal widths. */
export interface Flock {
  readonly animal: Animal
  readonly places: readonly Point[]
}

/** A flock to compare with another. */
export interface Group extends Flock {
  readonly label: string
}

/** A bar to compare with others, in units of the drawing. */
export interface Bar {
  readonly label: string
  readonly from: number
  readonly length: number
}

export type Drawing =
  /** No picture, because the question is an instruction. */
  | { readonly kind: 'nothing' }
  /** The text of the question in large type: "47 + 38", "1 m 35 cm = ? cm". */
  | { readonly kind: 'expression' }
  /** Numbers in a row, with null for a missing one. */
  | { readonly kind: 'run'; readonly numbers: readonly (number | null)[] }
  | ({ readonly kind: 'animals' } & Flock)
  /** Two groups to compare. */
  | { readonly kind: 'groups'; readonly groups: readonly Group[] }
  /** Place-value blocks. */
  | { readonly kind: 'blocks'; readonly hundreds: number; readonly tens: number; readonly ones: number }
  /** The word of a number in large type. */
  | { readonly kind: 'word'; readonly number: number }
  /** Dots that are hidden after `shownFor` milliseconds. `places` are points on a card 3 wide and 3 high. */
  | { readonly kind: 'dots'; readonly places: readonly Point[]; readonly shownFor: number }
  /** A whole with its two parts, one of them missing. */
  | { readonly kind: 'bond'; readonly whole: number; readonly part: number }
  /** Bars below each other. */
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  /** An object with hand or foot spans below it, end to end. */
  | { readonly kind: 'spans'; readonly span: 'hand' | 'foot'; readonly object: MeasuredObject; readonly count: number }
  /** An object above a ruler from 0 to `longest`, in centimetres. */
  | {
      readonly kind: 'ruler'
      readonly object: MeasuredObject
      readonly from: number
      readonly to: number
      readonly longest: number
    }
  /** A rectangle on a grid of centimetre squares. */
  | { readonly kind: 'grid'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'shape' } & Shape)
  /** Rows of texts, as a teacher wrote them. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export const shapeNames = [
  ...(['triangle', 'rightTriangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon'] as const),
  ...(['L', 'T', 'U', 'Z', 'plus', 'steps', 'notch', 'rectanglesSideBySide', 'rectanglesStacked'] as const),
]
export type ShapeName = (typeof shapeNames)[number]

/** A shape with straight sides, drawn to scale. */
export interface Shape {
  readonly name: ShapeName
  /** The corners in order, in one unit. Side i runs from corner i to the next corner. */
  readonly corners: readonly Point[]
  /** The length marked at each side, or null for a side without a mark. */
  readonly sides: readonly (Length | null)[]
  /** Whether all sides have the mark of equal lengths. */
  readonly equalSides?: true
  /** Dashed lines inside, where two rectangles join. */
  readonly joins?: readonly (readonly [Point, Point])[]
}

export const expressionDrawing: Drawing = { kind: 'expression' }
export const noDrawing: Drawing = { kind: 'nothing' }

/** Returns whether the choices of a question are pictures, which its drawing has. Other choices are texts. */
export const hasDrawnChoices = (drawn: Drawing) => drawn.kind === 'groups' || drawn.kind === 'bars'
