import { expect, it } from 'vitest'
import { hashQuestion, loadLevels, operations, randomFrom, seedFrom } from '#maths'
import { exampleOf } from './worked-example.ts'

it.each(operations)('an example of each level of %s differs from the question on screen', async (operation) => {
  for (const level of await loadLevels(operation)) {
    const { question } = level.dealer.deal(randomFrom(seedFrom('first')), [])
    const example = exampleOf(level, question, seedFrom('first'))
    expect(hashQuestion(example), level.id).not.toBe(hashQuestion(question))
  }
})
