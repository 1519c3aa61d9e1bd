/** Hops of one back (Subtraction 1.1). */
import type { Question } from '../../question.ts'
import { hopDone, hopNext, onesLine } from '../drawings/number-line.ts'
import { asksValue, operate, twoNumbers } from '../operands.ts'
import type { Step, Worked } from '../solution.ts'

export function countBack(question: Question): Worked {
  const [start, hops] = twoNumbers(question)
  const end = start - hops
  const line = [start, end] as const
  const first: Step[] =
    hops === 1
      ? []
      : [
          {
            says: [{ kind: 'firstHop', from: start, to: start - 1 }],
            shows: [
              onesLine(line, {
                ball: start - 1,
                written: [start, start - 1],
                hops: [hopDone(start, start - 1)],
                ahead: 1 - hops,
              }),
            ],
          },
        ]
  const beforeLast = hops === 1 ? start : start - 1
  return {
    hint: [{ kind: 'startBack', at: start, hop: hops }],
    steps: [
      {
        says: [{ kind: 'startBack', at: start, hop: hops }],
        shows: [onesLine(line, { ball: start, written: [start], ahead: -hops })],
      },
      ...first,
      {
        says: [{ kind: 'whereLanded', hops: hops === 1 ? 'one' : 'more' }],
        shows: [
          onesLine(line, {
            ball: beforeLast,
            written: [start],
            hops: [...(hops === 1 ? [] : [hopDone(start, beforeLast)]), hopNext(beforeLast, end, 'written')],
          }),
        ],
        asks: asksValue(operate(start, '−', hops), end),
      },
      {
        says: [
          { kind: 'equation', sides: [operate(start, '−', hops), end] },
          { kind: 'check', sides: [operate(end, '+', hops), start] },
        ],
        shows: [onesLine(line, { ball: end, written: [start, end], hops: [hopDone(start, end)] })],
      },
    ],
  }
}
