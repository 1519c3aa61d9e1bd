/** Tens and ones put together (Addition 1.3). */
import type { Question } from '../../../question.ts'
import { blocks } from '../../../solve/drawings/blocks.ts'
import { asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Worked } from '../../../solve/solution.ts'

export function tensAndOnes(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  const tens = a / 10
  const counts = [
    { count: tens, place: 1 },
    { count: b, place: 0 },
  ]
  const both: Says = [
    { kind: 'isCount', number: a, count: tens, place: 1 },
    { kind: 'isCount', number: b, count: b, place: 0 },
  ]
  return {
    hint: [{ kind: 'whatNumber', counts }],
    steps: [
      { says: both, shows: [blocks([a, b])] },
      {
        says: [{ kind: 'whatNumber', counts }],
        shows: [blocks([a + b])],
        asks: asksValue(operate(a, '+', b), a + b),
      },
      { says: [{ kind: 'countsMake', counts, sides: [operate(a, '+', b), a + b] }], shows: [blocks([a + b])] },
    ],
  }
}
