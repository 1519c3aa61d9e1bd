/** Hops of one back (Subtraction 1.1). */
import type { Question } from '../../question.ts'
import { operate, twoNumbers } from '../operands.ts'
import type { Says, Worked } from '../solution.ts'
import { hopsOfOne } from './hops-of-one.ts'

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
