import type { Expression } from '../expression.ts'
import type { Place } from '../solve/place-value.ts'

/** The meanings of the sentences for children. Each is one sentence in each language, without the right answer. */

/** A place whose digits add to ten or more. */
export interface FullColumn {
  readonly place: Place
  readonly expression: Expression
  readonly total: number
}

export type SlipPhrase =
  /** "Ones: 7 + 8 = 15. Only one digit fits." */
  | ({ readonly kind: 'oneDigitFits' } & FullColumn)
  /** "The tenths make a whole. Where does it go?" */
  | { readonly kind: 'tenTenths' }
  /** "50 is tens, not ones. Which digit changes?" */
  | { readonly kind: 'whichDigitChanges'; readonly number: number; readonly place: Place }
  /** "The 4 in 43 is 4 tens." */
  | { readonly kind: 'digitIs'; readonly digit: number; readonly number: number; readonly place: Place }
  /** "Start at 8, then count 7 hops." */
  | { readonly kind: 'countHops'; readonly from: number; readonly hops: number; readonly back: boolean }
  | { readonly kind: 'lookAtOperator' }
  /** "6 × 7 means 6 groups of 7." */
  | { readonly kind: 'timesMeans'; readonly groups: number; readonly size: number }
  /** "Think of 7 empty bags. Is anything inside?" */
  | { readonly kind: 'groupsOfNone'; readonly size: number }
  /** "Think of one bag with 7 in it." */
  | { readonly kind: 'groupOf'; readonly size: number }
  | { readonly kind: 'fromKnownFact' }
  /** "3.4 has 4 tenths and 0 hundredths." */
  | { readonly kind: 'hasTenths'; readonly number: number; readonly tenths: number }
  /** "6 tenths, 7 times. How many tenths?" */
  | { readonly kind: 'unitsTimes'; readonly units: number; readonly place: Place; readonly times: number }
  /** "About how large is it? Round the numbers first." */
  | { readonly kind: 'aboutHowLarge' }
  | { readonly kind: 'whichIsTens' }
