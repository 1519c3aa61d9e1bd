import type { Sides } from '../../solve/phrases/general.ts'
import type { Place } from '../../solve/place-value.ts'

/** Phrases of division. */
export type DivisionPhrase =
  /** "How many 6s fit into 42?" */
  | { readonly kind: 'howManyFit'; readonly size: number; readonly into: number; readonly place?: Place }
  | { readonly kind: 'howManyMore'; readonly size: number }
  /** "You know 5 × 8 = 40." */
  | { readonly kind: 'known'; readonly sides: Sides }
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
  /** "5 hundreds are fewer than 6." */
  | { readonly kind: 'fewerThan'; readonly count: number; readonly place: Place; readonly divisor: number }
  | { readonly kind: 'take'; readonly count: number; readonly place: Place }
  /** "Write 8 above the tens." */
  | { readonly kind: 'writeAbove'; readonly digit: number; readonly place: Place }
  | { readonly kind: 'writeZeroAndPoint' }
  /** "4 tens and 7 ones are 47." */
  | {
      readonly kind: 'joined'
      readonly count: number
      readonly place: Place
      readonly digit: number
      readonly below: Place
      readonly total: number
    }
  | { readonly kind: 'listSome'; readonly of: number; readonly multiples: readonly number[] }
  /** "List some 18s first." */
  | { readonly kind: 'listFirst'; readonly of: number }
  /** "Make both numbers 10 times larger: 48 and 6." */
  | { readonly kind: 'makeLarger'; readonly times: number; readonly numbers: readonly [number, number] }
  | { readonly kind: 'sameHops' }
  | { readonly kind: 'makeWhole' }
  | { readonly kind: 'notWhole'; readonly number: number }
