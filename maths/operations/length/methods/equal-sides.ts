/** A shape with equal sides: their number times one side (Length 2.3 and 2.4). */
import type { Question } from '../../../question.ts'
import type { WalkedShape, WalkLine } from '../../../solve/drawings/length-drawing.ts'
import { asksNumber, asksValue, drawnAs, operate } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'
import { unrolled, unrolledInParts } from './walk-around.ts'

export function equalSides(question: Question): Worked {
  const { corners, sides } = drawnAs(question, 'shape')
  const count = sides.length
  const { value: length, unit } = sides.find((side) => side !== null)![0]!
  const lengths = sides.map(() => length)
  // All sides are traced from the first step on, because a perimeter is the way round.
  const drawn = (line: WalkLine | null): WalkedShape => ({
    kind: 'walkedShape',
    corners,
    sides: sides.map((side) => ({ length: side, state: 'marked' })),
    tinted: [],
    walked: count,
    grid: false,
    line,
  })
  const [tens, ones] = [length - (length % 10), length % 10]
  const perimeter = count * length
  const whole = [operate(count, '×', length), perimeter]
  const parts: Step[] =
    ones === 0
      ? []
      : [
          {
            says: [
              {
                kind: 'twoEquations',
                first: [operate(count, '×', tens), count * tens],
                second: [operate(count, '×', ones), count * ones],
              },
            ],
            shows: [drawn(unrolledInParts(count, [tens, ones]))],
          },
        ]
  // Every square has 4 sides, so its product is asked.
  const isSquare = count === 4
  const first = { shows: [drawn(null)] }
  const around: Step = {
    says: [{ kind: 'equalSides', count, length, unit }],
    shows: [drawn(unrolled(lengths, count, 'unknown'))],
  }
  const product = asksValue(operate(count, '×', tens), count * tens)
  const tensFirst: Step = {
    says: [{ kind: 'sidesFirst', count, parts: [tens, ones] }],
    shows: [drawn(unrolledInParts(count, [tens, ones], 1))],
    asks: product,
  }
  const start: Step[] = isSquare
    ? [
        { ...first, says: [{ kind: 'countEqual', count }] },
        ...(ones === 0 ? [{ ...around, asks: product }] : [around, tensFirst]),
      ]
    : [{ ...first, says: [{ kind: 'allEqual' }], asks: asksNumber({ kind: 'count', things: 'sides' }, count) }, around]
  return {
    hint: [{ kind: 'allEqual' }],
    steps: [
      ...start,
      ...parts,
      {
        says: [
          ones === 0
            ? { kind: 'quantityEquation', sides: whole, unit }
            : {
                kind: 'soQuantityEquation',
                sides: [operate(count * tens, '+', count * ones), perimeter],
                so: whole,
                unit,
              },
        ],
        shows: [drawn(unrolled(lengths, count, 'done'))],
      },
    ],
  }
}
