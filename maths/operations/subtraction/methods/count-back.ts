/** Hops of one back (Subtraction 1.1). */
import type { Question } from '../../../question.ts'
import { hopsOfOne } from '../../../solve/methods/hops-of-one.ts'
import { operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Worked } from '../../../solve/solution.ts'

export function countBack(question: Question): Worked {
  const [start, hops] = twoNumbers(question)
  const end = start - hops
  const begins: Says = [{ kind: 'startBack', at: start, hop: hops }]
  const ends: Says = [
    { kind: 'equation', sides: [operate(start, '−', hops), end] },
    { kind: 'check', sides: [operate(end, '+', hops), start] },
  ]
  return { hint: begins, steps: hopsOfOne(start, '−', hops, { begins, ends }) }
}
