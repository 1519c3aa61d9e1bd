/** Slips of number words, figures and blocks. */
import type { Question } from '../../../question.ts'
import { reversed } from '../../../slips/numbers.ts'
import type { Slip, WrongAnswer } from '../../../slips/slip.ts'
import { lengthOf } from '../../../solve/operands.ts'

type NumberSlip = Slip<'numberphase1'>

/** Returns the number that a question of themes .3 to .5 shows. */
function shownNumber({ expects }: Question): number {
  if (expects.kind === 'numberAndWord') return expects.number
  return expects.kind === 'number' ? Number(expects.answer) : Number.NaN
}

/** Returns answers with wrong figures. If the word is needed too, it is right. */
function inFigures(question: Question, numbers: readonly number[]): readonly WrongAnswer[] {
  if (question.expects.kind !== 'numberAndWord') return numbers
  return numbers.map((number) => ({ number, word: shownNumber(question) }))
}

export const teenTy: NumberSlip = {
  id: 'teen-ty',
  levels: ['1.4', '1.5', '2.4', '2.5', '3.4', '3.5'],
  answers(question) {
    const number = shownNumber(question)
    const rest = number % 100
    const mixed = rest > 12 && rest < 20 ? (rest - 10) * 10 : rest >= 30 && rest % 10 === 0 ? 10 + rest / 10 : null
    if (mixed === null) return []
    // A picture is counted well, and then the wrong word is written.
    const heard = number - rest + mixed
    return question.expects.kind === 'numberAndWord' ? [{ number, word: heard }] : [heard]
  },
  hint: () => ({ kind: 'teenOrTy' }),
}

export const digitsReversed: NumberSlip = {
  id: 'digits-reversed',
  levels: ['1.4', '1.5', '2.3', '2.4', '2.5', '3.3', '3.4', '3.5'],
  answers(question) {
    const number = shownNumber(question)
    const hasBoth = number % 10 > 0 && number % 100 >= 10
    return hasBoth ? inFigures(question, [reversed(number)]) : []
  },
  hint: () => ({ kind: 'tensBeforeOnes' }),
}

export const zeroLost: NumberSlip = {
  id: 'zero-lost',
  levels: ['3.3', '3.4', '3.5'],
  answers(question) {
    const number = shownNumber(question)
    const [hundreds, rest] = [Math.floor(number / 100), number % 100]
    return hundreds > 0 && rest > 0 && rest < 10 ? inFigures(question, [10 * hundreds + rest]) : []
  },
  hint: () => ({ kind: 'anyTens' }),
}

export const asHeard: NumberSlip = {
  id: 'as-heard',
  levels: ['2.4', '3.4'],
  answers(question) {
    const number = shownNumber(question)
    const parts = partsAsHeard(number)
    if (parts.length < 2) return []
    const [hundreds, rest] = [number - (number % 100), number % 100]
    const written = Number(parts.join(''))
    return hundreds > 0 ? [written, Number(`${hundreds}${rest}`)] : [written]
  },
  hint: (question) => ({ kind: 'digitForEach', highest: lengthOf(shownNumber(question)) - 1 }),
}

/** Returns the numbers of the words: 300, 20 and 7, or 300 and 12. */
function partsAsHeard(number: number): number[] {
  const [rest, hundreds] = [number % 100, number - (number % 100)]
  const [ones, tens] = rest < 20 ? [rest, 0] : [rest % 10, rest - (rest % 10)]
  return [hundreds, tens, ones].filter((part) => part > 0)
}

export const blocksAsOnes: NumberSlip = {
  id: 'blocks-as-ones',
  at: ['biggestBlocks'],
  levels: ['2.3', '3.3'],
  answers: ({ drawn }) => (drawn.kind === 'blocks' ? [drawn.hundreds + drawn.tens + drawn.ones] : []),
  hint: () => ({ kind: 'onesInBlock' }),
}
