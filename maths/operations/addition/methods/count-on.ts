/** Hops of one from the larger number, for sums within ten (Addition 1.1). */
import type { Question } from '../../../question.ts'
import { hopsOfOne } from '../../../solve/methods/hops-of-one.ts'
import { operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Worked } from '../../../solve/solution.ts'

export function countOn(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const [start, hops] = a >= b ? [a, b] : [b, a]
  const sum = a + b
  const sides = [operate(start, '+', hops), sum]
  const begins: Says = a >= b ? [{ kind: 'startForward', at: start, hop: hops }] : [{ kind: 'isLarger', number: b }]
  const ends: Says = [
    a >= b ? { kind: 'equation', sides } : { kind: 'soEquation', sides, so: [operate(a, '+', b), sum] },
  ]
  // A sum that is turned round begins without its hops.
  return a >= b
    ? { hint: begins, steps: hopsOfOne(start, '+', hops, { begins, ends }) }
    : {
        hint: [{ kind: 'startLarger', at: start, hop: hops }],
        steps: hopsOfOne(start, '+', hops, { begins, first: [{ kind: 'firstOfHops', hops, to: start + 1 }], ends }),
      }
}
