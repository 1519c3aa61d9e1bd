/** Short division from the left, also past the point and with a list of multiples (Division 2.1 to 5.4). */

import type { OperatorExpression } from '../../../expression.ts'
import type { Question } from '../../../question.ts'
import type { Multiples, StepDrawing } from '../../../solve/drawings/drawing.ts'
import { drawDivision } from '../../../solve/drawings/short-division.ts'
import { asksCount, asksNumber, asksValue, calculate, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Place } from '../../../solve/place-value.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { type DividedPlace, type Division, divide, isBeforePoint, restBefore } from './divided-places.ts'

/** The multiples in the list: every other digit is a sum or a difference of two of them. */
const listed: readonly number[] = [1, 2, 5, 10]
const ofListed: Readonly<Record<number, OperatorExpression>> = {
  ...{ 3: operate(2, '+', 1), 4: operate(2, '+', 2) },
  ...{ 6: operate(5, '+', 1), 7: operate(5, '+', 2), 8: operate(10, '−', 2), 9: operate(10, '−', 1) },
}

export function shortDivision(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const { steps, hint, last } = divideSteps(dividend, divisor)
  const quotient = calculate(dividend, '÷', divisor)
  const end: Step = {
    says: [
      { kind: 'equation', sides: [operate(dividend, '÷', divisor), quotient] },
      { kind: 'check', sides: [groupsOf(quotient, divisor), dividend] },
    ],
    shows: last,
  }
  return { hint, steps: [...steps, end] }
}

export function divisionWithRemainder(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const { steps, hint, work } = divideSteps(dividend, divisor, 'remainder')
  const [quotient, remainder] = [Math.floor(dividend / divisor), dividend % divisor]
  const shows = [drawDivision(work, work.places.length, { remainder })]
  const end: Step = {
    says: [
      { kind: 'stop', remainder, divisor },
      { kind: 'withRemainder', dividend, divisor, quotient, remainder },
    ],
    shows,
  }
  const check: Step = {
    says: [{ kind: 'check', sides: [operate(groupsOf(quotient, divisor), '+', remainder), dividend] }],
    shows,
  }
  // Four digits with a rest at each place leave no room for the check.
  return { hint, steps: [...steps, end, check].slice(0, mostSteps) }
}

/** The most steps of a solution. */
const mostSteps = 9

/**
 * Returns the steps up to the last digit of the quotient. The child says how many of a place each one gets, at the
 * place where the usual slip happens: a zero in the quotient, else a place with a rest before it. With a divisor of one
 * digit, the child first says what the rest and the digit make. With a remainder, the child says the last digit and the
 * rest.
 */
export function divideSteps(
  dividend: number,
  divisor: number,
  asks: 'fit' | 'remainder' = 'fit',
): { readonly steps: Step[]; readonly hint: Says; readonly work: Division; readonly last: readonly StepDrawing[] } {
  const work = divide(dividend, divisor, asks === 'fit')
  const { places } = work
  const whole = dividend / divisor
  if (divisor >= 10 && listed.includes(whole)) {
    const last = [drawDivision(work, places.length), listOf(work, [whole])]
    return { steps: [listStep(work), findStep(work, dividend, whole)], hint: hintOf(work, dividend), work, last }
  }
  const steps: Step[] = divisor >= 10 ? [listStep(work)] : []
  const asked = asks === 'fit' ? askedIndex(work) : places.length - 1
  const asksJoin = asks === 'fit' && divisor < 10 ? joinBeside(work, asked) : null
  for (const [i, at] of places.entries()) {
    if (!at.written) {
      const next = places[i + 1]!
      if (next.written) steps.push(takeStep(work, i))
      continue
    }
    // At a quotient of 0 the rest is the number itself, so the child says how many each one gets instead.
    const asksRest = i === asked && asks === 'remainder' && at.quotient > 0
    if (i === asked) steps.push(fitStep(work, i))
    steps.push(asksRest ? overStep(work, i) : quotientStep(work, i, i === asked))
    if (isJoined(work, i)) steps.push(joinStep(work, i, i === asksJoin))
  }
  const shown = divisor >= 10 ? steps.map((step) => withList(work, step)) : steps
  return { steps: shown, hint: hintOf(work, dividend), work, last: shown.at(-1)!.shows }
}

/** Returns a step with the list of multiples beside the division, so that both keep their size from step to step. */
function withList(work: Division, step: Step): Step {
  const hasList = step.shows.some(({ kind }) => kind === 'multiples')
  return hasList ? step : { ...step, shows: [...step.shows, listOf(work, [])] }
}

function askedIndex(work: Division): number {
  const { places, divisor } = work
  const first = places.findIndex(({ quotient }) => quotient > 0)
  const several = places.findIndex(({ quotient }) => quotient > 1)
  const isZero = ({ quotient }: DividedPlace, i: number) => i > first && quotient === 0
  const short = places.findIndex((at, i) => isZero(at, i) && at.into > 0)
  const zero = short >= 0 ? short : places.findIndex(isZero)
  if (zero >= 0) return zero
  // A divisor that fits once can be seen.
  if (divisor >= 10) return several >= 0 ? several : first
  const regrouped = places.findIndex(({ quotient }, i) => quotient > 0 && restBefore(work, i) !== null)
  return regrouped >= 0 ? regrouped : several >= 0 ? places.findLastIndex(({ quotient }) => quotient > 1) : first
}

/** Returns whether a place has a rest that is written in front of the next digit. */
function isJoined(work: Division, i: number): boolean {
  return i < work.places.length - 1 && restBefore(work, i + 1) !== null
}

/** Returns the place whose rest leads to a digit of the quotient, or the first one after it with a rest, or null. */
function joinBeside(work: Division, digit: number): number | null {
  const joined = work.places.findIndex((_, i) => i >= digit - 1 && isJoined(work, i))
  return joined >= 0 ? joined : null
}

/**
 * A divisor of two digits has its list of multiples first. The list is not named where the quotient is in it. A first
 * digit that is too small leads to the next place, unless the digit is the remainder.
 */
function hintOf(work: Division, dividend: number): Says {
  const { divisor, places } = work
  const quotient = dividend / divisor
  if (divisor >= 10)
    return [{ kind: 'listFirst', of: divisor, ...(listed.includes(quotient) ? {} : { times: listed }) }]
  const isRemainder = places[0]!.into === dividend % divisor
  if (!places[0]!.written && !isRemainder) return [tooSmall(work, 0), { kind: 'takePlace', place: places[1]!.place }]
  const { into, place } = places.find(({ quotient }) => quotient > 0)!
  return [{ kind: 'unitsShared', units: into, place, divisor }]
}

function listStep(work: Division): Step {
  const { divisor, places } = work
  return {
    says: [{ kind: 'listSome', of: divisor, times: listed }],
    shows: [
      drawDivision(
        work,
        places.findIndex(({ written }) => written),
      ),
      listOf(work, []),
    ],
  }
}

/** A dividend of the list needs no division place by place. */
function findStep(work: Division, dividend: number, quotient: number): Step {
  const { divisor } = work
  return {
    ...listStep(work),
    says: [
      { kind: 'findInList', number: dividend },
      { kind: 'howManyOf', size: divisor },
    ],
    asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, quotient),
  }
}

function listOf({ divisor }: Division, framed: readonly number[]): Multiples {
  return { kind: 'multiples', of: divisor, times: listed, framed }
}

/** Returns how a multiple is made from two of the list, or null for one that is in the list. */
function madeFromList(quotient: number, divisor: number) {
  const made = ofListed[quotient]
  if (!made) return null
  const framed = [Number(made.left), Number(made.right)]
  const [left = 0, right = 0] = framed.map((times) => times * divisor)
  const sides: Sides = [operate(left, made.operator, right), quotient * divisor]
  return { sides, framed }
}

/** Returns the first and last place of the digits that are divided at a place: three digits for the 350 of 350 ÷ 50. */
function dividedIn(work: Division, i: number): readonly [Place, Place] {
  const { place, into, digit } = work.places[i]!
  const isAlone = into === digit || restBefore(work, i) !== null
  return [isAlone ? place : work.places[0]!.place, place]
}

/** The first digits are too small, so that more of them are taken. */
function takeStep(work: Division, i: number): Step {
  const next = work.places[i + 1]!
  return {
    says: [tooMany(work, i), { kind: 'take', count: next.into, place: next.place }],
    shows: [drawDivision(work, i + 1, { tinted: [work.places[0]!.place, next.place] })],
  }
}

/** Says why the quotient begins after a place. 27 fits into 3 hundreds, but a hundred times 27 does not. */
function tooMany(work: Division, i: number): Phrase {
  const { place } = work.places[i]!
  const { divisor } = work
  if (divisor < 10) return tooSmall(work, i)
  const times = 10 ** place
  return { kind: 'tooMuch', sides: [operate(times, '×', divisor), times * divisor] }
}

/** Says why a place gets no digit. A divisor with a list is the size of a group, and others share. */
function tooSmall({ places, divisor }: Division, i: number): Phrase {
  const { into, place } = places[i]!
  if (divisor >= 10) return into === 0 ? { kind: 'noneLeft', place } : { kind: 'doesNotFit', size: divisor, into }
  return into === 0 ? { kind: 'noneToShare', place } : { kind: 'tooFewFor', count: into, place, divisor }
}

function fitStep(work: Division, i: number): Step {
  const { into, place, quotient } = work.places[i]!
  const { divisor } = work
  const shows = [drawDivision(work, i, { tinted: dividedIn(work, i), asked: place })]
  const made = divisor >= 10 ? madeFromList(quotient, divisor) : null
  if (made) {
    const { sides, framed } = made
    const reached = quotient * divisor
    return {
      says: [near(into, sides, reached), { kind: 'howManyOf', size: divisor }],
      shows: [...shows, listOf(work, framed)],
      asks: asksNumber({ kind: 'fits', size: divisor, into: reached }, quotient),
    }
  }
  if (divisor >= 10) {
    return {
      says: [{ kind: 'howManyFit', size: divisor, into }],
      shows,
      asks: asksNumber({ kind: 'fits', size: divisor, into }, quotient),
    }
  }
  return {
    says: [{ kind: 'unitsShared', units: into, place, divisor }],
    shows,
    asks: asksNumber({ kind: 'each', count: into, place, by: divisor }, quotient),
  }
}

/** The last digit of the quotient and the rest, which the child calculates. */
function overStep(work: Division, i: number): Step {
  const { into, quotient, rest } = work.places[i]!
  const reached = quotient * work.divisor
  return {
    says: [{ kind: 'equation', sides: productOf(work, i) }, { kind: 'howManyOver' }],
    shows: [drawDivision(work, i + 1, { tinted: dividedIn(work, i), asked: 'remainder' })],
    asks: asksValue(operate(into, '−', reached), rest),
  }
}

/** Returns the step that writes a digit of the quotient. A digit that was asked for needs no reason a second time. */
function quotientStep(work: Division, i: number, wasAsked: boolean): Step {
  const { into, place, quotient } = work.places[i]!
  const { divisor } = work
  const shows: StepDrawing[] = [drawDivision(work, i + 1, { tinted: dividedIn(work, i) })]
  if (quotient > 0) {
    const made = divisor >= 10 ? madeFromList(quotient, divisor) : null
    if (made) {
      const says: Says = [
        { kind: 'fromList', sides: made.sides, groups: quotient, size: divisor },
        { kind: 'writeAbove', digit: quotient, place },
      ]
      return { says, shows: [...shows, listOf(work, made.framed)] }
    }
    if (divisor >= 10) shows.push(listOf(work, [quotient]))
    const sides = productOf(work, i)
    const reason: Phrase = wasAsked
      ? { kind: 'equation', sides }
      : divisor >= 10
        ? near(into, sides, quotient * divisor)
        : shared(work, i)
    return { says: [reason, { kind: 'writeAbove', digit: quotient, place }], shows }
  }
  const reason = tooSmall(work, i)
  if (isBeforePoint(work, i)) return { says: [reason, { kind: 'writeZeroAndPoint' }], shows }
  return { says: [reason, { kind: 'writeAbove', digit: 0, place }], shows }
}

/** Returns the largest multiple up to a number: the number itself, or one that leaves a rest. */
function near(into: number, sides: Sides, reached: number): Phrase {
  return reached === into ? { kind: 'equation', sides } : { kind: 'stayBelow', into, sides }
}

/** Says what each one gets of a single digit. More than that needs the product, from which the rest follows. */
function shared(work: Division, i: number): Phrase {
  const { places, divisor } = work
  const { into: count, place, quotient: each } = places[i]!
  if (count < 10) return { kind: 'sharedEach', count, place, divisor, each }
  return { kind: 'sharedMakes', count, place, sides: productOf(work, i) }
}

/** Returns what is shared or made at a place: 3 × 4 = 12 for 4 each among 3, and 4 × 16 = 64 for 4 of the list. */
function productOf({ places, divisor }: Division, i: number): Sides {
  const { quotient } = places[i]!
  return [groupsOf(quotient, divisor), quotient * divisor]
}

/** Returns a quotient times its divisor. The number of groups is first: those that share, or those that fit. */
function groupsOf(quotient: number, divisor: number): OperatorExpression {
  return divisor < 10 ? operate(divisor, '×', quotient) : operate(quotient, '×', divisor)
}

/**
 * Returns the step in which the rest is written in front of the next digit. Where the child says what they make, the
 * rest stays at its own place, because both together would be the answer.
 */
function joinStep(work: Division, i: number, isAsked: boolean): Step {
  const [{ place, rest }, next] = [work.places[i]!, work.places[i + 1]!]
  const joined = { kind: 'joined', count: rest, place, digit: next.digit } as const
  const shows = [
    drawDivision(work, i + 1, {
      ...(isAsked ? { over: { place, rest } } : { carries: true }),
      tinted: [next.place, next.place],
    }),
  ]
  return isAsked
    ? { says: [joined], shows, asks: asksCount(next.place, next.into) }
    : { says: [{ ...joined, total: next.into }], shows }
}
