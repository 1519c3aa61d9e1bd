/** Times or divided by 10 or 100: each digit moves on the place-value chart (Multiplication 5.1, Division 5.1). */
import type { Question } from '../../question.ts'
import { chart } from '../drawings/chart.ts'
import { asksNumber, calculate, digitAt, lengthOf, operate, placesOf, twoNumbers, unitsOf } from '../operands.ts'
import type { Place } from '../place-value.ts'
import type { Method, Worked } from '../solution.ts'

export const moveLeft: Method = (question) => moveDigits(question, '×')
export const moveRight: Method = (question) => moveDigits(question, '÷')

function moveDigits(question: Question, operator: '×' | '÷'): Worked {
  const [number, power] = twoNumbers(question)
  const end = calculate(number, operator, power)
  const places = lengthOf(power) - 1
  const moved = operator === '×' ? places : -places
  const from = highestPlace(number)
  const count = digitAt(unitsOf(number, -placesOf(number)), from + placesOf(number))
  const highest = Math.max(lengthOf(Math.floor(number)), lengthOf(Math.floor(end))) - 1
  const lowest = 0 - Math.max(placesOf(number), placesOf(end))
  const to = operator === '×' ? 'left' : 'right'
  const ones = digitAt(Math.floor(end), 0)
  return {
    hint: [{ kind: 'howFarMove', operator, times: power, to }],
    steps: [
      { says: [{ kind: 'digitsMove', places, to }], shows: [chart([number, null], { highest, lowest, moved })] },
      {
        says: [{ kind: 'becomes', count, from, to: from + moved }],
        shows: [chart([number, null], { highest, lowest, moved, tinted: from })],
      },
      {
        says: [{ kind: 'whichDigitNow', place: 0 }],
        shows: [chart([number, null], { highest, lowest, moved, asked: 0 })],
        asks: asksNumber({ kind: 'placeDigit', place: 0 }, ones),
      },
      {
        says: [{ kind: 'equation', sides: [operate(number, operator, power), end] }],
        shows: [chart([number, end], { highest, lowest, moved })],
      },
    ],
  }
}

/** Returns the place of the first digit that is not 0. */
function highestPlace(number: number): Place {
  return number >= 1 ? lengthOf(Math.floor(number)) - 1 : number >= 0.1 ? -1 : -2
}
