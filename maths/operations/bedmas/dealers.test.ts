import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../curriculum.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { type Random, randomFrom, seedFrom } from '../../random.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { writeExpression } from '../../say/expression.ts'
import { dealFrom } from '../../test/deal.ts'
import { expressionIn } from '../../test/expressions.ts'
import { ruleOf } from '../../test/rules/all.ts'
import { fallbacksByLevel } from './dealers/fallbacks.ts'
import { drawFallback } from './dealers.ts'

type BedmasId = LevelId<'bedmas'>

const dealt = 20_000
const levels = await loadLevels('bedmas')
const [singles, doubles, large, decimals] = levels as [
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
  (typeof levels)[0],
]
const textsOf = (level: (typeof levels)[0]) => dealFrom(level, dealt, 'bedmas').map((question) => enNZ.text(question))
const numbersIn = (text: string) =>
  [...text.matchAll(/(÷ )?([\d.]+)/g)].map(([, divided, number]) => [divided, Number(number)])
const share = (texts: readonly string[], is: (text: string) => boolean) => texts.filter(is).length / texts.length

/** Returns a generator that always draws the lowest, the middle or the highest number. */
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
  ] as const)(
    'BEDMAS %s has as many numbers as it should, from the lowest to the highest',
    (id, level, counts, range) => {
      const rows = textsOf(level).map(numbersIn)
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set(counts))
      const numbers = rows.flat().flatMap(([divided, number]) => (divided && id === '1.3' ? [] : [Number(number)]))
      expect([Math.min(...numbers), Math.max(...numbers)]).toEqual(range)
      const whole = new Set(numbers.filter(Number.isInteger))
      expect(whole.size).toBe(range[1] - range[0] + 1)
    },
  )

  it('BEDMAS 1.3 divides by every number from 1 to 9 and by no other', () => {
    const divisors = textsOf(large).flatMap((text) =>
      numbersIn(text).flatMap(([divided, n]) => (divided ? [Number(n)] : [])),
    )
    expect([...new Set(divisors)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each([
    ['1.1', singles],
    ['1.3', large],
    ['1.4', decimals],
  ] as const)('a quarter to a half of BEDMAS %s has brackets', (_, level) => {
    const bracketed = share(textsOf(level), (text) => text.includes('('))
    expect(bracketed).toBeGreaterThan(0.25)
    expect(bracketed).toBeLessThan(0.5)
  })

  it('BEDMAS 1.2 has no brackets', () => {
    expect(textsOf(doubles).some((text) => text.includes('('))).toBe(false)
  })

  it.each([
    ['1.1', singles],
    ['1.2', doubles],
  ] as const)('30 of 100 questions of BEDMAS %s have three numbers', (_, level) => {
    const three = share(textsOf(level), (text) => numbersIn(text).length === 3)
    expect(Math.abs(three - 0.3)).toBeLessThan(0.02)
  })

  it('BEDMAS 1.4 has a decimal in every question, and answers without, with one and with two decimal places', () => {
    const questions = dealFrom(decimals, dealt, 'bedmas')
    expect(questions.every((question) => /\d\.\d/.test(enNZ.text(question)))).toBe(true)
    for (const places of [0, 1, 2]) {
      const some = questions.filter((question) => (enNZ.answer(question).split('.')[1]?.length ?? 0) === places)
      expect(some.length, `${places} places`).toBeGreaterThan(dealt / 20)
    }
  })

  it.each(levels.map((level) => [level.id, level] as const))(
    'a quarter or more of BEDMAS %s uses each operator',
    (_, level) => {
      const texts = textsOf(level)
      for (const operator of '+−×÷') {
        const using = share(texts, (text) => text.includes(operator))
        expect(using, operator).toBeGreaterThan(0.25)
      }
    },
  )

  it.each(levels.map((level) => [level.id, level] as const))('the rule of BEDMAS %s accepts its title', (id, level) => {
    const places = id === '1.4' ? 2 : 0
    const answers = { '1.1': '14', '1.2': '18', '1.3': '120', '1.4': '200' }
    const answer = answers[id as keyof typeof answers]
    expect(ruleOf(level).holds(calculation(expressionIn(level.title), answer, places, 'near'))).toBe(true)
  })
})

describe('the fallbacks of BEDMAS', () => {
  it.each(levels.map((level) => [level.id, level] as const))(
    'the rule of BEDMAS %s accepts each of its fallbacks',
    (id, level) => {
      const fallbacks = fallbacksByLevel[id as BedmasId]
      expect(new Set(fallbacks.map(({ expression }) => writeExpression(expression))).size).toBeGreaterThan(2)
      for (const { expression, answer } of fallbacks) {
        const question = calculation(expression, answer, id === '1.4' ? 2 : 0, 'near')
        expect(ruleOf(level).holds(question), enNZ.text(question)).toBe(true)
      }
    },
  )

  it.each(levels.map((level) => [level.id, level] as const))(
    'a fallback is rarely needed in BEDMAS %s',
    (id, level) => {
      const texts = fallbacksByLevel[id as BedmasId].map(({ expression }) => writeExpression(expression))
      const fallbacks = texts.filter((text) => numbersIn(text).length > 3)
      expect(share(textsOf(level), (text) => fallbacks.includes(text))).toBeLessThan(0.001)
    },
  )

  it('a fallback never follows itself or a question with the same numbers', () => {
    const random = randomFrom(seedFrom('fallbacks'))
    const fallbacks = [1, 2, 3, 4].map((n) => {
      return { expression: operate(n, '+', n), answer: '', numbers: [n, 0, 0, 0, 0] }
    })
    let earlier = { numbers: [9, 9, 9, 9, 9], lastFallback: -1 }
    const seen: number[] = []
    for (let i = 0; i < 2000; i++) {
      const drawn = drawFallback(random, fallbacks, earlier)
      expect(drawn).not.toBe(earlier.lastFallback)
      expect(fallbacks[drawn]!.numbers).not.toEqual(earlier.numbers)
      seen.push(drawn)
      // A question between two fallbacks has the numbers of one of them now and then.
      earlier = { numbers: [i % 3 === 0 ? 2 : drawn + 1, 0, 0, 0, 0], lastFallback: drawn }
    }
    expect(new Set(seen).size).toBe(4)
  })

  it.each(levels.flatMap((level) => (['low', 'middle', 'high'] as const).map((at) => [level.id, at, level] as const)))(
    'BEDMAS %s deals valid questions with a generator that always draws the %s number',
    (_, at, level) => {
      const { holds, follows } = ruleOf(level)
      let before: Question | undefined
      let memory: readonly number[] = []
      for (let i = 0; i < 50; i++) {
        const next = level.dealer.deal(stuck(at), memory)
        expect(holds(next.question), enNZ.text(next.question)).toBe(true)
        expect(follows(next.question, before ? [before] : [])).toBe(true)
        before = next.question
        memory = next.memory
      }
    },
  )
})
