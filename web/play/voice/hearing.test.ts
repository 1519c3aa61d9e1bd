import { expect, it } from 'vitest'
import { choiceIn, storedChoice } from './hearing.ts'

it.each(['yes', 'no'] as const)('the choice "%s" counts for the account that made it', (hearing) => {
  expect(choiceIn(storedChoice('a1', hearing), 'a1')).toBe(hearing)
})

it('nothing is chosen before the first choice, after that of another child, and in a damaged entry', () => {
  expect(choiceIn(null, 'a1')).toBeNull()
  expect(choiceIn(storedChoice('a2', 'yes'), 'a1')).toBeNull()
  expect(choiceIn('a1 perhaps', 'a1')).toBeNull()
})
