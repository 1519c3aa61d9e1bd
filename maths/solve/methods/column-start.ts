/** The steps with which every calculation in columns begins, and the check with rounded numbers at its end. */
import { columnsOf, type WrittenNumbers } from '../drawings/columns.ts'
import { asksPlace, calculate, digitAt, operate, placesOf } from '../operands.ts'
import type { Phrase } from '../phrases/phrase.ts'
import type { Place } from '../place-value.ts'
import type { Says, Step } from '../solution.ts'

/** Whole numbers are lined up by their ones, decimals by their points. A shorter decimal gets zeros. */
export function alignSteps(top: number, bottom: number, numbers: WrittenNumbers): Step[] {
  const drawn = (zeros: boolean) => [columnsOf(numbers, () => ({}), { zeros })]
  if (numbers.lowest === 0) return [{ says: [{ kind: 'alignOnes' }], shows: drawn(true) }]
  const start: Step = { says: [{ kind: 'alignPoints' }], shows: drawn(false) }
  if (!numbers.filled) return [start]
  const shorter = numbers.filled.row === 'top' ? top : bottom
  return [start, { says: [zerosPhrase(shorter, numbers)], shows: drawn(true) }]
}

/** Says which zeros a shorter decimal gets: "The hundredths place of 6.3 is empty. Write 6.30." */
export function zerosPhrase(shorter: number, { lowest }: WrittenNumbers): Phrase {
  return { kind: 'writeZeros', number: shorter, place: -placesOf(shorter) - 1, places: -lowest }
}

/** The column whose digit the child finds a place for, or works out, if nothing is carried or swapped. */
export interface PlainColumn {
  readonly place: Place
  /** Whether its digit of the second number is found before the numbers are written below each other. */
  readonly isFound: boolean
  /** Whether the child works the column out. Decimals have enough steps without it where a digit is found. */
  readonly isAsked: boolean
}

/**
 * Returns a column of two digits that has something to find and to work out. The numbers choose one of several. Numbers
 * of the same length are below each other anyway, so that the child works a column out.
 */
export function plainColumn({ digits, units, lowest, highest, filled }: WrittenNumbers): PlainColumn {
  const places = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i)
  const ofBottom = places.map((place) => digits(1, place))
  const isAsLong = filled === null && digits(0, highest) !== null && ofBottom.at(-1) !== null
  const columns = places
    .filter((place) => digits(0, place) !== null && digits(1, place) !== null)
    .map((place) => {
      const [top, bottom] = [digits(0, place), digits(1, place)]
      const isAlone = ofBottom.filter((digit) => digit === bottom).length === 1
      return {
        place,
        isFound: !isAsLong && bottom !== 0 && isAlone,
        isWorkedOut: top !== 0 && bottom !== 0 && top !== bottom,
        isEmpty: top === 0 || bottom === 0,
      }
    })
  const best = [
    columns.filter(({ isFound, isWorkedOut }) => isFound && isWorkedOut),
    columns.filter(({ isFound }) => isFound),
    columns.filter(({ isWorkedOut }) => isWorkedOut),
    // Two equal digits are better than a 0, which leaves nothing to work out.
    columns.filter(({ isEmpty }) => !isEmpty),
    columns.slice(-1),
  ].find((some) => some.length > 0)!
  const { place, isFound, isWorkedOut } = best[(units[0] + units[1]) % best.length]!
  return { place, isFound, isAsked: !isFound || (isWorkedOut && lowest === 0) }
}

/**
 * Returns the step in which the child says where a digit of the second number goes, before that number is written.
 * There is none if the numbers are as long, or if each of its digits is 0 or is in it twice.
 */
export function findPlaces(bottom: number, numbers: WrittenNumbers): Step[] {
  const { place, isFound } = plainColumn(numbers)
  if (!isFound) return []
  const says: Says = [{ kind: 'whereDigitGoes', digit: numbers.digits(1, place)!, number: bottom }]
  const shows = [columnsOf(numbers, () => ({}), { bottom: false, zeros: false })]
  return [{ says, shows, asks: asksPlace(place, numbers) }]
}

/** Returns the whole equation, for decimals with a check by numbers rounded to ones. */
export function endPhrases(top: number, operator: '+' | '−', bottom: number): Says {
  const result = calculate(top, operator, bottom)
  const equation: Says[number] = { kind: 'equation', sides: [operate(top, operator, bottom), result] }
  if (Number.isInteger(top) && Number.isInteger(bottom)) return [equation]
  // The columns end with a 0 that the answer does not have.
  const places = Math.max(placesOf(top), placesOf(bottom))
  const end: Says = placesOf(result) < places ? [{ kind: 'sameNumber', number: result, places }, equation] : [equation]
  const [a, b] = [Math.round(top), Math.round(bottom)]
  const about = calculate(a, operator, b)
  // A number that rounds to 0, or a value that is far off, tells nothing. The opposite operation checks then.
  if (a === 0 || b === 0 || Math.abs(about - result) > mostOff * result) {
    return [...end, { kind: 'check', sides: [operate(result, operator === '+' ? '−' : '+', bottom), top] }]
  }
  return [...end, { kind: 'estimate', sides: [operate(a, operator, b), about] }]
}

/** The largest share of a result by which a check with rounded numbers may be off. */
export const mostOff = 0.15

/**
 * Says to begin with the last column, unless a digit of it is the whole answer. A 0 in it leads nowhere, so the hint
 * then names the first column of two other digits.
 */
export function firstColumnHint({ operator, digits, lowest, highest }: WrittenNumbers, result: number): Says {
  const pairs = Array.from({ length: highest - lowest + 1 }, (_, i) => {
    const place = lowest + i
    // Each digit is multiplied by the same one.
    const below = operator === '×' ? lowest : place
    return { place, top: digits(0, place) ?? 0, bottom: digits(1, below) ?? 0 }
  })
  const { place, top, bottom } = pairs.find((pair) => pair.top > 0 && pair.bottom > 0) ?? pairs[0]!
  const isTold = top === result || bottom === result
  const expression = operate(top, operator, bottom)
  const first: Says = [{ kind: place === lowest ? 'placeFirst' : 'lookAtPlace', place, expression }]
  if (lowest < 0) return [{ kind: 'alignPoints' }, ...(isTold ? [] : first)]
  return isTold ? [{ kind: 'alignOnes' }] : first
}

/** Says that a shorter decimal has zeros at its end: "3.4 is the same as 3.40. Put the points under each other." */
export function sameWithZeros(shorter: number, { lowest }: WrittenNumbers): Phrase {
  return { kind: 'sameWithZeros', number: shorter, places: -lowest }
}

/** Names the digit that is too small. The digit below it is not named, because it may be the whole difference. */
export function swapHint({ units: [top], lowest }: WrittenNumbers, place: Place): Says {
  const from = placeToSwap(top, place - lowest) + lowest
  return [
    { kind: 'tooFewShort', count: digitAt(top, place - lowest), place },
    { kind: 'swapFirst', ...(from > place + 1 && { from }) },
  ]
}

/** Returns the next higher place that has something to swap. There is none if the digits above are all 0. */
export function placeToSwap(units: number, place: Place): Place {
  let from = place + 1
  while (digitAt(units, from) === 0) from++
  return from
}
