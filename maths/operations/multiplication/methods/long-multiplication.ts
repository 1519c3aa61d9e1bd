/** One row for each digit of the multiplier, then the sum of the rows (Multiplication 3.4, 3.5, 4.3 to 4.5). */
import type { Question } from '../../../question.ts'
import { writeBelow } from '../../../solve/drawings/columns.ts'
import type { Columns, Rows } from '../../../solve/drawings/drawing.ts'
import { mostOff } from '../../../solve/methods/column-start.ts'
import { askColumn, sumColumns, sumDrawing } from '../../../solve/methods/column-sum.ts'
import { asksValue, digitAt, lengthOf, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { carrySteps, hasCarry, productDone } from './short-multiplication.ts'

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
  const times = operate(a, '×', digitAt(b, first) * 10 ** first)
  const start: Says = [
    { kind: 'rowPerDigit', number: b },
    { kind: 'first', expression: times },
  ]
  // A carry inside a row is the usual slip. Without one, the child adds a column of the rows.
  const carrying = places.find((place) => hasCarry(a, digitAt(b, place)))
  const steps: Step[] = places.length > mostAnnounced ? [] : [{ says: start, shows: [drawn(-1)] }]
  // The row that the child has worked out is told together with the next one.
  let worked: Says = []
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
    steps.push({
      says: [...worked, { kind: 'rowEquation', place, sides: [operate(a, '×', value), rows[place]!] }],
      shows,
    })
    worked = []
  }
  const added = rows.filter((row) => row > 0)
  const all = places.length - 1
  if (added.length > 1) {
    const pairs = added.length > 2 ? pairsOf(added) : []
    if (pairs.length > 0)
      steps.push({ says: [{ kind: 'addInPairs', pairs }], shows: pairsDrawn(added, pairs) ?? [drawn(all)] })
    const paired = pairs.map(([, total]) => Number(total))
    const [upper = 0, second = 0] = [...paired, ...added.slice(2 * pairs.length)]
    const asking = carrying === undefined ? columnStep(upper, second) : null
    if (asking) steps.push(asking)
    steps.push({
      says: [{ kind: pairs.length > 0 ? 'thenAddRows' : 'allRows', sides: [operate(upper, '+', second), a * b] }],
      shows: [drawn(all, { sum: a * b })],
    })
  }
  steps.push({
    says: [{ kind: 'equation', sides: [operate(a, '×', b), a * b] }, checkOf(a, b)],
    shows: [drawn(all, { sum: a * b })],
  })
  return { hint: start, steps }
}

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

/** Returns a single pair of rows below each other with their sum. It is null for more pairs, which need more room. */
function pairsDrawn([first = 0, second = 0]: readonly number[], pairs: readonly Sides[]): Columns[] | null {
  if (pairs.length > 1) return null
  const numbers = writeBelow(first, '+', second)
  return [sumDrawing(numbers, sumColumns(numbers), numbers.highest)]
}

/** Returns the sums of two rows each. A third row is left for later. */
function pairsOf(rows: readonly number[]): Sides[] {
  return Array.from({ length: Math.floor(rows.length / 2) }, (_, i) => {
    const [first = 0, second = 0] = rows.slice(2 * i)
    return [operate(first, '+', second), first + second]
  })
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
