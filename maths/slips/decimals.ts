/**
 * Slips of decimals. Stacey, Moloney and Steinle describe children who read the digits after the point as another whole
 * number.
 */
import type { Question } from '../question.ts'
import { calculate, lengthOf, placesOf, unitsOf } from '../solve/operands.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'
import { pairOf, scaledPair } from './numbers.ts'
import type { Slip, WrongAnswer } from './slip.ts'

/** Returns the digits before and after the point. */
function partsOf(number: number): readonly [whole: number, fraction: number] {
  const [whole = '0', fraction = '0'] = String(number).split('.')
  return [Number(whole), Number(fraction)]
}

/** Returns whether both numbers have the same number of decimal places. */
function hasOneLength(question: Question): boolean {
  const [a, b] = pairOf(question)
  return placesOf(a) === placesOf(b)
}

export const pointSeparates: Slip<'addition'> = {
  id: 'point-separates',
  // Numbers of different lengths lack a zero. Otherwise the tenths make a one, which a child carries.
  at: ['writeZeros', 'nowThePlace', 'howManyStay', 'placeEquation'],
  levels: ['5.2', '5.3', '5.5'],
  answers(question) {
    const [[wholeA, fractionA], [wholeB, fractionB]] = pairOf(question).map(partsOf) as [
      readonly [number, number],
      readonly [number, number],
    ]
    return [Number(`${wholeA + wholeB}.${fractionA + fractionB}`)]
  },
  place: (question) => (hasOneLength(question) ? -1 : undefined),
  hint(question) {
    const [a, b] = pairOf(question)
    if (hasOneLength(question)) {
      const of = -placesOf(a)
      const whole = 10 ** -of
      const units = [unitsOf(a, of) % whole, unitsOf(b, of) % whole] as const
      const isGiven = [...units, whole].includes(calculate(a, '+', b))
      return isGiven ? { kind: 'tenTenths' } : { kind: 'partsMakeOne', units, of }
    }
    const shorter = placesOf(a) < placesOf(b) ? a : b
    return { kind: 'tenthsInHundredths', tenths: unitsOf(shorter, -1) % 10 }
  },
}

export const alignedRight: Slip<'addition'> = {
  id: 'aligned-right',
  at: ['alignPoints'],
  levels: ['5.3'],
  answers(question) {
    const [a, b] = pairOf(question)
    const units = unitsOf(a, -placesOf(a)) + unitsOf(b, -placesOf(b))
    return [units / 10 ** Math.max(placesOf(a), placesOf(b))]
  },
  hint(question) {
    const [a, b] = pairOf(question)
    const shorter = placesOf(a) < placesOf(b) ? a : b
    return { kind: 'sameWithZeros', number: shorter, places: Math.max(placesOf(a), placesOf(b)) }
  },
}

export const copiesDown: Slip<'subtraction'> = {
  id: 'copies-down',
  at: ['writeZeros'],
  levels: ['5.5'],
  answers(question) {
    const { a, b } = scaledPair(question)
    const copied = b % 10
    return [(a - (b - copied) + copied) / 100]
  },
  hint(question) {
    const [number] = pairOf(question)
    return { kind: 'writeZeros', number, place: -2, places: 2 }
  },
}

/** Returns a right answer with its point one or two places off. */
export function pointOffAnswers({ expects }: Question): readonly WrongAnswer[] {
  const right = expects.kind === 'number' ? Number(expects.answer) : 0
  return [right * 10, right / 10, right * 100, right / 100].map((answer) => Math.round(answer * 1e6) / 1e6)
}

/**
 * Returns the hint about digits that moved the wrong way or the wrong distance, times or divided by 10 or 100. A
 * number that stays as it is moves nowhere, and a right answer of one digit would be among the places.
 */
export function movedHint(question: Question, operator: '×' | '÷', wrong: WrongAnswer): Phrase {
  const [number, times] = pairOf(question)
  const places = lengthOf(times) - 1
  const larger = Math.round(Math.log10(Number(wrong) / number))
  const moved = operator === '×' ? larger : -larger
  if (moved < 0) return { kind: 'whichWayMove', operator, times }
  if (moved === 0 || [places, moved].includes(calculate(number, operator, times))) {
    return { kind: 'howFarMove', operator, times, to: operator === '×' ? 'left' : 'right' }
  }
  return { kind: 'movesPlaces', operator, times, places, moved }
}
