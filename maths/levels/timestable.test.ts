import { describe, expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import type { NumberQuestion } from '../question.ts'
import { dealFrom } from '../test/deal.ts'
import { timestableRules } from '../test/rules/timestable.ts'

const levels = await loadLevels('timestable')
const dealt = 20_000

describe('Times Table', () => {
  it.each(levels.map((level, table) => [table, level] as const))(
    '%i deals every multiplier, no more',
    (table, level) => {
      const texts = dealFrom(level, 5000, 'multipliers').map(({ text }) => text)
      const [low, high] = table < 2 ? [0, 9] : table < 10 ? [2, 9] : [2, 12]
      const wanted = Array.from({ length: high - low + 1 }, (_, i) => `${table} × ${low + i}`)
      expect([...new Set(texts)].sort()).toEqual(wanted.sort())
    },
  )

  it.each(levels.slice(2).map((level, i) => [i + 2, level] as const))(
    '%i mixes easy and hard multipliers 30 to 70, each as often as the others of its set',
    (table, level) => {
      const [lastEasy, last] = table < 10 ? [5, 9] : [6, 12]
      const counts = new Map<number, number>()
      for (const { text } of dealFrom(level, dealt, 'mix')) {
        const multiplier = Number(text.split(' × ')[1])
        counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1 / dealt)
      }
      const share = (from: number, to: number) =>
        [...counts].reduce((sum, [multiplier, part]) => (multiplier >= from && multiplier <= to ? sum + part : sum), 0)
      expect(share(2, lastEasy)).toBeCloseTo(0.3, 1)
      expect(Math.abs(share(2, lastEasy) - 0.3)).toBeLessThan(0.02)
      for (const [multiplier, part] of counts) {
        const fair = multiplier <= lastEasy ? 0.3 / (lastEasy - 1) : 0.7 / (last - lastEasy)
        expect(Math.abs(part - fair), String(multiplier)).toBeLessThan(0.015)
      }
    },
  )

  it('refuses a forged question', () => {
    const { holds } = timestableRules['1.8']
    const right: NumberQuestion = {
      kind: 'number',
      text: '7 × 8',
      drawn: { kind: 'expression' },
      answer: '56',
      places: 0,
      compared: 'exact',
    }
    expect(holds(right)).toBe(true)
    const forged: NumberQuestion[] = [
      { ...right, answer: '57' },
      { ...right, text: '8 × 7' },
      { ...right, text: '7 × 1', answer: '7' },
      { ...right, text: '7 × 10', answer: '70' },
      { ...right, text: '7 × 08' },
      { ...right, text: '7 x 8' },
      { ...right, places: 1 },
      { ...right, compared: 'near' },
      { ...right, unit: 'cm' },
      { ...right, mustBeNumber: true },
      { ...right, drawn: { kind: 'nothing' } },
    ]
    expect(forged.filter((question) => holds(question))).toEqual([])
  })
})
