/**
 * Decimal products: the numbers as whole tenths or hundredths, and the product back as a decimal (Multiplication 5.2 to
 * 5.5).
 */
import type { Question } from '../../../question.ts'
import { area, partsOf } from '../../../solve/drawings/area.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { StepDrawing } from '../../../solve/drawings/drawing.ts'
import { mostOff } from '../../../solve/methods/column-start.ts'
import {
  asksChoice,
  asksValue,
  calculate,
  lengthOf,
  operate,
  placesOf,
  sum,
  twoNumbers,
  unitsOf,
} from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

/** A decimal times a whole number of one digit. */
export function timesTenths(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const places = placesOf(a)
  const units = unitsOf(a, -places)
  const thatIs: Phrase = { kind: 'thatIs', count: units * b, place: -places }
  const hint: Says = [
    { kind: 'isCount', number: a, count: units, place: -places },
    { kind: 'first', expression: operate(units, '×', b) },
  ]
  const bars: StepDrawing = { kind: 'decimalBars', value: a, places: places === 1 ? 1 : 2, cut: true }
  const products = partsOf(units).map((part): Sides => [operate(part, '×', b), part * b])
  const isFact = products.length === 1
  const steps: Step[] = [
    { says: hint, shows: [bars] },
    ...(isFact ? [] : [{ says: products.map(told), shows: [area(units, b, 3)] }]),
    {
      says: [told(isFact ? products[0]! : addedTo(products)), thatIs],
      shows: [area(units, b, 3, isFact ? {} : { sums: [units * b] })],
    },
    ...backToDecimal(a, b, units * b, places),
  ]
  return { hint, steps }
}

const told = (sides: Sides): Phrase => ({ kind: 'equation', sides })

/** Returns the sum of the values of some equations: 180 + 24 = 204. */
function addedTo(equations: readonly Sides[]): Sides {
  const values = equations.map((sides) => Number(sides.at(-1)))
  return [sum(values), values.reduce((total, value) => total + value)]
}

/** Tenths times tenths are hundredths. */
export function tenthsTimesTenths(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [first, second] = [unitsOf(a, -1), unitsOf(b, -1)]
  const start: Says =
    a === b
      ? [{ kind: 'bothAre', count: first, place: -1 }]
      : [
          { kind: 'isCount', number: a, count: first, place: -1 },
          { kind: 'isCount', number: b, count: second, place: -1 },
        ]
  const steps: Step[] = [
    // The boxes are in tenths, which the next step names.
    { says: [boundsOf(a, b)], shows: [chart([a, b])] },
    { says: start, shows: [area(first, second, 0)] },
    ...boxSteps(first, second),
    {
      says: [{ kind: 'tenthOfTenth' }, { kind: 'thatIs', count: first * second, place: -2 }],
      shows: [{ kind: 'decimalBars', value: 0.01, places: 2, cut: true, row: true }],
    },
    ...placePoint(a, b, first * second),
  ]
  return { hint: [...start, { kind: 'first', expression: operate(first, '×', second) }], steps }
}

/** Returns a step for each of the two rows of boxes, one that adds each row, and one that adds the rows. */
function boxSteps(a: number, b: number): Step[] {
  const [[tens = 0, ones = 0], down] = [partsOf(a), partsOf(b)]
  const rows = down.map((height, i): Step => {
    const [first, second] = [tens, ones].map((width): Sides => [operate(width, '×', height), width * height])
    return { says: [{ kind: 'twoEquations', first: first!, second: second! }], shows: [area(a, b, 2 * (i + 1))] }
  })
  const sums = down.map((height) => a * height)
  const [upper, lower] = down.map((height): Sides => [operate(tens * height, '+', ones * height), a * height])
  const across: Step = {
    says: [{ kind: 'addRows', first: upper!, second: lower! }],
    shows: [area(a, b, 4, { sums })],
  }
  const so: Sides = [operate(a, '×', b), a * b]
  const added: Step = {
    says: [{ kind: 'soEquation', sides: [sum(sums), a * b], so }],
    shows: [area(a, b, 4, { sums })],
  }
  return [...rows, across, added]
}

/**
 * The child finds the point of the product by its size, which the first step has said. The right choice is the first,
 * the second or the third one, and the picture does not move the digits yet.
 */
function placePoint(a: number, b: number, units: number): Step[] {
  const end = calculate(a, '×', b)
  const before = units % 3
  const choices = [0, 1, 2].map((i) => String(calculate(end, '×', 10 ** (i - before))))
  const [, ended] = backToDecimal(a, b, units, 2)
  const shows = [chart([units, null], { highest: lengthOf(units) - 1, lowest: -2 })]
  return [{ says: [{ kind: 'whereIsPoint' }], shows, asks: asksChoice(choices, String(end)) }, ended!]
}

/** The child turns tenths or hundredths into a decimal. The end checks with rounded numbers. */
function backToDecimal(a: number, b: number, units: number, places: number): Step[] {
  const end = calculate(a, '×', b)
  const highest = lengthOf(units) - 1
  const drawn = (row: number | null): StepDrawing => chart([units, row], { highest, lowest: -places, moved: -places })
  return [
    {
      // "10 tenths make 1" would be the answer.
      says: [
        ...(end === 1 ? [] : [{ kind: 'makeOne', place: -places } as const]),
        { kind: 'whatAre', count: units, place: -places },
      ],
      shows: [drawn(null)],
      asks: asksValue(operate(units, '÷', 10 ** places), end, places),
    },
    { says: [{ kind: 'equation', sides: [operate(a, '×', b), end] }, checkOf(a, b)], shows: [drawn(end)] },
  ]
}

/** Says about how large the product is before it is known, and how the numbers were rounded. */
function boundsOf(a: number, b: number): Phrase {
  const check = checkOf(a, b)
  if (check.kind !== 'estimate') return { ...check, isFirst: true }
  return { ...check, rounded: (a === b ? [a] : [a, b]).map((number) => [number, Math.round(number)] as const) }
}

const productOf = (a: number, b: number) => [operate(a, '×', b), a * b] as const

/**
 * Says about how large the product is. Numbers below a half would round to 0, so they are compared with 1 instead.
 * Others that are far off have two bounds.
 */
function checkOf(a: number, b: number): Extract<Phrase, { readonly kind: 'estimate' | 'between' | 'lessThan' }> {
  if (a < 1) return { kind: 'lessThan', sides: [operate(1, '×', b), b] }
  const about = Math.round(a) * Math.round(b)
  return Math.abs(about - a * b) <= mostOff * a * b
    ? { kind: 'estimate', sides: [operate(Math.round(a), '×', Math.round(b)), about] }
    : {
        kind: 'between',
        low: productOf(Math.floor(a), Math.floor(b)),
        high: productOf(Math.ceil(a), Math.ceil(b)),
      }
}
