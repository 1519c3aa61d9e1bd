/** One row for each digit of the multiplier, then the sum of the rows (Multiplication 3.4, 3.5, 4.3 to 4.5). */
import type { Question } from '../../../question.ts'
import { writeBelow } from '../../../solve/drawings/columns.ts'
import type { Rows } from '../../../solve/drawings/drawing.ts'
import { mostOff } from '../../../solve/methods/column-start.ts'
import { sumColumns, sumDrawing } from '../../../solve/methods/column-sum.ts'
import { asksValue, digitAt, lengthOf, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
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
  const written = places.filter((place) => digitAt(b, place) > 0)
  const asked = written.find((place) => place > 0)!
  const first = written[0]!
  const times: Phrase = { kind: 'first', expression: operate(a, '×', digitAt(b, first)) }
  const product = (place: Place) => operate(a, '×', digitAt(b, place) * 10 ** place)
  const rowOf = (place: Place): Phrase => ({ kind: 'rowEquation', place, sides: [product(place), rows[place]!] })
  // 1467 × 150 has two rows. Without the second one, its start would say that it is 1467 × 5, then times 10.
  const start: Says =
    written.length === 1
      ? [{ ...times, power: 10 ** first }]
      : first > 0
        ? [{ kind: 'rowsAre', rows: written.map(product) }, times]
        : [{ kind: 'rowPerDigit', number: b, ...(rows.includes(0) && { exceptZero: true }) }, times]
  // The usual slips are a carry inside a row and the zeros of the first row that is shifted. The child does both.
  const carrying = places.find((place) => hasCarry(a, digitAt(b, place)))
  const steps: Step[] = [{ says: start, shows: [drawn(-1)] }]
  // Four rows leave no room for a step for each, so the last two are told together.
  const isTogether = (place: Place) => written.length > mostApart && place >= mostApart - 1
  // The row that the child has worked out is told together with the next one.
  let worked: Says = []
  // The first of the two rows that are told together.
  let together: Sides | null = null
  // The steps before the child's column and after it, which are left out one by one if there is no room for them.
  const spare: Step[] = []
  // The steps with two columns at once. Each is told in smaller steps as long as there is room.
  const finer: { readonly from: readonly Step[]; readonly to: readonly Step[] }[] = []
  for (const place of places) {
    const digit = digitAt(b, place)
    const shows = [drawn(place, { tinted: place })]
    if (digit === 0) {
      steps.push({ says: [...worked, { kind: 'noRow', place }], shows })
      worked = []
      continue
    }
    if (place === carrying) {
      const { before, beforeApart, asking, askingApart, rest } = carrySteps(a, digit)
      // A third row has no room for the columns before the one that is asked for.
      const first: readonly Step[] =
        worked.length > 0 ? [{ says: worked, shows: [drawn(place - 1, { tinted: place - 1 })] }] : before
      finer.push({ from: [asking], to: askingApart })
      if (worked.length === 0) finer.push({ from: before, to: beforeApart })
      worked = []
      spare.push(...first)
      steps.push(...first, asking)
      const totals = rest.flatMap(({ says }) => says)
      // A single column is told with its row, unless the child is asked for that row.
      const hasRow = place !== asked && !isTogether(place)
      if (rest.length === 1 && hasRow) worked = totals
      else if (rest.length > 0) {
        const after: Step = { says: totals, shows: [productDone(a, digit, lengthOf(a) - rest.length)] }
        spare.unshift(after)
        steps.push(after)
        if (hasRow) {
          const row: Step = { says: [rowOf(place)], shows: [drawn(place, { tinted: place })] }
          const lastAndRow: Step = {
            says: [...totals.slice(-1), rowOf(place)],
            shows: [productDone(a, digit, lengthOf(a) - 1)],
          }
          finer.push({ from: [after, row], to: [...rest.slice(0, -1), lastAndRow] })
          steps.push(row)
          continue
        }
        finer.push({ from: [after], to: rest })
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
    if (isTogether(place)) {
      // Their picture also shows the row of tens, so its sentence is left out.
      worked = []
      const sides: Sides = [product(place), rows[place]!]
      if (together) steps.push({ says: [{ kind: 'twoEquations', first: together, second: sides }], shows })
      together = sides
      continue
    }
    const isInColumns = worked.length > 0 && place === carrying
    steps.push({
      says: [...worked, rowOf(place)],
      shows: isInColumns ? [productDone(a, digit, lengthOf(a) - 1)] : shows,
    })
    worked = []
  }
  const end: Step = {
    says: [{ kind: 'equation', sides: [operate(a, '×', b), a * b] }, ...checkOf(a, b)],
    shows: [drawn(places.length - 1, { sum: a * b })],
  }
  const all = [...steps, ...addSteps(rows), end]
  for (const step of spare) {
    if (all.length > mostSteps) all.splice(all.indexOf(step), 1)
  }
  for (const { from, to } of finer) {
    const at = all.indexOf(from[0]!)
    if (at >= 0 && all.length + to.length - from.length <= mostSteps) all.splice(at, from.length, ...to)
  }
  return { hint: start, steps: all }
}

/** The most steps of a solution. */
const mostSteps = 9

/** The most rows that have a step each. */
const mostApart = 3

/** Returns the steps that add the rows, two numbers at once. */
function addSteps(rows: readonly number[]): Step[] {
  const [first, second, third, fourth] = rows.filter((row) => row > 0)
  if (!first || !second) return []
  const adding = (phrase: Phrase, upper: number, lower: number): Step => ({
    says: [phrase],
    shows: [sumOf(upper, lower)],
  })
  if (!third) return [adding({ kind: 'allRows', sides: sidesOf(first, second) }, first, second)]
  const place = rows.indexOf(third)
  const lower = third + (fourth ?? 0)
  return [
    adding({ kind: 'addTwoRows', sides: sidesOf(first, second) }, first, second),
    ...(fourth ? [adding({ kind: 'addOtherRows', sides: sidesOf(third, fourth) }, third, fourth)] : []),
    adding(
      { kind: 'thenAddRows', sides: sidesOf(first + second, lower), ...(!fourth && { place }) },
      first + second,
      lower,
    ),
  ]
}

const sidesOf = (first: number, second: number): Sides => [operate(first, '+', second), first + second]

/** Returns two numbers below each other with their sum. */
function sumOf(first: number, second: number) {
  const numbers = writeBelow(first, '+', second)
  return sumDrawing(numbers, sumColumns(numbers), numbers.highest)
}

/**
 * Returns a check with rounded numbers. They keep as few digits as bring the product near enough. Round numbers have no
 * check, because it would repeat the question.
 */
function checkOf(a: number, b: number): Says {
  const easy = [1, 2].flatMap((digitsOfB) =>
    [1, 2].map((digitsOfA) => [rounded(a, digitsOfA), rounded(b, digitsOfB)] as const),
  )
  const near = easy.find(([c, d]) => (c !== a || d !== b) && Math.abs(c * d - a * b) <= mostOff * a * b)
  return near ? [{ kind: 'estimate', sides: [operate(near[0], '×', near[1]), near[0] * near[1]] }] : []
}

/** Returns a number rounded to its first digits. */
function rounded(number: number, digits: number): number {
  const power = 10 ** (lengthOf(number) - digits)
  return Math.round(number / power) * power
}
