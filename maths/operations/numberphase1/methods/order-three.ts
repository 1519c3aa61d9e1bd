/** Three numbers in order: on the number line up to 20, else digit by digit from the left (Number .7). */
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { NumberLine, StepDrawing } from '../../../solve/drawings/drawing.ts'
import type { OrderedNumbers } from '../../../solve/drawings/number-drawing.ts'
import { decidingPlace, sameSoFar } from '../../../solve/methods/compare-numbers.ts'
import { asksChoice, digitAt, lengthOf } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

const mostOnLine = 20

export function orderThree({ ask, expects }: Question): Worked {
  if (ask.kind !== 'order' || expects.kind !== 'order') throw new Error(`an order is needed, not ${ask.kind}`)
  const { first } = ask
  const numbers = expects.numbers.map(Number)
  const ordered = expects.answer.map(Number)
  const [low = 0, ...others] = ordered
  const placed = (count: number): OrderedNumbers => ({
    kind: 'orderedNumbers',
    numbers,
    first,
    placed: ordered.slice(0, count),
  })
  const isShort = Math.max(...numbers) <= mostOnLine
  const highest = lengthOf(Math.max(...numbers)) - 1
  const place = decidingPlace(numbers)
  const compared = (known: number, tinted = place): StepDrawing =>
    isShort ? lineWith(numbers, ordered.slice(0, known)) : chart(numbers, { highest, tinted })
  const best = ordered.filter((number) => digitAt(number, place) === digitAt(low, place))
  const next = decidingPlace(best)
  const twoHave: Step[] =
    best.length === 1
      ? []
      : [
          {
            says: [{ kind: 'twoHave', count: digitAt(low, place), place, next }],
            shows: [compared(0, next), placed(0)],
          },
        ]
  const belowEachOther: Step[] = isShort
    ? []
    : [
        {
          says: [{ kind: 'belowEachOther' }, { kind: 'comparePlace', place: highest }],
          shows: [compared(0, highest), placed(0)],
        },
        ...(place === highest ? [] : [{ says: [sameSoFar(highest, place)], shows: [compared(0), placed(0)] }]),
        ...twoHave,
      ]
  return {
    hint: [{ kind: 'findFirst', first }],
    steps: [
      ...belowEachOther,
      {
        says: [isShort ? { kind: 'whichOnLine', first } : { kind: 'whichIs', first }],
        shows: [compared(0, best.length === 1 ? place : next), placed(0)],
        asks: asksChoice(expects.numbers, String(low)),
      },
      {
        says: [{ kind: 'nowTheOthers', placed: low, first, others: numbers.filter((number) => number !== low) }],
        shows: [compared(1, decidingPlace(others)), placed(1)],
      },
      {
        says: [
          { kind: 'isThan', number: others[0]!, wanted: first === 'smallest' ? 'less' : 'more', other: others[1]! },
        ],
        shows: [compared(2, decidingPlace(others)), placed(2)],
      },
      { says: [{ kind: 'inOrder', numbers: ordered }], shows: [compared(3), placed(3)] },
    ],
  }
}

/** Returns a line to 10 or 20 with the numbers found so far. The ball begins at 0. */
function lineWith(numbers: readonly number[], known: readonly number[]): NumberLine {
  const to = Math.max(...numbers) <= 10 ? 10 : mostOnLine
  return {
    kind: 'numberLine',
    from: 0,
    to,
    tick: 1,
    written: known.length === 0 ? [0] : known.toSorted((a, b) => a - b),
    unknown: null,
    hops: [],
    ball: known.at(-1) ?? 0,
    ahead: 0,
  }
}
