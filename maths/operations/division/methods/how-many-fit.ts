/**
 * How many times the divisor fits, from a fact that the child knows: a double, five or ten (Division 1.1, 1.2, 2.4).
 */
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { DotGroups, NumberLine, StepDrawing } from '../../../solve/drawings/drawing.ts'
import { hopDone, hopsNext } from '../../../solve/drawings/number-line.ts'
import { asksNumber, operate, twoNumbers } from '../../../solve/operands.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'

export function howManyFit(question: Question): Worked {
  const [dividend, divisor] = twoNumbers(question)
  const quotient = dividend / divisor
  const known = knownBelow(quotient)
  const start: Says = [{ kind: 'howManyFit', size: divisor, into: dividend }]
  const isKnown = (groups: number) => groups <= Math.max(known, 1)
  const [reached, rest] = [known * divisor, dividend - known * divisor]
  // A child who sees the last group needs no count of it, but the count of all of them.
  const isOneMore = known > 0 && rest === divisor
  const list: StepDrawing[] =
    divisor >= 10 ? [{ kind: 'multiples', of: divisor, times: [1, 2, 5].filter(isKnown), framed: [] }] : []
  const line = (parts: Pick<NumberLine, 'ball' | 'written' | 'hops'>): StepDrawing[] => [
    ...list,
    fitLine(dividend, parts),
  ]
  // Small groups are dots at first and in the end. A line has the hops between them.
  const groups = (framed: number, parts: Pick<NumberLine, 'ball' | 'written' | 'hops'>): StepDrawing[] =>
    divisor < 10 ? [dotGroups(dividend, divisor, framed)] : line(parts)
  const hopsTo = (groups: number) => Array.from({ length: groups }, (_, i) => hopDone(i * divisor, (i + 1) * divisor))
  // The digit of the tens says how many tens there are.
  if (divisor === 10) {
    const isCount: Says[number] = { kind: 'isCount', number: dividend, count: quotient, place: 1 }
    const sides = [operate(quotient, '×', 10), dividend]
    return {
      hint: start,
      steps: [
        {
          says: start,
          shows: [chart([dividend], { tinted: 1 })],
          asks: asksNumber({ kind: 'fits', size: 10, into: dividend }, quotient),
        },
        {
          says: [
            isCount,
            { kind: 'equation', sides: [operate(dividend, '÷', 10), quotient] },
            { kind: 'check', sides },
          ],
          shows: line({ ball: dividend, written: [0, dividend], hops: hopsTo(quotient) }),
        },
      ],
    }
  }
  if (quotient === 2) {
    const sides = [operate(quotient, '×', divisor), dividend]
    return {
      hint: [{ kind: 'countUpIn', size: divisor, to: dividend }],
      steps: [
        { says: start, shows: groups(1, { ball: 0, written: [0, dividend], hops: [] }) },
        {
          says: [{ kind: 'hopInTo', size: divisor, to: dividend }],
          shows: line({ ball: 0, written: [0, dividend], hops: hopsNext(0, dividend, divisor) }),
          asks: asksNumber({ kind: 'fits', size: divisor, into: dividend }, quotient),
        },
        {
          says: [{ kind: 'soEquation', sides, so: [operate(dividend, '÷', divisor), quotient] }],
          shows: groups(quotient, { ball: dividend, written: [0, dividend], hops: hopsTo(quotient) }),
        },
      ],
    }
  }
  const onKnown = hopsTo(known)
  const knownSteps: Step[] =
    known === 0
      ? []
      : [
          {
            // Four groups are two doubled. Nobody knows the twenty-threes by heart.
            says:
              known === 4
                ? [
                    {
                      kind: 'twoEquations',
                      first: [operate(2, '×', divisor), 2 * divisor],
                      second: [operate(4, '×', divisor), reached],
                    },
                  ]
                : [{ kind: divisor < 10 ? 'known' : 'equation', sides: [operate(known, '×', divisor), reached] }],
            shows: line({ ball: reached, written: [0, reached, dividend], hops: onKnown }),
          },
        ]
  const asking: Says =
    known === 0
      ? [{ kind: 'howManyFit', size: divisor, into: dividend }]
      : [
          { kind: 'equation', sides: [operate(dividend, '−', reached), rest] },
          { kind: isOneMore ? 'oneMoreInAll' : 'howManyMore', size: divisor },
        ]
  const total: Says = known === 0 ? [] : [{ kind: 'equation', sides: [operate(known, '+', rest / divisor), quotient] }]
  const hint: Says =
    known === 0
      ? [{ kind: 'countUpIn', size: divisor, to: dividend }]
      : reached === quotient
        ? [{ kind: 'knownFact', groups: known, size: divisor }]
        : [
            { kind: 'equation', sides: [operate(known, '×', divisor), reached] },
            { kind: 'howManyMoreTo', size: divisor, to: dividend },
          ]
  return {
    hint,
    steps: [
      ...(known === 0 ? [] : [{ says: start, shows: groups(1, { ball: 0, written: [0, dividend], hops: [] }) }]),
      ...knownSteps,
      {
        says: asking,
        shows: line({
          ball: isOneMore ? dividend : reached,
          written: [0, reached, dividend],
          hops: isOneMore ? hopsTo(quotient) : [...onKnown, ...hopsNext(reached, dividend, divisor)],
        }),
        asks: isOneMore
          ? asksNumber({ kind: 'fits', size: divisor, into: dividend }, quotient)
          : asksNumber({ kind: 'fits', size: divisor, into: rest }, rest / divisor),
      },
      {
        says: [
          ...total,
          { kind: 'equation', sides: [operate(dividend, '÷', divisor), quotient] },
          { kind: 'check', sides: [operate(quotient, '×', divisor), dividend] },
        ],
        shows: groups(quotient, {
          ball: dividend,
          written: [0, reached, dividend],
          hops: hopsTo(quotient),
        }),
      },
    ],
  }
}

/** Returns the largest easy number of groups below a number: 5, 4, 2, 1 or none. */
function knownBelow(quotient: number): number {
  if (quotient >= 5) return quotient === 5 ? 4 : 5
  return quotient > 2 ? 2 : quotient - 1
}

/** Returns the dividend as dots in groups of the divisor. */
export function dotGroups(count: number, size: number, framed: number): DotGroups {
  return { kind: 'dotGroups', count, size, framed }
}

/** Returns a line from 0 to the dividend. Its ticks are tens, so that they do not count the hops. */
function fitLine(dividend: number, parts: Pick<NumberLine, 'ball' | 'written' | 'hops'>): NumberLine {
  return { kind: 'numberLine', from: 0, to: dividend, tick: 10, unknown: null, ahead: 0, ...parts }
}
