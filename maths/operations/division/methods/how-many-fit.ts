/**
 * How many times the divisor fits, from a fact that the child knows: a double, five or ten (Division 1.1, 1.2, 2.4).
 */
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { DotGroups, NumberLine, StepDrawing } from '../../../solve/drawings/drawing.ts'
import { hopDone, hopsNext } from '../../../solve/drawings/number-line.ts'
import { asksNumber, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function howManyFit(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  if (divisor === 10) return countTens(dividend)
  if (dividend === divisor) return oneGroup(dividend)
  if (dividend === 10 * divisor) return tenGroups(dividend, divisor)
  if (dividend === 9 * divisor) return nineGroups(dividend, divisor)
  return dividend === 2 * divisor ? twoGroups(dividend, divisor) : fromKnown(dividend, divisor)
}

type LineParts = Pick<NumberLine, 'ball' | 'written' | 'hops'>

/**
 * Returns the pictures of a division: a line with hops, with some multiples of a divisor of two digits. Small groups
 * are dots at first and in the end. A line has the hops between them.
 *
 * @param known the groups up to which multiples are listed
 */
function picturesOf(dividend: number, divisor: number, known: number) {
  const times = [1, 2, 5].filter((groups) => groups <= known)
  const list: StepDrawing[] = divisor >= 10 ? [{ kind: 'multiples', of: divisor, times, framed: [] }] : []
  const line = (parts: LineParts): StepDrawing[] => [...list, fitLine(Math.max(dividend, known * divisor), parts)]
  const groups = (framed: number, parts: LineParts): StepDrawing[] =>
    divisor < 10 ? [dotGroups(dividend, divisor, framed)] : line(parts)
  return { line, groups }
}

const hopsTo = (groups: number, size: number) =>
  Array.from({ length: groups }, (_, i) => hopDone(i * size, (i + 1) * size))

/** Says the division and checks it with the product. */
function endOf(dividend: number, divisor: number): Says {
  const quotient = dividend / divisor
  return [
    { kind: 'equation', sides: [operate(dividend, '÷', divisor), quotient] },
    { kind: 'check', sides: [operate(quotient, '×', divisor), dividend] },
  ]
}

/** The digit of the tens says how many tens there are. */
function countTens(dividend: number): Worked {
  const tens = dividend / 10
  const start: Says = [{ kind: 'howManyFit', size: 10, into: dividend }]
  const { line } = picturesOf(dividend, 10, 1)
  return {
    hint: start,
    steps: [
      {
        says: start,
        shows: [chart([dividend], { tinted: 1 })],
        asks: asksNumber({ kind: 'fits', size: 10, into: dividend }, tens),
      },
      {
        says: [{ kind: 'isCount', number: dividend, count: tens, place: 1 }, ...endOf(dividend, 10)],
        shows: line({ ball: dividend, written: [0, dividend], hops: hopsTo(tens, 10) }),
      },
    ],
  }
}

function oneGroup(dividend: number): Worked {
  const { line, groups } = picturesOf(dividend, dividend, 1)
  return {
    hint: [{ kind: 'countUpIn', size: dividend, to: dividend }],
    steps: [
      {
        says: [{ kind: 'howManyFit', size: dividend, into: dividend }],
        shows: line({ ball: 0, written: [0, dividend], hops: hopsNext(0, dividend, dividend) }),
        asks: asksNumber({ kind: 'fits', size: dividend, into: dividend }, 1),
      },
      {
        says: endOf(dividend, dividend),
        shows: groups(1, { ball: dividend, written: [0, dividend], hops: hopsTo(1, dividend) }),
      },
    ],
  }
}

/** Ten fours are four tens, which the dividend shows. The dots stay, and their frames turn from rows to columns. */
function tenGroups(dividend: number, divisor: number): Worked {
  const { line } = picturesOf(dividend, divisor, 1)
  // A line would have the answer at its first ten, so it has no hops before the end.
  const shown = (size: number, framed: number): StepDrawing[] => {
    if (divisor < 10) return [{ ...dotGroups(dividend, size, framed), inTens: true }]
    const isDone = framed === 10
    return line({ ball: isDone ? dividend : 0, written: [0, dividend], hops: isDone ? hopsTo(10, divisor) : [] })
  }
  const asking: Says = [
    { kind: 'isCount', number: dividend, count: divisor, place: 1 },
    { kind: 'howManyOf', size: divisor, isSo: true },
  ]
  return {
    hint: asking,
    steps: [
      {
        says: [{ kind: 'howManyFit', size: divisor, into: dividend }],
        shows: shown(divisor, 1),
      },
      {
        says: asking,
        shows: shown(10, divisor),
        asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, 10),
      },
      { says: endOf(dividend, divisor), shows: shown(divisor, 10) },
    ],
  }
}

function twoGroups(dividend: number, divisor: number): Worked {
  const { line, groups } = picturesOf(dividend, divisor, 1)
  const written = [0, dividend]
  const sides = [operate(2, '×', divisor), dividend]
  return {
    hint: [{ kind: 'countUpIn', size: divisor, to: dividend }],
    steps: [
      {
        says: [{ kind: 'howManyFit', size: divisor, into: dividend }],
        shows: groups(1, { ball: 0, written, hops: [] }),
      },
      {
        says: [{ kind: 'hopInTo', size: divisor, to: dividend }],
        shows: line({ ball: 0, written, hops: hopsNext(0, dividend, divisor) }),
        asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, 2),
      },
      {
        says: [{ kind: 'soEquation', sides, so: [operate(dividend, '÷', divisor), 2] }],
        shows: groups(2, { ball: dividend, written, hops: hopsTo(2, divisor) }),
      },
    ],
  }
}

/** Nine groups are one less than ten, which the child knows. */
function nineGroups(dividend: number, divisor: number): Worked {
  const ten = 10 * divisor
  const { line, groups } = picturesOf(dividend, divisor, 10)
  const sides = [operate(10, '×', divisor), ten]
  const written = [0, dividend, ten]
  return {
    hint: [{ kind: 'moreThanFact', sides, more: -1, size: divisor }],
    steps: [
      {
        says: [{ kind: 'howManyFit', size: divisor, into: dividend }],
        shows: groups(1, { ball: 0, written: [0, dividend], hops: [] }),
      },
      { says: [saysKnown(10, divisor)], shows: line({ ball: ten, written, hops: hopsTo(10, divisor) }) },
      {
        says: [
          { kind: 'equation', sides: [operate(ten, '−', dividend), divisor] },
          { kind: 'tooMany', groups: 1, size: divisor },
        ],
        shows: line({ ball: dividend, written, hops: hopsTo(9, divisor) }),
        asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, 9),
      },
      {
        says: [{ kind: 'equation', sides: [operate(10, '−', 1), 9] }, ...endOf(dividend, divisor)],
        shows: groups(9, { ball: dividend, written: [0, dividend], hops: hopsTo(9, divisor) }),
      },
    ],
  }
}

/** The child knows some groups and finds how many more fit. */
function fromKnown(dividend: number, divisor: number): Worked {
  const quotient = dividend / divisor
  const known = knownBelow(quotient)
  const [reached, rest] = [known * divisor, dividend - known * divisor]
  // A child who sees the last group needs no count of it, but the count of all of them.
  const isOneMore = rest === divisor
  const { line, groups } = picturesOf(dividend, divisor, known)
  const written = [0, reached, dividend]
  const knownSides = [operate(known, '×', divisor), reached]
  const toKnown = hopsTo(known, divisor)
  // For 8 ÷ 2, the known fact 2 × 2 = 4 would say the answer.
  const hint: Says =
    reached === quotient
      ? [{ kind: 'countUpIn', size: divisor, to: dividend }]
      : [
          { kind: 'equation', sides: knownSides },
          { kind: 'howManyMoreTo', size: divisor, to: dividend },
        ]
  const asking: Step = {
    says: [
      { kind: 'equation', sides: [operate(dividend, '−', reached), rest] },
      { kind: isOneMore ? 'oneMoreInAll' : 'howManyMore', size: divisor },
    ],
    shows: line({
      ball: isOneMore ? dividend : reached,
      written,
      hops: isOneMore ? hopsTo(quotient, divisor) : [...toKnown, ...hopsNext(reached, dividend, divisor)],
    }),
    asks: isOneMore
      ? asksNumber({ kind: 'fits', size: divisor, into: dividend }, quotient)
      : asksNumber({ kind: 'fits', size: divisor, into: rest }, rest / divisor),
  }
  return {
    hint,
    steps: [
      {
        says: [{ kind: 'howManyFit', size: divisor, into: dividend }],
        shows: groups(1, { ball: 0, written: [0, dividend], hops: [] }),
      },
      { says: [saysKnown(known, divisor)], shows: line({ ball: reached, written, hops: toKnown }) },
      asking,
      {
        says: [
          { kind: 'equation', sides: [operate(known, '+', rest / divisor), quotient] },
          ...endOf(dividend, divisor),
        ],
        shows: groups(quotient, { ball: dividend, written, hops: hopsTo(quotient, divisor) }),
      },
    ],
  }
}

/** Says the known groups. Four groups are two doubled. Nobody knows the twenty-threes by heart. */
function saysKnown(known: number, size: number): Phrase {
  const sides = [operate(known, '×', size), known * size]
  if (known !== 4) return { kind: size < 10 ? 'known' : 'equation', sides }
  return { kind: 'twoEquations', first: [operate(2, '×', size), 2 * size], second: sides }
}

/** Returns the largest easy number of groups below a number of three or more: 5, 4 or 2. */
function knownBelow(quotient: number): number {
  if (quotient < 5) return 2
  return quotient === 5 ? 4 : 5
}

/** Returns the dividend as dots in groups of the divisor. */
export function dotGroups(count: number, size: number, framed: number): DotGroups {
  return { kind: 'dotGroups', count, size, framed }
}

/** Returns a line from 0 to the dividend. Its ticks are tens, so that they do not count the hops. */
function fitLine(dividend: number, parts: LineParts): NumberLine {
  return { kind: 'numberLine', from: 0, to: dividend, tick: 10, unknown: null, ahead: 0, ...parts }
}
