/**
 * Slips of subtraction. Those of columns are in the catalogue of Brown and Burton ("Diagnostic models for procedural
 * bugs in basic mathematical skills", 1978), which Brown and VanLehn extend ("Repair Theory", 1980).
 */
import type { Question } from '../../question.ts'
import { copiesDown } from '../../slips/decimals.ts'
import {
  alignedLeftHint,
  atPlaces,
  type Column,
  changedDigit,
  columnsOf,
  leftAligned,
  pairOf,
  scaledPair,
  whichOperator,
  withoutZeros,
} from '../../slips/numbers.ts'
import type { Slip, Slips, WrongAnswer } from '../../slips/slip.ts'
import { placeToSwap } from '../../solve/methods/column-start.ts'
import { digitAt, unitsOf } from '../../solve/operands.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import type { Place } from '../../solve/place-value.ts'
import { isShortWayBack } from './pattern.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly subtraction:
      | 'smaller-from-larger'
      | 'not-paid-back'
      | 'zero-minus-n'
      | 'borrow-from-zero'
      | 'ten-kept-at-zero'
      | 'subtracted-added'
      | 'count-start-sub'
  }
}

type SubtractionSlip = Slip<'subtraction'>

const borrowing = [
  ...(['1.4', '2.2', '2.5', '3.2', '3.5', '3.6', '3.7'] as const),
  ...(['4.2', '4.4', '4.5', '5.2', '5.4', '5.5'] as const),
]

const isTooFew = ({ top, bottom }: Column) => top < bottom

/** Returns the first column that needs a swap, with its place and the place from which it swaps. */
function shortColumn(question: Question) {
  const { a, b, places } = scaledPair(question)
  const column = columnsOf(a, b).find(isTooFew)!
  return { ...column, place: column.index - places, from: placeToSwap(a, column.index) - places }
}

/** Returns a difference from its digits, which count from the right. */
function inColumns(question: Question, digit: (column: Column) => number): number {
  const { a, b, places } = scaledPair(question)
  return atPlaces(columnsOf(a, b).map(digit)) / 10 ** places
}

/** A single digit from a number below 100 is taken away by hops on a line, and nothing is swapped (1.4 and 2.2). */
function isHopped(question: Question): boolean {
  const [a, b] = pairOf(question)
  return a < 100 && b < 10 && shortColumn(question).place === 0
}

function tooFew(question: Question, wrong: WrongAnswer): Phrase {
  const [a, b] = pairOf(question)
  const { top, place, from } = shortColumn(question)
  if (!isHopped(question)) return { kind: 'tooFewSwap', count: top, place, from }
  // From a whole number of tens, 10 − 7 helps both children: the one who takes 0 from 7 and the one who adds.
  if (top === 0) return { kind: 'takeFromTen', number: a, rest: a - 10, taken: b }
  // A swap without its ten gives the sum to 12 − 5. A child on a line has then hopped the wrong way.
  return wrong === a + b ? added.hint(question, wrong) : { kind: 'tooFewToTen', count: top, ten: a - top }
}

const smallerFromLarger: SubtractionSlip = {
  id: 'smaller-from-larger',
  at: ['howManyAfterSwap', 'noneToSwap', 'toTen', 'tooFew'],
  levels: borrowing,
  answers: (question) => [inColumns(question, ({ top, bottom }) => Math.abs(top - bottom))],
  hint: tooFew,
}

/** Swaps that were not paid back: the columns, from the right, which gave one away and stay as they are. */
interface Unpaid {
  readonly columns: readonly number[]
  readonly answer: number
}

/** Returns a difference in which these columns stay as they are, and the columns that gave one away in it. */
function withUnpaid(question: Question, unpaid: readonly number[]) {
  let owed = 0
  const gave: number[] = []
  const answer = inColumns(question, ({ index, top, bottom }) => {
    if (owed > 0) gave.push(index)
    const left = top - (unpaid.includes(index) ? 0 : owed) - bottom
    owed = left < 0 ? 1 : 0
    return left + 10 * owed
  })
  return { answer, gave }
}

/** Returns which swaps may stay unpaid: all of them, each alone, and all but one of three. */
function unpaidWays(question: Question): Unpaid[] {
  const { gave } = withUnpaid(question, [])
  const alone = gave.map((column) => [column]).reverse()
  const others = gave.length > 2 ? gave.map((column) => gave.filter((other) => other !== column)) : []
  return [gave, ...alone, ...others].map((columns) => ({ columns, answer: withUnpaid(question, columns).answer }))
}

/** Returns the slip of unpaid swaps. A zero that gave one away was ten before. */
function unpaidSlip(question: Question, { columns: [lowest = 0, ...others] }: Unpaid) {
  const { gave } = withUnpaid(question, [])
  const isZero = (column: number) => gave.includes(column) && digitAt(scaledPair(question).a, column) === 0
  if (gave.length === others.length + 1) return 'not-paid-back'
  if ([lowest, ...others].every(isZero)) return 'ten-kept-at-zero'
  return others.length === 0 && isZero(lowest - 1) ? 'borrow-from-zero' : 'not-paid-back'
}

/** Returns the answers of a slip of unpaid swaps. */
function unpaidAnswers(question: Question, slip: ReturnType<typeof unpaidSlip>): number[] {
  const ways = unpaidWays(question)
  const isFirst = ({ answer }: Unpaid, i: number) => ways.findIndex((way) => way.answer === answer) === i
  return ways.filter((way, i) => isFirst(way, i) && unpaidSlip(question, way) === slip).map(({ answer }) => answer)
}

/** Returns the place of the lowest unpaid swap, or undefined if all of them are unpaid. */
function unpaidPlace(question: Question, wrong: WrongAnswer): Place | undefined {
  const [all, ...some] = unpaidWays(question)
  const way = all!.answer === wrong ? undefined : some.find(({ answer }) => answer === wrong)
  return way && way.columns[0]! - scaledPair(question).places
}

const notPaidBack: SubtractionSlip = {
  id: 'not-paid-back',
  // Across a zero, the hint and this step say where the swap begins. A later column says in one step what it swaps.
  at: ['noneToSwap', 'howManyLeft', 'toTen', 'left', 'swapSoLeft'],
  levels: borrowing,
  answers: (question) => unpaidAnswers(question, 'not-paid-back'),
  place: unpaidPlace,
  hint(question, wrong) {
    if (isHopped(question)) return tooFew(question, wrong)
    const unpaid = unpaidPlace(question, wrong)
    if (unpaid !== undefined) return swappedAt(question, unpaid)
    const { place, from } = shortColumn(question)
    const empty = Array.from({ length: from - place - 1 }, (_, i) => place + 1 + i)
    return empty.length > 0 ? { kind: 'noneToSwap', empty, next: from } : { kind: 'swappedOne', place: place + 1 }
  },
}

/** A zero has something to swap only after a swap from the place before it. */
function swappedAt(question: Question, place: Place): Phrase {
  const { a, places } = scaledPair(question)
  return { kind: digitAt(a, place + places) === 0 ? 'swappedToo' : 'swappedOne', place }
}

/** Returns the place of the first 0 of a whole number from which something is taken away. */
function zeroPlace(question: Question): Place {
  return columnsOf(...pairOf(question)).find(({ top, bottom }) => top === 0 && bottom > 0)!.index
}

const zeroMinusN: SubtractionSlip = {
  id: 'zero-minus-n',
  // The first column with a swap says it in full.
  at: ['tooFew', 'only'],
  levels: ['2.5', '3.2', '3.5', '3.6', '3.7', '4.2', '4.4', '4.5'],
  answers(question) {
    let borrowed = 0
    let isSeen = false
    const answer = inColumns(question, ({ top, bottom }) => {
      const left = top - borrowed - bottom
      // The method is for a zero from which nothing was swapped.
      if (top === 0 && bottom > 0 && borrowed === 0) {
        isSeen = true
        return 0
      }
      borrowed = left < 0 ? 1 : 0
      return left + 10 * borrowed
    })
    return isSeen ? [answer] : []
  },
  place: zeroPlace,
  hint(question) {
    const place = zeroPlace(question)
    return { kind: 'tooFewSwap', count: 0, place, from: placeToSwap(pairOf(question)[0], place) }
  },
}

const acrossZero = ['3.7', '4.2', '4.4', '4.5', '5.4'] as const

const borrowFromZero: SubtractionSlip = {
  id: 'borrow-from-zero',
  at: ['left', 'swapSoLeft'],
  levels: acrossZero,
  answers: (question) => unpaidAnswers(question, 'borrow-from-zero'),
  place: unpaidPlace,
  hint: (question, wrong) => swappedAt(question, unpaidPlace(question, wrong)!),
}

const tenKeptAtZero: SubtractionSlip = {
  id: 'ten-kept-at-zero',
  at: ['howManyLeft', 'left', 'swapSoLeft'],
  levels: acrossZero,
  answers: (question) => unpaidAnswers(question, 'ten-kept-at-zero'),
  place: unpaidPlace,
  hint: (question, wrong) => swappedAt(question, unpaidPlace(question, wrong)!),
}

const placeIgnored: SubtractionSlip = {
  id: 'place-ignored',
  levels: ['2.3', '3.3'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [a - withoutZeros(b).count]
  },
  hint: changedDigit,
}

const alignedLeft: SubtractionSlip = {
  id: 'aligned-left',
  at: ['alignOnes', 'placeOnly'],
  levels: ['2.1', '2.2', '3.1', '3.2', '4.1', '4.2'],
  answers(question) {
    const [a, b] = leftAligned(question)
    return [a - b]
  },
  hint: alignedLeftHint,
}

const added: SubtractionSlip = {
  id: 'subtracted-added',
  levels: [
    ...(['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '2.5'] as const),
    ...(['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'] as const),
    ...(['4.1', '4.2', '4.3', '4.4', '4.5', '5.1', '5.2', '5.3', '5.4', '5.5'] as const),
  ],
  answers(question) {
    const [a, b] = pairOf(question)
    return [(unitsOf(a, -2) + unitsOf(b, -2)) / 100]
  },
  hint: whichOperator,
}

const countStart: SubtractionSlip = {
  id: 'count-start-sub',
  // A single hop is shown by its start.
  at: ['firstHop', 'hopsBetween', 'toTen', 'splitTen', 'placeOnly', 'startBack'],
  levels: ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [a - b + 1]
  },
  hint(question) {
    const [from, hops] = pairOf(question)
    if (from === 10 && !isShortWayBack(hops)) return { kind: 'hopsBetween', from: hops, to: from }
    // A hop of 1 lands on the difference.
    return hops > 1 ? { kind: 'firstLands', on: from - 1 } : { kind: 'countHops', from, hops, back: true }
  },
}

// In Subtraction 5.5 the first two often agree. The missing digit is then the likelier reason.
export const slips: Slips<'subtraction'> = [
  ...[copiesDown, smallerFromLarger, notPaidBack, zeroMinusN, borrowFromZero, tenKeptAtZero],
  ...[placeIgnored, alignedLeft, added, countStart],
]
