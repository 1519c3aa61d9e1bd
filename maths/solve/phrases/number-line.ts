import type { Place } from '../place-value.ts'

/** Phrases of hops on a number line. */
export type NumberLinePhrase =
  /** "Start at 11. Hop back 3." For the first of two hops: "Start at 672. Hop back 2 to 670." */
  | { readonly kind: 'startBack'; readonly at: number; readonly hop: number; readonly to?: number }
  /** The start is not counted: "The first hop goes from 8 to 9." */
  | { readonly kind: 'firstHop'; readonly from: number; readonly to: number }
  /** "3 hops to go. Where do you land?" These hops are left: "1 more hop" would sound like another one. */
  | { readonly kind: 'whereLanded'; readonly toGo: number }
  | { readonly kind: 'toTen'; readonly from: number; readonly ten: number; readonly way: 'forward' | 'back' }
  | { readonly kind: 'hopMore'; readonly hop: number; readonly way: 'forward' | 'back' }
  | { readonly kind: 'hopsBetween'; readonly from: number; readonly to: number }
  /** "Look at the ones. What is 3 + 5?" */
  | {
      readonly kind: 'placeOnly'
      readonly place: Place
      readonly a: number
      readonly b: number
      readonly operator: '+' | '−'
    }
  /** "8 is less than 10. The 4 tens stay." */
  | { readonly kind: 'tensStay'; readonly ones: number; readonly tens: number }
  | { readonly kind: 'wholeAndPart'; readonly whole: number; readonly part: number }
