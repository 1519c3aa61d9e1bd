import type { FullColumn } from '../../slips/phrases.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { Place } from '../../solve/place-value.ts'

/** Phrases of addition. */
export type AdditionPhrase =
  /** "3 + 9 = 9 + 3." */
  | { readonly kind: 'turned'; readonly sides: Sides }
  /** "Start at 9." */
  | { readonly kind: 'start'; readonly at: number }
  | { readonly kind: 'nextTen'; readonly from: number; readonly ten: number; readonly way: 'forward' | 'back' }
  | { readonly kind: 'hopsToIt' }
  | { readonly kind: 'putTogether' }
  /** "Ones: 7 + 8 = 15. Where does the ten go?" */
  | ({ readonly kind: 'whereDoesItGo' } & FullColumn)
  /** "Of 15 ones, 5 stay there." */
  | { readonly kind: 'someStay'; readonly total: number; readonly place: Place }
  /** "Put the ones of 5 under the ones of 34." */
  | { readonly kind: 'onesUnderOnes'; readonly number: number; readonly above: number }
  | { readonly kind: 'countTens' }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly addition: AdditionPhrase
  }
}
