import { expect, it } from 'vitest'
import { loadLevel, type Question, randomFrom, seedFrom, startRound } from '#maths'
import { firstSum, heroRound, sumOf } from './sum.ts'

const loadHeroLevel = async () => (await loadLevel(heroRound.operation, heroRound.levelId))!

it('the first sum of the landing page is the first question of its round', async () => {
  const { question } = startRound(await loadHeroLevel(), seedFrom(heroRound.id))
  expect({ ...sumOf(question), isKnown: false }).toEqual(firstSum)
})

it('every question of the landing page crosses ten and has its total on the number line', async () => {
  const { dealer } = await loadHeroLevel()
  const random = randomFrom(seedFrom('sums'))
  let memory: readonly number[] = []
  for (let dealt = 0; dealt < 200; dealt++) {
    const next = dealer.deal(random, memory)
    memory = next.memory
    const { left, right } = sumOf(next.question)
    expect(next.question.expects).toMatchObject({ kind: 'number', answer: String(left + right) })
    expect(left).toBeLessThan(10)
    expect(left + right).toBeGreaterThan(10)
    expect(left + right).toBeLessThanOrEqual(20)
  }
})

it('a question that is not a sum of two numbers is refused', () => {
  const difference: Question = {
    ask: { kind: 'calculation', expression: { operator: '−', left: 8, right: 7 } },
    expects: { kind: 'number', answer: '1', places: 0, compared: 'exact' },
    drawn: { kind: 'expression' },
  }
  expect(() => sumOf(difference)).toThrow()
})
