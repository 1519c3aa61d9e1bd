/** A digit more or less inside a ten: the rods stay, and only the cubes change (Addition 2.1, Subtraction 1.3, 2.1). */
import type { Question } from '../../question.ts'
import { blocks } from '../drawings/blocks.ts'
import { asksOneOf, asksValue, calculate, operate, twoNumbers } from '../operands.ts'
import type { Method, Says, Step, Worked } from '../solution.ts'
import { tensAndOnesOf } from './two-digit-sum.ts'

export const addOnes: Method = (question) => onesOnly(question, '+')
export const subtractOnes: Method = (question) => onesOnly(question, '−')

function onesOnly(question: Question, operator: '+' | '−'): Worked {
  const [start, change] = twoNumbers(question)
  const end = calculate(start, operator, change)
  const [{ count: tens }, { count: ones }] = tensAndOnesOf(start)
  const onesAfter = calculate(ones, operator, change)
  const given = blocks(operator === '+' ? [start, change] : [start])
  const after = operator === '+' ? blocks([end]) : blocks([start], { taken: change })
  const asking: Says =
    ones === 0 ? [{ kind: 'whichChanges' }] : [{ kind: 'placeOnly', place: 0, a: ones, b: change, operator }]
  const stays: Step = {
    says:
      operator === '+'
        ? [{ kind: 'tensStay', ones: onesAfter, tens }]
        : [
            { kind: 'placeEquation', place: 0, sides: [operate(ones, '−', change), onesAfter] },
            { kind: 'countStays', count: tens, place: 1 },
          ],
    shows: [after],
  }
  return {
    hint: asking,
    steps: [
      { says: [{ kind: 'isPlaces', number: start, counts: tensAndOnesOf(start) }], shows: [given] },
      {
        says: asking,
        shows: [given],
        // Nothing is added to 0, so the child finds the place that changes.
        asks: ones === 0 ? asksOneOf(0, [1, 0]) : asksValue(operate(ones, operator, change), onesAfter),
      },
      stays,
      {
        says: [{ kind: 'countsMake', counts: tensAndOnesOf(end), sides: [operate(start, operator, change), end] }],
        shows: [blocks([end])],
      },
    ],
  }
}
