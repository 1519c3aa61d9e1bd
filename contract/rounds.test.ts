import { describe, expect, it } from 'vitest'
import { enNZ, loadLevels, operations, randomFrom, rightAnswer, seedFrom } from '#maths'
import { answer } from './rounds.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

describe('the answer schema', () => {
  it.each(levels.map((level) => [`${level.operation} ${level.id}`, level] as const))(
    'the right answer to any question of %s passes unchanged',
    (_, { dealer }) => {
      const random = randomFrom(seedFrom('contract'))
      let memory: readonly number[] = []
      for (let i = 0; i < 200; i++) {
        const dealt = dealer.deal(random, memory)
        memory = dealt.memory
        const right = rightAnswer(dealt.question, enNZ)
        expect(answer.parse(right)).toEqual(right)
      }
    },
  )

  it.each([
    ['a number instead of a text', { kind: 'number', number: 85 }],
    ['an unknown field', { kind: 'number', number: '85', hint: '85' }],
    ['an unknown kind', { kind: 'drawing', number: '85' }],
    ['a missing part', { kind: 'quotientAndRemainder', quotient: '4' }],
    ['a text of more than 200 characters', { kind: 'number', number: '1'.repeat(201) }],
  ])('an answer with %s is refused', (_, malformed) => {
    expect(answer.safeParse(malformed).success).toBe(false)
  })
})
