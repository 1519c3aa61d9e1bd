/** Hops of one from the larger number, for sums within ten (Addition 1.1). */
import type { Question } from '../../question.ts'
import { hopDone, hopNext, onesLine } from '../drawings/number-line.ts'
import { asksValue, operate, twoNumbers } from '../operands.ts'
import type { Says, Step, Worked } from '../solution.ts'

export function countOn(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [start, hops] = a >= b ? [a, b] : [b, a]
  const sum = a + b
  const line = [start, sum] as const
  const sides = [operate(start, '+', hops), sum]
  const begins: Says = a >= b ? [{ kind: 'startForward', at: start, hop: hops }] : startTurned(a, b)
  const first: Step[] =
    hops === 1
      ? []
      : [
          {
            says: [{ kind: 'firstHop', from: start, to: start + 1 }],
            shows: [
              onesLine(line, {
                ball: start + 1,
                written: [start, start + 1],
                hops: [hopDone(start, start + 1)],
                ahead: hops - 1,
              }),
            ],
          },
        ]
  const beforeLast = hops === 1 ? start : start + 1
  return {
    hint: hops === 1 ? begins : [{ kind: 'firstHop', from: start, to: start + 1 }],
    steps: [
      { says: begins, shows: [onesLine(line, { ball: start, written: [start], ahead: hops })] },
      ...first,
      {
        says: [{ kind: 'whereLanded', hops: hops === 1 ? 'one' : 'more' }],
        shows: [
          onesLine(line, {
            ball: beforeLast,
            written: [start],
            hops: [...(hops === 1 ? [] : [hopDone(start, beforeLast)]), hopNext(beforeLast, sum, 'written')],
          }),
        ],
        asks: asksValue(operate(start, '+', hops), sum),
      },
      {
        says: [a >= b ? { kind: 'equation', sides } : { kind: 'soEquation', sides, so: [operate(a, '+', b), sum] }],
        shows: [onesLine(line, { ball: sum, written: [start, sum], hops: [hopDone(start, sum)] })],
      },
    ],
  }
}

/** Says that the larger number comes first, because its hops are fewer. */
export function startTurned(a: number, b: number): Says {
  return [
    { kind: 'turned', sides: [operate(a, '+', b), operate(b, '+', a)] },
    { kind: 'start', at: b },
  ]
}
