/** Two digits by two digits as four boxes, with the rows added in columns (Multiplication 2.5). */
import type { Question } from '../../../question.ts'
import { area, partsOf } from '../../../solve/drawings/area.ts'
import { writeBelow } from '../../../solve/drawings/columns.ts'
import { sumColumns, sumDrawing } from '../../../solve/methods/column-sum.ts'
import { asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function areaOfFour(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [tens = 0, ones = 0] = partsOf(a)
  return ones === 0 ? twoBoxes(a, b) : fourBoxes(a, b, tens, ones)
}

function fourBoxes(a: number, b: number, tens: number, ones: number): Worked {
  const [ten = 0, rest = 0] = partsOf(b)
  const split: Says = [
    {
      kind: 'split',
      parts: [
        { number: a, into: [tens, ones] },
        { number: b, into: [ten, rest] },
      ],
    },
  ]
  const sums = [a * ten, a * rest] as const
  const steps: Step[] = [
    { says: split, shows: [area(a, b, 0)] },
    {
      says: [
        {
          kind: 'twoEquations',
          first: [operate(tens, '×', ten), tens * ten],
          second: [operate(ones, '×', ten), ones * ten],
        },
      ],
      shows: [area(a, b, 2)],
    },
    {
      says: [{ kind: 'nowTheBox', across: tens, down: rest }],
      shows: [area(a, b, 2, { framed: [0, 1] })],
      asks: asksValue(operate(tens, '×', rest), tens * rest),
    },
    {
      says: [{ kind: 'lastBox', sides: [operate(ones, '×', rest), ones * rest] }],
      shows: [area(a, b, 4, { framed: [1, 1] })],
    },
    {
      says: [
        {
          kind: 'addRows',
          first: [operate(tens * ten, '+', ones * ten), sums[0]],
          second: [operate(tens * rest, '+', ones * rest), sums[1]],
        },
      ],
      shows: [area(a, b, 4, { sums })],
    },
    {
      says: [{ kind: 'soEquation', sides: [operate(sums[0], '+', sums[1]), a * b], so: [operate(a, '×', b), a * b] }],
      shows: [area(a, b, 4, { sums }), sumOf(sums)],
    },
  ]
  return { hint: split, steps }
}

/** A whole number of tens has no ones, so its boxes are only two. */
function twoBoxes(a: number, b: number): Worked {
  const [ten = 0, rest = 0] = partsOf(b)
  const sums = [a * ten, a * rest] as const
  const split: Says = [{ kind: 'split', parts: [{ number: b, into: [ten, rest] }] }]
  return {
    hint: split,
    steps: [
      { says: split, shows: [area(a, b, 0)] },
      { says: [{ kind: 'equation', sides: [operate(a, '×', ten), sums[0]] }], shows: [area(a, b, 1)] },
      {
        says: [{ kind: 'nowTheBox', across: a, down: rest }],
        shows: [area(a, b, 1, { framed: [0, 1] })],
        asks: asksValue(operate(a, '×', rest), sums[1]),
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(sums[0], '+', sums[1]), a * b], so: [operate(a, '×', b), a * b] }],
        shows: [area(a, b, 2), sumOf(sums)],
      },
    ],
  }
}

/** Returns the two rows below each other, with their sum. */
function sumOf([first, second]: readonly [number, number]) {
  const numbers = writeBelow(first, '+', second)
  return sumDrawing(numbers, sumColumns(numbers), numbers.highest)
}
