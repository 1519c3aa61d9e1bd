import { expect, it } from 'vitest'
import { enNZ, hashQuestion, loadLevel, loadLevels, operations, type Question, randomFrom, seedFrom } from '#maths'
import { exampleOf, isPoorExample } from './worked-example.ts'

it.each(operations)('an example of each level of %s differs from the question on screen', async (operation) => {
  for (const level of await loadLevels(operation)) {
    const { question } = level.dealer.deal(randomFrom(seedFrom('first')), [])
    const example = exampleOf(level, question, seedFrom('first'))
    expect(hashQuestion(example), level.id).not.toBe(hashQuestion(question))
  }
})

it.each([
  ['addition', '1.1', '3 + 3'],
  ['multiplication', '5.5', '1.5 × 1.5'],
  ['division', '3.4', '216 ÷ 72'],
  ['division', '5.5', '4 ÷ 0.25'],
] as const)('an example of %s %s is never one such as %s', async (operation, id, _) => {
  const level = (await loadLevel(operation, id))!
  const { question } = level.dealer.deal(randomFrom(seedFrom('first')), [])
  const examples = Array.from({ length: 200 }, (_, i) => exampleOf(level, question, seedFrom(String(i))))
  expect(examples.filter(isPoorExample).map(enNZ.text)).toEqual([])
})

it.each(['2.9', '3.9'])('an example of Number %s passes a ten or a hundred', async (id) => {
  const level = (await loadLevel('numberphase1', id))!
  const { question } = level.dealer.deal(randomFrom(seedFrom('first')), [])
  const examples = Array.from({ length: 200 }, (_, i) => exampleOf(level, question, seedFrom(String(i))))
  expect(examples.filter(isPoorExample).map(enNZ.text)).toEqual([])
})

it.each([
  ['numberphase1', '0.2'],
  ['numberphase1', '1.2'],
  ['numberphase1', '2.1'],
] as const)('the examples of %s %s have their gap where the question has it', async (operation, id) => {
  const level = (await loadLevel(operation, id))!
  const gapOf = ({ drawn }: Question) => (drawn.kind === 'run' ? drawn.numbers.indexOf(null) : Number.NaN)
  for (let i = 0; i < 50; i++) {
    const { question } = level.dealer.deal(randomFrom(seedFrom(`question ${i}`)), [])
    expect(gapOf(exampleOf(level, question, seedFrom(String(i))))).toBe(gapOf(question))
  }
})
