/** Slips of addition: those of columns, of places and of counting on. */
import type { Question } from '../../question.ts'
import { alignedRight, pointSeparates } from '../../slips/decimals.ts'
import {
  alignedLeftHint,
  atPlaces,
  type Column,
  changedDigit,
  columnsOf,
  digitsOf,
  joined,
  leftAligned,
  pairOf,
  reversed,
  scaledPair,
  whichOperator,
  withoutZeros,
} from '../../slips/numbers.ts'
import type { Slip, Slips, WrongAnswer } from '../../slips/slip.ts'
import { operate, unitsOf } from '../../solve/operands.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import type { Place } from '../../solve/place-value.ts'
import { isNearDouble } from './pattern.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly addition:
      | 'carry-dropped'
      | 'carry-in-full'
      | 'carry-reversed'
      | 'digits-added'
      | 'count-start-add'
      | 'hop-not-split'
      | 'ten-off-add'
      | 'added-subtracted'
  }
}

type AdditionSlip = Slip<'addition'>

const carrying = ['2.2', '2.5', '3.2', '3.5', '4.2', '4.5'] as const

const totalOf = ({ top, bottom }: Column) => top + bottom

/** Returns the columns that carry into another one, each with its place and the 1 that is carried into it. */
function carryingColumns(question: Question) {
  const { a, b, places } = scaledPair(question)
  let carried = 0
  return columnsOf(a, b).flatMap(({ index, top, bottom, isFirst }) => {
    const total = top + bottom + carried
    const digits = operate(top, '+', bottom)
    const expression = carried > 0 ? operate(digits, '+', carried) : digits
    carried = total >= 10 ? 1 : 0
    return carried > 0 && !isFirst ? [{ place: index - places, expression, total }] : []
  })
}

/** Returns the sum without the carry out of a place. */
function sumWithout(question: Question, place: Place): number {
  const { a, b, places } = scaledPair(question)
  return (a + b - 10 ** (place + places + 1)) / 10 ** places
}

/** Returns the column whose carry is the only one that is missing in a sum, or else the first full one. */
function columnDropped(question: Question, wrong: WrongAnswer) {
  const columns = carryingColumns(question)
  return columns.find(({ place }) => sumWithout(question, place) === wrong) ?? columns[0]!
}

/**
 * One digit is added by hops on a line, so a dropped carry is a hop past a ten. If the ten is the sum, the hint names
 * its ones alone.
 */
function hopHint(question: Question): Phrase | null {
  const [from, hop] = pairOf(question)
  const ten = from - (from % 10) + 10
  if (hop >= 10 || scaledPair(question).places > 0) return null
  return from + hop === ten
    ? { kind: 'whereDoesItGo', ...carryingColumns(question)[0]! }
    : { kind: 'toTen', from, ten, way: 'forward' }
}

const hasCarry = (question: Question) => carryingColumns(question).length > 0

const carryDropped: AdditionSlip = {
  id: 'carry-dropped',
  at: ['howManyStay', 'whereDigitGoes', 'hopsToIt', 'howManyInPlace', 'writeAndCarry'],
  // A later column says what it carries into the next one.
  place(question, wrong) {
    const { place } = columnDropped(question, wrong)
    return place === carryingColumns(question)[0]!.place ? undefined : place + 1
  },
  levels: [...carrying, '5.2', '5.3', '5.5'],
  answers(question) {
    if (!hasCarry(question)) return []
    const { a, b, places } = scaledPair(question)
    const digits = columnsOf(a, b).map((c) => (c.isFirst ? totalOf(c) : totalOf(c) % 10))
    // Some children lose only one of several carries.
    const others = carryingColumns(question).map(({ place }) => sumWithout(question, place))
    return [atPlaces(digits) / 10 ** places, ...others]
  },
  hint(question, wrong) {
    const column = columnDropped(question, wrong)
    // A whole sum may be one of the numbers of its hundredths. Its tenths make a one too.
    const { a, b, places } = scaledPair(question)
    const isWhole = (a + b) % 10 ** places === 0
    if (column.place === -1 || (column.place < 0 && isWhole)) return { kind: 'tenTenths' }
    return hopHint(question) ?? { kind: 'whereDoesItGo', ...column }
  },
}

const carryInFull: AdditionSlip = {
  id: 'carry-in-full',
  at: ['howManyStay', 'whereDigitGoes', 'hopsToIt', 'howManyInPlace'],
  levels: carrying,
  answers: (question) =>
    hasCarry(question)
      ? [
          joined(
            columnsOf(...pairOf(question))
              .map(totalOf)
              .reverse(),
          ),
        ]
      : [],
  hint(question, wrong) {
    const { place, total } = carryingColumns(question)[0]!
    const [from, hop] = pairOf(question)
    // On a line, nothing is written side by side. The size of the answer is what a child can see.
    return hopHint(question)
      ? {
          kind: 'isSumMoreThan',
          answer: Number(wrong),
          bound: from + hop < 100 ? 100 : 200,
          expression: operate(from, '+', hop),
        }
      : { kind: 'oneDigitFits', place, total }
  },
}

const carryReversed: AdditionSlip = {
  id: 'carry-reversed',
  at: ['howManyStay', 'whereDigitGoes', 'hopsToIt', 'howManyInPlace'],
  levels: carrying,
  answers(question) {
    if (!hasCarry(question)) return []
    let carried = 0
    const digits = columnsOf(...pairOf(question)).map((column) => {
      const total = totalOf(column) + carried
      carried = total >= 10 ? total % 10 : 0
      return column.isFirst || total < 10 ? total : Math.floor(total / 10)
    })
    return [atPlaces(digits)]
  },
  hint(question) {
    const { total, place } = carryingColumns(question)[0]!
    return hopHint(question) ?? { kind: 'whichMovesOn', total, place }
  },
}

const alignedLeft: AdditionSlip = {
  id: 'aligned-left',
  at: ['alignOnes'],
  levels: ['2.1', '2.2', '3.1', '3.2', '4.1', '4.2'],
  answers(question) {
    const [a, b] = leftAligned(question)
    return [a + b]
  },
  hint(question) {
    const [above, number] = pairOf(question)
    // Two digits and one are added with blocks, where nothing is written below.
    const ones = above % 10
    return above < 100 && ones > 0 ? { kind: 'addToOnes', number, ones } : alignedLeftHint(question)
  },
}

const placeIgnored: AdditionSlip = {
  id: 'place-ignored',
  levels: ['2.3', '3.3', '4.3'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [a + withoutZeros(b).count]
  },
  hint: changedDigit,
}

const digitsAdded: AdditionSlip = {
  id: 'digits-added',
  levels: ['1.3', '2.1', '2.2'],
  answers: (question) => [
    pairOf(question)
      .flatMap(digitsOf)
      .reduce((sum, digit) => sum + digit),
  ],
  hint(question, wrong) {
    const [number, ones] = pairOf(question)
    // In 1.3, a whole number of tens is a start that a child knows.
    if (number % 10 === 0) return { kind: 'startForward', at: number, hop: ones }
    return { kind: 'isMoreThan', number, tens: Math.floor(number / 10), answer: Number(wrong) }
  },
}

const digitsReversed: AdditionSlip = {
  id: 'digits-reversed',
  levels: ['1.3'],
  answers(question) {
    const [tens, ones] = pairOf(question)
    return [reversed(tens + ones)]
  },
  hint: () => ({ kind: 'tensBeforeOnes' }),
}

/** Both numbers are written one after the other: 408 for 40 + 8. */
const asHeard: AdditionSlip = {
  id: 'as-heard',
  levels: ['1.3'],
  answers: (question) => [joined(pairOf(question))],
  hint: () => ({ kind: 'overTheZero' }),
}

/** Returns the larger number of a question, where the hops begin, and the smaller one, which is hopped. */
function startAndHop(question: Question): readonly [start: number, hop: number] {
  const [a, b] = pairOf(question)
  return a >= b ? [a, b] : [b, a]
}

const countStart: AdditionSlip = {
  id: 'count-start-add',
  at: ['firstHop', 'firstOfHops', 'whereLanded'],
  levels: ['1.1', '1.2', '2.1', '2.2'],
  answers(question) {
    const [a, b] = pairOf(question)
    return [a + b - 1]
  },
  hint(question) {
    const [from, hops] = startAndHop(question)
    // Sums below ten are hopped one by one. A hop of 1 lands on the sum.
    return from + hops < 10 && hops > 1
      ? { kind: 'firstLands', on: from + 1 }
      : { kind: 'countHops', from, hops, back: false }
  },
}

/** After the hop to the next ten, the whole smaller number is added: 19 + 7 is 20 and 7. */
const hopNotSplit: AdditionSlip = {
  id: 'hop-not-split',
  at: ['hopped'],
  levels: ['1.2', '2.2'],
  answers(question) {
    const [start, hop] = startAndHop(question)
    const toTen = 10 - (start % 10)
    // A near double is worked out without a hop to ten.
    return toTen < hop && !isNearDouble(start, hop) ? [start + toTen + hop] : []
  },
  hint(question) {
    const [start, of] = startAndHop(question)
    return { kind: 'hopped', done: 10 - (start % 10), of, asks: true }
  },
}

const subtracted: AdditionSlip = {
  id: 'added-subtracted',
  levels: [
    ...(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3', '3.4', '3.5'] as const),
    ...(['4.1', '4.2', '4.3', '4.4', '4.5', '5.1', '5.2', '5.3', '5.4', '5.5'] as const),
  ],
  answers(question) {
    const [a, b] = pairOf(question)
    return [Math.abs(unitsOf(a, -2) - unitsOf(b, -2)) / 100]
  },
  hint: whichOperator,
}

const tenOff: AdditionSlip = {
  id: 'ten-off-add',
  levels: ['2.3', '2.4', '2.5'],
  answers(question) {
    const [a, b] = pairOf(question)
    // Where a column is full, ten too few is the dropped carry.
    return columnsOf(a, b).some((column) => totalOf(column) >= 10) ? [a + b + 10] : [a + b - 10, a + b + 10]
  },
  hint: () => ({ kind: 'countTens' }),
}

export const slips: Slips<'addition'> = [
  ...[carryDropped, carryInFull, carryReversed, alignedLeft, placeIgnored, digitsAdded, digitsReversed, asHeard],
  ...[pointSeparates, alignedRight, subtracted, countStart, hopNotSplit, tenOff],
]
