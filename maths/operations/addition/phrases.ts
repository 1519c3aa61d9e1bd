import type { Expression } from '../../expression.ts'
import type { FullColumn } from '../../slips/phrases.ts'
import type { CountedNumber } from '../../solve/phrases/columns.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { Count, Place } from '../../solve/place-value.ts'

/** Phrases of addition. */
export type AdditionPhrase =
  /** "3 + 9 = 9 + 3." */
  | { readonly kind: 'turned'; readonly sides: Sides }
  /** "Start at 9." */
  | { readonly kind: 'start'; readonly at: number }
  /** "Start at 8. Hop 7 more." */
  | { readonly kind: 'startForward'; readonly at: number; readonly hop: number }
  /** "You hopped 2 of 7." "You hopped 2 of 7. How many more?" */
  | { readonly kind: 'hopped'; readonly done: number; readonly of: number; readonly asks?: true }
  /** "9 is larger: start there." */
  | { readonly kind: 'isLarger'; readonly number: number }
  /** "Start at 5, the larger. Hop 4." */
  | { readonly kind: 'startLarger'; readonly at: number; readonly hop: number }
  /** "9 is larger. How many to 10?" */
  | { readonly kind: 'largerToTen'; readonly at: number; readonly ten: number }
  /** "Hop 4 more. The first goes to 6." */
  | { readonly kind: 'firstOfHops'; readonly hops: number; readonly to: number }
  | { readonly kind: 'nextTen'; readonly from: number; readonly ten: number; readonly way: 'forward' | 'back' }
  | { readonly kind: 'hopsToIt' }
  /** "2 tens and 6 ones. What number?" */
  | { readonly kind: 'whatNumber'; readonly counts: readonly Count[] }
  /** "Do you know double 7?" */
  | { readonly kind: 'knowDouble'; readonly number: number }
  /** "What is double 6?" */
  | { readonly kind: 'whatIsDouble'; readonly number: number }
  /** "Double 7 is 14." */
  | { readonly kind: 'doubleIs'; readonly number: number }
  | { readonly kind: 'oneMore' }
  /** "7 + 6 is double 6 and 1 more." */
  | { readonly kind: 'nearDouble'; readonly expression: Expression; readonly number: number }
  /** "Ones: 7 + 8 = 15. Where does the ten go?" */
  | ({ readonly kind: 'whereDoesItGo' } & FullColumn)
  /** "15 ones are 1 ten and 5 ones. Which moves on?" */
  | { readonly kind: 'whichMovesOn'; readonly total: number; readonly place: Place }
  /** "56: 5 tens and 6 ones. 27: 2 tens and 7 ones." */
  | { readonly kind: 'bothPlaces'; readonly numbers: readonly CountedNumber[] }
  /** "43 has 4 tens. Is 12 more than 43?" */
  | { readonly kind: 'isMoreThan'; readonly number: number; readonly tens: number; readonly answer: number }
  /** "112 is more than 100. Is 14 + 8 more than 100?" */
  | { readonly kind: 'isSumMoreThan'; readonly answer: number; readonly bound: number; readonly expression: Expression }
  /** "5 means 5 ones. Add it to the 4 ones." */
  | { readonly kind: 'addToOnes'; readonly number: number; readonly ones: number }
  /** "The tenths make a one. Which column takes it?" */
  | { readonly kind: 'tenTenths' }
  /** "47 hundredths and 99 hundredths: 100 hundredths make a one." */
  | { readonly kind: 'partsMakeOne'; readonly units: readonly [number, number]; readonly of: Place }
  /** "9 tenths: how many hundredths is that?" */
  | { readonly kind: 'tenthsInHundredths'; readonly tenths: number }
  | { readonly kind: 'countTens' }
  /** "How many ones? Write them over the 0." */
  | { readonly kind: 'overTheZero' }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly addition: AdditionPhrase
  }
}
