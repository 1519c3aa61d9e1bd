/** Themes .1 "count to the limit" and .2 "count back from the limit": four numbers in a row, one of them missing. */
import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { sameData } from '../../same-data.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { textOf } from '../text.ts'
import { asksWhole } from './ask.ts'

/** @param steps from one number to the next, below 0 where the run counts back */
export function countingRun(steps: readonly number[], limit: number): LevelRule {
  return {
    holds(question) {
      const run = readRun(question)
      return run !== null && isWithin(run, steps, 0, limit) && asksWhole(question, run.ask, run.drawn, run.missing)
    },
    follows: notTwiceRunning,
  }
}

/**
 * The number strip of Year 1, 1 to 20, on which the missing number is tapped
 * (docs/product/curriculum.md, "Number Structure, Phase 1").
 */
export function stripRun(steps: readonly number[]): LevelRule {
  const choices = Array.from({ length: 20 }, (_, i) => String(i + 1))
  return {
    holds(question) {
      const run = readRun(question)
      if (!run || !isWithin(run, steps, 1, 20)) return false
      const { ask, drawn, missing } = run
      const expected: Question = { ask, expects: { kind: 'choice', choices, answer: String(missing) }, drawn }
      return sameData(question, expected)
    },
    follows: notTwiceRunning,
  }
}

interface Run {
  /** All four numbers, the missing one included. */
  readonly numbers: readonly number[]
  readonly missing: number
  /** Below 0 where the run counts back. */
  readonly step: number
  readonly ask: Ask
  /** The picture as read, without any field that it should not have. */
  readonly drawn: Drawing
}

/** Reads the drawn run. Returns null unless one number is missing, all steps are equal and the text suits the run. */
function readRun(question: Question): Run | null {
  const { drawn } = question
  if (drawn.kind !== 'run' || drawn.numbers.length !== 4) return null
  const gap = drawn.numbers.indexOf(null)
  if (textOf(question) !== (gap === 3 ? 'What comes next?' : 'Which number is missing?')) return null
  const known = drawn.numbers.flatMap((number, place) => (number === null ? [] : [{ number, place }]))
  const [first, second] = known
  if (!first || !second || known.length !== 3) return null
  const step = (second.number - first.number) / (second.place - first.place)
  const numbers = drawn.numbers.map((_, place) => first.number + (place - first.place) * step)
  if (!known.every(({ number, place }) => numbers[place] === number)) return null
  return {
    numbers,
    missing: numbers[gap]!,
    step,
    ask: { kind: 'run', wanted: gap === 3 ? 'next' : 'missing' },
    drawn: { kind: 'run', numbers: drawn.numbers },
  }
}

function isWithin({ numbers, step }: Run, steps: readonly number[], low: number, high: number): boolean {
  return steps.includes(step) && numbers.every((number) => Number.isInteger(number) && number >= low && number <= high)
}
