import type { Expression } from '../../expression.ts'
import type { Place } from '../place-value.ts'
import type { Sides } from './general.ts'

/** Phrases of groups, tables and products. */
export type ProductPhrase =
  /** "7 × 8 means 7 eights." */
  | { readonly kind: 'meansGroups'; readonly groups: number; readonly size: number }
  /** "You know 5 eights." */
  | { readonly kind: 'knownFact'; readonly groups: number; readonly size: number }
  | { readonly kind: 'howManyInAll' }
  | { readonly kind: 'noGroups' }
  | { readonly kind: 'emptyGroups' }
  | { readonly kind: 'oneInEach' }
  | { readonly kind: 'oneGroup' }
  | { readonly kind: 'putParts' }
  /** "That is 1 seven too many." */
  | { readonly kind: 'tooMany'; readonly groups: number; readonly size: number }
  | { readonly kind: 'half' }
  /** "Double 2 × 6." */
  | { readonly kind: 'double'; readonly expression: Expression }
  /** "Turn it: 8 × 7 = 56 too." */
  | { readonly kind: 'turnedToo'; readonly sides: Sides }
  | { readonly kind: 'turnIt'; readonly expression: Expression }
  /** "30 is 3 tens." */
  | { readonly kind: 'isCount'; readonly number: number; readonly count: number; readonly place: Place }
  /** "Each digit moves 1 place to the left." */
  | { readonly kind: 'digitsMove'; readonly places: number; readonly to: 'left' | 'right' }
  /** "× 10: each digit moves to the left. How far?" */
  | {
      readonly kind: 'howFarMove'
      readonly operator: '×' | '÷'
      readonly times: number
      readonly to: 'left' | 'right'
    }
  /** "What are 12 tens?" */
  | { readonly kind: 'whatAre'; readonly count: number; readonly place: Place }
  /** "12 tens are 120." */
  | { readonly kind: 'countsAre'; readonly count: number; readonly place: Place; readonly number: number }
  /** "Which digit is in the ones place now?" A number such as 13.3 has more ones than this digit says. */
  | { readonly kind: 'whichDigitNow'; readonly place: Place }
  | { readonly kind: 'becomes'; readonly count: number; readonly from: Place; readonly to: Place }
  /** "How many 6s fit into 42?" */
  | { readonly kind: 'howManyFit'; readonly size: number; readonly into: number }
  /** "You know 5 × 8 = 40." */
  | { readonly kind: 'known'; readonly sides: Sides }
