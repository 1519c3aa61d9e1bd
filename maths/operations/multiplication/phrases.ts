import type { Expression } from '../../expression.ts'
import type { FullColumn } from '../../slips/phrases.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { Count, Place } from '../../solve/place-value.ts'

/** Phrases of multiplication. */
export type MultiplicationPhrase =
  /** "3 groups of 4: that is 3 × 4." */
  | { readonly kind: 'groupsOf'; readonly groups: number; readonly size: number }
  /** "2 groups: 4 + 4 = 8." */
  | { readonly kind: 'groupsMake'; readonly groups: number; readonly sides: Sides }
  | { readonly kind: 'oneMoreGroup'; readonly size: number }
  /** "That is 12 tens." */
  | { readonly kind: 'thatIs'; readonly count: number; readonly place: Place }
  /** "First 34 × 6." For a single row of hundreds: "First 3589 × 1, then times 100." */
  | { readonly kind: 'first'; readonly expression: Expression; readonly power?: number }
  | { readonly kind: 'split'; readonly parts: readonly { readonly number: number; readonly into: readonly number[] }[] }
  /** "Multiply each by 4, then add." */
  | { readonly kind: 'multiplyEach'; readonly by: number }
  | { readonly kind: 'nowTheBox'; readonly across: number; readonly down: number; readonly isFirst?: true }
  | { readonly kind: 'lastBox'; readonly sides: Sides }
  | { readonly kind: 'addRows'; readonly first: Sides; readonly second: Sides }
  /** "In columns: 42 ones. Write 2, carry 4 tens." */
  | { readonly kind: 'inColumns'; readonly count: number; readonly place: Place }
  /** "Tens: 4 × 7, then add the carry." */
  | { readonly kind: 'timesThenCarry'; readonly place: Place; readonly digit: number; readonly times: number }
  /** "Write one row for each digit of 13." "Each digit of 140 except 0 needs a row." */
  | { readonly kind: 'rowPerDigit'; readonly number: number; readonly exceptZero?: true }
  | { readonly kind: 'rowOf'; readonly digit: number; readonly place: Place; readonly number: number }
  /** "The 1 in 14 is 1 ten. What is 23 × 10?" */
  | {
      readonly kind: 'digitTimes'
      readonly digit: number
      readonly number: number
      readonly place: Place
      readonly times: number
    }
  /** "Two rows: 1467 × 50 and 1467 × 100." "Two rows: 128 × 9 and 128 × 10. Add them." */
  | { readonly kind: 'rowsAre'; readonly rows: readonly Expression[]; readonly thenAdd?: true }
  /** "The row of tens: 9060." */
  | { readonly kind: 'rowIs'; readonly place: Place; readonly value: number }
  | { readonly kind: 'rowEquation'; readonly place: Place; readonly sides: Sides }
  /** "Now the 2 tens, 3 times." */
  | { readonly kind: 'nowTheDigit'; readonly digit: number; readonly times: number; readonly place: Place }
  | { readonly kind: 'noRow'; readonly place: Place }
  | { readonly kind: 'allRows'; readonly sides: Sides }
  /** "Add two rows first: 13 352 + 200 280 = 213 632." */
  | { readonly kind: 'addTwoRows'; readonly sides: Sides }
  /** "Add the other two rows: 487 200 + 2 436 000 = 2 923 200." */
  | { readonly kind: 'addOtherRows'; readonly sides: Sides }
  /** "Then add the row of hundreds: 9362 + 15 100 = 24 462." "Then add both sums: 109 620 + 2 923 200 = 3 032 820." */
  | { readonly kind: 'thenAddRows'; readonly sides: Sides; readonly place?: Place }
  /** "Check: between 119 × 10 = 1190 and 119 × 20 = 2380." */
  | { readonly kind: 'between'; readonly low: Sides; readonly high: Sides; readonly isFirst?: true }
  /** "10 tenths make 1." */
  | { readonly kind: 'makeOne'; readonly place: Place }
  | { readonly kind: 'lessThan'; readonly sides: Sides; readonly isFirst?: true }
  /** Two equal factors: "Both are 97 tenths." */
  | ({ readonly kind: 'bothAre' } & Count)
  /** "1 tenth of 1 tenth is 1 hundredth." */
  | { readonly kind: 'tenthOfTenth' }
  /** "Where does the point go? Think of the size." */
  | { readonly kind: 'whereIsPoint' }
  /** "30 is 3 tens. What is 4 × 3 tens?" "100 is 1 hundred. What is 4 times 1 hundred?" */
  | {
      readonly kind: 'timesPlace'
      readonly number: number
      readonly count: number
      readonly place: Place
      readonly times: number
    }
  /** "Ones: 7 × 6 = 42. Where do the tens go?" or "Where does the ten go?" */
  | ({ readonly kind: 'whereDoTheyGo' } & FullColumn)
  /** "Multiply first, then add. What you carried is already multiplied." */
  | { readonly kind: 'firstMultiply' }
  /** "× 3 means 3 times 23, not 3 more." */
  | { readonly kind: 'timesNotMore'; readonly number: number; readonly times: number }
  /** "Multiply the 1 hundred and 3 tens by 3 too." */
  | { readonly kind: 'takenToo'; readonly counts: readonly Count[]; readonly times: number }
  /** "Draw four boxes. Which two are still empty?" */
  | { readonly kind: 'emptyBoxes'; readonly boxes: 2 | 4 }
  | { readonly kind: 'alsoAfterPoint' }
  /** "6 tenths, 7 times. How many tenths?" */
  | { readonly kind: 'unitsTimes'; readonly units: number; readonly place: Place; readonly times: number }
  /** "12 is right for tens." "20 is right for tenths. How many ones is that?" */
  | { readonly kind: 'rightForUnits'; readonly units: number; readonly place: Place }
  /** "About how large is it? Round the numbers first." */
  | { readonly kind: 'aboutHowLarge' }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly multiplication: MultiplicationPhrase
  }
}
