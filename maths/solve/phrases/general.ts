import type { Expression } from '../../expression.ts'

/** Expressions that are equal, in the order in which they are said: "6 + 7 + 1 = 14". */
export type Sides = readonly Expression[]

/** A number and what it is rounded to. */
type Rounded = readonly [number: number, to: number]

/** Phrases of every method. */
export type GeneralPhrase =
  /** "6 + 7 = 13." */
  | { readonly kind: 'equation'; readonly sides: Sides }
  /** Two equations at once: "5 × 8 = 40 and 2 × 8 = 16." */
  | { readonly kind: 'twoEquations'; readonly first: Sides; readonly second: Sides }
  /** An equation with the one that follows from it: "10 + 5 = 15, so 8 + 7 = 15." */
  | { readonly kind: 'soEquation'; readonly sides: Sides; readonly so: Sides }
  /** The opposite operation: "Check: 24 × 18 = 432." */
  | { readonly kind: 'check'; readonly sides: Sides }
  /** "Check: about 3 × 6 = 18." As the first step: "Round 7.3 to 7 and 8.1 to 8: about 7 × 8 = 56." */
  | { readonly kind: 'estimate'; readonly sides: Sides; readonly rounded?: readonly Rounded[] }
