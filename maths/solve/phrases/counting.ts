import type { Place } from '../place-value.ts'

/** Phrases of counting and of comparing numbers. */
export type CountingPhrase =
  /** "6, 7, 8 so far." */
  | { readonly kind: 'countOut'; readonly numbers: readonly number[] }
  | { readonly kind: 'countOnFrom'; readonly from: number }
  /** "9 is more than 7." */
  | { readonly kind: 'isThan'; readonly number: number; readonly wanted: 'less' | 'more'; readonly other: number }
  | { readonly kind: 'comparePlace'; readonly place: Place }
  | { readonly kind: 'belowEachOther' }
  /** "The hundreds are the same. Look at the tens." */
  | { readonly kind: 'sameSoFar'; readonly places: readonly Place[]; readonly next: Place }
  | { readonly kind: 'whichDigit'; readonly place: Place; readonly wanted: 'less' | 'more' }
  /** "305 has 3 hundreds. How many has 47?" */
  | {
      readonly kind: 'hasHowMany'
      readonly number: number
      readonly count: number
      readonly place: Place
      readonly other: number
    }
