/** Theme .6 "fewer and more": two groups of animals, or two numbers, one of which is tapped. */

import { type ChoiceQuestion, type Question, sameQuestion } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { countFlock } from './flock.ts'

export function fewerOrMoreGroups(most: number): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'groups' || drawn.groups.map(({ label }) => label).join() !== 'A,B') return false
      const counts = drawn.groups.map((group) => countFlock(group) ?? 0)
      if (counts.some((count) => count < 1 || count > most)) return false
      const texts = ['Which group has fewer? Tap it.', 'Which group has more? Tap it.'] as const
      return isAnswered(question, texts, counts, ['A', 'B'])
    },
    follows: notTwiceRunning,
  }
}

export function lessOrMoreNumbers(limit: number): LevelRule {
  return {
    holds(question) {
      if (question.kind !== 'choice' || question.drawn.kind !== 'nothing' || question.choices.length !== 2) return false
      const numbers = question.choices.map(Number)
      if (numbers.some((number) => !Number.isInteger(number) || number < 0 || number > limit)) return false
      const texts = ['Which number is less? Tap it.', 'Which number is more? Tap it.'] as const
      return isAnswered(question, texts, numbers, numbers.map(String))
    },
    follows: notTwiceRunning,
  }
}

/** Returns whether the question asks for the smaller or the larger of two sizes, and has the right answer to it. */
function isAnswered(
  question: Question,
  [less, more]: readonly [string, string],
  sizes: readonly number[],
  choices: readonly string[],
): boolean {
  const { text, drawn } = question
  const wanted = text === less ? Math.min(...sizes) : text === more ? Math.max(...sizes) : null
  if (wanted === null || sizes[0] === sizes[1]) return false
  const expected: ChoiceQuestion = { kind: 'choice', text, drawn, choices, answer: choices[sizes.indexOf(wanted)]! }
  return sameQuestion(question, expected)
}
