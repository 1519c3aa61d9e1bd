/** The method that counts how often the divisor fits, and what is left over (Division 1.3). */
import type { Question } from '../../../question.ts'
import type { NumberLine } from '../../../solve/drawings/drawing.ts'
import { hopDone } from '../../../solve/drawings/number-line.ts'
import { asksNumber, asksValue, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Worked } from '../../../solve/solution.ts'
import { dotGroups } from './how-many-fit.ts'

export function leftOver(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const quotient = Math.floor(dividend / divisor)
  const remainder = dividend % divisor
  const reached = quotient * divisor
  const beyond = reached + divisor
  const line = (parts: Pick<NumberLine, 'ball' | 'written' | 'hops'>): NumberLine => ({
    kind: 'numberLine',
    from: 0,
    to: beyond,
    tick: divisor,
    unknown: null,
    ahead: 0,
    ...parts,
  })
  const multiples = Array.from({ length: quotient + 2 }, (_, i) => i * divisor)
  const hops = Array.from({ length: quotient }, (_, i) => hopDone(i * divisor, (i + 1) * divisor))
  const start: Says = [{ kind: 'howManyFit', size: divisor, into: dividend }]
  return {
    hint: [{ kind: 'stopBefore', size: divisor, dividend }],
    steps: [
      { says: start, shows: [dotGroups(dividend, divisor, Math.min(quotient, 1))] },
      {
        says: [{ kind: 'howManyBefore', size: divisor, dividend }],
        shows: [line({ ball: 0, written: [...multiples, dividend], hops: [] })],
        asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, quotient),
      },
      {
        says: [
          { kind: 'equation', sides: [operate(quotient, '×', divisor), reached] },
          { kind: 'tooMuch', sides: [operate(quotient + 1, '×', divisor), beyond] },
        ],
        shows: [line({ ball: reached, written: [0, reached, dividend, beyond], hops })],
      },
      {
        says: [{ kind: 'howManyOver' }],
        shows: [line({ ball: reached, written: [0, reached, dividend], hops })],
        asks: asksValue(operate(dividend, '−', reached), remainder),
      },
      {
        says: [
          { kind: 'stop', remainder, divisor },
          { kind: 'withRemainder', dividend, divisor, quotient, remainder },
        ],
        shows: [line({ ball: dividend, written: [0, reached, dividend], hops: [...hops, hopDone(reached, dividend)] })],
      },
      {
        says: [
          {
            kind: 'check',
            sides: [operate(operate(quotient, '×', divisor), '+', remainder), dividend],
          },
        ],
        shows: [dotGroups(dividend, divisor, quotient)],
      },
    ],
  }
}
