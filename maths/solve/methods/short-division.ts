/** Short division from the left, also past the point and with a list of multiples (Division 2.1 to 5.4). */
import type { Question } from '../../question.ts'
import type { Multiples, ShortDivision } from '../drawings/drawing.ts'
import {
  asksNumber,
  asksValue,
  calculate,
  digitAt,
  lengthOf,
  operate,
  placesOf,
  twoNumbers,
  unitsOf,
} from '../operands.ts'
import type { Place, Says, Step, Worked } from '../solution.ts'

export function shortDivision(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const { steps, hint } = divideSteps(dividend, divisor)
  const quotient = calculate(dividend, '÷', divisor)
  const end: Step = {
    says: [
      { kind: 'equation', sides: [operate(dividend, '÷', divisor), quotient] },
      { kind: 'check', sides: [operate(quotient, '×', divisor), dividend] },
    ],
    shows: steps.at(-1)!.shows,
  }
  return { hint, steps: [...steps, end] }
}

export function divisionWithRemainder(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const { steps, hint, work } = divideSteps(dividend, divisor, 'remainder')
  const [quotient, remainder] = [Math.floor(dividend / divisor), dividend % divisor]
  const shows = [draw(work, work.places.length, { remainder })]
  return {
    hint,
    steps: [
      ...steps,
      {
        says: [
          { kind: 'stop', remainder, divisor },
          { kind: 'withRemainder', dividend, divisor, quotient, remainder },
        ],
        shows,
      },
      {
        says: [{ kind: 'check', sides: [operate(operate(quotient, '×', divisor), '+', remainder), dividend] }],
        shows,
      },
    ],
  }
}

/** A place of the dividend, and what is done at it. */
interface DividedPlace {
  readonly place: Place
  readonly digit: number
  /** What is divided here: the rest of the place before, in tens, and the digit. */
  readonly into: number
  readonly quotient: number
  readonly rest: number
  /** Whether a digit of the quotient is written here. Zeros before the first other digit are not, except for ones. */
  readonly written: boolean
}

interface Division {
  readonly divisor: number
  readonly places: readonly DividedPlace[]
  /** The places that had no digit before zeros were written. */
  readonly zeros: number
}

function divide(dividend: number, divisor: number, isExact: boolean): Division {
  const quotientPlaces = isExact ? placesOf(calculate(dividend, '÷', divisor)) : 0
  const lowest = 0 - Math.max(placesOf(dividend), quotientPlaces)
  const units = unitsOf(dividend, lowest)
  const places: DividedPlace[] = []
  let rest = 0
  let started = false
  for (let place = lengthOf(Math.floor(dividend)) - 1; place >= lowest; place--) {
    const digit = digitAt(units, place - lowest)
    const into = rest * 10 + digit
    const quotient = Math.floor(into / divisor)
    started ||= quotient > 0 || place <= 0
    rest = into - quotient * divisor
    places.push({ place, digit, into, quotient, rest, written: started })
  }
  return { divisor, places, zeros: 0 - placesOf(dividend) - lowest }
}

/**
 * Returns the steps up to the last digit of the quotient. The child says how often the divisor fits, at the place where
 * the usual slip happens: a zero in the quotient, else a place with a rest before it. With a remainder it is the rest.
 */
export function divideSteps(
  dividend: number,
  divisor: number,
  asks: 'fit' | 'remainder' = 'fit',
): { readonly steps: Step[]; readonly hint: Says; readonly work: Division } {
  const work = divide(dividend, divisor, asks === 'fit')
  const { places } = work
  const steps: Step[] = divisor >= 10 ? [listStep(work)] : []
  const asked = asks === 'fit' ? askedIndex(work) : places.length - 1
  for (const [i, at] of places.entries()) {
    const isLast = i === places.length - 1
    if (!at.written) {
      const next = places[i + 1]!
      if (next.written) steps.push(takeStep(work, i))
      continue
    }
    if (i === asked) steps.push(asks === 'fit' ? fitStep(work, i) : overStep(work, i))
    if (!(isLast && asks === 'remainder')) steps.push(quotientStep(work, i))
    if (!isLast && at.rest > 0 && !isBeforePoint(work, i)) steps.push(joinStep(work, i))
  }
  return { steps, hint: hintOf(work), work }
}

/** Returns whether a place is a 0 before the point. Its number goes on to the tenths without a step of its own. */
function isBeforePoint({ places }: Division, i: number): boolean {
  return places[i]!.place === 0 && places[i]!.quotient === 0 && places.slice(0, i).every(({ written }) => !written)
}

function askedIndex(work: Division): number {
  const { places, divisor } = work
  const first = places.findIndex(({ quotient }) => quotient > 0)
  if (divisor >= 10) return first
  const zero = places.findIndex(({ quotient, into }, i) => i > first && quotient === 0 && into > 0)
  if (zero >= 0) return zero
  const regrouped = places.findIndex(({ quotient }, i) => quotient > 0 && restBefore(work, i) !== null)
  return regrouped >= 0 ? regrouped : places.findLastIndex(({ quotient }) => quotient > 0)
}

/** Returns the rest in front of a digit, from the written place before it. */
function restBefore({ places }: Division, i: number): number | null {
  const before = places[i - 1]
  return before?.written && before.rest > 0 ? before.rest : null
}

function hintOf(work: Division): Says {
  const { into, place } = work.places.find(({ quotient }) => quotient > 0)!
  return [{ kind: 'howManyFit', size: work.divisor, into, place }]
}

function listStep(work: Division): Step {
  const { divisor, places } = work
  return {
    says: [{ kind: 'listSome', of: divisor, multiples: [1, 2, 3, 4, 5].map((times) => times * divisor) }],
    shows: [
      draw(
        work,
        places.findIndex(({ written }) => written),
      ),
      listOf(work, []),
    ],
  }
}

/** Returns the list of multiples, long enough for every digit of the quotient. */
function listOf({ divisor, places }: Division, framed: readonly number[]): Multiples {
  return { kind: 'multiples', of: divisor, count: Math.max(5, ...places.map(({ quotient }) => quotient)), framed }
}

/** The first digits are too small, so that more of them are taken. */
function takeStep(work: Division, i: number): Step {
  const [{ into, place }, next] = [work.places[i]!, work.places[i + 1]!]
  return {
    says: [
      { kind: 'fewerThan', count: into, place, divisor: work.divisor },
      { kind: 'take', count: next.into, place: next.place },
    ],
    shows: [draw(work, i + 1, { tinted: [work.places[0]!.place, next.place] })],
  }
}

function fitStep(work: Division, i: number): Step {
  const { into, place, quotient } = work.places[i]!
  const { divisor } = work
  const list = divisor >= 10 ? [listOf(work, [quotient * divisor, (quotient + 1) * divisor])] : []
  return {
    says: [{ kind: 'howManyFit', size: divisor, into, place }],
    shows: [draw(work, i, { tinted: [place, place], asked: place }), ...list],
    asks: asksNumber({ kind: 'fits', size: divisor, into }, quotient),
  }
}

/** The last digit of the quotient and the rest, which the child calculates. */
function overStep(work: Division, i: number): Step {
  const { into, place, quotient, rest } = work.places[i]!
  const reached = quotient * work.divisor
  return {
    says: [{ kind: 'equation', sides: [operate(quotient, '×', work.divisor), reached] }, { kind: 'howManyOver' }],
    shows: [draw(work, i + 1, { tinted: [place, place], asked: 'remainder' })],
    asks: asksValue(operate(into, '−', reached), rest),
  }
}

function quotientStep(work: Division, i: number): Step {
  const { into, place, quotient } = work.places[i]!
  const { divisor } = work
  const shows = [draw(work, i + 1, { tinted: [place, place] })]
  if (quotient > 0) {
    const sides = [operate(quotient, '×', divisor), quotient * divisor]
    return {
      says: [
        { kind: 'equation', sides },
        { kind: 'writeAbove', digit: quotient, place },
      ],
      shows,
    }
  }
  const fewer: Says = [{ kind: 'fewerThan', count: into, place, divisor }]
  return isBeforePoint(work, i)
    ? { says: [...fewer, { kind: 'writeZeroAndPoint' }], shows }
    : { says: [...fewer, { kind: 'writeAbove', digit: 0, place }], shows }
}

/** What is left joins the next digit. */
function joinStep(work: Division, i: number): Step {
  const [{ into, place, quotient, rest }, next] = [work.places[i]!, work.places[i + 1]!]
  const reached = quotient * work.divisor
  const left: Says = quotient > 0 ? [{ kind: 'equation', sides: [operate(into, '−', reached), rest] }] : []
  return {
    says: [...left, { kind: 'joined', count: rest, place, digit: next.digit, below: next.place, total: next.into }],
    shows: [draw(work, i + 1, { tinted: [next.place, next.place], carries: true })],
  }
}

interface Drawn {
  readonly tinted?: ShortDivision['tinted']
  readonly asked?: ShortDivision['asked']
  readonly remainder?: number
  /** Whether the rest of the last place stands in front of the next digit already. It does where a digit follows. */
  readonly carries?: true
}

/** @param done the number of places that are worked out */
function draw(work: Division, done: number, parts: Drawn = {}): ShortDivision {
  const { divisor, places, zeros } = work
  const reached = parts.carries || parts.asked === places[done]?.place ? done : done - 1
  return {
    kind: 'shortDivision',
    divisor,
    digits: places.map(({ digit }) => digit),
    highest: places[0]!.place,
    zeros,
    quotient: places.map(({ quotient, written }, i) => (written && i < done ? quotient : null)),
    carried: places.map((_, i) => (i <= reached ? restBefore(work, i) : null)),
    tinted: parts.tinted ?? null,
    asked: parts.asked ?? null,
    remainder: parts.remainder ?? null,
  }
}
