import { describe, expect, it } from 'vitest'
import { loadLevels, operations, randomFrom, rightAnswer, seedFrom } from '#maths'
import { answer, question } from './questions.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()

describe('what is asked and answered passes the contract unchanged', () => {
  it.each(levels.map((level) => [`${level.operation} ${level.id}`, level] as const))('%s', (_, { dealer }) => {
    const random = randomFrom(seedFrom('contract'))
    let memory: readonly number[] = []
    for (let i = 0; i < 200; i++) {
      const dealt = dealer.deal(random, memory)
      memory = dealt.memory
      expect(question.parse(dealt.question)).toEqual(dealt.question)
      expect(answer.parse(rightAnswer(dealt.question))).toEqual(rightAnswer(dealt.question))
    }
  })

  it('and nothing beside it does', () => {
    const dealt = levels[0]!.dealer.deal(randomFrom(seedFrom('contract')), []).question
    expect(question.safeParse({ ...dealt, hint: '85' }).success).toBe(false)
    expect(question.safeParse({ ...dealt, drawn: { kind: 'run', numbers: ['1'] } }).success).toBe(false)
    expect(answer.safeParse({ kind: 'number', number: 85 }).success).toBe(false)
  })
})
