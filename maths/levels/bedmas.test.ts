import { describe, expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import type { NumberQuestion } from '../question.ts'
import { type Random, randomFrom, seedFrom } from '../random.ts'
import { dealFrom } from '../test/deal.ts'
import { fallbacksByLevel } from './bedmas/fallbacks.ts'
import { readExpression, unitsOf } from './bedmas/read.ts'
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
    expect(level.dealer.holds(question(level.title, answers[id as keyof typeof answers], places))).toBe(true)
  })
})

describe('the fallbacks', () => {
  it.each(levels.map((level) => [level.id, level] as const))('of %s keep its rule', (id, level) => {
    const fallbacks = fallbacksByLevel[id]!
    expect(new Set(fallbacks.map(({ text }) => text)).size).toBeGreaterThan(2)
    for (const { text, answer } of fallbacks) {
      expect(level.dealer.holds(question(text, answer, id === '1.4' ? 2 : 0)), text).toBe(true)
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
    (_, at, { dealer }) => {
      let before: NumberQuestion | undefined
      let memory: readonly number[] = []
      for (let i = 0; i < 50; i++) {
        const next = dealer.deal(stuck(at), memory)
        expect(dealer.holds(next.question), next.question.text).toBe(true)
        expect(dealer.follows(next.question, before ? [before] : [])).toBe(true)
        before = next.question as NumberQuestion
        memory = next.memory
      }
    },
  )
})

describe('the rule', () => {
  it.each([
    ['2 + 3 × 4', '14'],
    ['8 ÷ (3 + 1)', '2'],
    ['9 − (3 − 1) × 4', '1'],
    ['8 ÷ 4 ÷ 2 + 1', '2'],
    ['6 × 4 ÷ 3 − 8', '0'],
    ['9 × 9 − 9 × 9', '0'],
  ])('takes %s', (text, answer) => {
    expect(singles.dealer.holds(question(text, answer))).toBe(true)
  })

  it.each([
    ['no sign of + −', '2 × 3 × 4', '24'],
    ['no sign of × ÷', '2 + 3 + 4', '9'],
    ['two numbers', '2 + 3', '5'],
    ['five numbers', '2 + 3 × 4 − 1 − 1', '12'],
    ['a number over the limit', '2 + 3 × 10', '32'],
    ['a 0', '2 + 3 × 0', '2'],
    ['three times', '2 × 3 × 4 × 1 + 1', '25'],
    ['negative on the way', '2 − 3 + 4 × 1', '3'],
    ['a fraction on the way', '3 ÷ 2 × 2 + 1', '4'],
    ['a division by 0', '4 + 3 ÷ (2 − 2)', '4'],
    ['brackets around a product', '2 + (3 × 4)', '14'],
    ['brackets behind plus', '2 × 2 + (3 + 4)', '11'],
    ['brackets behind times around a division', '2 + 3 × (4 ÷ 2)', '8'],
    ['brackets that a factor of 1 makes idle', '(2 + 3) × 1', '5'],
    ['brackets around everything', '(2 + 3 × 4)', '14'],
    ['brackets around a number', '2 + 3 × (4)', '14'],
    ['double brackets', '((2 + 3)) × 4', '20'],
    ['another answer', '2 + 3 × 4', '20'],
    ['a leading zero', '02 + 3 × 4', '14'],
    ['a trailing zero', '2.0 + 3 × 4', '14'],
    ['a missing space', '2 +3 × 4', '14'],
    ['another sign', '2 + 3 * 4', '14'],
    ['something behind', '2 + 3 × 4 ', '14'],
    ['an open bracket', '(2 + 3 × 4', '14'],
    ['nothing', '', '0'],
    ['brackets without end', '('.repeat(100_000), '0'],
  ])('refuses %s', (_, text, answer) => {
    expect(singles.dealer.holds(question(text, answer))).toBe(false)
  })

  it.each([
    ['1.2', 'brackets', doubles, '(24 + 36) ÷ 6 × 12', '120'],
    ['1.2', 'a number of 100', doubles, '100 − 36 ÷ 6', '94'],
    ['1.3', 'a single digit', large, '24 + 36 ÷ 6 × 9', '78'],
    ['1.3', 'a divisor of 10', large, '24 + 60 ÷ 10 × 12', '96'],
    ['1.3', 'a divisor in brackets', large, '72 ÷ (13 − 11) + 24', '60'],
    ['1.3', 'a result over 10,000', large, '99 × 99 + 99 + 99 + 99', '10098'],
    ['1.4', 'no decimal', decimals, '(12 + 10) × 10 − 25', '195'],
    ['1.4', 'a number of two places', decimals, '(12.25 + 10) × 10 − 25', '197.5'],
    ['1.4', 'a number below 10', decimals, '(12.5 + 9) × 10 − 25', '190'],
    ['1.4', 'three places on the way', decimals, '12.5 × 12.5 × 12.5 − 25', '1928.125'],
  ] as const)('of %s refuses %s', (id, _, level, text, answer) => {
    expect(level.dealer.holds(question(text, answer, id === '1.4' ? 2 : 0))).toBe(false)
  })

  it('refuses a question of another form', () => {
    const right = question('2 + 3 × 4', '14')
    const forged: NumberQuestion[] = [
      { ...right, places: 1 },
      { ...right, compared: 'exact' },
      { ...right, unit: 'cm' },
      { ...right, drawn: { kind: 'nothing' } },
      { ...right, answer: '14.0' },
    ]
    expect(forged.filter((other) => singles.dealer.holds(other))).toEqual([])
  })
})

describe('reading an expression', () => {
  it.each([
    ['2 + 3 × 4', 0, 14],
    ['20 − 5 − 3', 0, 12],
    ['48 ÷ 4 ÷ 2', 0, 6],
    ['10 ÷ 4 × 2', 0, 5],
    ['(12.5 + 10) × 10 − 25', 2, 20000],
    ['10 ÷ 3 × 3', 0, 10],
    ['2 − 5', 0, -3],
    ['8 ÷ (2 − 4)', 0, -4],
  ])('gives %s its exact value', (text, places, value) => {
    expect(unitsOf(readExpression(text)!.value, places)).toBe(value)
  })
  it('knows no value that needs more places', () => {
    expect(unitsOf(readExpression('10 ÷ 3')!.value, 2)).toBeNull()
  })
})
