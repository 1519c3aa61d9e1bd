/**
 * A fact times a power of ten: the fact first, which counts tens, hundreds or thousands (Multiplication 2.1, 2.4, 3.1
 * and 4.1).
 */
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { PlaceValueChart } from '../../../solve/drawings/drawing.ts'
import { asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function factTimesPower(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [whole, times] = b % 10 === 0 ? [b, a] : [a, b]
  const place = zerosOf(whole)
  const count = whole / 10 ** place
  return b % 10 === 0 && a % 10 !== 0 ? timesTens(a, b) : timesDigit(a, b, { count, place, times })
}

/** Returns the zeros at the end of a number: 2 for 300. */
function zerosOf(number: number): number {
  let zeros = 0
  while (number % 10 ** (zeros + 1) === 0) zeros++
  return zeros
}

interface Counted {
  readonly count: number
  readonly place: Place
  readonly times: number
}

function timesDigit(a: number, b: number, { count, place, times }: Counted): Worked {
  const product = count * times
  const whole = count * 10 ** place
  const isCount: Says[number] = { kind: 'isCount', number: whole, count, place }
  const thatIs: Says[number] = { kind: 'thatIs', count: product, place }
  const turned: Says[number] = { kind: 'turnIt', expression: operate(b, '×', a) }
  const start: Says =
    b === whole ? [isCount, { kind: 'first', expression: operate(times, '×', count) }] : [turned, isCount]
  const fact: Says = [{ kind: 'equation', sides: [operate(times, '×', count), product] }, thatIs]
  const counted = [countChart(product, place, place)]
  // 4 × 100 is 4 hundreds without a fact.
  const steps: Step[] =
    count === 1
      ? [{ says: [turned, thatIs], shows: counted }]
      : [
          { says: start, shows: [chart([whole], { tinted: place })] },
          { says: fact, shows: counted },
        ]
  return {
    hint: [{ kind: 'timesPlace', number: whole, count, place, times }],
    steps: [...steps, ...countSteps(a, b, product, place)],
  }
}

/** 34 × 20 is 34 × 2, as tens. */
function timesTens(a: number, b: number): Worked {
  const tens = b / 10
  const [high, low] = [Math.floor(a / 10) * 10, a % 10]
  const product = a * tens
  const start: Says = [
    { kind: 'isCount', number: b, count: tens, place: 1 },
    { kind: 'first', expression: operate(a, '×', tens) },
  ]
  const steps: Step[] = [
    { says: start, shows: [chart([b], { tinted: 1 })] },
    {
      says: [
        {
          kind: 'twoEquations',
          first: [operate(high, '×', tens), high * tens],
          second: [operate(low, '×', tens), low * tens],
        },
      ],
      shows: [
        {
          kind: 'areaModel',
          across: [high, low],
          down: [tens],
          products: [[high * tens, low * tens]],
          framed: null,
          sums: [null],
        },
      ],
    },
    {
      says: [
        { kind: 'equation', sides: [operate(high * tens, '+', low * tens), product] },
        { kind: 'thatIs', count: product, place: 1 },
      ],
      shows: [countChart(product, 1, 1)],
    },
  ]
  return { hint: start, steps: [...steps, ...countSteps(a, b, product, 1)] }
}

/** Returns a chart of 28 tens as they are counted: the last digit is in the tens, and the ones stay empty. */
function countChart(count: number, place: Place, tinted: Place | null): PlaceValueChart {
  const drawing = chart([count * 10 ** place], tinted === null ? {} : { tinted })
  return {
    ...drawing,
    rows: drawing.rows.map((row) => row.map((digit, i) => (drawing.highest - i < place ? null : digit))),
  }
}

/** The child says the number that has so many tens, hundreds or thousands. */
function countSteps(a: number, b: number, product: number, place: Place): Step[] {
  return [
    {
      says: [{ kind: 'whatAre', count: product, place }],
      shows: [countChart(product, place, null)],
      asks: asksValue(operate(product, '×', 10 ** place), product * 10 ** place),
    },
    {
      says: [
        { kind: 'countsAre', count: product, place, number: a * b },
        { kind: 'equation', sides: [operate(a, '×', b), a * b] },
      ],
      shows: [chart([a * b])],
    },
  ]
}
