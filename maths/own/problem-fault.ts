/** The faults of a problem, as data. `web/problems/editor/fault-words.ts` has the words. */
import type { LeftOut } from './combinations.ts'
import type { Fault } from './expression.ts'

/** The fields that can have a fault. Those with an index are lists. */
export type ProblemField =
  | { readonly name: 'text' | 'numbers' | 'conditions' | 'picture' | 'answer' | 'unit' | 'within' | 'rows' }
  | { readonly name: 'number' | 'condition' | 'choice' | 'item'; readonly index: number }
  | { readonly name: 'cell'; readonly row: number; readonly column: number }

/** Why a field is refused. The faults of expressions have the place in the text. */
export type ProblemReason =
  | Fault
  /** There are too many or too few of them. */
  | 'count'
  /** Two of them are equal. */
  | 'repeated'
  /** The name of a number is no letter from a to z. */
  | 'letter'
  /** A text names a number in braces that the problem does not have. */
  | 'unknownName'
  /** A range is empty, or its ends are not multiples of its step. */
  | 'range'
  /** There are over 20,000 combinations, or working them out takes too long: "Make a range smaller." */
  | 'tooMany'
  /** No combination meets this condition and those before it. */
  | 'noneFit'
  /** Every answer divides by zero, has over six decimals, is above a billion, or does not fit the picture. */
  | LeftOutReason
  /** The rows are not those of the problem. */
  | 'otherRows'

/** Why a combination is left out: no answer that a child can type, equal choices, or a picture without room. */
export type LeftOutReason = LeftOut | 'equal' | 'picture'

export interface ProblemFault {
  readonly field: ProblemField
  readonly reason: ProblemReason
  /** The index of the character in the field's text, or null. */
  readonly at: number | null
}

export const fault = (field: ProblemField, reason: ProblemReason, at: number | null = null): ProblemFault => ({
  field,
  reason,
  at,
})
