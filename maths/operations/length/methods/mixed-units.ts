/** A length in two units: the large unit as small ones, then the rest (Length 2.9). */
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import { asksValue, digitAt, operate } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'
import { placesMoved, unitStep } from './convert-unit.ts'
import { measured, pairOf, unitHops, unitLines } from './unit-lines.ts'

export function mixedUnits({ ask }: Question): Worked {
  const [large, small] = ask.kind === 'convert' ? ask.quantity : []
  if (!large || !small) throw new Error(`a length in two units is needed, not ${ask.kind}`)
  const pair = pairOf(large.unit, small.unit)
  const reached = large.value * pair.size
  const rest = small.value
  const end = reached + rest
  const whole: Step[] =
    large.value === 1
      ? []
      : [
          {
            says: [
              {
                kind: 'soQuantityIs',
                sides: [operate(large.value, '×', pair.size), reached],
                quantity: [large],
                is: measured(reached, small.unit),
              },
            ],
            shows: [unitLines(pair, { written: [reached], hops: unitHops(pair, large.value) })],
          },
        ]
  // The places below the large unit, down to the first digit of the rest. An empty one needs its zero.
  const places = Array.from({ length: placesMoved(pair) }, (_, i) => placesMoved(pair) - 1 - i)
  const first = places.findIndex((place) => digitAt(rest, place) > 0)
  const counts = places.slice(0, first + 1).map((place) => ({ count: digitAt(rest, place), place }))
  const zeros: Step[] =
    first === 0 ? [] : [{ says: [{ kind: 'keepZero', counts }], shows: [chart([end], { tinted: places[0]! })] }]
  const lengthOnLines = (state: Hop['state']) =>
    unitLines(pair, {
      written: [reached],
      hops: [...unitHops(pair, large.value), { from: reached, to: end, state, label: rest }],
      looked: { at: end, large: null, small: state === 'done' ? end : 'asked' },
    })
  return {
    hint: [{ kind: 'howManyThenAdd', quantity: [large], to: small.unit, added: rest }],
    steps: [
      unitStep(pair),
      ...whole,
      {
        says: [{ kind: 'addQuantity', quantity: [small] }],
        shows: [lengthOnLines('next')],
        asks: asksValue(operate(reached, '+', rest), end),
      },
      ...zeros,
      {
        says: [{ kind: 'quantityIs', quantity: [large, small], is: measured(end, small.unit) }],
        shows: [lengthOnLines('done')],
      },
    ],
  }
}
