import { expect, it } from 'vitest'
import { currentAt } from './link.tsx'

const classes = (path: string) => currentAt(path, '/teacher/dashboard', ['/studentprogress', '/progressoverview'])

it('marks My Classes on its own page', () => {
  expect(classes('/teacher/dashboard')).toBe('page')
})

it('marks My Classes on the pages of a class, which lie within it', () => {
  for (const path of ['/studentprogress', '/studentprogress/fouroperations', '/progressoverview/timestable']) {
    expect(classes(path), path).toBe('true')
  }
})

it('leaves it unmarked anywhere else', () => {
  for (const path of ['/', '/main', '/teacher', '/studentprogresses']) expect(classes(path), path).toBeUndefined()
})
