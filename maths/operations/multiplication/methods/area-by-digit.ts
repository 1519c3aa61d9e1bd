/** Two digits by one digit as two boxes, then in columns (Multiplication 2.2 and 2.3). */
import type { Question } from '../../../question.ts'
import { area, partsOf } from '../../../solve/drawings/area.ts'
import { columnsOf, resultSquare, writeBelow } from '../../../solve/drawings/columns.ts'
import type { Columns } from '../../../solve/drawings/drawing.ts'
import { asksCount, asksValue, digitAt, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { factTimesPower } from './fact-times-power.ts'

export function areaByDigit(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  if (a % 10 === 0) return factTimesPower(question)
  const [tens = 0, ones = 0] = partsOf(a)
  const split: Says = [{ kind: 'split', parts: [{ number: a, into: [tens, ones] }] }]
  const first: Step = { says: split, shows: [area(a, b, 0)] }
  return {
    hint: [...split, { kind: 'multiplyEach', by: b }],
    steps: [first, ...(ones * b < 10 ? withoutCarry(a, b) : withCarry(a, b))],
  }
}

/** Returns the product in columns as far as it is written. */
function product(
  a: number,
  b: number,
  done: Place,
  parts: { readonly tinted?: Place; readonly asked?: Columns['asked'] } = {},
): Columns {
  const carry = Math.floor(((a % 10) * b) / 10)
  const total = Math.floor(a / 10) * b + carry
  const highest = done >= 1 && total >= 10 ? 2 : 1
  return columnsOf(
    writeBelow(a, '×', b),
    (place) => ({
      carried: place === 1 && carry > 0 && done >= 0 ? carry : null,
      result: place > done && !(place === 2 && done >= 1) ? null : digitAt(a * b, place),
    }),
    { ...parts, highest },
  )
}

function withoutCarry(a: number, b: number): Step[] {
  const [tens = 0, ones = 0] = partsOf(a)
  return [
    {
      says: [{ kind: 'nowTheBox', across: tens, down: b, isFirst: true }],
      shows: [area(a, b, 0, { framed: [0, 0] })],
      asks: asksValue(operate(tens, '×', b), tens * b),
    },
    {
      says: [{ kind: 'lastBox', sides: [operate(ones, '×', b), ones * b] }],
      shows: [area(a, b, 2, { framed: [1, 0] })],
    },
    boxesJoined(a, b),
  ]
}

function withCarry(a: number, b: number): Step[] {
  const [tens = 0, ones = 0] = partsOf(a)
  const [count, carry] = [tens / 10, Math.floor((ones * b) / 10)]
  const low = (ones * b) % 10
  return [
    {
      says: [
        { kind: 'twoEquations', first: [operate(tens, '×', b), tens * b], second: [operate(ones, '×', b), ones * b] },
      ],
      shows: [area(a, b, 2)],
    },
    {
      says: [
        { kind: 'inColumns', count: ones * b, place: 0 },
        { kind: 'writeAndCarry', write: low, carry, place: 1 },
      ],
      shows: [area(a, b, 2), product(a, b, 0, { tinted: 0 })],
    },
    {
      says: [{ kind: 'timesThenCarry', place: 1, digit: count, times: b }],
      shows: [product(a, b, 0, { tinted: 1, asked: resultSquare(1, count * b + carry) })],
      asks: asksCount(1, count * b + carry),
    },
    boxesJoined(a, b),
  ]
}

/** Both ways end with the sum of the boxes, beside the product in columns. */
function boxesJoined(a: number, b: number): Step {
  const [tens = 0, ones = 0] = partsOf(a)
  return {
    says: [
      {
        kind: 'soEquation',
        sides: [operate(tens * b, '+', ones * b), a * b],
        so: [operate(a, '×', b), a * b],
      },
    ],
    shows: [area(a, b, 2, { sums: [a * b] }), product(a, b, 1)],
  }
}
