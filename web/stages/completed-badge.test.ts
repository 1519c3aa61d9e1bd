import { expect, it } from 'vitest'
import { levelsOf } from '#maths'
import { completedBadge } from './completed-badge.ts'

const done = { streak: 5, completed: true }
const total = levelsOf('addition').length

it('a badge counts the completed levels, and all levels', () => {
  expect(completedBadge(['addition'], {})).toBe(`0/${total} Completed`)
  const bests = {
    addition: { '1.1': done, '1.2': done, '1.3': { streak: 4, completed: false } },
    timestable: { '2.0': done },
  }
  expect(completedBadge(['addition'], bests)).toBe(`2/${total} Completed`)
})

it('a badge over two operations adds up their levels', () => {
  const bests = { addition: { '1.1': done } }
  expect(completedBadge(['addition', 'addition'], bests)).toBe(`2/${2 * total} Completed`)
})

it('there is no badge while the progress is unknown', () => {
  expect(completedBadge(['addition'], undefined)).toBeUndefined()
})
