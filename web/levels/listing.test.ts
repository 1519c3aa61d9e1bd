import { expect, it } from 'vitest'
import { findLevel, type Operation, operations } from '#maths'
import { backFromLevel, levelContent, levelTitle } from './level-words.ts'
import { listingOf } from './listing.ts'

const titleOf = (operation: Operation, id: string) => levelTitle(findLevel(operation, id)!)

it('the header of a level names its stage, its year or its phase', () => {
  expect(titleOf('addition', '2.3')).toBe('Stage 2-2.3')
  expect(titleOf('timestable', '2.0')).toBe('Stage 1-2.0')
  expect(titleOf('numberphase1', '0.5')).toBe('Year 0, level 0.5')
  expect(titleOf('length', '3.1')).toBe('Phase 3, level 3.1')
})

it.each([
  ['addition', '2.3', 'Addition'],
  ['timestable', '1.8', '7 times table'],
  ['numberphase1', '0.2', 'Count back from 10'],
  ['length', '1.7', 'All the way round'],
] as const)('the header of level %s %s says "%s" too', (operation, id, content) => {
  expect(levelContent(findLevel(operation, id)!)).toBe(content)
})

it.each([
  ['division', '/main/fouroperations/division', 'Back to Stages', '/main/fouroperations'],
  ['timestable', '/main/timestable', 'Back to Times Table', '/main'],
  ['numberphase1', '/main/numberstructure/phase1', 'Back to Phase 1', '/main/numberstructure'],
  ['length', '/main/measurement/length', 'Back to Length', '/main/measurement'],
] as const)('a level of %s leads back to its list, and the list to the menu above it', (operation, to, label, menu) => {
  expect(backFromLevel(operation)).toEqual({ to, label })
  expect(listingOf(operation).back.to).toBe(menu)
})

it('no two operations have the same list', () => {
  expect(new Set(operations.map((operation) => backFromLevel(operation).to)).size).toBe(operations.length)
})
