/** A hop inside a ten: only the ones change (Addition 2.1, Subtraction 1.3 and 2.1). */
import type { Question } from '../../question.ts'
import { hopDone, hopNext, onesLine } from '../drawings/number-line.ts'
import { asksOneOf, asksValue, calculate, operate, twoNumbers } from '../operands.ts'
import type { Method, Says, Worked } from '../solution.ts'

export const addOnes: Method = (question) => onesOnly(question, '+')
export const subtractOnes: Method = (question) => onesOnly(question, '−')

function onesOnly(question: Question, operator: '+' | '−'): Worked {
  const [start, hop] = twoNumbers(question)
  const end = calculate(start, operator, hop)
  const ones = start % 10
  const tens = Math.floor(start / 10)
  const onesAfter = calculate(ones, operator, hop)
  const line = [start, end] as const
  const way = operator === '+' ? 1 : -1
  const asking: Says = ones === 0 ? [{ kind: 'whichChanges' }] : [{ kind: 'onesOnly', a: ones, b: hop, operator }]
  return {
    hint: asking,
    steps: [
      {
        says: [operator === '+' ? { kind: 'startForward', at: start, hop } : { kind: 'startBack', at: start, hop }],
        shows: [onesLine(line, { ball: start, written: [start], ahead: way * hop })],
      },
      {
        says: asking,
        shows: [onesLine(line, { ball: start, written: [start], hops: [hopNext(start, end, 'written')] })],
        // Nothing is added to 0, so the child finds the place that changes.
        asks: ones === 0 ? asksOneOf(0, [1, 0]) : asksValue(operate(ones, operator, hop), onesAfter),
      },
      {
        says:
          operator === '+'
            ? [{ kind: 'tensStay', ones: onesAfter, tens }]
            : [
                { kind: 'equation', sides: [operate(ones, '−', hop), onesAfter], place: 0 },
                { kind: 'countStays', count: tens, place: 1 },
              ],
        shows: [
          onesLine(line, {
            ball: start,
            written: [start, tens * 10],
            hops: [hopNext(start, end, 'written')],
            unknown: end,
          }),
        ],
      },
      {
        says: [
          {
            kind: 'countsMake',
            counts: [
              { count: tens, place: 1 },
              { count: onesAfter, place: 0 },
            ],
            sides: [operate(start, operator, hop), end],
          },
        ],
        shows: [onesLine(line, { ball: end, written: [start, end], hops: [hopDone(start, end)] })],
      },
    ],
  }
}
