/**
 * The meaning of a question in numbers and shapes, without a word of any language. `say/` turns it into text and
 * speech. Numbers that a child counts or measures in a picture are in the drawing. `operandsOf` returns all numbers of
 * a question.
 */
import type { Animal, MeasuredObject } from './drawing.ts'
import type { OperatorExpression } from './expression.ts'
import type { Measure, Quantity, UnitOf } from './quantity.ts'
import type { Story } from './story.ts'

export type Ask =
  /** The value of an expression: 47 + 38. */
  | { readonly kind: 'calculation'; readonly expression: OperatorExpression }
  /** The total of equal groups, as a sum and as a product: 4 + 4 + 4 = 3 × 4. */
  | { readonly kind: 'repeatedAddition'; readonly groups: number; readonly size: number }
  | { [M in Measure]: QuantityAsk<M> }[Measure]
  /** The number that follows a run, or the one that is missing inside it. */
  | { readonly kind: 'run'; readonly wanted: 'next' | 'missing' }
  | { readonly kind: 'count'; readonly things: Animal | 'dots' }
  /** The number that place-value blocks show. */
  | { readonly kind: 'readBlocks' }
  /** The number that a number word names. */
  | { readonly kind: 'readWord'; readonly number: number }
  | { readonly kind: 'compare'; readonly things: 'groups' | 'numbers' | 'bars'; readonly wanted: 'less' | 'more' }
  | { readonly kind: 'order'; readonly first: 'smallest' | 'largest' }
  /** The other part of a whole. */
  | { readonly kind: 'missingPart'; readonly whole: number; readonly part: number }
  | { readonly kind: 'countSpans'; readonly span: 'hand' | 'foot'; readonly object: MeasuredObject }
  /** The length of an object next to a ruler. */
  | { readonly kind: 'measure'; readonly object: MeasuredObject }
  /** The perimeter of a rectangle on a grid, for children who do not know the word yet. */
  | { readonly kind: 'wayAround' }
  /** The perimeter of the drawn shape, in the unit `to` where its sides have other units. */
  | { readonly kind: 'perimeter'; readonly to?: UnitOf<'length'> }
  /**
   * A problem as its teacher wrote it, with its numbers. `problem` is its key (own/problem.ts). The text has one
   * language, and is shown as it was typed.
   */
  | { readonly kind: 'told'; readonly text: string; readonly problem: string }
  /** The missing number of a word problem. */
  | { readonly kind: 'story'; readonly story: Story }

/** A question about quantities. It is answered in a unit of the same measure. */
type QuantityAsk<M extends Measure> =
  /** A quantity in another unit. */
  | { readonly kind: 'convert'; readonly quantity: Quantity<UnitOf<M>>; readonly to: UnitOf<M> }
  /** The sum of quantities in one unit. */
  | { readonly kind: 'addQuantities'; readonly quantities: readonly Quantity<UnitOf<M>>[]; readonly to: UnitOf<M> }
