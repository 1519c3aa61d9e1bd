/** The meanings of the sentences for children. Each is one sentence in each language, without the right answer. */

import type { ShapeName } from '../drawing.ts'
import type { Expression } from '../expression.ts'
import type { Unit, UnitOf } from '../quantity.ts'
import type { Place } from '../solve/place-value.ts'

/** A place whose digits add to ten or more. */
interface FullColumn {
  readonly place: Place
  readonly expression: Expression
  readonly total: number
}

export type SlipPhrase =
  /** "Ones: 7 + 8 = 15. Where does the ten go?" */
  | ({ readonly kind: 'whereDoesItGo' } & FullColumn)
  /** "Ones: 7 + 8 = 15. Only one digit fits." */
  | ({ readonly kind: 'oneDigitFits' } & FullColumn)
  /** "Of 15 ones, 5 stay there." */
  | { readonly kind: 'someStay'; readonly total: number; readonly place: Place }
  /** "The tenths make a whole. Where does it go?" */
  | { readonly kind: 'tenTenths' }
  /** "Put the ones of 5 under the ones of 34." */
  | { readonly kind: 'onesUnderOnes'; readonly number: number; readonly above: number }
  /** "50 is tens, not ones. Which digit changes?" */
  | { readonly kind: 'whichDigitChanges'; readonly number: number; readonly place: Place }
  /** "The 4 in 43 is 4 tens." */
  | { readonly kind: 'digitIs'; readonly digit: number; readonly number: number; readonly place: Place }
  /** "Start at 8, then count 7 hops." */
  | { readonly kind: 'countHops'; readonly from: number; readonly hops: number; readonly back: boolean }
  | { readonly kind: 'countTens' }
  | { readonly kind: 'lookAtOperator' }
  /** "5 ones are too few for 8." This is for children of Years 0 and 1, who do not know the swap. */
  | { readonly kind: 'tooFewFor'; readonly count: number; readonly taken: number; readonly place: Place }
  /** "2 ones are too few. Swap a ten." The digit below is not named, because it may be the whole difference. */
  | { readonly kind: 'tooFewSwap'; readonly count: number; readonly place: Place }
  /** "You swapped a ten. How many are left?" */
  | { readonly kind: 'swappedOne'; readonly place: Place }
  /** "Where did the new digit come from?" The digit is always 9, which may also be the difference. */
  | { readonly kind: 'whereFrom' }
  /** "You also swapped a ten. How many are left?" */
  | { readonly kind: 'swappedToo'; readonly place: Place }
  /** "6 × 7 means 6 groups of 7." */
  | { readonly kind: 'timesMeans'; readonly groups: number; readonly size: number }
  /** "Think of 7 empty bags. Is anything inside?" */
  | { readonly kind: 'groupsOfNone'; readonly size: number }
  /** "Think of one bag with 7 in it." */
  | { readonly kind: 'groupOf'; readonly size: number }
  | { readonly kind: 'fromKnownFact' }
  /** "30 is tens. How many tens in 4 of them?" */
  | { readonly kind: 'timesPlace'; readonly number: number; readonly place: Place; readonly times: number }
  /** "Ones: 7 × 6 = 42. Where do the tens go?" */
  | ({ readonly kind: 'whereDoTheyGo' } & FullColumn)
  /** "First multiply. Then add what you carried." */
  | { readonly kind: 'firstMultiply' }
  /** "The 2 in 23 is taken 3 times too." */
  | { readonly kind: 'takenToo'; readonly digit: number; readonly number: number; readonly times: number }
  /** "Draw four boxes. Which two are still empty?" */
  | { readonly kind: 'emptyBoxes' }
  /** "Share 17 into groups of 5. Is anything left over?" */
  | { readonly kind: 'anyLeftOver'; readonly dividend: number; readonly divisor: number }
  /** "Is there another 5 in what is left?" */
  | { readonly kind: 'another'; readonly divisor: number }
  /** "Stop before 17. How many are left over?" */
  | { readonly kind: 'stopBefore'; readonly dividend: number }
  /** "First box: how many 5s. Second box: what is left." */
  | { readonly kind: 'twoBoxes'; readonly divisor: number }
  /** "One place has no 6s. Which digit says none?" */
  | { readonly kind: 'whichDigitSaysNone'; readonly divisor: number }
  /** "Some tens are left over. Swap them for ones." */
  | { readonly kind: 'swapTheRest'; readonly place: Place }
  /** "Which number times 8 makes 56?" */
  | { readonly kind: 'whichTimes'; readonly times: number; readonly product: number }
  /** "Share 20 into groups of 5." */
  | { readonly kind: 'shareInto'; readonly dividend: number; readonly divisor: number }
  /** "2 shared by 5. Is that more than 1?" */
  | { readonly kind: 'moreThanOne'; readonly dividend: number; readonly divisor: number }
  /** "3.4 has 4 tenths and 0 hundredths." */
  | { readonly kind: 'hasTenths'; readonly number: number; readonly tenths: number }
  /** "6 tenths, 7 times. How many tenths?" */
  | { readonly kind: 'unitsTimes'; readonly units: number; readonly place: Place; readonly times: number }
  /** "About how large is it? Round the numbers first." */
  | { readonly kind: 'aboutHowLarge' }
  /** "10 times larger: how far does each digit move?" */
  | { readonly kind: 'howFarDigitsMove'; readonly times: number }
  /** "A and S are equal. Go from the left." */
  | { readonly kind: 'equalRank' }
  | { readonly kind: 'touchEach' }
  | { readonly kind: 'lookForPart' }
  | { readonly kind: 'growOrShrink' }
  | { readonly kind: 'oneByOne' }
  /** "How far is it from 40 to 50?" */
  | { readonly kind: 'howFar'; readonly from: number; readonly to: number }
  /** "What comes just before 30?" */
  | { readonly kind: 'justBeside'; readonly number: number; readonly side: 'before' | 'after' }
  | { readonly kind: 'teenOrTy' }
  | { readonly kind: 'whichIsTens' }
  | { readonly kind: 'anyTens' }
  /** "Lay the 7 over the end of 40." */
  | { readonly kind: 'layOver'; readonly rest: number; readonly base: number }
  | { readonly kind: 'onesInBlock' }
  /** "10 is all of it. 6 and what?" */
  | { readonly kind: 'allOfIt'; readonly whole: number; readonly part: number }
  /** "10 is already all of it." */
  | { readonly kind: 'alreadyAll'; readonly whole: number }
  | { readonly kind: 'whichFirstOfOrder' }
  /** "Start at 2, not at 0." */
  | { readonly kind: 'startAt'; readonly from: number }
  | { readonly kind: 'startsLater' }
  | { readonly kind: 'countSpaces' }
  | { readonly kind: 'walkTheEdge' }
  | { readonly kind: 'howManySides' }
  /** "How many sides does a pentagon have?" */
  | { readonly kind: 'sidesOfShape'; readonly shape: ShapeName }
  | { readonly kind: 'sidesWithoutNumber' }
  /** "How many centimetres make a metre?" */
  | { readonly kind: 'smallInLarge'; readonly small: Unit; readonly large: Unit }
  /** "Is a metre longer or shorter than a centimetre?" */
  | { readonly kind: 'longerOrShorter'; readonly unit: UnitOf<'length'>; readonly than: UnitOf<'length'> }
  /** "1 km is 1000 m. Then add 40." */
  | {
      readonly kind: 'thenAdd'
      readonly large: number
      readonly largeUnit: Unit
      readonly small: number
      readonly smallUnit: Unit
      readonly added: number
    }
  /** "Change all lengths to centimetres first." */
  | { readonly kind: 'changeAll'; readonly to: UnitOf<'length'> }
