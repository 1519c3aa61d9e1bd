/** The part that makes ten, by hops up from the part taken away, or by few hops back (Subtraction 1.2). */
import type { Question } from '../../../question.ts'
import { hopDone, hopsNext, onesLine } from '../../../solve/drawings/number-line.ts'
import { asksNumber, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Worked } from '../../../solve/solution.ts'
import { isShortWayBack } from '../pattern.ts'
import { countBack } from './count-back.ts'

export function upToTen(question: Question): Worked {
  const [whole, part] = twoNumbers(question)
  if (isShortWayBack(part)) return countBack(question)
  const rest = whole - part
  const line = [part, whole] as const
  return {
    hint: [{ kind: 'hopsBetween', from: part, to: whole }],
    steps: [
      {
        says: [{ kind: 'wholeAndPart', whole, part }],
        shows: [onesLine(line, { ball: part, written: [part, whole] })],
      },
      {
        says: [{ kind: 'hopsBetween', from: part, to: whole }],
        shows: [onesLine(line, { ball: part, written: [part, whole], hops: hopsNext(part, whole) })],
        asks: asksNumber({ kind: 'missingPart', whole, part }, rest),
      },
      {
        says: [{ kind: 'soEquation', sides: [operate(part, '+', rest), whole], so: [operate(whole, '−', part), rest] }],
        shows: [onesLine(line, { ball: whole, written: [part, whole], hops: [hopDone(part, whole)] })],
      },
    ],
  }
}
