/** A hop to the next ten and a hop with the rest (Addition 1.2 and 2.2). */
import type { Question } from '../../../question.ts'
import { hopDone, hopNext, onesLine } from '../../../solve/drawings/number-line.ts'
import { asksNumber, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { startTurned } from './count-on.ts'

export function throughTen(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [start, hop] = a >= b ? [a, b] : [b, a]
  const sum = a + b
  const ten = Math.ceil(start / 10) * 10
  const toTen = ten - start
  const rest = hop - toTen
  const line = [start, sum] as const
  const begins: Says = a >= b ? [{ kind: 'startForward', at: start, hop }] : startTurned(a, b)
  const asking: Says =
    ten === 10
      ? [{ kind: 'toTen', from: start, ten, way: 'forward' }]
      : [{ kind: 'nextTen', from: start, ten, way: 'forward' }, { kind: 'hopsToIt' }]
  const so = [operate(a, '+', b), sum]
  const onTen = hopDone(start, ten)
  const end: Step[] =
    rest === 0
      ? [
          {
            says: [{ kind: 'equation', sides: so }],
            shows: [onesLine(line, { ball: ten, written: [start, ten], hops: [onTen] })],
          },
        ]
      : [
          {
            says: [
              { kind: 'equation', sides: [operate(hop, '−', toTen), rest] },
              { kind: 'hopMore', hop: rest, way: 'forward' },
            ],
            shows: [onesLine(line, { ball: ten, written: [start, ten], hops: [onTen, hopNext(ten, sum, 'written')] })],
          },
          {
            says: [{ kind: 'soEquation', sides: [operate(ten, '+', rest), sum], so }],
            shows: [onesLine(line, { ball: sum, written: [start, ten, sum], hops: [onTen, hopDone(ten, sum)] })],
          },
        ]
  return {
    hint: rest === 0 ? begins : [{ kind: 'toTen', from: start, ten, way: 'forward' }],
    steps: [
      { says: begins, shows: [onesLine(line, { ball: start, written: [start], ahead: hop })] },
      {
        says: asking,
        shows: [
          onesLine(line, { ball: start, written: [start, ten], hops: [hopNext(start, ten, 'hidden')], ahead: hop }),
        ],
        asks: asksNumber({ kind: 'missingPart', whole: ten, part: start }, toTen),
      },
      ...end,
    ],
  }
}
