/** One row for each digit of the multiplier, then the sum of the rows (Multiplication 3.4, 3.5, 4.3 to 4.5). */
import type { Question } from '../../../question.ts'
import { writeBelow } from '../../../solve/drawings/columns.ts'
import type { Rows } from '../../../solve/drawings/drawing.ts'
import { mostOff } from '../../../solve/methods/column-start.ts'
import { askColumn, sumColumns, sumDrawing } from '../../../solve/methods/column-sum.ts'
import { asksValue, digitAt, lengthOf, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { carrySteps, hasCarry, productDone, restPhrases } from './short-multiplication.ts'

export function longMultiplication(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const places = Array.from({ length: lengthOf(b) }, (_, place) => place)
  const rows = places.map((place) => a * digitAt(b, place) * 10 ** place)
  const drawn = (done: number, parts: { readonly tinted?: Place; readonly sum?: number } = {}): Rows => ({
    kind: 'rows',
    top: a,
    bottom: b,
    products: rows.map((row, place) => (place <= done ? row : null)),
    tinted: parts.tinted ?? null,
    sum: parts.sum ?? null,
  })
  const asked = places.find((place) => place > 0 && digitAt(b, place) > 0)!
  const first = places.find((place) => digitAt(b, place) > 0)!
  const times: Phrase = { kind: 'first', expression: operate(a, '×', digitAt(b, first)) }
  const start: Says =
    first > 0
      ? [{ ...times, power: 10 ** first }]
      : [{ kind: 'rowPerDigit', number: b, ...(rows.includes(0) && { exceptZero: true }) }, times]
  // A carry inside a row is the usual slip. Without one, the child adds a column of the rows.
  const carrying = places.find((place) => hasCarry(a, digitAt(b, place)))
  const steps: Step[] = places.length > mostAnnounced ? [] : [{ says: start, shows: [drawn(-1)] }]
  // The row that the child has worked out is told together with the next one.
  let worked: Says = []
  // The columns after the carry, which are left out if there is no room for them.
  let columns: Step | null = null
  for (const place of places) {
    const digit = digitAt(b, place)
    const value = digit * 10 ** place
    const shows = [drawn(place, { tinted: place })]
    if (digit === 0) {
      steps.push({ says: [...worked, { kind: 'noRow', place }], shows })
      worked = []
      continue
    }
    if (place === carrying) {
      if (worked.length > 0) steps.push({ says: worked, shows: [drawn(place - 1, { tinted: place - 1 })] })
      worked = []
      // A carry in a third row leaves room for the column that is asked for only.
      steps.push(...carrySteps(a, digit).slice(place > asked ? -1 : 0))
      const rest = restPhrases(a, digit)
      // A single column is told with its row, unless the child is asked for that row.
      if (rest.length === 1 && place !== asked) worked = rest
      else if (rest.length > 0) {
        columns = { says: rest, shows: [productDone(a, digit, lengthOf(a) - rest.length)] }
        steps.push(columns)
      }
    }
    if (place === asked) {
      steps.push({
        says: [
          { kind: 'rowOf', digit, place, number: b },
          { kind: 'equation', sides: [operate(a, '×', digit), a * digit] },
        ],
        // The picture shows the row in columns with its carries, unless the steps before have shown them.
        shows: [place !== carrying && hasCarry(a, digit) ? productDone(a, digit) : drawn(place - 1, { tinted: place })],
        asks: asksValue(operate(a * digit, '×', 10 ** place), rows[place]!),
      })
      if (place < places.length - 1) {
        worked = [{ kind: 'rowIs', place, value: rows[place]! }]
        continue
      }
    }
    const isInColumns = worked.length > 0 && place === carrying
    steps.push({
      says: [...worked, { kind: 'rowEquation', place, sides: [operate(a, '×', value), rows[place]!] }],
      shows: isInColumns ? [productDone(a, digit, lengthOf(a) - 1)] : shows,
    })
    worked = []
  }
  const all = drawn(places.length - 1, { sum: a * b })
  const end: Step = { says: [{ kind: 'equation', sides: [operate(a, '×', b), a * b] }, checkOf(a, b)], shows: [all] }
  const needed = steps.filter((step) => step !== columns)
  const room = mostSteps - needed.length - 1
  const adding = [...addSteps(rows, all, { isAsked: carrying === undefined, room }), end]
  const hasRoom = steps.length + adding.length <= mostSteps
  return { hint: start, steps: [...(hasRoom ? steps : needed), ...adding] }
}

/** The most steps of a solution. */
const mostSteps = 9

/** The most rows that are announced first. More of them leave no room for that step. */
const mostAnnounced = 3

/** The child adds the first column with a carried digit. It is null if nothing is carried. */
function columnStep(first: number, second: number): Step | null {
  const numbers = writeBelow(first, '+', second)
  const columns = sumColumns(numbers)
  const column = columns.find(({ carried }) => carried > 0)
  if (!column) return null
  const step = askColumn(numbers, columns, column)
  return { ...step, says: [{ kind: 'addTheRows' }, ...step.says] }
}

/**
 * Returns the steps that add the rows, two numbers at once. The child adds a column of the last sum if that is asked.
 *
 * @param all the rows with their sum
 * @param room how many steps there may be
 */
function addSteps(
  rows: readonly number[],
  all: Rows,
  { isAsked, room }: { readonly isAsked: boolean; readonly room: number },
): Step[] {
  const [first, second, third, fourth] = rows.filter((row) => row > 0)
  if (!first || !second) return []
  const asking = (upper: number, lower: number) => (isAsked ? [columnStep(upper, lower)].filter((step) => !!step) : [])
  if (!third) {
    return [...asking(first, second), { says: [{ kind: 'allRows', sides: sidesOf(first, second) }], shows: [all] }]
  }
  const lower = third + (fourth ?? 0)
  const added: Phrase = { kind: 'addInPairs', pairs: [sidesOf(first, second)] }
  const place = rows.indexOf(third)
  const last: Phrase = { kind: 'thenAddRows', sides: sidesOf(first + second, lower), ...(!fourth && { place }) }
  const pairs: Step[] = [{ says: [added], shows: [sumOf(first, second)] }]
  if (fourth && room > 2) {
    pairs.push({ says: [{ kind: 'addOtherRows', sides: sidesOf(third, fourth) }], shows: [sumOf(third, fourth)] })
  } else if (fourth) {
    const both: Phrase = { ...added, pairs: [...added.pairs, sidesOf(third, fourth)] }
    pairs.splice(0, 1, { says: [both], shows: [{ ...all, sum: null }] })
  }
  return [...pairs, ...asking(first + second, lower), { says: [last], shows: [sumOf(first + second, lower)] }]
}

const sidesOf = (first: number, second: number): Sides => [operate(first, '+', second), first + second]

/** Returns two numbers below each other with their sum. */
function sumOf(first: number, second: number) {
  const numbers = writeBelow(first, '+', second)
  return sumDrawing(numbers, sumColumns(numbers), numbers.highest)
}

/** Returns a calculation with rounded numbers. If that is far off, the product is between two easy products. */
function checkOf(a: number, b: number): Says[number] {
  const about = rounded(a) * rounded(b)
  if (Math.abs(about - a * b) <= mostOff * a * b) {
    return { kind: 'estimate', sides: [operate(rounded(a), '×', rounded(b)), about] }
  }
  const power = 10 ** (lengthOf(b) - 1)
  const low = Math.floor(b / power) * power
  const [least, most] = [low, low + power]
  return {
    kind: 'between',
    low: [operate(a, '×', least), a * least],
    high: [operate(a, '×', most), a * most],
  }
}

/** Returns a number rounded to its first digit. */
function rounded(number: number): number {
  const power = 10 ** (lengthOf(number) - 1)
  return Math.round(number / power) * power
}
