import { expect, it } from 'vitest'
import { loadLevel } from '../../../load.ts'
import { dealFrom } from '../../../test/deal.ts'
import { rules } from './rules.ts'

it.each([
  ['1.3', 4],
  ['1.4', 4],
  ['1.5', 5],
  ['1.6', 4],
  ['2.5', 5],
] as const)('the rule of Length %s refuses a card that its deck of %i has already dealt', async (id, size) => {
  const { follows } = rules[id]
  const questions = dealFrom((await loadLevel('length', id))!, 6 * size + 2, 'length')
  const earlier = questions.slice(0, -1)
  expect(follows(earlier.at(-1)!, earlier)).toBe(false)
  // Two cards of the sixth deck are dealt, so neither of them may be repeated.
  const middle = questions.slice(0, 5 * size + 2)
  expect(follows(middle.at(-1)!, middle)).toBe(false)
  expect(follows(middle.at(-2)!, middle)).toBe(false)
  expect(follows(questions[5 * size + 2]!, middle)).toBe(true)
})
