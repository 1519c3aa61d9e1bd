/** Slips of multiplication: those of columns and of places. `facts.ts` has those of facts. */
import type { Question } from '../../question.ts'
import { movedHint, pointOffAnswers } from '../../slips/decimals.ts'
import { factSlips } from '../../slips/facts.ts'
import { atPlaces, digitsOf, joined, pairOf, withoutZeros } from '../../slips/numbers.ts'
import type { Slip, Slips } from '../../slips/slip.ts'
import { calculate, countsOf, digitAt, lengthOf, operate, placesOf, unitsOf } from '../../solve/operands.ts'
import type { Place } from '../../solve/place-value.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly multiplication:
      | 'zeros-off'
      | 'carry-dropped-times'
      | 'carry-first'
      | 'carry-in-full-times'
      | 'one-digit-only'
      | 'parts-missing'
      | 'row-not-shifted'
      | 'row-left-out'
      | 'whole-part-only'
  }
}

type MultiplicationSlip = Slip<'multiplication'>

const tables = ['1.2', '1.3', '1.4', '1.5', '1.6'] as const
/** Each digit is multiplied alone. */
const oneByOne = ['2.2', '3.2'] as const
const byOneDigit = ['2.3', '3.3', '4.2'] as const

const byTwoDigits = ['3.4', '3.5', '4.3', '4.4', '4.5'] as const

/** Returns the product of each digit of a number by a digit, from the right. */
function productsOf(number: number, times: number): number[] {
  return digitsOf(number)
    .map((digit) => digit * times)
    .reverse()
}

const hasCarry = (products: readonly number[]) => products.slice(0, -1).some((product) => product >= 10)

/** Returns the lowest digit of the second number whose row has a carry, or 0. */
function carryingDigit([a, b]: readonly [number, number]): number {
  return digitsOf(b).findLast((digit) => hasCarry(productsOf(a, digit))) ?? 0
}

/** Returns the sum of the rows that a method writes for the digits of the second number, if one of them has a carry. */
function ofRows(question: Question, row: (number: number, times: number) => number): number[] {
  const [a, b] = pairOf(question)
  return carryingDigit([a, b]) > 0 ? [digitsOf(b).reduce((sum, digit) => 10 * sum + row(a, digit), 0)] : []
}

function fullColumn(question: Question) {
  const [a, b] = pairOf(question)
  const times = carryingDigit([a, b])
  const products = productsOf(a, times)
  const place = products.findIndex((product) => product >= 10)
  return { place, expression: operate(digitAt(a, place), '×', times), total: products[place]! }
}

// Two digits by one are in boxes first. A row of a long multiplication asks for the column after the carry, in one step
// with it where there are many.
const inRow = ['howManyStay', 'inColumns', 'writeAndCarry', 'timesThenCarry'] as const

const carryDropped: MultiplicationSlip = {
  id: 'carry-dropped-times',
  at: inRow,
  levels: [...byOneDigit, ...byTwoDigits],
  answers: (question) =>
    ofRows(question, (number, times) => {
      const products = productsOf(number, times)
      return atPlaces(products.map((product, i) => (i === products.length - 1 ? product : product % 10)))
    }),
  hint: (question) => ({ kind: 'whereDoTheyGo', ...fullColumn(question) }),
}

const carryFirst: MultiplicationSlip = {
  id: 'carry-first',
  at: ['timesThenCarry'],
  levels: [...byOneDigit, ...byTwoDigits],
  answers: (question) =>
    ofRows(question, (number, times) => {
      let carried = 0
      const digits = Array.from({ length: lengthOf(number) }, (_, place) => {
        const total = (digitAt(number, place) + carried) * times
        carried = Math.floor(total / 10)
        return place === lengthOf(number) - 1 ? total : total % 10
      })
      return atPlaces(digits)
    }),
  hint: () => ({ kind: 'firstMultiply' }),
}

const carryInFull: MultiplicationSlip = {
  id: 'carry-in-full-times',
  at: inRow,
  levels: byOneDigit,
  answers(question) {
    const products = productsOf(...pairOf(question))
    return hasCarry(products) ? [joined(products.reverse())] : []
  },
  hint(question) {
    const { place, total } = fullColumn(question)
    return { kind: 'oneDigitFits', place, total }
  },
}

const withoutZeroCounts = (number: number) => countsOf(number).filter(({ count }) => count > 0)

/** Returns the place after the first carry, or the highest one if nothing is carried or there is a 0. */
function placeTaken(question: Question): Place {
  const [number, times] = pairOf(question)
  const after = productsOf(number, times).findIndex((product) => product >= 10) + 1
  return after > 0 && digitAt(number, after) > 0 ? after : lengthOf(number) - 1
}

const oneDigitOnly: MultiplicationSlip = {
  id: 'one-digit-only',
  at: ['nowTheDigit', 'nowTheBox', 'timesThenCarry'],
  levels: ['2.2', '2.3', '3.2', '3.3'],
  answers(question) {
    const [a, b] = pairOf(question)
    const ones = a % 10
    return ones === 0 ? [] : [a - ones + ones * b]
  },
  // The boxes of two digits are not named by their places.
  place: (question) => (pairOf(question)[0] < 100 ? undefined : placeTaken(question)),
  hint(question) {
    const [number, times] = pairOf(question)
    return { kind: 'takenToo', counts: withoutZeroCounts(number).filter(({ place }) => place > 0), times }
  },
}

const zerosOff: MultiplicationSlip = {
  id: 'zeros-off',
  at: ['whatAre'],
  levels: ['2.1', '2.4', '3.1', '4.1'],
  answers(question) {
    const [a, b] = pairOf(question)
    // Only the zeros of the numbers are lost: 50 × 4 gives 20, and not the 2 that has lost the zero of 5 × 4 too.
    const zeros = withoutZeros(a).place + withoutZeros(b).place
    const lost = Array.from({ length: zeros }, (_, i) => (a * b) / 10 ** (i + 1))
    return [...lost, a * b * 10]
  },
  hint(question, wrong) {
    const [a, b] = pairOf(question)
    const [number, times] = b % 10 === 0 ? [b, a] : [a, b]
    const { count, place } = withoutZeros(number)
    const answer = Number(wrong)
    // A child who wrote the number of tens has multiplied well.
    return answer === count * times
      ? { kind: 'rightForUnits', units: answer, place }
      : { kind: 'timesPlace', number, count, place, times }
  },
}

const partsMissing: MultiplicationSlip = {
  id: 'parts-missing',
  at: ['nowTheBox'],
  levels: ['2.5'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [(a - (a % 10)) * (b - (b % 10)) + (a % 10) * (b % 10)]
  },
  // A whole number of tens has only two boxes.
  hint: (question) => ({ kind: 'emptyBoxes', boxes: pairOf(question)[0] % 10 === 0 ? 2 : 4 }),
}

/** Ten times the number is its product by 1 + 9 and by 10 alone, so that the row of ones may be missing instead. */
const isOneRow = (number: number) => number === 19

const rowNotShifted: MultiplicationSlip = {
  id: 'row-not-shifted',
  at: ['rowOf', 'rowEquation'],
  levels: ['2.5', '3.4', '3.5', '4.3', '4.4', '4.5'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [a * digitsOf(b).reduce((sum, digit) => sum + digit)]
  },
  // The row that is asked for would be what the child typed.
  place: (question) => (isOneRow(pairOf(question)[1]) ? 0 : undefined),
  hint(question) {
    const [times, number] = pairOf(question)
    if (isOneRow(number)) {
      const rows = [number % 10, number - (number % 10)].map((part) => operate(times, '×', part))
      return { kind: 'rowsAre', rows, thenAdd: true }
    }
    // The row of this digit is the first one that is shifted.
    let place = 1
    while (digitAt(number, place) === 0) place++
    return { kind: 'digitTimes', digit: digitAt(number, place), number, place, times }
  },
}

/** The row of one digit is missing in the sum. */
const rowLeftOut: MultiplicationSlip = {
  id: 'row-left-out',
  levels: ['2.5', '3.4', '3.5', '4.3', '4.4', '4.5'],
  answers(question) {
    const [a, b] = pairOf(question)
    return digitsOf(b)
      .reverse()
      .map((digit, place) => a * (b - digit * 10 ** place))
  },
  hint(question, wrong) {
    const [times, number] = pairOf(question)
    const missing = number - Number(wrong) / times
    return { kind: 'takenToo', counts: withoutZeroCounts(missing), times }
  },
}

const pointOff: MultiplicationSlip = {
  id: 'point-off',
  levels: ['5.1', '5.2', '5.3', '5.4', '5.5'],
  answers(question) {
    // The number itself has a zero behind it, which is another slip.
    const [number] = pairOf(question)
    return pointOffAnswers(question).filter((answer) => answer !== number)
  },
  hint(question, wrong) {
    const [a, b] = pairOf(question)
    if (b >= 10) return movedHint(question, '×', wrong)
    const places = placesOf(a)
    if (places === 0 || placesOf(b) > 0) return { kind: 'aboutHowLarge' }
    const units = unitsOf(a, -places)
    // A child who wrote the number of tenths has multiplied well.
    return wrong === units * b
      ? { kind: 'rightForUnits', units: wrong, place: -places }
      : { kind: 'unitsTimes', units, place: -places, times: b }
  },
}

const zeroAppended: MultiplicationSlip = {
  id: 'zero-appended',
  at: ['digitsMove'],
  levels: ['5.1'],
  answers: (question) => [pairOf(question)[0]],
  hint: (question, wrong) => movedHint(question, '×', wrong),
}

const wholePartOnly: MultiplicationSlip = {
  id: 'whole-part-only',
  levels: ['5.1'],
  answers(question) {
    const [number, power] = pairOf(question)
    const whole = Math.floor(number)
    return whole === 0 ? [] : [calculate(number - whole, '+', whole * power)]
  },
  hint: () => ({ kind: 'alsoAfterPoint' }),
}

export const slips: Slips<'multiplication'> = [
  ...[carryDropped, carryFirst, carryInFull, oneDigitOnly, zerosOff, partsMissing, rowNotShifted, rowLeftOut],
  ...[zeroAppended, wholePartOnly, pointOff],
  ...factSlips<'multiplication'>({
    zero: tables,
    one: tables,
    larger: ['1.1', ...tables, ...oneByOne],
    all: ['1.1', ...tables],
  }),
]
