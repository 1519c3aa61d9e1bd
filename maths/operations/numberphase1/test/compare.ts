/** The rules of theme .6 "fewer and more". One of two groups of animals or of two numbers is tapped. */
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'
import { countFlock } from './flock.ts'

export function fewerOrMoreGroups(most: number): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'groups' || drawn.groups.map(({ label }) => label).join() !== 'A,B') return false
      const counts = drawn.groups.map((group) => countFlock(group) ?? 0)
      if (counts.some((count) => count < 1 || count > most)) return false
      const groups = drawn.groups.map(({ label, animal, places }) => ({ label, animal, places }))
      return asksForSize(question, {
        things: 'groups',
        less: 'Which group has fewer? Tap it.',
        more: 'Which group has more? Tap it.',
        sizes: counts,
        choices: ['A', 'B'],
        drawn: { kind: 'groups', groups },
      })
    },
    follows: differsFromPrevious,
  }
}

export function lessOrMoreNumbers(limit: number): LevelRule {
  return {
    holds(question) {
      const { expects } = question
      if (expects.kind !== 'choice' || expects.choices.length !== 2) return false
      const numbers = expects.choices.map(Number)
      if (numbers.some((number) => !Number.isInteger(number) || number < 0 || number > limit)) return false
      return asksForSize(question, {
        things: 'numbers',
        less: 'Which number is less? Tap it.',
        more: 'Which number is more? Tap it.',
        sizes: numbers,
        choices: numbers.map(String),
        drawn: { kind: 'nothing' },
      })
    },
    follows: differsFromPrevious,
  }
}

interface Comparison {
  readonly things: 'groups' | 'numbers'
  /** The texts that ask for the smaller and for the larger of the two. */
  readonly less: string
  readonly more: string
  readonly sizes: readonly number[]
  readonly choices: readonly string[]
  readonly drawn: Drawing
}

/** Returns whether the question asks for the smaller or the larger of two sizes, and has the right answer. */
function asksForSize(question: Question, { things, less, more, sizes, choices, drawn }: Comparison): boolean {
  const text = textOf(question)
  const wanted = text === less ? 'less' : text === more ? 'more' : null
  if (!wanted || sizes[0] === sizes[1]) return false
  const size = wanted === 'less' ? Math.min(...sizes) : Math.max(...sizes)
  const expected: Question = {
    ask: { kind: 'compare', things, wanted },
    expects: { kind: 'choice', choices, answer: choices[sizes.indexOf(size)]! },
    drawn,
  }
  return sameData(question, expected)
}
