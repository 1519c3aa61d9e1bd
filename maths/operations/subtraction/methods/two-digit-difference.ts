/** Two-digit differences with place-value blocks beside columns (Subtraction 2.4 and 2.5). */
import type { Question } from '../../../question.ts'
import { blocks } from '../../../solve/drawings/blocks.ts'
import { columnsOf, writeBelow } from '../../../solve/drawings/columns.ts'
import type { Columns } from '../../../solve/drawings/drawing.ts'
import { firstColumnHint, swapHint } from '../../../solve/methods/column-start.ts'
import { tensAndOnesOf } from '../../../solve/methods/two-digit-sum.ts'
import { asksCount, asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function twoDigitDifference(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const start: Says = [
    { kind: 'isPlaces', number: a, counts: tensAndOnesOf(a) },
    { kind: 'takeAway', number: b },
  ]
  const [ones, taken] = [a % 10, b % 10]
  // Nothing is crossed out yet, because there may be too few ones.
  const first: Step = { says: start, shows: [blocks([a]), drawing(a, b)] }
  const numbers = writeBelow(a, '−', b)
  const steps = ones < taken ? withSwap(a, b) : withoutSwap(a, b)
  return { hint: ones < taken ? swapHint(numbers, 0) : firstColumnHint(numbers, a - b), steps: [first, ...steps] }
}

/**
 * Returns the columns, with the results of the places that are done, and after the swap where it happened. A zero
 * before the first digit is left out: 3 and not 03.
 */
function drawing(a: number, b: number, { done = -1, swapped, ...parts }: Drawn = {}): Columns {
  const numbers = writeBelow(a, '−', b)
  const tops = swapped ? [(a % 10) + 10, Math.floor(a / 10) - 1] : [a % 10, Math.floor(a / 10)]
  return columnsOf(
    numbers,
    (place) => ({
      result: place <= done && (place === 0 || a - b >= 10) ? tops[place]! - (numbers.digits(1, place) ?? 0) : null,
      swapped: swapped === 'both' || (swapped === 'ones' && place === 0) ? [tops[place]!] : [],
    }),
    parts,
  )
}

interface Drawn {
  readonly done?: number
  /** The digits that a swapped ten has replaced so far. */
  readonly swapped?: 'ones' | 'both'
  readonly tinted?: number
  readonly asked?: NonNullable<Columns['asked']>
}

function withoutSwap(a: number, b: number): Step[] {
  const [ones, taken] = [a % 10, b % 10]
  const [tens, takenTens] = [Math.floor(a / 10), Math.floor(b / 10)]
  return [
    {
      says: [
        { kind: 'placeEquation', place: 0, sides: [operate(ones, '−', taken), ones - taken] },
        { kind: 'writeBelow', digit: ones - taken, place: 0 },
      ],
      shows: [blocks([a], { taken }), drawing(a, b, { done: 0, tinted: 0 })],
    },
    {
      says: [{ kind: 'howManyTaken', from: tens, taken: takenTens, place: 1 }],
      shows: [blocks([a], { taken }), drawing(a, b, { done: 0, tinted: 1, asked: { place: 1, row: 'result' } })],
      asks: asksValue(operate(tens, '−', takenTens), tens - takenTens),
    },
    {
      says: [{ kind: 'countsMake', counts: tensAndOnesOf(a - b), sides: [operate(a, '−', b), a - b] }],
      shows: [{ ...blocks([a - b]), of: a }, drawing(a, b, { done: 1 })],
    },
  ]
}

function withSwap(a: number, b: number): Step[] {
  const [ones, taken] = [a % 10, b % 10]
  const [tens, takenTens] = [Math.floor(a / 10), Math.floor(b / 10)]
  const swapped = { ...blocks([]), rows: [{ tens: tens - 1, ones: ones + 10 }] }
  const swap = { kind: 'swap', place: 1 } as const
  const askTens = (says: Says): Step => ({
    says: [...says, { kind: 'howManyLeft', place: 1 }],
    shows: [
      blocks([a], { swap: 'tenToOnes' }),
      drawing(a, b, { swapped: 'ones', tinted: 1, asked: { place: 1, row: 'top' } }),
    ],
    asks: asksCount(1, tens - 1),
  })
  // With no ones there are always 10 after the swap, so the child takes away from them instead.
  const askSteps: Step[] =
    ones === 0
      ? [
          askTens([swap]),
          {
            says: [{ kind: 'howManyTaken', from: 10, taken, place: 0 }],
            shows: [swapped, drawing(a, b, { swapped: 'both', tinted: 0, asked: { place: 0, row: 'result' } })],
            asks: asksValue(operate(10, '−', taken), 10 - taken),
          },
        ]
      : [
          {
            says: [swap, { kind: 'howManyAfterSwap', place: 0 }],
            shows: [blocks([a], { swap: 'tenToOnes' }), drawing(a, b, { tinted: 0, asked: { place: 0, row: 'top' } })],
            asks: asksCount(0, ones + 10),
          },
          askTens([]),
        ]
  return [
    {
      says: [{ kind: 'tooFew', count: ones, taken, place: 0 }],
      shows: [blocks([a]), drawing(a, b, { tinted: 0 })],
    },
    ...askSteps,
    {
      says: [{ kind: 'placeEquation', place: 0, sides: [operate(ones + 10, '−', taken), ones + 10 - taken] }],
      shows: [{ ...swapped, taken: { tens: 0, ones: taken } }, drawing(a, b, { done: 0, swapped: 'both', tinted: 0 })],
    },
    {
      says: [
        { kind: 'placeEquation', place: 1, sides: [operate(tens - 1, '−', takenTens), tens - 1 - takenTens] },
        { kind: 'equation', sides: [operate(a, '−', b), a - b] },
      ],
      shows: [
        { ...swapped, taken: { tens: takenTens, ones: taken } },
        drawing(a, b, { done: 1, swapped: 'both', tinted: 1 }),
      ],
    },
  ]
}
