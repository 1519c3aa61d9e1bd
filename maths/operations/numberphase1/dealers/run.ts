/** The questions of themes .1 and .2, counting to the limit and back: four numbers in a row, one of them missing. */
import type { Ask } from '../../../ask.ts'
import type { Dealer } from '../../../dealer.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { integerOther, type Random } from '../../../random.ts'
import { patternOfRun } from '../pattern.ts'
import { askWhole, limitOf, type Year } from './year.ts'

/** Counting in steps of `by` that starts at a multiple of `from`. */
interface Steps {
  readonly by: number
  readonly from: number
}

const inOnes: Steps = { by: 1, from: 1 }

/** Years 2 and 3 count in ones in half of their questions. Year 3 counts in tens and hundreds from any number. */
const stepsByYear: Readonly<Record<Year, readonly Steps[]>> = {
  '0': [inOnes],
  '1': [inOnes],
  '2': [inOnes, inOnes, inOnes, { by: 2, from: 2 }, { by: 5, from: 5 }, { by: 10, from: 10 }],
  '3': [
    ...[inOnes, inOnes, inOnes, inOnes],
    ...[
      { by: 2, from: 2 },
      { by: 5, from: 5 },
      { by: 10, from: 1 },
      { by: 100, from: 1 },
    ],
  ],
}

/** The number strip, with every number of Year 1 (docs/product/curriculum.md, "Number Structure, Phase 1"). */
const strip = Array.from({ length: 20 }, (_, i) => String(i + 1))

const last = 3

export function countingRun(year: Year, direction: 'up' | 'down'): Dealer {
  const steps = stepsByYear[year]!
  const lowest = year === '1' ? 1 : 0
  const limit = limitOf(year)
  const sign = direction === 'up' ? 1 : -1
  return {
    deal(random, [lowBefore, byBefore, gapBefore]) {
      const { by, from } = steps[random.integer(0, steps.length - 1)]!
      const low = from * random.integer(Math.ceil(lowest / from), Math.floor((limit - last * by) / from))
      const gap = low === lowBefore && by === byBefore ? integerOther(random, 0, last, gapBefore) : drawGap(random)
      const first = direction === 'up' ? low : low + last * by
      const step = sign * by
      const numbers: (number | null)[] = [first, first + step, first + 2 * step, first + 3 * step]
      numbers[gap] = null
      const drawn: Drawing = { kind: 'run', numbers }
      return { question: askFor(year, wantedAt(gap), drawn, first + gap * step), memory: [low, by, gap] }
    },
    answer: { maxLength: String(limit).length, point: false },
    patternOf: patternOfRun,
  }
}

/** Draws the index of the missing number. Half of the runs ask for the next number, which is the last one. */
function drawGap(random: Random): number {
  return random.integer(0, 1) === 0 ? last : random.integer(0, last - 1)
}

function wantedAt(gap: number): Ask {
  return { kind: 'run', wanted: gap === last ? 'next' : 'missing' }
}

function askFor(year: Year, ask: Ask, drawn: Drawing, number: number): Question {
  if (year === '1') return { ask, expects: { kind: 'choice', choices: strip, answer: String(number) }, drawn }
  return askWhole(ask, drawn, number)
}
