import { readDecimal, scaled } from './decimal.ts'
import type { Answer, Expected } from './question.ts'
import { namesNumber } from './say/number-words.ts'
import type { Verdict } from './vocabulary.ts'

/**
 * Marks an answer (docs/product/rules-of-play.md, "Checking an answer"). An answer with an empty part is blank, and a
 * blank answer does not count (docs/product/rules-of-play.md, "Answers that do not count"). An answer of another kind
 * than the expected one is wrong.
 */
export function check({ expects }: { readonly expects: Expected }, answer: Answer): Verdict {
  if (partsOf(expects, answer).some(isEmpty)) return 'blank'
  if (expects.kind === 'number' && answer.kind === 'number') return checkNumber(expects, answer.number)
  if (expects.kind === 'quotientAndRemainder' && answer.kind === 'quotientAndRemainder') {
    return mark(isWhole(answer.quotient, expects.quotient) && isWhole(answer.remainder, expects.remainder))
  }
  if (expects.kind === 'choice' && answer.kind === 'choice') {
    return isBlank(answer.choice) ? 'blank' : mark(answer.choice === expects.answer)
  }
  if (expects.kind === 'order' && answer.kind === 'order') {
    const { order } = answer
    return mark(order.length === expects.answer.length && expects.answer.every((number, i) => number === order[i]))
  }
  if (expects.kind === 'numberAndWord' && answer.kind === 'numberAndWord') {
    return mark(isWhole(answer.number, String(expects.number)) && namesNumber(answer.word, expects.number))
  }
  return 'wrong'
}

/** A part of an answer that has several parts: one of two boxes, or a position in an order. */
export type AnswerPart = 'quotient' | 'remainder' | 'number' | 'word' | 'place'

/** Returns the first empty part of an answer that was begun, or null where no part or every part is empty. */
export function missingPart({ expects }: { readonly expects: Expected }, answer: Answer): AnswerPart | null {
  const parts = partsOf(expects, answer)
  const missing = parts.find(isEmpty)
  return missing && !parts.every(isEmpty) ? missing.part : null
}

interface GivenPart {
  readonly part: AnswerPart
  readonly given: string
}

/** Returns the parts of an answer with the text given in each, or none for an answer with only one part. */
function partsOf(expects: Expected, answer: Answer): readonly GivenPart[] {
  if (expects.kind === 'quotientAndRemainder' && answer.kind === 'quotientAndRemainder') {
    return [
      { part: 'quotient', given: answer.quotient },
      { part: 'remainder', given: answer.remainder },
    ]
  }
  if (expects.kind === 'numberAndWord' && answer.kind === 'numberAndWord') {
    return [
      { part: 'number', given: answer.number },
      { part: 'word', given: answer.word },
    ]
  }
  if (expects.kind === 'order' && answer.kind === 'order') {
    const places = Math.max(expects.answer.length, answer.order.length)
    return Array.from({ length: places }, (_, i) => ({ part: 'place', given: answer.order[i] ?? '' }))
  }
  return []
}

function isEmpty({ given }: GivenPart): boolean {
  return isBlank(given)
}

type ExpectedNumber = Extract<Expected, { readonly kind: 'number' }>

function checkNumber(expected: ExpectedNumber, typed: string): Verdict {
  if (typed === expected.answer) return 'right'
  if (isBlank(typed)) return 'blank'
  const number = readDecimal(typed, expected.places)
  if (number === null) return expected.mustBeNumber ? 'notANumber' : 'wrong'
  return mark(isSame(number, expected))
}

/**
 * Returns whether an exact decimal counts as the expected one. Every tolerance is in this function
 * (docs/product/rules-of-play.md, "Checking an answer").
 */
function isSame(number: string, { answer, compared }: ExpectedNumber): boolean {
  switch (compared) {
    case 'exact':
      return number === answer
    case 'rounded':
      // Rounding to six places makes numbers within about 1e-7 (1e-6 for division) equal.
      return scaled(number, 6) === scaled(answer, 6)
    case 'near':
      // A number within 0.000001 of the expected one is right in BEDMAS.
      return isWithin(number, answer, '0.000001')
    default:
      return isWithin(number, answer, compared.within)
  }
}

function isWithin(number: string, answer: string, tolerance: string): boolean {
  const difference = scaled(number, 40) - scaled(answer, 40)
  return (difference < 0n ? -difference : difference) <= scaled(tolerance, 40)
}

function isWhole(typed: string, expected: string): boolean {
  return typed === expected || readDecimal(typed, 0) === expected
}

function isBlank(typed: string): boolean {
  return typed.trim() === ''
}

function mark(right: boolean): Verdict {
  return right ? 'right' : 'wrong'
}
