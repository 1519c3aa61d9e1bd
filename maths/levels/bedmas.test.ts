import { describe, expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import type { NumberQuestion } from '../question.ts'
import { type Random, randomFrom, seedFrom } from '../random.ts'
import { dealFrom } from '../test/deal.ts'
import { ruleOf } from '../test/rules/all.ts'
import { fallbacksByLevel } from './bedmas/fallbacks.ts'
import { drawFallback } from './bedmas.ts'

const dealt = 20_000
const levels = await loadLevels('bedmas')
const [singles, doubles, large, decimals] = levels as [
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
]
const textsOf = (level: (typeof levels)[0]) => dealFrom(level, dealt, 'bedmas').map(({ text }) => text)
const numbersIn = (text: string) =>
  [...text.matchAll(/(÷ )?([\d.]+)/g)].map(([, sign, number]) => [sign, Number(number)])
const share = (texts: readonly string[], is: (text: string) => boolean) => texts.filter(is).length / texts.length

function question(text: string, answer: string, places = 0): NumberQuestion {
  return { kind: 'number', text, drawn: { kind: 'expression' }, answer, places, compared: 'near' }
}

/** Chance that always falls the same way. */
function stuck(at: 'low' | 'middle' | 'high'): Random {
  const integer = (low: number, high: number) =>
    at === 'low' ? low : at === 'high' ? high : Math.floor((low + high) / 2)
  return { integer, state: () => [0, 0, 0, 0] }
}

describe('BEDMAS', () => {
  it.each([
    ['1.1', singles, [3, 4], [1, 9]],
    ['1.2', doubles, [3, 4], [1, 99]],
    ['1.3', large, [4, 5], [10, 99]],
    ['1.4', decimals, [4, 5], [10, 100]],
  ] as const)('%s has as many numbers as it says, from the lowest to the highest', (id, level, counts, range) => {
    const rows = textsOf(level).map(numbersIn)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set(counts))
    const numbers = rows.flat().flatMap(([sign, number]) => (sign && id === '1.3' ? [] : [Number(number)]))
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual(range)
    const whole = new Set(numbers.filter(Number.isInteger))
    expect(whole.size).toBe(range[1] - range[0] + 1)
  })

  it('divides by every number from 1 to 9 in 1.3 and by no other', () => {
    const divisors = textsOf(large).flatMap((text) => numbersIn(text).flatMap(([sign, n]) => (sign ? [Number(n)] : [])))
    expect([...new Set(divisors)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each([
    ['1.1', singles],
    ['1.3', large],
    ['1.4', decimals],
  ] as const)('has brackets in a quarter to a half of %s', (_, level) => {
    const bracketed = share(textsOf(level), (text) => text.includes('('))
    expect(bracketed).toBeGreaterThan(0.25)
    expect(bracketed).toBeLessThan(0.5)
  })

  it('has no brackets in 1.2', () => {
    expect(textsOf(doubles).some((text) => text.includes('('))).toBe(false)
  })

  it.each([
    ['1.1', singles],
    ['1.2', doubles],
  ] as const)('has three numbers in 30 of 100 questions of %s', (_, level) => {
    const three = share(textsOf(level), (text) => numbersIn(text).length === 3)
    expect(Math.abs(three - 0.3)).toBeLessThan(0.02)
  })

  it('has a decimal in every question of 1.4, and answers of one and of two places', () => {
    const questions = dealFrom(decimals, dealt, 'bedmas') as NumberQuestion[]
    expect(questions.every(({ text }) => /\d\.\d/.test(text))).toBe(true)
    for (const places of [0, 1, 2]) {
      const some = questions.filter(({ answer }) => (answer.split('.')[1]?.length ?? 0) === places)
      expect(some.length, `${places} places`).toBeGreaterThan(dealt / 20)
    }
  })

  it.each(levels.map((level) => [level.id, level] as const))('%s uses each sign in a good part', (_, level) => {
    const texts = textsOf(level)
    for (const sign of '+−×÷')
      expect(
        share(texts, (text) => text.includes(sign)),
        sign,
      ).toBeGreaterThan(0.25)
  })

  it.each(levels.map((level) => [level.id, level] as const))('%s has a title that it could ask', (id, level) => {
    const places = id === '1.4' ? 2 : 0
    const answers = { '1.1': '14', '1.2': '18', '1.3': '120', '1.4': '200' }
    expect(ruleOf(level).holds(question(level.title, answers[id as keyof typeof answers], places))).toBe(true)
  })
})

describe('the fallbacks', () => {
  it.each(levels.map((level) => [level.id, level] as const))('of %s keep its rule', (id, level) => {
    const fallbacks = fallbacksByLevel[id]!
    expect(new Set(fallbacks.map(({ text }) => text)).size).toBeGreaterThan(2)
    for (const { text, answer } of fallbacks) {
      expect(ruleOf(level).holds(question(text, answer, id === '1.4' ? 2 : 0)), text).toBe(true)
    }
  })

  it.each(levels.map((level) => [level.id, level] as const))('are rarely needed in %s', (id, level) => {
    const fallbacks = fallbacksByLevel[id]!.filter(({ text }) => numbersIn(text).length > 3).map(({ text }) => text)
    expect(share(textsOf(level), (text) => fallbacks.includes(text))).toBeLessThan(0.001)
  })

  it('never come twice running, nor right after their like', () => {
    const random = randomFrom(seedFrom('fallbacks'))
    const fallbacks = [1, 2, 3, 4].map((n) => ({ text: String(n), answer: '', numbers: [n, 0, 0, 0, 0] }))
    let memory = [9, 9, 9, 9, 9, -1]
    const seen: number[] = []
    for (let i = 0; i < 2000; i++) {
      const at = drawFallback(random, fallbacks, memory)
      expect(at).not.toBe(memory[5])
      expect(fallbacks[at]!.numbers).not.toEqual(memory.slice(0, 5))
      seen.push(at)
      // Between two fallbacks, now and then, a question that has the numbers of one.
      memory = [i % 3 === 0 ? 2 : at + 1, 0, 0, 0, 0, at]
    }
    expect(new Set(seen).size).toBe(4)
  })

  it.each(levels.flatMap((level) => (['low', 'middle', 'high'] as const).map((at) => [level.id, at, level] as const)))(
    'let %s go on where chance always falls %s',
    (_, at, level) => {
      const { holds, follows } = ruleOf(level)
      let before: NumberQuestion | undefined
      let memory: readonly number[] = []
      for (let i = 0; i < 50; i++) {
        const next = level.dealer.deal(stuck(at), memory)
        expect(holds(next.question), next.question.text).toBe(true)
        expect(follows(next.question, before ? [before] : [])).toBe(true)
        before = next.question as NumberQuestion
        memory = next.memory
      }
    },
  )
})
