import { describe, expect, it } from 'vitest'
import { operations } from './curriculum.ts'
import { loadLevels } from './load.ts'
import type { Question } from './question.ts'
import { hashQuestion } from './question-hash.ts'
import { asked } from './test/asked.ts'
import { dealFrom } from './test/deal.ts'
import { calculationIn } from './test/expressions.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

/** Returns plain data with the fields of each object in the opposite order. */
function reversed(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(reversed)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  )
}

describe('the hash of a question', () => {
  it.each(levels.map((level) => [level.operation, level.id, level] as const))(
    'two different questions of %s %s have different hashes',
    (_operation, _id, level) => {
      const questions = dealFrom(level, 300, 'hash')
      const different = new Map(questions.map((question) => [JSON.stringify(question), question]))
      expect(new Set([...different.values()].map(hashQuestion)).size).toBe(different.size)
    },
  )

  it.each(levels.map((level) => [level.operation, level.id, level] as const))(
    'the hash of a question of %s %s does not depend on the order of fields, and is the same after JSON',
    (_operation, _id, level) => {
      for (const question of dealFrom(level, 30, 'hash')) {
        const hash = hashQuestion(question)
        expect(hashQuestion(reversed(question) as Question)).toBe(hash)
        expect(hashQuestion(JSON.parse(JSON.stringify(question)))).toBe(hash)
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true)
      }
    },
  )

  it.each<[string, Question, Question]>([
    ['an operand', asked({ ask: calculationIn('47 + 38') }), asked({ ask: calculationIn('47 + 39') })],
    ['the order of operands', asked({ ask: calculationIn('47 + 38') }), asked({ ask: calculationIn('38 + 47') })],
    ['brackets', asked({ ask: calculationIn('9 − 3 − 2') }), asked({ ask: calculationIn('9 − (3 − 2)') })],
    ['where a text ends', withChoices('1', '23'), withChoices('12', '3')],
    ['where an object ends', withMeaning({ a: { b: 1 }, c: 2 }), withMeaning({ a: { b: 1, c: 2 } })],
    ['how many texts there are', withChoices('1', '2'), withChoices('1', '2', '')],
    ['a missing number and 0', withRun(3, 4, 5, null), withRun(3, 4, 5, 0)],
    [
      'a number and its text',
      asked({ expects: { kind: 'numberAndWord', number: 7 } }),
      asked({ expects: { kind: 'numberAndWord', number: '7' as unknown as number } }),
    ],
    ['a field more', asked({ ask: { kind: 'perimeter' } }), asked({ ask: { kind: 'perimeter', to: 'cm' } })],
  ])('two questions that differ in %s have different hashes', (_, first, second) => {
    expect(hashQuestion(first)).not.toBe(hashQuestion(second))
  })

  // Stored moves hold these hashes. If the function changed, the server would refuse the answers on every device.
  it.each<[Question, number]>([
    [asked({ ask: calculationIn('47 + 38') }), 1432114607],
    [asked({ ask: calculationIn('(12.5 + 10) × 10 − 25') }), 434524269],
    [withChoices('A', 'B', 'C'), 3977521878],
    [withRun(3, 4, 5, null), 3326222222],
    [asked({ ask: { kind: 'perimeter', to: 'km' } }), 1610070178],
  ])('the hash of %j is still %i', (question, hash) => {
    expect(hashQuestion(question)).toBe(hash)
  })
})

function withMeaning(ask: object): Question {
  return asked({ ask: ask as Question['ask'] })
}

function withChoices(...choices: string[]): Question {
  return asked({ expects: { kind: 'choice', choices, answer: '1' } })
}

function withRun(...numbers: (number | null)[]): Question {
  return asked({ ask: { kind: 'run', wanted: 'next' }, drawn: { kind: 'run', numbers } })
}
