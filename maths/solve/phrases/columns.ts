import type { Expression } from '../../expression.ts'
import type { Count, Place } from '../place-value.ts'
import type { Sides } from './general.ts'

/** A number with what its digits count. */
export interface CountedNumber {
  readonly number: number
  readonly counts: readonly Count[]
}

/** Phrases of places, blocks and columns. */
export type ColumnPhrase =
  /** "56 is 5 tens and 6 ones." */
  | ({ readonly kind: 'isPlaces' } & CountedNumber)
  /** "Only the tens change." */
  | { readonly kind: 'onlyPlace'; readonly place: Place }
  /** "3 tens and 5 tens. How many tens?" */
  | { readonly kind: 'howManyAdded'; readonly counts: readonly [number, number]; readonly place: Place }
  | { readonly kind: 'howManyTaken'; readonly from: number; readonly taken: number; readonly place: Place }
  /** "The 4 ones stay." */
  | { readonly kind: 'countStays'; readonly count: number; readonly place: Place }
  | { readonly kind: 'othersStay' }
  | { readonly kind: 'whichChanges' }
  /** "How many tens?" */
  | { readonly kind: 'howMany'; readonly place: Place }
  /** "8 tens and 3 ones: 56 + 27 = 83." */
  | { readonly kind: 'countsMake'; readonly counts: readonly Count[]; readonly sides: Sides }
  /** "13 ones are 1 ten and 3 ones." */
  | { readonly kind: 'regrouped'; readonly count: number; readonly place: Place }
  /** "Swap 10 ones for 1 ten." */
  | { readonly kind: 'swapForNext'; readonly place: Place }
  /** "Write 3 below, carry 1 ten." What is said before it names the place. */
  | { readonly kind: 'writeAndCarry'; readonly write: number; readonly carry: number; readonly place: Place }
  /** "Make a ten. How many ones are left?" For several: "Make tens." They are carried. */
  | { readonly kind: 'howManyStay'; readonly carry: number; readonly place: Place }
  /** "All the tens, with the 1 above: how many?" */
  | { readonly kind: 'nowThePlace'; readonly place: Place }
  /** "Write 8 below the tens." */
  | { readonly kind: 'writeBelow'; readonly digit: number; readonly place: Place }
  /** "Carry 1 ten above the tens." */
  | { readonly kind: 'carryAbove'; readonly carry: number; readonly place: Place }
  /** "Put ones under ones." */
  | { readonly kind: 'alignOnes' }
  /** "Ones first: what is 3 + 5? Then the tens." Decimals have no room for what follows. */
  | { readonly kind: 'placeFirst'; readonly place: Place; readonly expression: Expression }
  /** "Look at the tens. What is 6 + 5?" */
  | { readonly kind: 'lookAtPlace'; readonly place: Place; readonly expression: Expression }
  /** "Tens: 6 + 5 + 1 = 12." */
  | { readonly kind: 'placeEquation'; readonly place: Place; readonly sides: Sides }
  /** "Ones: 2 and 6. How many?" */
  | { readonly kind: 'howManyInPlace'; readonly place: Place; readonly digits: readonly number[] }
  /** "2 tenths are too few." */
  | { readonly kind: 'tooFewShort'; readonly count: number; readonly place: Place }
  /** "Swap first." Across a zero: "Swap a hundred first." */
  | { readonly kind: 'swapFirst'; readonly from?: Place }
  | { readonly kind: 'alignPoints' }
  /** "Where does the 5 of 56 go?" The digit is in the number once. */
  | { readonly kind: 'whereDigitGoes'; readonly digit: number; readonly number: number }
  /** "19.60 is just 19.6." */
  | { readonly kind: 'sameNumber'; readonly number: number; readonly places: number }
  /** "The hundredths place of 6.3 is empty. Write 6.30." */
  | { readonly kind: 'writeZeros'; readonly number: number; readonly place: Place; readonly places: number }
