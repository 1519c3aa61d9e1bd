import { readDecimal, scaled } from './decimal.ts'
import type { Answer, AnswerKind, Expected } from './question.ts'
import { currentRules, type Rules } from './rules.ts'
import type { Verdict } from './vocabulary.ts'

/**
 * Marks an answer (docs/product/rules-of-play.md, "Checking an answer"). An answer with an empty part is blank, and a
 * blank answer does not count (docs/product/rules-of-play.md, "Answers that do not count"). An answer of another kind
 * than the expected one is wrong.
 *
 * @param rules those of the round, which say what a number may be called
 */
export function check(
  { expects }: { readonly expects: Expected },
  answer: Answer,
  { namesNumber }: Pick<Rules, 'namesNumber'> = currentRules,
): Verdict {
  if (partsOf(expects, answer).some(isEmpty)) return 'blank'
  if (expects.kind !== answer.kind) return 'wrong'
  return checkByKind[expects.kind](expects as never, answer as never, namesNumber)
}

type OfKind<Union, K> = Extract<Union, { readonly kind: K }>

const checkByKind: {
  readonly [K in AnswerKind]: (
    expects: OfKind<Expected, K>,
    answer: OfKind<Answer, K>,
    namesNumber: Rules['namesNumber'],
  ) => Verdict
} = {
  number: (expects, { number }) => checkNumber(expects, number),
  quotientAndRemainder: (expects, { quotient, remainder }) =>
    mark(isWhole(quotient, expects.quotient) && isWhole(remainder, expects.remainder)),
  choice: (expects, { choice }) => mark(choice === expects.answer),
  order: (expects, { order }) =>
    mark(order.length === expects.answer.length && expects.answer.every((number, i) => number === order[i])),
  numberAndWord: (expects, { number, word }, namesNumber) =>
    mark(isWhole(number, String(expects.number)) && namesNumber(word, expects.number)),
}

/** A part of an answer that has several parts: one of two boxes, or a position in an order. */
export type AnswerPart = 'quotient' | 'remainder' | 'number' | 'word' | 'place'

/** Returns the first empty part of an answer that was begun, or null if no part or every part is empty. */
export function missingPart({ expects }: { readonly expects: Expected }, answer: Answer): AnswerPart | null {
  const parts = partsOf(expects, answer)
  const missing = parts.find(isEmpty)
  return missing && !parts.every(isEmpty) ? missing.part : null
}

interface GivenPart {
  /** Null for the only part of an answer. */
  readonly part: AnswerPart | null
  readonly given: string
}

/** The parts of an answer with the text given in each. */
const partsByKind: {
  readonly [K in AnswerKind]: (answer: OfKind<Answer, K>, expects: OfKind<Expected, K>) => readonly GivenPart[]
} = {
  number: ({ number }) => [{ part: null, given: number }],
  choice: ({ choice }) => [{ part: null, given: choice }],
  quotientAndRemainder: ({ quotient, remainder }) => [
    { part: 'quotient', given: quotient },
    { part: 'remainder', given: remainder },
  ],
  numberAndWord: ({ number, word }) => [
    { part: 'number', given: number },
    { part: 'word', given: word },
  ],
  order: ({ order }, { answer }) =>
    Array.from({ length: Math.max(answer.length, order.length) }, (_, i) => ({ part: 'place', given: order[i] ?? '' })),
}

/** Returns the parts of an answer, or none if it is of another kind than the expected one. */
function partsOf(expects: Expected, answer: Answer): readonly GivenPart[] {
  return expects.kind === answer.kind ? partsByKind[expects.kind](answer as never, expects as never) : []
}

function isEmpty({ given }: GivenPart): boolean {
  return given.trim() === ''
}

type ExpectedNumber = Extract<Expected, { readonly kind: 'number' }>

function checkNumber(expected: ExpectedNumber, typed: string): Verdict {
  if (typed === expected.answer) return 'right'
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

function mark(right: boolean): Verdict {
  return right ? 'right' : 'wrong'
}
