/** The spaces on a ruler from the start of an object to its end: end minus start (Length 1.5 and 1.6). */
import type { Question } from '../../../question.ts'
import type { RulerHops } from '../../../solve/drawings/length-drawing.ts'
import { asksNumber, drawnAs, operate } from '../../../solve/operands.ts'
import type { Worked } from '../../../solve/solution.ts'

export function readRuler(question: Question): Worked {
  const { object, from, to, longest } = drawnAs(question, 'ruler')
  const length = to - from
  const drawn = (marked: RulerHops['marked'], hops: number): RulerHops => ({
    kind: 'rulerHops',
    object,
    from,
    to,
    longest,
    marked,
    hops,
  })
  return {
    hint: from === 0 ? [{ kind: 'hopsOfNumbers' }] : [{ kind: 'whereStarts', object }],
    steps: [
      { says: [{ kind: 'startsAt', object, at: from }], shows: [drawn(['start'], 0)] },
      {
        says: [{ kind: 'hopToEnd' }],
        shows: [drawn(['start', 'end'], 0)],
        asks: asksNumber({ kind: 'count', things: 'centimetres' }, length),
      },
      {
        says: [
          from === 0
            ? { kind: 'hopsLong', object, length }
            : { kind: 'soLong', sides: [operate(to, '−', from), length], object, length },
        ],
        shows: [drawn(['start', 'end'], length)],
      },
    ],
  }
}
