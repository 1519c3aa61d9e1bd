import type { Expression } from '../expression.ts'
import type { Sides } from '../solve/phrases/general.ts'
import type { Place } from '../solve/place-value.ts'

/** The meanings of the sentences for children. Each is one sentence in each language, without the right answer. */

/** A place whose digits add to ten or more. */
export interface FullColumn {
  readonly place: Place
  readonly expression: Expression
  readonly total: number
}

/** Groups of one size: 8 nines. */
interface Groups {
  readonly groups: number
  readonly size: number
}

export type SlipPhrase =
  /** "Each column holds one digit: the 1 in 15 is a ten." */
  | ({ readonly kind: 'oneDigitFits' } & Pick<FullColumn, 'place' | 'total'>)
  /** "50 is tens, not ones. Which digit changes?" */
  | { readonly kind: 'whichDigitChanges'; readonly number: number; readonly place: Place }
  /** "Start at 8, then count 7 hops." */
  | { readonly kind: 'countHops'; readonly from: number; readonly hops: number; readonly back: boolean }
  /** "Your first hop lands on 5." */
  | { readonly kind: 'firstLands'; readonly on: number }
  /** "Do you put together or take away?" */
  | { readonly kind: 'togetherOrAway' }
  /** "Look at the sign. Is it + or −?" */
  | { readonly kind: 'lookAtOperator' }
  /** "6 × 7 means 6 groups of 7." */
  | { readonly kind: 'timesMeans'; readonly groups: number; readonly size: number }
  /** "Think of 7 empty bags. Is anything inside?" */
  | { readonly kind: 'emptyBags'; readonly bags: number }
  /** "No bags of 7. How many in all?" */
  | { readonly kind: 'noBags'; readonly size: number }
  /** "Think of one bag with 7 in it." */
  | { readonly kind: 'groupOf'; readonly size: number }
  /** "Think of 7 bags with 1 in each." */
  | { readonly kind: 'bagsOfOne'; readonly bags: number }
  /** "Start at 4. Add one more 4." */
  | { readonly kind: 'oneGroupMore'; readonly size: number }
  /** "5 × 9 = 45. How many more nines?" Groups are taken away where `more` is negative. */
  | { readonly kind: 'moreThanFact'; readonly sides: Sides; readonly more: number; readonly size: number }
  /** "2 × 7 = 14. What is double 14?" */
  | { readonly kind: 'doubleOfFact'; readonly sides: Sides; readonly part: number }
  /** "10 × 6 = 60. What is half of 60?" */
  | { readonly kind: 'halfOfFact'; readonly sides: Sides; readonly whole: number }
  /** "72 is 8 nines. You need 7 nines." Both are groups in the order of the question: "40 is 5 eights." for 5 × 7. */
  | { readonly kind: 'givenFact'; readonly product: number; readonly given: Groups; readonly needed: Groups }
  /** "× 10 makes a number larger. Which way do the digits move?" */
  | { readonly kind: 'whichWayMove'; readonly operator: '×' | '÷'; readonly times: number }
  /** "× 100 moves the digits two places, not one." */
  | {
      readonly kind: 'movesPlaces'
      readonly operator: '×' | '÷'
      readonly times: number
      readonly places: number
      readonly moved: number
    }
  /** "3.4 is the same as 3.40. Put the points under each other." */
  | { readonly kind: 'sameWithZeros'; readonly number: number; readonly places: number }
  /** "Put the ones of 56 under the ones of 342." */
  | { readonly kind: 'onesUnderOnes'; readonly number: number; readonly above: number }
  /** "8 means 8 ones, not 8 tens." */
  | { readonly kind: 'onesNotTens'; readonly number: number }
  /** "Tens come before ones. How many tens?" */
  | { readonly kind: 'tensBeforeOnes' }
