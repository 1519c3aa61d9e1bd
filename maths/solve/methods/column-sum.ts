/** Addition in columns from the right, a step for each column (Addition 3.1 to 5.5). */
import type { Question } from '../../question.ts'
import { columnsOf, resultSquare, type WrittenNumbers, writeBelow } from '../drawings/columns.ts'
import type { Columns, DecimalBars } from '../drawings/drawing.ts'
import { asksCount, asksPlace, asksValue, calculate, digitAt, sum, twoNumbers } from '../operands.ts'
import type { Phrase } from '../phrases/phrase.ts'
import type { Place } from '../place-value.ts'
import type { Says, Step, Worked } from '../solution.ts'
import { alignSteps, endPhrases, findPlaces, firstColumnHint, plainColumn, sameWithZeros } from './column-start.ts'

/** A column of a sum. */
export interface SumColumn {
  readonly place: Place
  readonly digits: readonly number[]
  /** The 1 carried into the column, or 0. */
  readonly carried: number
  readonly total: number
  /** Whether the column is the highest one, whose total is written in full. */
  readonly last: boolean
}

/** Returns the columns of a sum from the right, as they are calculated. */
export function sumColumns(numbers: WrittenNumbers): SumColumn[] {
  const columns: SumColumn[] = []
  let carried = 0
  for (let place = numbers.lowest; place <= numbers.highest; place++) {
    const digits = [numbers.digits(0, place), numbers.digits(1, place)].filter((digit) => digit !== null)
    const total = digits.reduce((sum, digit) => sum + digit, carried)
    const last = place === numbers.highest
    columns.push({ place, digits, carried, total, last })
    carried = total >= 10 && !last ? 1 : 0
  }
  return columns
}

/** Returns the picture after the columns up to a place are done. */
export function sumDrawing(
  numbers: WrittenNumbers,
  columns: readonly SumColumn[],
  done: Place,
  parts: { readonly tinted?: Place | readonly [Place, Place]; readonly asked?: Columns['asked'] } = {},
): Columns {
  const highest = numbers.highest
  const top = columns.at(-1)!
  const overflows = done >= highest && top.total >= 10
  const stateOf = (place: Place) => {
    if (place > highest) return { result: Math.floor(top.total / 10) }
    const column = columns[place - numbers.lowest]!
    return {
      carried: column.carried > 0 && place <= done + 1 ? column.carried : null,
      result: place <= done ? digitAt(column.total, 0) : null,
    }
  }
  return columnsOf(numbers, stateOf, { ...parts, highest: overflows ? highest + 1 : highest })
}

export function columnSum(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const numbers = writeBelow(a, '+', b)
  const columns = sumColumns(numbers)
  const carrying = columns.find(({ total, last }) => total >= 10 && !last)
  const plain = carrying ? null : plainColumn(numbers)
  const askedAt = carrying ? carrying.place + 1 : plain?.isAsked ? plain.place : null
  const isWhole = numbers.lowest === 0
  const end = endPhrases(a, '+', b)
  const steps: Step[] = [...(carrying ? [] : findPlaces(b, numbers)), ...alignSteps(a, b, numbers)]
  // A column without a carry that is told alone so far. The next one can join it.
  let alone: SumColumn | null = null
  for (const column of columns) {
    const { place } = column
    const isPlain = column.total < 10 && !(column.last && isWhole)
    if (alone && isPlain && place !== askedAt) {
      steps.splice(-1, 1, {
        says: [totalPhrase(alone), totalPhrase(column)],
        shows: [sumDrawing(numbers, columns, place, { tinted: [place, alone.place] })],
      })
      alone = null
      continue
    }
    alone = isPlain ? column : null
    if (place === askedAt) steps.push(askColumn(numbers, columns, column))
    if (column === carrying) {
      steps.push({
        ...askCarried(column, numbers),
        shows: [sumDrawing(numbers, columns, place - 1, { tinted: place, asked: carriedIn(column, numbers) })],
      })
      // In tenths alone, a bar of ten tenths becomes a whole one.
      const barsOf = (cut: boolean): DecimalBars[] =>
        numbers.lowest === -1 ? [{ kind: 'decimalBars', value: column.total / 10, places: 1, cut }] : []
      if (numbers.lowest === -1) {
        steps.push({
          says: [{ kind: 'swapForNext', place }],
          shows: [...barsOf(true), sumDrawing(numbers, columns, place - 1, { tinted: place })],
        })
      }
      steps.push({
        says: movedOver(column),
        shows: [...barsOf(false), sumDrawing(numbers, columns, place, { tinted: place })],
      })
      continue
    }
    const joined = column.last && isWhole ? [totalPhrase(column), ...end] : columnPhrases(column)
    steps.push({ says: joined, shows: [sumDrawing(numbers, columns, place, { tinted: place })] })
  }
  if (!isWhole) steps.push({ says: end, shows: [sumDrawing(numbers, columns, numbers.highest)] })
  return { hint: hintOf(a, b, numbers, carrying), steps }
}

/** Zeros that fill a number, and tenths that make a one, are the usual difficulties of decimals. */
function hintOf(a: number, b: number, numbers: WrittenNumbers, carrying: SumColumn | undefined): Says {
  const { lowest, filled } = numbers
  if (lowest === 0 && carrying) return [whereItGoes(carrying)]
  if (filled) return [sameWithZeros(filled.row === 'top' ? a : b, numbers)]
  return carrying?.place === -1 ? [{ kind: 'tenTenths' }] : firstColumnHint(numbers, calculate(a, '+', b))
}

/** Asks where the full ten of a column goes. */
export function whereItGoes({ place, digits, total }: SumColumn): Phrase {
  return { kind: 'whereDoesItGo', place, expression: sum(digits), total }
}

/** In two columns only the first one can carry, so that a child knows the place without a thought. */
const isKnown = ({ highest, lowest }: WrittenNumbers) => highest - lowest < 2

/** Returns the square for what stays in a full column, or null where the child taps the place that takes the rest. */
export function carriedIn({ place }: SumColumn, numbers: WrittenNumbers): Columns['asked'] {
  return isKnown(numbers) ? { place, row: 'result' } : null
}

/**
 * The child taps where the 1 of a full column goes, before the picture shows it. In two columns it can only be the
 * other one, so the child says what stays.
 */
export function askCarried(column: SumColumn, numbers: WrittenNumbers): Pick<Step, 'says' | 'asks'> {
  const { place, digits, total } = column
  if (isKnown(numbers)) {
    return {
      says: [
        { kind: 'placeEquation', place, sides: [sum(digits), total] },
        { kind: 'howManyStay', carry: Math.floor(total / 10), place },
      ],
      asks: asksCount(place, total % 10),
    }
  }
  return {
    says: [
      { kind: 'placeEquation', place, sides: [sum(digits), total] },
      { kind: 'whereDigitGoes', digit: 1, number: total },
    ],
    asks: asksPlace(place + 1, numbers),
  }
}

/** Says where both digits of a full column go. */
export function movedOver({ place, total }: SumColumn): Says {
  return [
    { kind: 'writeBelow', digit: total % 10, place },
    { kind: 'carryAbove', carry: 1, place: place + 1 },
  ]
}

/** The child adds the digits of a column, and finds in the picture what is carried into it. */
function askColumn(numbers: WrittenNumbers, columns: readonly SumColumn[], column: SumColumn): Step {
  const { place, digits, carried, total } = column
  return {
    ...(carried > 0
      ? { says: [{ kind: 'nowThePlace', place }], asks: asksCount(place, total) }
      : { says: [{ kind: 'howManyInPlace', place, digits }], asks: asksValue(sum(digits), total) }),
    shows: [sumDrawing(numbers, columns, place - 1, { tinted: place, asked: resultSquare(place, total) })],
  }
}

/** Returns the total of a column as a sentence. A single digit has nothing to add to it. */
function totalPhrase({ place, digits, carried, total }: SumColumn): Phrase {
  const parts = carried > 0 ? [...digits, carried] : digits
  return parts.length === 1
    ? { kind: 'countStays', count: total, place }
    : { kind: 'placeEquation', place, sides: [sum(parts), total] }
}

/** Returns what is said of a column: its total, and what is written and carried. */
function columnPhrases(column: SumColumn): Says {
  const { place, total, last } = column
  const said = totalPhrase(column)
  if (said.kind === 'countStays' || last) return [said]
  if (total < 10) return [said, { kind: 'writeBelow', digit: total, place }]
  return [said, { kind: 'writeAndCarry', write: total % 10, carry: 1, place: place + 1 }]
}
