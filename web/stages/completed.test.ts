import { expect, it } from 'vitest'
import { levelsOf } from '#maths'
import { completedBadge } from './completed.ts'

const total = levelsOf('addition').length

it('a badge counts the levels at their target, and of all levels', () => {
  expect(completedBadge(['addition'], {})).toBe(`0/${total} Completed`)
  const bests = { addition: { '1.1': 5, '1.2': 9, '1.3': 4 }, timestable: { '2.0': 20 } }
  expect(completedBadge(['addition'], bests)).toBe(`2/${total} Completed`)
})

it('a badge over two operations adds them up', () => {
  const bests = { addition: { '1.1': 5 } }
  expect(completedBadge(['addition', 'addition'], bests)).toBe(`2/${2 * total} Completed`)
})

it('no badge while the progress is not known', () => {
  expect(completedBadge(['addition'], undefined)).toBeUndefined()
})
