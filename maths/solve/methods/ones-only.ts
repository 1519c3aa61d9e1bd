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
  // The line shows the ten that stays.
  const ten = 10 * tens
  const line = (parts: Omit<Parameters<typeof onesLine>[1], 'from'>) =>
    onesLine([start, end], { from: Math.min(ten, Math.max(0, Math.min(start, end) - 1)), ...parts })
  const way = operator === '+' ? 1 : -1
  const asking: Says =
    ones === 0 ? [{ kind: 'whichChanges' }] : [{ kind: 'placeOnly', place: 0, a: ones, b: hop, operator }]
  return {
    hint: asking,
    steps: [
      {
        says: [operator === '+' ? { kind: 'startForward', at: start, hop } : { kind: 'startBack', at: start, hop }],
        shows: [line({ ball: start, written: [start], ahead: way * hop })],
      },
      {
        says: asking,
        shows: [line({ ball: start, written: [start], hops: [hopNext(start, end, 'written')] })],
        // Nothing is added to 0, so the child finds the place that changes.
        asks: ones === 0 ? asksOneOf(0, [1, 0]) : asksValue(operate(ones, operator, hop), onesAfter),
      },
      {
        says:
          operator === '+'
            ? [{ kind: 'tensStay', ones: onesAfter, tens }]
            : [
                { kind: 'placeEquation', place: 0, sides: [operate(ones, '−', hop), onesAfter] },
                { kind: 'countStays', count: tens, place: 1 },
              ],
        shows: [
          line({
            ball: start,
            written: [start, ten],
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
        shows: [line({ ball: end, written: [start, end], hops: [hopDone(start, end)] })],
      },
    ],
  }
}
