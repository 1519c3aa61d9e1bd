import type { Expression } from '../../expression.ts'
import type { Place } from '../place-value.ts'
import type { Sides } from './general.ts'

/** Phrases of groups, tables and products. */
export type MultiplicationPhrase =
  /** "3 groups of 4: that is 3 × 4." */
  | { readonly kind: 'groupsOf'; readonly groups: number; readonly size: number }
  /** "2 groups: 4 + 4 = 8." */
  | { readonly kind: 'groupsMake'; readonly groups: number; readonly sides: Sides }
  | { readonly kind: 'oneMoreGroup'; readonly size: number }
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
  | { readonly kind: 'double' }
  /** "Turn it: 8 × 7 = 56 too." */
  | { readonly kind: 'turnedToo'; readonly sides: Sides }
  | { readonly kind: 'turnIt'; readonly expression: Expression }
  /** "30 is 3 tens." */
  | { readonly kind: 'isCount'; readonly number: number; readonly count: number; readonly place: Place }
  /** "That is 12 tens." */
  | { readonly kind: 'thatIs'; readonly count: number; readonly place: Place }
  | { readonly kind: 'takeTimes'; readonly times: number }
  | { readonly kind: 'first'; readonly expression: Expression }
  /** "Each digit moves 1 place to the left." */
  | { readonly kind: 'digitsMove'; readonly places: number; readonly to: 'left' | 'right' }
  /** "Each digit moves to the left. How far?" */
  | { readonly kind: 'howFarMove'; readonly to: 'left' | 'right' }
  /** "What are 12 tens?" */
  | { readonly kind: 'whatAre'; readonly count: number; readonly place: Place }
  /** "12 tens are 120." */
  | { readonly kind: 'countsAre'; readonly count: number; readonly place: Place; readonly number: number }
  | { readonly kind: 'split'; readonly parts: readonly { readonly number: number; readonly into: readonly number[] }[] }
  | { readonly kind: 'nowTheBox'; readonly across: number; readonly down: number }
  | { readonly kind: 'lastBox'; readonly sides: Sides }
  | { readonly kind: 'addRows'; readonly first: Sides; readonly second: Sides }
  /** "In columns: 42 ones. Write 2, carry 4 tens." */
  | { readonly kind: 'inColumns'; readonly count: number }
  | { readonly kind: 'withCarried'; readonly sides: Sides; readonly carried: number; readonly place: Place }
  | { readonly kind: 'rowPerDigit'; readonly number: number }
  | { readonly kind: 'rowOf'; readonly digit: number; readonly place: Place; readonly number: number }
  | { readonly kind: 'rowEquation'; readonly place: Place; readonly sides: Sides }
  /** "Now the 2 tens, 3 times." */
  | { readonly kind: 'nowTheDigit'; readonly digit: number; readonly times: number; readonly place: Place }
  | { readonly kind: 'howManyNow'; readonly place: Place }
  | { readonly kind: 'noRow'; readonly place: Place }
  | { readonly kind: 'allRows'; readonly sides: Sides }
  /** "10 tenths make 1." */
  | { readonly kind: 'makeOne'; readonly place: Place }
  | { readonly kind: 'becomes'; readonly count: number; readonly from: Place; readonly to: Place }
  | { readonly kind: 'lessThan'; readonly sides: Sides }
  | { readonly kind: 'fourBoxes'; readonly sides: Sides }
  | { readonly kind: 'tenthsTimesTenths' }
