import { expect, it } from 'vitest'
import { loadLevel } from '../../../load.ts'
import type { Question } from '../../../question.ts'
import { dealFrom } from '../../../test/deal.ts'
import { rules } from './rules.ts'

it.each(['0.3', '0.4', '0.5', '0.8', '1.8', '2.8', '3.8'] as const)(
  'the rule of Number Structure %s refuses an order that no deck deals',
  async (id) => {
    const { follows } = rules[id]
    const questions = dealFrom((await loadLevel('numberphase1', id))!, 400, 'number structure')
    const [first, second] = questions as [Question, Question]
    expect(follows(second, [first])).toBe(true)
    expect(follows(first, [second, first])).toBe(false)
    // Two consecutive decks cannot deal the same question three times.
    expect(follows(first, [first, second, first, second])).toBe(false)
    for (const from of [0, 1, 3, 7]) expect(follows(questions[60]!, questions.slice(from, 60))).toBe(true)
  },
)
