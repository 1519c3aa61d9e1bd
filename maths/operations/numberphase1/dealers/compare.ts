/** The questions of theme .6, "Fewer and more": a tap on one of two groups of animals, or on one of two numbers. */

import type { Dealer, Memory } from '../../../dealer.ts'
import { type Drawing, noDrawing } from '../../../drawing.ts'
import { integerOther, type Random } from '../../../random.ts'
import { patternOfComparison } from '../pattern.ts'
import { drawAnimal, drawPoints, meadowFor } from './flock.ts'
import { limitOf, spansByYear, type Year } from './year.ts'

const wantedByDrawn = ['less', 'more'] as const
const labels = ['A', 'B'] as const

export function fewerOrMoreGroups(year: Year): Dealer {
  const most = limitOf(year)
  const meadow = meadowFor(most)
  const group = (random: Random, label: string, count: number) => {
    return { label, animal: drawAnimal(random), places: drawPoints(random, meadow, count) }
  }
  return {
    deal(random, before) {
      const a = random.integer(1, most)
      const b = integerOther(random, 1, most, a)
      const asked = drawAsked(random, a, b, before)
      const drawn: Drawing = { kind: 'groups', groups: [group(random, 'A', a), group(random, 'B', b)] }
      const answer = (asked === 1) === a > b ? 'A' : 'B'
      return {
        question: {
          ask: { kind: 'compare', things: 'groups', wanted: wantedByDrawn[asked]! },
          expects: { kind: 'choice', choices: labels, answer },
          drawn,
        },
        memory: [a, b, asked],
      }
    },
    answer: { maxLength: 1, point: false },
    patternOf: patternOfComparison,
  }
}

export function lessOrMoreNumbers(year: Year): Dealer {
  const limit = limitOf(year)
  const spans = spansByYear[year]!
  return {
    deal(random, before) {
      const a = random.integer(0, limit)
      const span = spans[random.integer(0, spans.length - 1)]!
      const b = integerOther(random, Math.max(0, a - span), Math.min(limit, a + span), a)
      const asked = drawAsked(random, a, b, before)
      const choices = [String(a), String(b)]
      const answer = (asked === 1) === a > b ? choices[0]! : choices[1]!
      return {
        question: {
          ask: { kind: 'compare', things: 'numbers', wanted: wantedByDrawn[asked]! },
          expects: { kind: 'choice', choices, answer },
          drawn: noDrawing,
        },
        memory: [a, b, asked],
      }
    },
    answer: { maxLength: String(limit).length, point: false },
    patternOf: patternOfComparison,
  }
}

/** Returns 0 for less or 1 for more. If the two numbers come again, it is the other one than before. */
function drawAsked(random: Random, a: number, b: number, [aBefore, bBefore, askedBefore]: Memory): number {
  const asked = random.integer(0, 1)
  return a === aBefore && b === bBefore ? 1 - askedBefore! : asked
}
