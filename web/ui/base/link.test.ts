import { expect, it } from 'vitest'
import { currentAt } from './link.tsx'

const classes = (path: string) => currentAt(path, '/teacher/dashboard', ['/studentprogress', '/progressoverview'])

it('the link My Classes is marked on its own page', () => {
  expect(classes('/teacher/dashboard')).toBe('page')
})

it('the link My Classes is marked on each page of a class', () => {
  for (const path of ['/studentprogress', '/studentprogress/fouroperations', '/progressoverview/timestable']) {
    expect(classes(path), path).toBe('true')
  }
})

it('the link My Classes is not marked on any other page', () => {
  for (const path of ['/', '/main', '/teacher', '/studentprogresses']) expect(classes(path), path).toBeUndefined()
})
