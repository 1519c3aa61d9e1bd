/**
 * Facts of the tables: a × b is a groups of b, worked out from a fact that the child knows (5 ×, 10 × or double) and a
 * hop from it (Multiplication 1.2 to 1.6, Times Table). A fact is turned round where that makes it easier.
 */
import { isEasierTurned, wayTo } from '../../dealing/known-fact.ts'
import type { Question } from '../../question.ts'
import type { DotArray, NumberLine } from '../drawings/drawing.ts'
import { hopDone, hopNext } from '../drawings/number-line.ts'
import { asksValue, operate, twoNumbers } from '../operands.ts'
import type { Phrase } from '../phrases/phrase.ts'
import type { Says, Step, StepQuestion, Worked } from '../solution.ts'

export function tableFact(question: Question): Worked {
  const [a, b] = twoNumbers(question)
  if (a <= 1 || b <= 1) return plainFact(a, b)
  return isEasierTurned(a, b) && !isOfFives(a, b) ? turned(a, b) : fact(a, b)
}

/**
 * Returns whether a product is made from other fives. If it were turned, it would be halved, which is harder: 6 × 5 is
 * 25 and 5, and 5 × 6 is half of 60. `isEasierTurned` cannot say it, because the patterns of rules version 1 depend on
 * it.
 */
const isOfFives = (a: number, b: number) => b === 5 && a !== 10

function arrayOf(rows: number, size: number, parts: Partial<DotArray> = {}): DotArray {
  return { kind: 'dotArray', rows, size, dark: rows, away: false, totals: [null, null], turned: false, ...parts }
}

/** Returns the reason for a product with 0 or 1 that the meaning of the groups shows. */
function reasonOf(a: number, b: number): Phrase {
  if (a === 0) return { kind: 'noGroups' }
  if (b === 0) return { kind: 'emptyGroups' }
  return a === 1 ? { kind: 'oneGroup' } : { kind: 'oneInEach' }
}

/** A product with 0 or 1, which follows from the meaning of the groups without another fact. */
function plainFact(a: number, b: number): Worked {
  const means: Says = [{ kind: 'meansGroups', groups: a, size: b }]
  const why = reasonOf(a, b)
  return {
    hint: means,
    steps: [
      { says: means, shows: [arrayOf(a, b)] },
      {
        says: [{ kind: 'howManyInAll' }],
        shows: [arrayOf(a, b)],
        asks: asksValue(operate(a, '×', b), a * b),
      },
      {
        says: [why, { kind: 'equation', sides: [operate(a, '×', b), a * b] }],
        shows: [arrayOf(a, b, { totals: [a * b, null] })],
      },
    ],
  }
}

function turned(a: number, b: number): Worked {
  const { steps } = fact(b, a)
  const says: Says = [
    { kind: 'meansGroups', groups: a, size: b },
    { kind: 'turnIt', expression: operate(b, '×', a) },
  ]
  const start: Step = {
    says,
    shows: [arrayOf(a, b), arrayOf(b, a, { turned: true })],
  }
  const end: Step = {
    says: [{ kind: 'soEquation', sides: [operate(b, '×', a), a * b], so: [operate(a, '×', b), a * b] }],
    shows: [arrayOf(a, b, { totals: [a * b, null], turned: true })],
  }
  return { hint: says, steps: [start, ...steps.slice(0, -1), end] }
}

function fact(a: number, b: number): Worked {
  if (b === 10) return tens(a)
  if (a === 2) return doubled(b)
  const { known, more } = wayTo(a)
  if (known === 2 * -more) return halved(b)
  const [start, hop] = [known * b, Math.abs(more) * b]
  const operator = more > 0 ? '+' : '−'
  const sides = [operate(a, '×', b), a * b]
  const rows = Math.max(a, known)
  const drawn = (totals: DotArray['totals']) => arrayOf(rows, b, { dark: Math.min(a, known), away: more < 0, totals })
  const meaning: Says = [
    { kind: 'meansGroups', groups: a, size: b },
    { kind: 'knownFact', groups: known, size: b },
  ]
  const both: Says =
    known === more
      ? [{ kind: 'equation', sides: [operate(known, '×', b), start] }]
      : [
          {
            kind: 'twoEquations',
            first: [operate(known, '×', b), start],
            second: [operate(Math.abs(more), '×', b), hop],
          },
        ]
  const knownSides = [operate(known, '×', b), start]
  return {
    hint: [
      known === more
        ? { kind: 'doubleOfFact', sides: knownSides, part: start }
        : { kind: 'moreThanFact', sides: knownSides, more, size: b },
    ],
    steps: [
      { says: meaning, shows: [drawn([null, null]), line(start, null, a * b)] },
      { says: both, shows: [drawn([start, hop]), line(start, 'known', a * b)] },
      {
        says: [
          known === more
            ? { kind: 'double', expression: operate(known, '×', b) }
            : more > 0
              ? { kind: 'putParts' }
              : { kind: 'tooMany', groups: -more, size: b },
        ],
        shows: [drawn([start, hop]), line(start, 'next', a * b)],
        asks: asksValue(operate(start, operator, hop), a * b),
      },
      {
        says: [
          { kind: 'equation', sides },
          ...(a === b ? [] : [{ kind: 'turnedToo', sides: [operate(b, '×', a), a * b] } as const]),
        ],
        shows:
          a === b
            ? [drawn([start, hop]), line(start, 'done', a * b)]
            : [arrayOf(a, b, { totals: [a * b, null] }), arrayOf(b, a, { totals: [a * b, null], turned: true })],
      },
    ],
  }
}

/** Returns a line that is empty, or has a hop to the known groups, and one from there to the end. */
function line(start: number, hop: 'known' | 'next' | 'done' | null, end: number): NumberLine {
  const second = hop === 'done' ? [hopDone(start, end)] : hop === 'next' ? [hopNext(start, end, 'written')] : []
  return {
    kind: 'numberLine',
    from: 0,
    to: Math.max(start, end),
    tick: 10,
    written: hop === null ? [0] : hop === 'done' ? [0, start, end] : [0, start],
    unknown: hop === 'next' ? end : null,
    hops: hop === null ? [] : [hopDone(0, start), ...second],
    ball: hop === null ? 0 : hop === 'done' ? end : start,
    ahead: 0,
  }
}

function doubled(b: number): Worked {
  const says: Says = [{ kind: 'double', expression: b }]
  const { hint, steps } = easyFact(2, b, { says, asks: asksValue(operate(b, '+', b), 2 * b) })
  return { hint: [...hint, ...says], steps }
}

/** a × 10 is a tens. */
function tens(a: number): Worked {
  return easyFact(a, 10, {
    says: [{ kind: 'whatAre', count: a, place: 1 }],
    asks: asksValue(operate(a, '×', 10), 10 * a),
  })
}

function halved(b: number): Worked {
  const asks = asksValue(operate(10 * b, '÷', 2), 5 * b)
  const { steps } = easyFact(5, b, { says: [{ kind: 'half' }], asks })
  const sides = [operate(10, '×', b), 10 * b]
  const known: Step = { says: [{ kind: 'known', sides }], shows: [arrayOf(10, b, { dark: 5 })] }
  return { hint: [{ kind: 'halfOfFact', sides, whole: 10 * b }], steps: [steps[0]!, known, ...steps.slice(1)] }
}

/** A fact of 2 or 5 groups, or of tens: its meaning, what the child does, and the equation. */
function easyFact(a: number, b: number, asking: { readonly says: Says; readonly asks: StepQuestion }): Worked {
  const means: Says = [{ kind: 'meansGroups', groups: a, size: b }]
  return {
    hint: means,
    steps: [
      { says: means, shows: [arrayOf(a, b)] },
      { ...asking, shows: [arrayOf(a, b)] },
      {
        says: [{ kind: 'equation', sides: [operate(a, '×', b), a * b] }],
        shows: [arrayOf(a, b, { totals: [a * b, null] })],
      },
    ],
  }
}
