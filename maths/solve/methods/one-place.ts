/** A number of tens, hundreds or thousands: one place changes (Addition 2.3 to 4.3, Subtraction 2.3 and 3.3). */
import type { Question } from '../../question.ts'
import { blocks } from '../drawings/blocks.ts'
import { chart } from '../drawings/chart.ts'
import type { StepDrawing } from '../drawings/drawing.ts'
import { asksValue, calculate, digitAt, lengthOf, operate, twoNumbers } from '../operands.ts'
import type { Place } from '../place-value.ts'
import type { Method, Says, Worked } from '../solution.ts'

export const addToPlace: Method = (question) => onePlace(question, '+')
export const subtractFromPlace: Method = (question) => onePlace(question, '−')

function onePlace(question: Question, operator: '+' | '−'): Worked {
  const [a, b] = twoNumbers(question)
  const end = calculate(a, operator, b)
  const place = lengthOf(b) - 1
  const [top, bottom] = [digitAt(a, place), digitAt(b, place)]
  const after = calculate(top, operator, bottom)
  const highest = lengthOf(Math.max(a, end)) - 1
  const stays: Says[number] = place === 1 ? { kind: 'countStays', count: a % 10, place: 0 } : { kind: 'othersStay' }
  const drawn = (result: number | null, parts: { readonly tinted?: Place; readonly asked?: Place } = {}) =>
    chart([a, b, result], { highest, operator, ...parts })
  // Numbers of two digits also have their blocks, which the child counts.
  const withBlocks = (drawing: StepDrawing, result: StepDrawing): StepDrawing[] =>
    highest === 1 ? [drawing, result] : [result]
  const start = blocks(operator === '+' ? [a, b] : [a])
  const done = operator === '+' ? blocks([end]) : blocks([a], { taken: b })
  const only: Says = [{ kind: 'onlyPlace', place }]
  // The hint must not tell the whole answer. The digit 3 is the whole answer of 33 − 30.
  const looked: Says = [{ kind: 'placeOnly', place, a: top, b: bottom, operator }]
  return {
    hint: top === end ? only : looked,
    steps: [
      {
        says: [{ kind: 'isCount', number: b, count: bottom, place }, ...only],
        shows: withBlocks(start, drawn(null, { tinted: place })),
      },
      {
        says: [
          operator === '+'
            ? { kind: 'howManyAdded', counts: [top, bottom], place }
            : { kind: 'howManyTaken', from: top, taken: bottom, place },
        ],
        shows: withBlocks(start, drawn(null, { tinted: place, asked: place })),
        asks: asksValue(operate(top, operator, bottom), after),
      },
      {
        says: [{ kind: 'placeEquation', place, sides: [operate(top, operator, bottom), after] }, stays],
        shows: withBlocks(done, drawn(end, { tinted: place })),
      },
      {
        says: [{ kind: 'equation', sides: [operate(a, operator, b), end] }],
        shows: withBlocks({ ...blocks([end]), of: Math.max(a, end) }, drawn(end)),
      },
    ],
  }
}
