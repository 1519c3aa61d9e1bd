import { describe, expect, it } from 'vitest'
import { expressionDrawing } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { calculationIn } from '../../test/expressions.ts'
import { rules } from './test/rules.ts'

const levels = await loadLevels('timestable')
const dealt = 20_000

function asked(text: string, answer: string): Question {
  return {
    ask: calculationIn(text),
    expects: { kind: 'number', answer, places: 0, compared: 'exact' },
    drawn: expressionDrawing,
  }
}

describe('Times Table', () => {
  it.each(levels.map((level, table) => [table, level] as const))(
    'Time Table %i deals every multiplier and no other',
    (table, level) => {
      const texts = dealFrom(level, 5000, 'multipliers').map((question) => enNZ.text(question))
      const [low, high] = table < 2 ? [0, 9] : table < 10 ? [2, 9] : [2, 12]
      const wanted = Array.from({ length: high - low + 1 }, (_, i) => `${table} × ${low + i}`)
      expect([...new Set(texts)].sort()).toEqual(wanted.sort())
    },
  )

  it.each(levels.slice(2).map((level, i) => [i + 2, level] as const))(
    'Time Table %i has easy and hard multipliers in the ratio of 30 to 70, each as often as others of its kind',
    (table, level) => {
      const [lastEasy, last] = table < 10 ? [5, 9] : [6, 12]
      const counts = new Map<number, number>()
      for (const question of dealFrom(level, dealt, 'mix')) {
        const multiplier = Number(enNZ.text(question).split(' × ')[1])
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

  it('the rule of Time Table 7 refuses another answer, order, multiplier, operator, comparison or picture', () => {
    const { holds } = rules['1.8']
    const right = asked('7 × 8', '56')
    const { expects } = right
    expect(holds(right)).toBe(true)
    const forged: Question[] = [
      asked('7 × 8', '57'),
      asked('8 × 7', '56'),
      asked('7 × 1', '7'),
      asked('7 × 10', '70'),
      asked('7 + 8', '15'),
      asked('7 × 8 × 1', '56'),
      { ...right, expects: { ...expects, places: 1 } as Question['expects'] },
      { ...right, expects: { ...expects, compared: 'near' } as Question['expects'] },
      { ...right, expects: { ...expects, unit: 'cm' } as Question['expects'] },
      { ...right, expects: { ...expects, mustBeNumber: true } as Question['expects'] },
      { ...right, drawn: { kind: 'nothing' } },
    ]
    expect(forged.filter((question) => holds(question))).toEqual([])
  })
})
