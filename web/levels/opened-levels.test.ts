import { expect, test } from 'vitest'
import { isEntryOf, openedName, stuckMark } from './opened-levels.ts'

const level = openedName('length', '1.1')

test.each([level, level + stuckMark])('"%s" is an entry of its level', (entry) => {
  expect(isEntryOf(level)(entry)).toBe(true)
})

test('the entry of a tenth level is none of the first one', () => {
  expect(isEntryOf(level)(openedName('length', '1.10'))).toBe(false)
  expect(isEntryOf(level)(openedName('length', '1.10') + stuckMark)).toBe(false)
})
