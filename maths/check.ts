import { readDecimal, scaled } from './decimal.ts'
import type { Answer, NumberQuestion, Question } from './question.ts'
import type { Verdict } from './vocabulary.ts'
import { readWords } from './words.ts'

/**
 * Marks an answer. Blank is a third outcome, ignored (specification 1, section 5); a question with a box, part or place
 * still empty counts as blank (readings.md, "A round"). An answer of another kind than the question asks for is wrong.
 */
export function check(question: Question, answer: Answer): Verdict {
  if (partsOf(question, answer).some(isEmpty)) return 'blank'
  if (question.kind === 'number' && answer.kind === 'number') return checkNumber(question, answer.number)
  if (question.kind === 'quotientAndRemainder' && answer.kind === 'quotientAndRemainder') {
    return mark(isWhole(answer.quotient, question.quotient) && isWhole(answer.remainder, question.remainder))
  }
  if (question.kind === 'choice' && answer.kind === 'choice') {
    return isBlank(answer.choice) ? 'blank' : mark(answer.choice === question.answer)
  }
  if (question.kind === 'order' && answer.kind === 'order') {
    const { order } = answer
    return mark(order.length === question.answer.length && question.answer.every((number, i) => number === order[i]))
  }
  if (question.kind === 'numberAndWord' && answer.kind === 'numberAndWord') {
    return mark(isWhole(answer.number, question.number) && isWord(answer.word, question.word))
  }
  return 'wrong'
}

/** A part of an answer that has several: one of two boxes, or a place in an order. */
export type AnswerPart = 'quotient' | 'remainder' | 'number' | 'word' | 'place'

/** Returns the first empty part of an answer that was begun; null where no part or every part is empty. */
export function missingPart(question: Question, answer: Answer): AnswerPart | null {
  const parts = partsOf(question, answer)
  const missing = parts.find(isEmpty)
  return missing && !parts.every(isEmpty) ? missing.part : null
}

interface GivenPart {
  readonly part: AnswerPart
  readonly given: string
}

/** Returns the parts of an answer with the text given in each; none for an answer that has only one part. */
function partsOf(question: Question, answer: Answer): readonly GivenPart[] {
  if (question.kind === 'quotientAndRemainder' && answer.kind === 'quotientAndRemainder') {
    return [
      { part: 'quotient', given: answer.quotient },
      { part: 'remainder', given: answer.remainder },
    ]
  }
  if (question.kind === 'numberAndWord' && answer.kind === 'numberAndWord') {
    return [
      { part: 'number', given: answer.number },
      { part: 'word', given: answer.word },
    ]
  }
  if (question.kind === 'order' && answer.kind === 'order') {
    const places = Math.max(question.answer.length, answer.order.length)
    return Array.from({ length: places }, (_, i) => ({ part: 'place', given: answer.order[i] ?? '' }))
  }
  return []
}

function isEmpty({ given }: GivenPart): boolean {
  return isBlank(given)
}

function checkNumber(question: NumberQuestion, typed: string): Verdict {
  if (typed === question.answer) return 'right'
  if (isBlank(typed)) return 'blank'
  const number = readDecimal(typed, question.places)
  if (number === null) return question.mustBeNumber ? 'notANumber' : 'wrong'
  return mark(isSame(number, question))
}

/** Every tolerance of the specification (1, section 5; 2, section 5) stands here. Both numbers are exact decimals. */
function isSame(number: string, { answer, compared }: NumberQuestion): boolean {
  switch (compared) {
    case 'exact':
      return number === answer
    case 'rounded':
      // After rounding to six places, two numbers within 1e-7 (1e-6 for division) are equal ones.
      return scaled(number, 6) === scaled(answer, 6)
    case 'near': {
      // BEDMAS: within 0.000001 of the expected value.
      const apart = scaled(number, 40) - scaled(answer, 40)
      return (apart < 0n ? -apart : apart) <= 10n ** 34n
    }
  }
}

function isWhole(typed: string, expected: string): boolean {
  return typed === expected || readDecimal(typed, 0) === expected
}

function isWord(typed: string, expected: string): boolean {
  return typed === expected || readWords(typed) === readWords(expected)
}

function isBlank(typed: string): boolean {
  return typed.trim() === ''
}

function mark(right: boolean): Verdict {
  return right ? 'right' : 'wrong'
}
