/** The rules of themes .1 "count to the limit" and .2 "count back from the limit". One of four numbers is missing. */
import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'
import { asksWhole } from './ask.ts'

/** @param steps the differences between one number and the next, below 0 if the run counts back */
export function countingRun(steps: readonly number[], limit: number): LevelRule {
  return {
    holds(question) {
      const run = readRun(question)
      return run !== null && isWithin(run, steps, 0, limit) && asksWhole(question, run.ask, run.drawn, run.missing)
    },
    follows: differsFromPrevious,
  }
}

/**
 * The rule of the number strip of Year 1, from 1 to 20. The missing number is tapped on it
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
    follows: differsFromPrevious,
  }
}

interface Run {
  /** All four numbers, the missing one included. */
  readonly numbers: readonly number[]
  readonly missing: number
  /** The difference between one number and the next, below 0 if the run counts back. */
  readonly step: number
  readonly ask: Ask
  /** The picture with only the fields that it should have. */
  readonly drawn: Drawing
}

/** Returns the drawn run, or null unless one number is missing, all steps are equal and the text fits the run. */
function readRun(question: Question): Run | null {
  const { drawn } = question
  if (drawn.kind !== 'run' || drawn.numbers.length !== 4) return null
  const gap = drawn.numbers.indexOf(null)
  if (textOf(question) !== (gap === 3 ? 'What comes next?' : 'Which number is missing?')) return null
  const known = drawn.numbers.flatMap((number, position) => (number === null ? [] : [{ number, position }]))
  const [first, second] = known
  if (!first || !second || known.length !== 3) return null
  const step = (second.number - first.number) / (second.position - first.position)
  const numbers = drawn.numbers.map((_, position) => first.number + (position - first.position) * step)
  if (!known.every(({ number, position }) => numbers[position] === number)) return null
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
