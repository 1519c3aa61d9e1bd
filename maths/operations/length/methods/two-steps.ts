/** Lengths in two units: one unit first, then the sum or the perimeter (Length 3.3). */
import type { Amount, Quantity, Unit, UnitOf } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import type { UnitLines, UnitMark, WalkedShape } from '../../../solve/drawings/length-drawing.ts'
import { asksValue, calculate, drawnAs, lengthOf, operate, placesOf } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { measured, pairOf, type UnitPair, unitHops, unitLines, unitsAround, unitTicks } from './unit-lines.ts'
import { unrolled, unrolledInParts, unrolledTwice } from './walk-around.ts'

export function twoSteps(question: Question): Worked {
  const { ask } = question
  if (ask.kind === 'addQuantities') {
    return total(
      ask.quantities.map((quantity) => quantity[0]!),
      ask.to,
    )
  }
  if (ask.kind !== 'perimeter' || !ask.to) throw new Error(`lengths in two units are needed, not ${ask.kind}`)
  return drawnAs(question, 'shape').equalSides ? equalSides(question, ask.to) : rectangle(question, ask.to)
}

/** "1.2 m + 45 cm in cm" */
function total(amounts: readonly Amount[], to: Unit): Worked {
  const other = amounts.find(({ unit }) => unit !== to)!
  const values = amounts.map(({ value, unit }) => (unit === to ? value : converted({ value, unit }, to)))
  const [a = 0, b = 0] = values
  const sum = calculate(a, '+', b)
  const pair = pairOf(other.unit, to)
  const [first, end] = [smallValue(amounts[0]!, pair), smallValue({ value: sum, unit: to }, pair)]
  const says: Says = [{ kind: 'writeBothIn', to }]
  return {
    hint: says,
    steps: [
      { says, shows: [unitLine(other, to)] },
      ...convertSteps(other, to),
      {
        says: [{ kind: 'quantityEquation', sides: [operate(a, '+', b), sum], unit: to }],
        shows: [
          unitLines(pair, {
            written: [first, end],
            hops: [
              { from: 0, to: first, state: 'done', label: a },
              { from: first, to: end, state: 'done', label: b },
            ],
            hopUnit: to,
          }),
        ],
      },
    ],
  }
}

function rectangle(question: Question, to: UnitOf<'length'>): Worked {
  const sides = drawnAs(question, 'shape').sides.map((side) => side![0]!)
  const other = sides.find(({ unit }) => unit !== to)!
  const [across = 0, down = 0] = sides.map(({ value, unit }) => (unit === to ? value : converted({ value, unit }, to)))
  const half = calculate(across, '+', down)
  const perimeter = calculate(half, '×', 2)
  const says: Says = [{ kind: 'writeBothIn', to }]
  const lengths = [across, down, across, down]
  const shape = shapeOf(question, lengths, to)
  return {
    hint: says,
    steps: [
      { says, shows: [shapeOf(question)] },
      ...convertSteps(other, to),
      {
        says: [{ kind: 'acrossAndDown', sides: [operate(across, '+', down), half] }],
        shows: [{ ...shape, walked: 2, line: unrolledTwice(across, down, 2, 'done') }],
      },
      {
        says: [{ kind: 'twice', sides: [operate(2, '×', half), perimeter], unit: to }],
        shows: [{ ...shape, walked: 4, line: unrolledTwice(across, down, 3, 'done') }],
      },
    ],
  }
}

/** A shape with one side marked in two units, such as 1 m 20 cm. */
function equalSides(question: Question, to: UnitOf<'length'>): Worked {
  const { sides } = drawnAs(question, 'shape')
  const [large, small] = sides.find((side) => side !== null)!
  const pair = pairOf(large!.unit, small!.unit)
  const toSmall = to === small!.unit
  const [whole, rest] = toSmall
    ? [large!.value * pair.size, small!.value]
    : [large!.value, calculate(small!.value, '÷', pair.size)]
  const side = calculate(whole, '+', rest)
  const end = large!.value * pair.size + small!.value
  const reached = large!.value * pair.size
  const count = sides.length
  const hops = unitHops(pair, large!.value)
  const lastHop = { from: reached, to: end } as const
  const asked = unitLines(pair, {
    written: [reached],
    hops: [...hops, { ...lastHop, state: 'next', label: small!.value }],
    looked: toSmall ? { at: end, large: null, small: 'asked' } : { at: end, large: 'asked', small: end },
  })
  const asking: Step = toSmall
    ? {
        says: [
          { kind: 'quantityIs', quantity: [large!], is: measured(reached, to) },
          { kind: 'addQuantity', quantity: [small!] },
        ],
        shows: [asked],
        asks: asksValue(operate(reached, '+', rest), side),
      }
    : {
        says: [unitIs(pair.large, pair.small), { kind: 'nowQuantity', quantity: [small!] }],
        shows: [asked],
        asks: asksValue(operate(small!.value, '÷', pair.size), rest, placesOf(rest)),
      }
  const lengths = sides.map(() => side)
  const shape = shapeOf(question, lengths, to)
  const around = (end: 'done' | 'unknown') => ({ ...shape, walked: count, line: unrolled(lengths, count, end) })
  const says: Says = [{ kind: 'writeSideIn', to }]
  return {
    hint: says,
    steps: [
      { says, shows: [shapeOf(question)] },
      asking,
      {
        says: [
          {
            kind: 'soQuantityIs',
            sides: [operate(whole, '+', rest), side],
            quantity: [large!, small!],
            is: measured(side, to),
          },
        ],
        shows: [
          unitLines(pair, {
            written: [reached, end],
            hops: [...hops, { ...lastHop, state: 'done', label: small!.value }],
          }),
        ],
      },
      { says: [{ kind: 'equalSides', count, length: side, unit: to }], shows: [around('unknown')] },
      ...productSteps(count, side, to, around('done')),
    ],
  }
}

/** Returns count × side by the parts of the side, such as 2 and 0.89, or by one fact where it has no parts. */
function productSteps(count: number, side: number, unit: Unit, shape: WalkedShape): Step[] {
  const [high = 0, low = 0] = splitOf(side)
  const perimeter = calculate(count, '×', side)
  const whole = [operate(count, '×', side), perimeter]
  if (high === 0 || low === 0) return [{ says: [{ kind: 'quantityEquation', sides: whole, unit }], shows: [shape] }]
  const [ofHigh, ofLow] = [calculate(count, '×', high), calculate(count, '×', low)]
  return [
    {
      says: [
        {
          kind: 'twoEquations',
          first: [operate(count, '×', high), ofHigh],
          second: [operate(count, '×', low), ofLow],
        },
      ],
      shows: [{ ...shape, line: unrolledInParts(count, [high, low]) }],
    },
    {
      says: [{ kind: 'soQuantityEquation', sides: [operate(ofHigh, '+', ofLow), perimeter], so: whole, unit }],
      shows: [shape],
    },
  ]
}

/** Returns a decimal as its whole and the rest, and a whole number as its highest place and the rest. */
function splitOf(side: number): readonly [high: number, low: number] {
  const unit = Number.isInteger(side) ? 10 ** (lengthOf(side) - 1) : 1
  const high = Math.floor(side / unit) * unit
  return [high, calculate(side, '−', high)]
}

function converted({ value, unit }: Amount, to: Unit): number {
  const { large, size } = pairOf(unit, to)
  return calculate(value, unit === large ? '×' : '÷', size)
}

/** Returns a length in the smaller unit. */
function smallValue({ value, unit }: Amount, { small, size }: UnitPair): number {
  return unit === small ? value : calculate(value, '×', size)
}

const unitIs = (large: Unit, small: Unit): Says[number] => ({
  kind: 'quantityIs',
  quantity: measured(1, large),
  is: measured(pairOf(large, small).size, small),
})

/** Returns the lines with one large unit, and the length that has the other unit. */
function unitLine({ value, unit }: Amount, to: Unit): UnitLines {
  const pair = pairOf(unit, to)
  const at = smallValue({ value, unit }, pair)
  const looked = unit === pair.large ? { at, large: value, small: null } : { at, large: null, small: value }
  return unitLines(pair, { written: [pair.size], hops: unitHops(pair, 1), looked })
}

/** The child converts the length that has the other unit. */
function convertSteps(length: Amount, to: Unit): Step[] {
  const pair = pairOf(length.unit, to)
  const toSmall = length.unit === pair.large
  const value = converted(length, to)
  const expression = operate(length.value, toSmall ? '×' : '÷', pair.size)
  const end = smallValue(length, pair)
  const units = unitsAround(end, pair)
  const drawn = (state: Hop['state'], looked: UnitMark) =>
    unitLines(pair, {
      written: unitTicks(pair, units),
      hops: [{ from: 0, to: end, state, label: null }],
      looked,
      end: units * pair.size,
    })
  const [large, small] = toSmall ? [length.value, value] : [value, length.value]
  return [
    {
      says: [unitIs(pair.large, pair.small), { kind: 'nowQuantity', quantity: [length] }],
      shows: [drawn('next', { at: end, large: toSmall ? large : 'asked', small: toSmall ? 'asked' : small })],
      asks: asksValue(expression, value, placesOf(value)),
    },
    {
      says: [{ kind: 'soQuantityIs', sides: [expression, value], quantity: [length], is: measured(value, to) }],
      shows: [drawn('done', { at: end, large, small })],
    },
  ]
}

/** Returns the shape with its own marks, or with lengths in one unit. */
function shapeOf(question: Question, lengths?: readonly number[], unit?: UnitOf<'length'>): WalkedShape {
  const { corners, sides } = drawnAs(question, 'shape')
  return {
    kind: 'walkedShape',
    corners,
    sides: sides.map((side, i) =>
      lengths && unit && side !== null && !isIn(side, unit)
        ? { length: measured(lengths[i]!, unit), state: 'found' }
        : { length: side, state: 'marked' },
    ),
    tinted: [],
    walked: 0,
    grid: false,
    line: null,
  }
}

const isIn = (quantity: Quantity, to: Unit) => quantity.length === 1 && quantity[0]!.unit === to
