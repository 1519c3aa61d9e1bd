import type { Expression } from '../../expression.ts'
import type { Count, Place } from '../../solve/place-value.ts'

/** Phrases of subtraction. */
export type SubtractionPhrase =
  /** "What is 10 − 6?" */
  | { readonly kind: 'whatIs'; readonly expression: Expression }
  /** A ten opened: "50 is 40 and 10." */
  | { readonly kind: 'splitTen'; readonly number: number; readonly rest: number }
  /** The same with its next question: "50 is 40 and 10. What is 10 − 2?" */
  | { readonly kind: 'takeFromTen'; readonly number: number; readonly rest: number; readonly taken: number }
  | { readonly kind: 'takeAway'; readonly number: number }
  /** "3 ones are too few to take 8 away." */
  | { readonly kind: 'tooFew'; readonly count: number; readonly taken: number; readonly place: Place }
  /** "The tens place is 0. Swap a hundred first." */
  | { readonly kind: 'noneToSwap'; readonly empty: readonly Place[]; readonly next: Place }
  /** "Swap 1 ten for 10 ones." */
  | { readonly kind: 'swap'; readonly place: Place }
  /** "Swap 1 hundred: now 12 tens." */
  | { readonly kind: 'swapSoNow'; readonly place: Place; readonly count: number }
  /** "Only 4 tens." */
  | ({ readonly kind: 'only' } & Count)
  /** "Swap 1 hundred: 6 hundreds left, 14 tens." */
  | { readonly kind: 'swapSoLeft'; readonly place: Place; readonly left: number; readonly count: number }
  /** "How many ones now?" */
  | { readonly kind: 'howManyAfterSwap'; readonly place: Place }
  | { readonly kind: 'howManyLeft'; readonly place: Place }
  | { readonly kind: 'left'; readonly count: number; readonly place: Place }
  /** "Only 5 ones. Hop back to 10 first." This is for children who hop on a line and swap nothing. */
  | { readonly kind: 'tooFewToTen'; readonly count: number; readonly ten: number }
  /**
   * "2 ones are too few. Swap a ten." Across a zero: "Swap a hundred first." The digit below is not named, because it
   * may be the whole difference.
   */
  | { readonly kind: 'tooFewSwap'; readonly count: number; readonly place: Place; readonly from: Place }
  /** "You swapped a ten. How many tens are left?" */
  | { readonly kind: 'swappedOne'; readonly place: Place }
  /** "You also swapped a ten. How many tens are left?" */
  | { readonly kind: 'swappedToo'; readonly place: Place }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly subtraction: SubtractionPhrase
  }
}
