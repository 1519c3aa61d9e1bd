import type { Expression } from '../../expression.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { Count, Place } from '../../solve/place-value.ts'

/** Phrases of division. */
export type DivisionPhrase =
  /** "Make groups of 5. Is anything left over?" */
  | { readonly kind: 'anyLeftOver'; readonly divisor: number }
  /** "Is there another 5 in what is left?" */
  | { readonly kind: 'another'; readonly divisor: number }
  /** "Stop before 17. How many are left over?" */
  | { readonly kind: 'leftBefore'; readonly dividend: number }
  /** "44 × 21 is far more than 84. Count in 21s." */
  | {
      readonly kind: 'isFarMore'
      readonly product: Expression
      readonly dividend: number
      readonly divisor: number
    }
  /** "Your 5s make more than 17. Use fewer 5s." */
  | { readonly kind: 'useFewer'; readonly dividend: number; readonly divisor: number }
  /** "First box: how many 5s. Second box: what is left." */
  | { readonly kind: 'twoBoxes'; readonly divisor: number }
  /** "Share 99 among 8. Is anything left over?" */
  | { readonly kind: 'shareIsAnyLeft'; readonly dividend: number; readonly divisor: number }
  /** "Can each of the 8 get another?" */
  | { readonly kind: 'eachAnother'; readonly divisor: number }
  /** "8 × 13 = 104. That is more than 99. Give each fewer." */
  | { readonly kind: 'giveFewer'; readonly sides: Sides; readonly dividend: number }
  /** "5 are missing for the next share. How many are left over?" */
  | { readonly kind: 'missingForNext'; readonly missing: number }
  /** "First box: how many each. Second box: what is left." */
  | { readonly kind: 'eachAndLeft' }
  /** "Which place gets none? Write 0 there." */
  | { readonly kind: 'whichDigitSaysNone' }
  /** "2 ones are left over. Swap them for tenths first." A count that is the answer is not said: "Some ones". */
  | { readonly kind: 'swapTheRest'; readonly count?: number; readonly place: Place }
  /** "6 × 8 = 48. You need 56." */
  | { readonly kind: 'givenTimes'; readonly sides: Sides; readonly dividend: number }
  /** "Put 20 into groups of 5." */
  | { readonly kind: 'shareInto'; readonly dividend: number; readonly divisor: number }
  /** "2 shared among 5. Is that more or less than 1?" */
  | {
      readonly kind: 'moreOrLess'
      readonly dividend: number
      readonly divisor: number
      readonly than: number
    }
  /** "276 tenths shared among 3. How many tenths each?" */
  | { readonly kind: 'unitsShared'; readonly units: number; readonly place: Place; readonly divisor: number }
  /** "How many 0.5s make 1?" */
  | { readonly kind: 'howManyMakeOne'; readonly size: number }
  /** "Multiply your answer by 1.2. Does it give 3.36?" */
  | { readonly kind: 'multiplyBack'; readonly divisor: number; readonly dividend: number }
  | { readonly kind: 'howManyMore'; readonly size: number }
  /** "One more 4. How many 4s in all?" */
  | { readonly kind: 'oneMoreInAll'; readonly size: number }
  /** "How many more 6s to 42?" */
  | { readonly kind: 'howManyMoreTo'; readonly size: number; readonly to: number }
  /** "Count up to 8 in 4s." */
  | { readonly kind: 'countUpIn'; readonly size: number; readonly to: number }
  /** "How many 5s before you pass 17?" */
  | { readonly kind: 'howManyBefore'; readonly size: number; readonly dividend: number }
  /** "Count in 5s. Stop before you pass 17." */
  | { readonly kind: 'stopBefore'; readonly size: number; readonly dividend: number }
  /** "Hop in 4s to 8. How many hops?" */
  | { readonly kind: 'hopInTo'; readonly size: number; readonly to: number }
  /** "Stay below 150: 105 + 42 = 147." */
  | { readonly kind: 'stayBelow'; readonly into: number; readonly sides: Sides }
  /** "How many 21s?" After "80 is 8 tens.", it follows: "So how many 8s?" */
  | { readonly kind: 'howManyOf'; readonly size: number; readonly isSo?: true }
  /** "400 − 40 = 360: that is 9 forties." Tens are the name of a place too: "100 − 10 = 90: 9 of them." */
  | { readonly kind: 'fromList'; readonly sides: Sides; readonly groups: number; readonly size: number }
  /** "4 fit into each 1. How many fit into 3?" */
  | { readonly kind: 'howManyFitInto'; readonly inEach: number; readonly into: number }
  /** "4 × 5 = 20 is too much." */
  | { readonly kind: 'tooMuch'; readonly sides: Sides }
  | { readonly kind: 'howManyOver' }
  /** "2 is smaller than 5, so stop." */
  | { readonly kind: 'stop'; readonly remainder: number; readonly divisor: number }
  /** "17 ÷ 5 = 3 r 2." */
  | {
      readonly kind: 'withRemainder'
      readonly dividend: number
      readonly divisor: number
      readonly quotient: number
      readonly remainder: number
    }
  /** "5 hundreds are too few for 6." */
  | { readonly kind: 'tooFewFor'; readonly count: number; readonly place: Place; readonly divisor: number }
  /** "12 does not fit into 3." */
  | { readonly kind: 'doesNotFit'; readonly size: number; readonly into: number }
  /** "No tens are left." */
  | { readonly kind: 'noneLeft'; readonly place: Place }
  /** "No tens to share." */
  | { readonly kind: 'noneToShare'; readonly place: Place }
  /** "Take hundreds." */
  | { readonly kind: 'takePlace'; readonly place: Place }
  | { readonly kind: 'take'; readonly count: number; readonly place: Place }
  /** "Share 22 tens: 5 × 4 = 20." Each of the 5 gets 4. */
  | { readonly kind: 'sharedMakes'; readonly count: number; readonly place: Place; readonly sides: Sides }
  /** "Share 5 tens among 3: 1 each." */
  | {
      readonly kind: 'sharedEach'
      readonly count: number
      readonly place: Place
      readonly divisor: number
      readonly each: number
    }
  /** "Write 8 above the tens." */
  | { readonly kind: 'writeAbove'; readonly digit: number; readonly place: Place }
  | { readonly kind: 'writeZeroAndPoint' }
  /** "The 4 tens left make 40 ones. With 7 ones: 47 ones." The child says a total that is not there: "how many?" */
  | {
      readonly kind: 'joined'
      readonly count: number
      readonly place: Place
      readonly digit: number
      readonly total?: number
    }
  /** "2 tens are left over. Swap each for 10 ones." */
  | ({ readonly kind: 'swapEach' } & Count)
  /** "10 ones and 5 ones. How many ones now?" Without other ones, the swapped ones would be the answer. */
  | { readonly kind: 'howManyWith'; readonly swapped: number; readonly digit: number; readonly place: Place }
  /** "List some 18s first: 1, 2, 5 and 10 of them." */
  | { readonly kind: 'listSome'; readonly of: number; readonly times: readonly number[] }
  /** "Find 650 in the list." */
  | { readonly kind: 'findInList'; readonly number: number }
  /** "List 1, 2, 5 and 10 eighteens first." One of these may be the answer: "List some 18s first." */
  | { readonly kind: 'listFirst'; readonly of: number; readonly times?: readonly number[] }
  | { readonly kind: 'multiplyBoth'; readonly times: number }
  /** "1.3 becomes 13. What does 1.69 become?" */
  | { readonly kind: 'whatBecomes'; readonly divisor: number; readonly larger: number; readonly dividend: number }
  /** "Both are 10 times as large, so the answer stays." */
  | { readonly kind: 'answerStays'; readonly times: number }
  /** "The answer stays." Both numbers were multiplied. */
  | { readonly kind: 'sameAnswer' }
  /** "Make 1.8 a whole number." */
  | { readonly kind: 'makeWhole'; readonly number: number }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly division: DivisionPhrase
  }
}
