import { expect, it } from 'vitest'
import { choiceIn, storedChoice } from './hearing.ts'

it.each(['yes', 'no'] as const)('the choice "%s" counts for the account that made it', (hearing) => {
  expect(choiceIn(storedChoice('a1', hearing), 'a1')).toBe(hearing)
})

it('a child has no choice before the first one, after that of another child, or with a damaged entry', () => {
  expect(choiceIn(null, 'a1')).toBeNull()
  expect(choiceIn(storedChoice('a2', 'yes'), 'a1')).toBeNull()
  expect(choiceIn('a1 perhaps', 'a1')).toBeNull()
})
