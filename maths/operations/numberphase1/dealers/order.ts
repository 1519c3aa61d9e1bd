/** The questions of theme .7, "Order three": taps on three numbers, smallest or largest first. */

import type { Dealer } from '../../../dealer.ts'
import { noDrawing } from '../../../drawing.ts'
import { integerOther } from '../../../random.ts'
import { patternOfComparison } from '../pattern.ts'
import { limitOf, spansByYear, type Year } from './year.ts'

const firstByDrawn = ['smallest', 'largest'] as const

/** The layouts of three numbers that are not in order yet. */
const layouts = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

export function orderThree(year: Year): Dealer {
  const limit = limitOf(year)
  const spans = spansByYear[year]!
  return {
    deal(random, [lowBefore, middleBefore, highBefore, askedBefore]) {
      const span = spans[random.integer(0, spans.length - 1)]!
      const from = random.integer(0, limit - span)
      const first = random.integer(from, from + span)
      const second = integerOther(random, from, from + span, first)
      const [smaller, larger] = first < second ? [first, second] : [second, first]
      let third = random.integer(from, from + span - 2)
      if (third >= smaller) third++
      if (third >= larger) third++
      const low = third < smaller ? third : smaller
      const high = third > larger ? third : larger
      const middle = smaller + larger + third - low - high
      const isBefore = low === lowBefore && middle === middleBefore && high === highBefore
      const drawn = random.integer(0, 1)
      const asked = isBefore ? 1 - askedBefore! : drawn
      const answer =
        asked === 0 ? [String(low), String(middle), String(high)] : [String(high), String(middle), String(low)]
      const [x, y, z] = layouts[random.integer(0, layouts.length - 1)]!
      const numbers = [answer[x]!, answer[y]!, answer[z]!]
      return {
        question: {
          ask: { kind: 'order', first: firstByDrawn[asked]! },
          expects: { kind: 'order', numbers, answer },
          drawn: noDrawing,
        },
        memory: [low, middle, high, asked],
      }
    },
    answer: { maxLength: String(limit).length, point: false },
    patternOf: patternOfComparison,
  }
}
