/** Themes .1 "count to the limit" and .2 "count back from the limit": four numbers in a row, one of them missing. */

import { type ChoiceQuestion, type Question, sameQuestion } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { asksWhole } from './ask.ts'

/** @param steps from one number to the next, below 0 where the run counts back */
export function countingRun(steps: readonly number[], limit: number): LevelRule {
  return {
    holds(question) {
      const run = readRun(question)
      return run !== null && isWithin(run, steps, 0, limit) && asksWhole(question, run.numbers[run.gap]!)
    },
    follows: notTwiceRunning,
  }
}

/** The number strip of Year 1, 1 to 20, on which the missing number is tapped (curriculum.md, theme .1). */
export function stripRun(steps: readonly number[]): LevelRule {
  const choices = Array.from({ length: 20 }, (_, i) => String(i + 1))
  return {
    holds(question) {
      const run = readRun(question)
      if (!run || !isWithin(run, steps, 1, 20)) return false
      const { text, drawn } = question
      const answer = String(run.numbers[run.gap])
      const expected: ChoiceQuestion = { kind: 'choice', text, drawn, choices, answer }
      return sameQuestion(question, expected)
    },
    follows: notTwiceRunning,
  }
}

interface Run {
  /** All four numbers, the missing one included. */
  readonly numbers: readonly number[]
  readonly gap: number
  /** Below 0 where the run counts back. */
  readonly step: number
}

/** Reads the drawn run. Returns null unless one number is missing, all steps are equal and the text suits the run. */
function readRun({ drawn, text }: Question): Run | null {
  if (drawn.kind !== 'run' || drawn.numbers.length !== 4) return null
  const gap = drawn.numbers.indexOf(null)
  if (text !== (gap === 3 ? 'What comes next?' : 'Which number is missing?')) return null
  const known = drawn.numbers.flatMap((number, place) => (number === null ? [] : [{ number, place }]))
  const [first, second] = known
  if (!first || !second || known.length !== 3) return null
  const step = (second.number - first.number) / (second.place - first.place)
  const numbers = drawn.numbers.map((_, place) => first.number + (place - first.place) * step)
  return known.every(({ number, place }) => numbers[place] === number) ? { numbers, gap, step } : null
}

function isWithin({ numbers, step }: Run, steps: readonly number[], low: number, high: number): boolean {
  return steps.includes(step) && numbers.every((number) => Number.isInteger(number) && number >= low && number <= high)
}
