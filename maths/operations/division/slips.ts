/** Slips of division: those of the remainder, of short division and of the size of a quotient. */
import type { Question } from '../../question.ts'
import { movedHint, pointOffAnswers } from '../../slips/decimals.ts'
import { digitsOf, joined, pairOf } from '../../slips/numbers.ts'
import type { Slip, Slips, WrongAnswer } from '../../slips/slip.ts'
import { calculate, lengthOf, operate, placesOf, unitsOf } from '../../solve/operands.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import type { Count, Place } from '../../solve/place-value.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly division:
      | 'remainder-left-out'
      | 'remainder-too-big'
      | 'remainder-to-next'
      | 'missing-as-remainder'
      | 'boxes-swapped'
      | 'zero-left-out'
      | 'rest-dropped'
      | 'digit-by-digit'
      | 'next-fact-div'
      | 'divided-subtracted'
      | 'larger-by-smaller'
      | 'division-shrinks'
      | 'remainder-as-decimal'
  }
}

type DivisionSlip = Slip<'division'>

const withRemainder = ['1.3', '2.3', '3.5', '4.4'] as const
const byTwoDigits = ['3.4', '4.3'] as const

function resultOf(question: Question) {
  const [dividend, divisor] = pairOf(question)
  return { quotient: Math.floor(dividend / divisor), remainder: dividend % divisor, divisor }
}

/** Tables count groups (Division 1.3). A longer quotient comes from short division, whose steps share. */
const isShared = (question: Question) => resultOf(question).quotient >= 10

const leftOut: DivisionSlip = {
  id: 'remainder-left-out',
  at: ['howManyOver', 'unitsShared'],
  levels: withRemainder,
  answers: (question) => [{ quotient: resultOf(question).quotient, remainder: 0 }],
  hint(question) {
    const [dividend, divisor] = pairOf(question)
    return isShared(question) ? { kind: 'shareIsAnyLeft', dividend, divisor } : { kind: 'anyLeftOver', divisor }
  },
}

const tooBig: DivisionSlip = {
  id: 'remainder-too-big',
  at: ['howManyBefore', 'unitsShared'],
  levels: withRemainder,
  answers(question) {
    const { quotient, remainder, divisor } = resultOf(question)
    // Some children begin with a fact that they know, such as 5 groups, and leave several groups in the rest.
    const most = Math.min(quotient - 1, 9)
    return Array.from({ length: most }, (_, i) => {
      return { quotient: quotient - 1 - i, remainder: remainder + (i + 1) * divisor }
    })
  },
  hint: (question) => ({ kind: isShared(question) ? 'eachAnother' : 'another', divisor: pairOf(question)[1] }),
}

const toNext: DivisionSlip = {
  id: 'remainder-to-next',
  at: ['howManyBefore', 'unitsShared'],
  levels: withRemainder,
  answers(question) {
    const { quotient, remainder, divisor } = resultOf(question)
    return [{ quotient: quotient + 1, remainder: divisor - remainder }]
  },
  hint(question) {
    const [dividend, divisor] = pairOf(question)
    if (!isShared(question)) return { kind: 'useFewer', dividend, divisor }
    const each = resultOf(question).quotient + 1
    return { kind: 'giveFewer', sides: [operate(divisor, '×', each), each * divisor], dividend }
  },
}

/** The quotient is right, but the child counts on to the next multiple instead of back to the last one. */
const missing: DivisionSlip = {
  id: 'missing-as-remainder',
  at: ['howManyOver', 'unitsShared'],
  levels: withRemainder,
  answers(question) {
    const { quotient, remainder, divisor } = resultOf(question)
    return [{ quotient, remainder: divisor - remainder }]
  },
  hint(question) {
    const { remainder, divisor } = resultOf(question)
    return isShared(question)
      ? { kind: 'missingForNext', missing: divisor - remainder }
      : { kind: 'leftBefore', dividend: pairOf(question)[0] }
  },
}

const swapped: DivisionSlip = {
  id: 'boxes-swapped',
  levels: withRemainder,
  answers(question) {
    const { quotient, remainder } = resultOf(question)
    return [{ quotient: remainder, remainder: quotient }]
  },
  hint: (question) =>
    isShared(question) ? { kind: 'eachAndLeft' } : { kind: 'twoBoxes', divisor: pairOf(question)[1] },
}

/** Returns the place of the zero that is missing, or of the first of several. */
function placeOfZero(question: Question, wrong: WrongAnswer): Place {
  const digits = String(resultOf(question).quotient)
  const isLast = typeof wrong === 'object' && 'quotient' in wrong && `${wrong.quotient}0` === digits
  return isLast ? 0 : digits.length - 1 - digits.indexOf('0')
}

const zeroLeftOut: DivisionSlip = {
  id: 'zero-left-out',
  at: ['unitsShared', 'howManyFit', 'findInList', 'noneToShare', 'tooFewFor'],
  // With a remainder, a step asks for the last digit and only says a 0 before it.
  place: (question, wrong) => (typeof wrong === 'number' ? undefined : placeOfZero(question, wrong)),
  levels: ['2.1', '2.3', '3.1', '3.2', '3.3', '3.4', '3.5', '4.1', '4.2', '4.3', '4.4'],
  answers(question) {
    const { quotient, remainder } = resultOf(question)
    const digits = String(quotient)
    const between = [digits.replace(/0+(?=[1-9])/g, ''), digits.replace(/0(?=0*[1-9])/, '')]
    const written = [...new Set([...between, digits.replace(/0$/, '')].map(Number))]
    const lost = written.filter((number) => number > 0 && number !== quotient)
    const isWithRemainder = question.expects.kind === 'quotientAndRemainder'
    return isWithRemainder ? lost.map((shorter) => ({ quotient: shorter, remainder })) : lost
  },
  hint: () => ({ kind: 'whichDigitSaysNone' }),
}

/**
 * Returns the numbers that are divided alone if no rest is swapped: 3, 4 and 2 of 342 ÷ 3, 38 and 4 of 384 ÷ 16, 28, 3
 * and 0 of 2830 ÷ 5. Digits that are too small are taken with the next one, because no child shares 2 among 5.
 */
function dividedAlone(dividend: number, divisor: number): number[] {
  const digits = digitsOf(dividend)
  const first = digits.findIndex((_, i) => joined(digits.slice(0, i + 1)) >= divisor) + 1
  return [joined(digits.slice(0, first)), ...digits.slice(first)]
}

/** Returns the first rest that was dropped, with its place. */
function firstRest(dividend: number, divisor: number): Count {
  const parts = dividedAlone(dividend, divisor)
  const i = parts.findIndex((part) => part % divisor !== 0)
  return { count: parts[i]! % divisor, place: parts.length - 1 - i }
}

const restDropped: DivisionSlip = {
  id: 'rest-dropped',
  at: ['joined', 'swapEach'],
  place: (question) => firstRest(...pairOf(question)).place,
  levels: ['2.2', '3.2', '4.1', ...byTwoDigits],
  answers(question) {
    const [dividend, divisor] = pairOf(question)
    const parts = dividedAlone(dividend, divisor)
    const answer = joined(parts.map((part) => Math.floor(part / divisor)))
    return answer === 0 || parts.length === 1 ? [] : [answer]
  },
  hint(question) {
    const { count, place } = firstRest(...pairOf(question))
    return { kind: 'swapTheRest', place, ...(count !== resultOf(question).quotient && { count }) }
  },
}

const digitByDigit: DivisionSlip = {
  id: 'digit-by-digit',
  levels: ['2.4'],
  answers(question) {
    const [[tens = 0, ones = 0] = [], [tensOfDivisor = 0, onesOfDivisor = 0] = []] = pairOf(question).map(digitsOf)
    if (onesOfDivisor === 0) return []
    return [joined([Math.floor(tens / tensOfDivisor), Math.floor(ones / onesOfDivisor)])]
  },
  hint(question, wrong) {
    const [dividend, divisor] = pairOf(question)
    return { kind: 'isFarMore', product: operate(Number(wrong), '×', divisor), dividend, divisor }
  },
}

const subtracted: DivisionSlip = {
  id: 'divided-subtracted',
  levels: ['1.1', '1.2'],
  answers(question) {
    const [dividend, divisor] = pairOf(question)
    return [dividend - divisor]
  },
  hint(question) {
    const [dividend, divisor] = pairOf(question)
    return { kind: 'shareInto', dividend, divisor }
  },
}

const nextFact: DivisionSlip = {
  id: 'next-fact-div',
  levels: ['1.1', '1.2', '2.1', '2.4', '3.1', ...byTwoDigits],
  answers(question) {
    const { quotient, divisor } = resultOf(question)
    if (quotient <= 10 || divisor >= 10) return quotient > 1 ? [quotient - 1, quotient + 1] : [quotient + 1]
    // Each digit is a fact of its own. The hint of 100 for 400 ÷ 2 would say the answer: 100 × 2 = 200.
    const digits = digitsOf(quotient)
    return digits
      .flatMap((digit, i) => (digit > 0 ? [digit - 1, digit + 1].map((off) => joined(digits.with(i, off))) : []))
      .filter((answer) => lengthOf(answer) === digits.length && answer * divisor !== quotient)
  },
  hint(question, wrong) {
    const [dividend, divisor] = pairOf(question)
    const given = Number(wrong)
    return { kind: 'givenTimes', sides: [operate(given, '×', divisor), given * divisor], dividend }
  },
}

const largerBySmaller: DivisionSlip = {
  id: 'larger-by-smaller',
  levels: ['5.4'],
  answers(question) {
    const [dividend, divisor] = pairOf(question)
    return dividend < divisor ? [divisor / dividend] : []
  },
  hint(question) {
    const [dividend, divisor] = pairOf(question)
    return { kind: 'moreOrLess', dividend, divisor, than: 1 }
  },
}

const divisionShrinks: DivisionSlip = {
  id: 'division-shrinks',
  at: ['howManyMakeOne', 'isCount'],
  levels: ['5.5'],
  answers(question) {
    const [dividend, divisor] = pairOf(question)
    return [Math.round(dividend * divisor * 100) / 100]
  },
  hint(question) {
    const [into, size] = pairOf(question)
    return { kind: 'howManyFit', size, into }
  },
}

/** Returns what short division leaves over at the last place of the dividend, in units of this place. */
function restAtLastPlace(question: Question) {
  const [dividend, divisor] = pairOf(question)
  const places = placesOf(dividend)
  const units = unitsOf(dividend, -places)
  const quotient = Math.floor(units / divisor)
  return { places, quotient, rest: units - quotient * divisor }
}

const asDecimal: DivisionSlip = {
  id: 'remainder-as-decimal',
  at: ['joined'],
  place: (question) => -restAtLastPlace(question).places,
  levels: ['5.2', '5.4'],
  answers(question) {
    const { places, quotient, rest } = restAtLastPlace(question)
    return rest === 0 ? [] : [calculate(quotient * 10 + rest, '÷', 10 ** (places + 1))]
  },
  hint(question) {
    const { places, rest } = restAtLastPlace(question)
    return { kind: 'swapTheRest', count: rest, place: -places }
  },
}

const pointOff: DivisionSlip = {
  id: 'point-off',
  levels: ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7'],
  answers: pointOffAnswers,
  hint: pointOffHint,
}

/**
 * Returns the hint that tells whether a quotient is of the right size. Rounded numbers may be 0, so nothing is rounded.
 */
function pointOffHint(question: Question, wrong: WrongAnswer): Phrase {
  const [dividend, divisor] = pairOf(question)
  const quotient = calculate(dividend, '÷', divisor)
  if (divisor >= 10) return movedHint(question, '÷', wrong)
  if (placesOf(divisor) === 0) return sizeHint({ dividend, divisor, quotient }, Number(wrong))
  return placesOf(dividend) === 0 && placesOf(calculate(1, '÷', divisor)) === 0
    ? { kind: 'howManyMakeOne', size: divisor }
    : { kind: 'multiplyBack', divisor, dividend }
}

/**
 * Returns the hint that shows in which direction an answer is off. 1 is between it and the quotient, or the answer is
 * larger than the shared number. An answer that is too small is worked out again in tenths or hundredths.
 */
function sizeHint(
  of: { readonly dividend: number; readonly divisor: number; readonly quotient: number },
  wrong: number,
): Phrase {
  const { dividend, divisor, quotient } = of
  if (wrong < 1 !== quotient < 1) return { kind: 'moreOrLess', dividend, divisor, than: 1 }
  if (wrong > quotient) return { kind: 'moreOrLess', dividend, divisor, than: dividend }
  const places = Math.max(placesOf(dividend), placesOf(quotient))
  return { kind: 'unitsShared', units: unitsOf(dividend, -places), place: -places, divisor }
}

export const slips: Slips<'division'> = [
  ...[leftOut, tooBig, toNext, missing, swapped, zeroLeftOut, restDropped, digitByDigit],
  ...[largerBySmaller, divisionShrinks, asDecimal, pointOff, subtracted, nextFact],
]
