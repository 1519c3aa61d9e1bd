/** The questions of theme .9, "Missing part". The whole and one part are given. */
import type { Dealer } from '../../../dealer.ts'
import { integerOther } from '../../../dealing/except.ts'
import type { Question } from '../../../question.ts'
import type { Random } from '../../../random.ts'
import { askWhole, limitOf, type Year } from './year.ts'

/** Whole and part are multiples of a step. Each step is equally likely, so tens and hundreds are not rare. */
const stepsByYear: Readonly<Record<Year, readonly number[]>> = { '0': [1], '1': [1], '2': [1, 10], '3': [1, 10, 100] }

const smallestWhole = 2

/** One bond in this many has a part that is zero, because "9 is 9 and what?" is too easy. */
const zeroPartEvery = 12

export function partOfWhole(year: Year): Dealer {
  const limit = limitOf(year)
  const steps = stepsByYear[year]!
  return {
    deal(random, [wholeBefore = 0]) {
      const step = steps[random.integer(0, steps.length - 1)]!
      const countBefore = wholeBefore % step === 0 ? wholeBefore / step : 0
      const count = integerOther(random, smallestWhole, limit / step, countBefore)
      const whole = count * step
      return { question: ask(whole, drawPart(random, count) * step), memory: [whole] }
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
