import { expect, it } from 'vitest'
import type { Point } from '../../../drawing.ts'
import { knownPartHint } from './known-dots.ts'

const five: readonly Point[] = [
  [0.5, 0.5],
  [2.5, 0.5],
  [1.5, 1.5],
  [0.5, 2.5],
  [2.5, 2.5],
]

it.each([
  ['five dots: the corners', five, { kind: 'knownPart', count: 4, ring: 'corners' }],
  ['four dots: a line', five.slice(1), { kind: 'knownPart', count: 3, ring: 'line' }],
  ['three dots: two of them', five.slice(0, 3), { kind: 'knownPart', count: 2, ring: 'ring' }],
])('the hint of quick dots names a part that a child knows: %s', (_, places, hint) => {
  expect(knownPartHint(places)).toEqual(hint)
})

it('the hint of two dots is to look again', () => {
  expect(knownPartHint(five.slice(0, 2))).toEqual({ kind: 'lookAgain' })
})
