/** Theme .9 "find the missing part": the whole and one part are given. */
import type { Dealer } from '../../level.ts'
import type { Question } from '../../question.ts'
import type { Random } from '../../random.ts'
import { integerOther } from '../except.ts'
import { askWhole, limitOf, type Year } from './year.ts'

/** Whole and part are multiples of one of these, each as often: bonds of tens and hundreds come as those of ones. */
const grainsByYear: Readonly<Record<Year, readonly number[]>> = { '0': [1], '1': [1], '2': [1, 10], '3': [1, 10, 100] }

const smallestWhole = 2

/** One bond in this many has a part that is zero, because "9 is 9 and what?" leaves little to find. */
const zeroPartEvery = 12

export function missingPart(year: Year): Dealer {
  const limit = limitOf(year)
  const grains = grainsByYear[year]!
  return {
    deal(random, [wholeBefore = 0]) {
      const grain = grains[random.integer(0, grains.length - 1)]!
      const countBefore = wholeBefore % grain === 0 ? wholeBefore / grain : 0
      const count = integerOther(random, smallestWhole, limit / grain, countBefore)
      const whole = count * grain
      return { question: ask(whole, drawPart(random, count) * grain), memory: [whole] }
    },
    answer: { maxLength: String(limit).length, point: false },
  }
}

function ask(whole: number, part: number): Question {
  return askWhole({ kind: 'missingPart', whole, part }, { kind: 'bond', whole, part }, whole - part)
}

/** Returns the given part, from 0 to the whole. */
function drawPart(random: Random, whole: number): number {
  if (random.integer(1, zeroPartEvery) === 1) return random.integer(0, 1) * whole
  return random.integer(1, whole - 1)
}
