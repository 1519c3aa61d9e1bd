import type { Expression, Operator } from '../../expression.ts'
import type { Sides } from '../../solve/phrases/general.ts'

/** Phrases of the order of operations. */
export type BedmasPhrase =
  /** "× and ÷ are equal. Go from the left." */
  | { readonly kind: 'equalRank'; readonly operators: readonly [Operator, Operator] }
  /** "B first, the bracket: 6.5 + 2 = 8.5." */
  | { readonly kind: 'bracketFirst'; readonly sides: Sides }
  /** "Now the bracket: 2 + 12 = 14." */
  | { readonly kind: 'nowTheBracket'; readonly sides: Sides }
  | { readonly kind: 'noExponents' }
  | { readonly kind: 'whereIsBracket' }
  | { readonly kind: 'workOutBracket' }
  /** "Which comes first, + or ×?" */
  | { readonly kind: 'whichOfTwo'; readonly operators: readonly [Operator, Operator] }
  /** "In the bracket, first the ×: 3 × 4 = 12." */
  | { readonly kind: 'inBracketFirst'; readonly first: Operator; readonly sides: Sides }
  /** "In the bracket, go from the left: 8 − 3 = 5." */
  | { readonly kind: 'inBracketFromLeft'; readonly sides: Sides }
  /** "× comes before −: 8.5 × 4 = 34." */
  | { readonly kind: 'comesBefore'; readonly first: Operator; readonly second: Operator; readonly sides: Sides }
  /** "÷ before +, from the left: 8 ÷ 2 = 4." This is for the first of several × and ÷ in a row. */
  | { readonly kind: 'firstFromLeft'; readonly first: Operator; readonly second: Operator; readonly sides: Sides }
  /** "Go on from the left: 6 + 4 = 10." */
  | { readonly kind: 'fromTheLeft'; readonly sides: Sides }
  | { readonly kind: 'lastOperator'; readonly operator: Operator; readonly sides: Sides }
  /** "Write 8.5 in its place: 8.5 × 4 − 9.5." */
  | { readonly kind: 'inItsPlace'; readonly value: number; readonly expression: Expression }
  | { readonly kind: 'whichNext' }
  | { readonly kind: 'whichFirst' }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly bedmas: BedmasPhrase
  }
}
