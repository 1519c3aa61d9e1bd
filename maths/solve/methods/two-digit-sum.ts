/** Two-digit sums with place-value blocks beside columns (Addition 2.4 and 2.5). */
import type { Question } from '../../question.ts'
import { blocks } from '../drawings/blocks.ts'
import { resultSquare, writeBelow } from '../drawings/columns.ts'
import type { Blocks } from '../drawings/drawing.ts'
import { asksCount, asksValue, operate, sum, twoNumbers } from '../operands.ts'
import type { Count } from '../place-value.ts'
import type { Step, Worked } from '../solution.ts'
import { firstColumnHint } from './column-start.ts'
import { askCarried, carriedIn, movedOver, sumColumns, sumDrawing, whereItGoes } from './column-sum.ts'

/** Returns the tens and the ones of a number below 100. */
export function tensAndOnesOf(number: number): readonly [Count, Count] {
  return [
    { count: Math.floor(number / 10), place: 1 },
    { count: number % 10, place: 0 },
  ]
}

export function twoDigitSum(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const numbers = writeBelow(a, '+', b)
  const columns = sumColumns(numbers)
  const [onesOfA, onesOfB] = [a % 10, b % 10]
  const ones = onesOfA + onesOfB
  const carried = ones >= 10 ? 1 : 0
  const onesLeft: Count = { count: ones % 10, place: 0 }
  const tensParts = [Math.floor(a / 10), Math.floor(b / 10)] as const
  const tens = tensParts[0] + tensParts[1] + carried
  const drawn = (done: number, tinted?: number) =>
    sumDrawing(numbers, columns, done, tinted === undefined ? {} : { tinted })
  const askTens = (shown: Blocks): Step => ({
    ...(carried > 0
      ? { says: [{ kind: 'nowThePlace', place: 1 }], asks: asksCount(1, tens) }
      : { says: [{ kind: 'howManyAdded', counts: tensParts, place: 1 }], asks: asksValue(sum(tensParts), tens) }),
    shows: [shown, sumDrawing(numbers, columns, 0, { tinted: 1, asked: resultSquare(1, tens) })],
  })
  // The tens stay in their rows. The ones slide together below.
  const swapping = (left: number, moreTen: 'room' | 'present'): Blocks => ({
    ...blocks([]),
    rows: [
      { tens: tensParts[0], ones: 0 },
      { tens: tensParts[1], ones: left, moreTen },
    ],
  })
  const carrySteps: Step[] = [
    {
      ...askCarried(columns[0]!, numbers),
      shows: [
        swapping(ones, 'room'),
        sumDrawing(numbers, columns, -1, { tinted: 0, asked: carriedIn(columns[0]!, numbers) }),
      ],
    },
    {
      says: [{ kind: 'swapForNext', place: 0 }],
      shows: [{ ...swapping(ones, 'room'), swap: 'onesToTen' }, drawn(-1, 0)],
    },
    {
      says: movedOver(columns[0]!),
      shows: [swapping(ones - 10, 'present'), drawn(0, 0)],
    },
    askTens(swapping(ones - 10, 'present')),
  ]
  const plainSteps: Step[] = [
    {
      says: [
        { kind: 'placeEquation', place: 0, sides: [operate(onesOfA, '+', onesOfB), ones] },
        { kind: 'writeBelow', digit: ones, place: 0 },
      ],
      shows: [blocks([a, b]), drawn(0, 0)],
    },
    askTens(blocks([a, b])),
  ]
  // Two rows, as before, so that the blocks keep their size. The ten tens are above what stays.
  const over = { tens: tens - 10, ones: ones % 10 }
  const bundling: Blocks = { ...blocks([]), rows: [{ tens: 10, ones: 0 }, over], swap: 'tensToHundred' }
  const inHundreds: Blocks = { ...blocks([]), rows: [{ hundreds: 1, tens: 0, ones: 0 }, over] }
  const [countedA, countedB] = [a, b].map((number) => ({ number, counts: tensAndOnesOf(number) }))
  const hundred: Step[] =
    tens < 10 ? [] : [{ says: [{ kind: 'regrouped', count: tens, place: 1 }], shows: [bundling, drawn(1, 1)] }]
  return {
    hint: carried > 0 ? [whereItGoes(columns[0]!)] : firstColumnHint(numbers, a + b),
    steps: [
      { says: [{ kind: 'bothPlaces', numbers: [countedA!, countedB!] }], shows: [blocks([a, b]), drawn(-1)] },
      ...(carried > 0 ? carrySteps : plainSteps),
      ...hundred,
      {
        says: [
          {
            kind: 'countsMake',
            counts: [...(tens < 10 ? [] : [{ count: 1, place: 2 }]), { count: tens % 10, place: 1 }, onesLeft],
            sides: [operate(a, '+', b), a + b],
          },
        ],
        shows: [tens < 10 ? blocks([a + b]) : inHundreds, drawn(1)],
      },
    ],
  }
}
