/** Theme .9 "find the missing part": the whole and one part are given. */
import type { Dealer } from '../../level.ts'
import { type Question, sameQuestion } from '../../question.ts'
import { integerOther } from '../other.ts'
import { notTwiceRunning } from '../repeat.ts'
import { asksWhole, limitOf, type Year } from './year.ts'

/** Whole and part are multiples of one of these, each as often: bonds of tens and hundreds come as those of ones. */
const grainsByYear: Readonly<Record<Year, readonly number[]>> = { '0': [1], '1': [1], '2': [1, 10], '3': [1, 10, 100] }

const smallestWhole = 2

export function missingPart(year: Year): Dealer {
  const limit = limitOf(year)
  const grains = grainsByYear[year]!
  return {
    deal(random, [wholeBefore, partBefore]) {
      const grain = grains[random.integer(0, grains.length - 1)]!
      const count = random.integer(smallestWhole, limit / grain)
      const whole = count * grain
      const isBefore = whole === wholeBefore && partBefore! % grain === 0
      const part = integerOther(random, 0, count, isBefore ? partBefore! / grain : undefined) * grain
      return { question: ask(whole, part), memory: [whole, part] }
    },
    holds(question) {
      const { text, drawn } = question
      if (drawn.kind !== 'bond' || text !== `${drawn.whole} is ${drawn.part} and what?`) return false
      const { whole, part } = drawn
      if (!Number.isInteger(whole) || !Number.isInteger(part)) return false
      if (whole < smallestWhole || whole > limit || part < 0 || part > whole) return false
      return sameQuestion(question, asksWhole(text, { kind: 'bond', whole, part }, whole - part))
    },
    follows: notTwiceRunning,
    answer: { signs: String(limit).length, point: false },
  }
}

function ask(whole: number, part: number): Question {
  return asksWhole(`${whole} is ${part} and what?`, { kind: 'bond', whole, part }, whole - part)
}
