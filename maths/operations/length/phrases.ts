import type { MeasuredObject, ShapeName } from '../../drawing.ts'
import type { Quantity, Unit, UnitOf } from '../../quantity.ts'
import type { Sides } from '../../solve/phrases/general.ts'
import type { Count } from '../../solve/place-value.ts'

/** Phrases of Length. */
export type LengthPhrase =
  /** "Start at 2, not at 0." */
  | { readonly kind: 'startAt'; readonly from: number }
  | { readonly kind: 'startsLater' }
  /** "It starts at 1. Count hops from there." */
  | { readonly kind: 'hopsFrom'; readonly from: number }
  | { readonly kind: 'hopsFromStart' }
  | { readonly kind: 'hopsNotMarks' }
  | { readonly kind: 'firstHopFromZero' }
  | { readonly kind: 'walkTheEdge' }
  | { readonly kind: 'howManySides' }
  /** "How many sides does a pentagon have?" */
  | { readonly kind: 'sidesOfShape'; readonly shape: ShapeName }
  | { readonly kind: 'sidesWithoutNumber' }
  /** "How many centimetres make a metre?" */
  | { readonly kind: 'smallInLarge'; readonly small: Unit; readonly large: Unit }
  /** "How many metres make 1 km? Then add 80." */
  | {
      readonly kind: 'howManyThenAdd'
      readonly quantity: Quantity
      readonly to: UnitOf<'length'>
      readonly added: number
    }
  /** "Centimetres are shorter. Do you need more or fewer of them?" */
  | { readonly kind: 'whichIsNeeded'; readonly unit: UnitOf<'length'>; readonly isShorter: boolean }
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
  | { readonly kind: 'sameStart'; readonly bars: number }
  | { readonly kind: 'lookAtEnds' }
  | { readonly kind: 'whichEnds'; readonly wanted: 'less' | 'more' }
  /** "B ends last, so B is longest." */
  | { readonly kind: 'barIs'; readonly label: string; readonly wanted: 'less' | 'more'; readonly bars: number }
  | { readonly kind: 'endToEnd'; readonly span: 'hand' | 'foot' }
  /** "Touch each hand as you count." */
  | { readonly kind: 'touchEachSpan'; readonly span: 'hand' | 'foot' }
  | { readonly kind: 'howManySpans'; readonly span: 'hand' | 'foot' }
  | {
      readonly kind: 'isSpansLong'
      readonly object: MeasuredObject
      readonly span: 'hand' | 'foot'
      readonly count: number
    }
  | { readonly kind: 'hopsOfNumbers' }
  | { readonly kind: 'startsAt'; readonly object: MeasuredObject; readonly at: number }
  | { readonly kind: 'whereStarts'; readonly object: MeasuredObject }
  | { readonly kind: 'hopToEnd' }
  /** "5 − 2 = 3, so the pencil is 3 cm long." */
  | { readonly kind: 'soLong'; readonly sides: Sides; readonly object: MeasuredObject; readonly length: number }
  /** "3 hops: the pencil is 3 cm long." */
  | { readonly kind: 'hopsLong'; readonly object: MeasuredObject; readonly length: number }
  | { readonly kind: 'walkEverySide' }
  | { readonly kind: 'countSides' }
  /** "Walk from the corner: 7 + 4 + 8 = 19 cm." Sides to walk along are in centimetres. */
  | { readonly kind: 'walkFrom'; readonly sides: Sides }
  /** "Walk on: 19 + 6 = 25 cm and 25 + 15 = 40 cm." */
  | { readonly kind: 'walkOn'; readonly equations: readonly Sides[] }
  /** "The next side is 12 cm. How far is it now?" */
  | { readonly kind: 'nextSide'; readonly length: number }
  | { readonly kind: 'firstSides'; readonly first: number; readonly next: number }
  | { readonly kind: 'lastSide'; readonly sides: Sides }
  | { readonly kind: 'findHidden' }
  /** "Opposite sides are equal. How long is the thick dashed side?" */
  | { readonly kind: 'oppositeEqual' }
  /**
   * "Slide one coloured side across: it fits the other. How long?" Opposite sides of a shape with corners inside may
   * differ, so the reason is that both go between the same lines.
   */
  | { readonly kind: 'sameLength' }
  | { readonly kind: 'otherOpposite'; readonly length: number }
  /**
   * "The long side is 15. One part is 7. Find the rest." With more sides: "Together, 12 and 4 equal 7 and what?"
   */
  | { readonly kind: 'hiddenFrom'; readonly plus: readonly number[]; readonly minus: readonly number[] }
  /** "The other dashed side: 10 − 6 = 4, so 4 cm." */
  | { readonly kind: 'otherHidden'; readonly sides: Sides }
  | { readonly kind: 'allEqual' }
  /** "All 4 sides are equal." */
  | { readonly kind: 'countEqual'; readonly count: number }
  /** "31 is 30 and 1. First, 4 × 30." The parts are the tens and the ones of a side. */
  | { readonly kind: 'sidesFirst'; readonly count: number; readonly parts: readonly [number, number] }
  | { readonly kind: 'equalSides'; readonly count: number; readonly length: number; readonly unit: Unit }
  /** "6 × 24 = 144, so 144 cm." */
  | { readonly kind: 'quantityEquation'; readonly sides: Sides; readonly unit: Unit }
  /** "120 + 24 = 144, so 6 × 24 = 144. That is 144 cm." */
  | { readonly kind: 'soQuantityEquation'; readonly sides: Sides; readonly so: Sides; readonly unit: Unit }
  /** "Centimetres are shorter than metres. You need more of them." */
  | {
      readonly kind: 'moreOrFewer'
      readonly from: UnitOf<'length'>
      readonly to: UnitOf<'length'>
      readonly wanted: 'more' | 'fewer'
    }
  /** "km is short for kilometre." */
  | { readonly kind: 'shortFor'; readonly unit: Unit }
  /** "1 km is 1000 m." */
  | { readonly kind: 'quantityIs'; readonly quantity: Quantity; readonly is: Quantity }
  | { readonly kind: 'soQuantityIs'; readonly sides: Sides; readonly quantity: Quantity; readonly is: Quantity }
  /** "100 cm make 1 m." */
  | { readonly kind: 'quantityMakes'; readonly quantity: Quantity; readonly makes: Quantity }
  /** "Now 350 m." A quantity that is multiplied next: "Now 0.9 km, so × 1000." */
  | { readonly kind: 'nowQuantity'; readonly quantity: Quantity; readonly times?: number }
  | { readonly kind: 'addQuantity'; readonly quantity: Quantity }
  /** "3 m: 3 hops of 100 cm." */
  | { readonly kind: 'hopsOf'; readonly quantity: Quantity; readonly hops: number; readonly hop: Quantity }
  /** "0 hundreds and 4 tens: keep the 0." */
  | { readonly kind: 'keepZero'; readonly counts: readonly Count[] }
  /** "The units differ: write both in cm." */
  | { readonly kind: 'writeBothIn'; readonly to: Unit }
  | { readonly kind: 'writeSideIn'; readonly to: Unit }
  | { readonly kind: 'acrossAndDown'; readonly sides: Sides }
  /** "The way back is as long. How far in all?" */
  | { readonly kind: 'wayBack' }
  | { readonly kind: 'twice'; readonly sides: Sides; readonly unit: Unit }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly length: LengthPhrase
  }
}
