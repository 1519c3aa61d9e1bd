/** The questions of theme .9, "Missing part". The whole and one part are given. */
import type { Dealer } from '../../../dealer.ts'
import type { Question } from '../../../question.ts'
import { integerOther, type Random } from '../../../random.ts'
import { askWhole, limitOf, type Year } from './year.ts'

/** Whole and part are multiples of a step. Each step is equally likely, so tens and hundreds are not rare. */
const stepsByYear: Readonly<Record<Year, readonly number[]>> = { '0': [1], '1': [1], '2': [1, 10], '3': [1, 10, 100] }

const smallestWhole = 2

/** One bond in this many has a part of 0, or 1 as the given part, because "9 is 9 and what?" is too easy. */
const easyEvery = 12

export function partOfWhole(year: Year): Dealer {
  const limit = limitOf(year)
  const steps = stepsByYear[year]!
  return {
    deal(random, [wholeBefore = 0]) {
      const step = steps[random.integer(0, steps.length - 1)]!
      const countBefore = wholeBefore % step === 0 ? wholeBefore / step : 0
      const isEasy = random.integer(1, easyEvery) === 1
      const [whole, part] = (isEasy ? drawEasy : drawBond)(random, limit / step, countBefore)
      return { question: ask(whole * step, part * step), memory: [whole * step] }
    },
    answer: { maxLength: String(limit).length, point: false },
  }
}

function ask(whole: number, part: number): Question {
  return askWhole({ kind: 'missingPart', whole, part }, { kind: 'bond', whole, part }, whole - part)
}

type Bond = readonly [whole: number, part: number]

function drawEasy(random: Random, limit: number, wholeBefore: number): Bond {
  const whole = integerOther(random, smallestWhole, limit, wholeBefore)
  return [whole, [0, 1, whole][random.integer(0, 2)]!]
}

/** Draws the missing part first. It is the answer, and small parts would be too frequent if the whole came first. */
function drawBond(random: Random, limit: number, wholeBefore: number): Bond {
  // With the largest missing part there is only one whole.
  const missing = random.integer(1, limit - (wholeBefore === limit ? 3 : 2))
  const part = integerOther(random, 2, limit - missing, wholeBefore - missing)
  return [missing + part, part]
}
