import { expect, it } from 'vitest'
import { classOverviewPath, studentLevelsPath } from './class-paths.ts'

it.each([
  ['bedmas', '/studentprogress/fouroperations?code=ABC123&student=mia&op=bedmas'],
  ['length', '/studentprogress/measurement?code=ABC123&student=mia&domain=length'],
  ['timestable', '/studentprogress/timestable?code=ABC123&student=mia'],
] as const)("a student's levels in %s are at %s", (operation, path) => {
  expect(studentLevelsPath(operation, { code: 'ABC123', student: 'mia' })).toBe(path)
})

it.each([
  ['addition', '/progressoverview/fouroperations?code=ABC123&op=addition'],
  ['length', '/progressoverview/measurement?code=ABC123&domain=length'],
  ['timestable', '/progressoverview/timestable?code=ABC123'],
] as const)('the class overview of %s is at %s', (operation, path) => {
  expect(classOverviewPath(operation, 'ABC123')).toBe(path)
})
