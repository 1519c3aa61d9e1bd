/** Short division of two digits, the first one with an exchange: the tens left over are swapped (Division 2.2). */
import type { Question } from '../../../question.ts'
import { drawDivision } from '../../../solve/drawings/short-division.ts'
import { asksCount, twoNumbers } from '../../../solve/operands.ts'
import type { Step, Worked } from '../../../solve/solution.ts'
import { divide } from './divided-places.ts'
import { shortDivision } from './short-division.ts'

/** The exchange has a step of its own before the child says how many ones it makes with the others. */
export function shareAndSwap(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const work = divide(dividend, divisor, true)
  const [tens, ones] = [work.places[0]!, work.places[1]!]
  const over = { place: tens.place, rest: tens.rest }
  const { hint, steps } = shortDivision(question)
  const swap: Step = {
    says: [{ kind: 'swapEach', count: tens.rest, place: tens.place }],
    shows: [drawDivision(work, 1, { over, tinted: [tens.place, tens.place] })],
  }
  const join: Step = {
    says: [{ kind: 'howManyWith', swapped: 10 * tens.rest, digit: ones.digit, place: ones.place }],
    shows: [drawDivision(work, 1, { over, tinted: [ones.place, ones.place] })],
    asks: asksCount(ones.place, ones.into),
  }
  return { hint, steps: [...steps.slice(0, 1), swap, join, ...steps.slice(2)] }
}
