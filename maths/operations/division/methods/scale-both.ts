/** Division by a decimal: its parts of 1 are counted, or both numbers are multiplied (Division 5.5 to 5.7). */
import type { Question } from '../../../question.ts'
import type { DoubleNumberLine } from '../../../solve/drawings/drawing.ts'
import { asksNumber, asksValue, calculate, operate, placesOf, twoNumbers } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { divideSteps } from './short-division.ts'

/** A whole number divided by a half, a quarter, a fifth or a tenth: as many fit into each 1 (Division 5.5). */
export function fitIntoEachOne(question: Question): Worked {
  const { dividend, divisor, quotient, larger } = scaled(question)
  if (dividend === 1) return fitIntoOne(divisor, quotient, larger)
  const count = calculate(1, '÷', divisor)
  const start: Says = [{ kind: 'howManyFit', size: divisor, into: dividend }]
  const makesOne: Says = [{ kind: 'howManyMakeOne', size: divisor }]
  const lines = (
    end: number,
    hop: number,
    hops: number,
    inEach: DoubleNumberLine['inEach'] = null,
  ): DoubleNumberLine => ({
    kind: 'doubleNumberLine',
    upper: { end, hop },
    lower: null,
    hops,
    inEach,
  })
  return {
    hint: makesOne,
    steps: [
      { says: start, shows: [lines(dividend, divisor, 1)] },
      {
        says: makesOne,
        shows: [lines(1, divisor, 1)],
        asks: asksNumber({ kind: 'fits', size: divisor, into: 1 }, count),
      },
      {
        says: [{ kind: 'howManyFitInto', inEach: count, into: dividend }],
        shows: [lines(dividend, 1, dividend, { parts: count, size: divisor })],
        asks: asksValue(operate(dividend, '×', count), quotient),
      },
      { says: endOf(dividend, divisor, quotient), shows: [lines(dividend, divisor, quotient)] },
    ],
  }
}

/** A single 1 is cut into tenths or hundredths: 0.25 fits into it as often as 25 into 100. */
function fitIntoOne(divisor: number, quotient: number, [parts, size]: readonly [number, number]): Worked {
  const place = -placesOf(divisor)
  const start: Says = [{ kind: 'howManyFit', size: divisor, into: 1 }]
  const inParts: Says = [
    { kind: 'isCount', number: 1, count: parts, place },
    { kind: 'isCount', number: divisor, count: size, place },
  ]
  const lines = (hops: number, lower: DoubleNumberLine['lower']): DoubleNumberLine => ({
    kind: 'doubleNumberLine',
    upper: { end: 1, hop: divisor },
    lower,
    hops,
    inEach: null,
  })
  const both = { end: parts, hop: size }
  return {
    // As many tenths as there are in 1 are the answer to 1 ÷ 0.1.
    hint: parts === quotient ? [{ kind: 'howManyMakeOne', size: divisor }] : inParts,
    steps: [
      { says: start, shows: [lines(1, null)] },
      { says: inParts, shows: [lines(1, both)] },
      {
        says: [{ kind: 'howManyFit', size, into: parts }],
        shows: [lines(1, both)],
        asks: asksNumber({ kind: 'fits', size, into: parts }, quotient),
      },
      { says: endOf(1, divisor, quotient), shows: [lines(quotient, both)] },
    ],
  }
}

/** The quotient is whole: the hops on both lines are the same. */
export function scaleBoth(question: Question): Worked {
  const { dividend, divisor, quotient, times, larger, becomes, asksLarger } = scaled(question)
  const both = { end: larger[0], hop: larger[1] }
  const start: Says = [{ kind: 'howManyFit', size: divisor, into: dividend }]
  const lines = (hops: number, lower: DoubleNumberLine['lower']): DoubleNumberLine => ({
    kind: 'doubleNumberLine',
    upper: { end: dividend, hop: divisor },
    lower,
    hops,
    inEach: null,
  })
  return {
    // The factor may be the answer: 6 ÷ 0.6 = 10.
    hint:
      times === quotient
        ? start
        : [
            { kind: 'makeWhole', number: divisor },
            { kind: 'multiplyBoth', times },
          ],
    steps: [
      { says: start, shows: [lines(1, null)] },
      {
        says: [{ kind: 'multiplyBoth', times }, becomes],
        shows: [lines(1, { end: null, hop: larger[1] })],
        asks: asksLarger,
      },
      {
        says: [{ kind: 'answerStays', times }],
        shows: [lines(1, both)],
        asks: asksValue(operate(larger[0], '÷', larger[1]), quotient),
      },
      { says: endOf(dividend, divisor, quotient), shows: [lines(quotient, both)] },
    ],
  }
}

/** The quotient has tenths: short division by the whole divisor. */
export function scaleAndDivide(question: Question): Worked {
  const { dividend, divisor, quotient, times, larger, becomes, asksLarger } = scaled(question)
  const { steps, last } = divideSteps(larger[0], larger[1])
  const lines: DoubleNumberLine = {
    kind: 'doubleNumberLine',
    upper: { end: dividend, hop: divisor },
    lower: { end: null, hop: larger[1] },
    hops: 1,
    inEach: null,
  }
  const whole: Says = [
    { kind: 'makeWhole', number: divisor },
    { kind: 'multiplyBoth', times },
  ]
  const first: Step[] = [
    { says: [...whole, { kind: 'sameAnswer' }], shows: [{ ...lines, lower: null }] },
    { says: [becomes], shows: [lines], asks: asksLarger },
  ]
  const end: Step = { says: endOf(dividend, divisor, quotient), shows: last }
  return { hint: whole, steps: [...first, ...steps, end] }
}

function scaled(question: Question) {
  const [dividend, divisor] = twoNumbers(question)
  const times = 10 ** placesOf(divisor)
  const larger = [calculate(dividend, '×', times), calculate(divisor, '×', times)] as const
  const becomes: Phrase = { kind: 'whatBecomes', divisor, larger: larger[1], dividend }
  const asksLarger = asksValue(operate(dividend, '×', times), larger[0], placesOf(larger[0]))
  return { dividend, divisor, quotient: calculate(dividend, '÷', divisor), times, larger, becomes, asksLarger }
}

function endOf(dividend: number, divisor: number, quotient: number): Says {
  return [
    { kind: 'equation', sides: [operate(dividend, '÷', divisor), quotient] },
    { kind: 'check', sides: [operate(quotient, '×', divisor), dividend] },
  ]
}
