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
  ['the corners of five dots', five, { kind: 'knownPart', count: 4, ring: 'corners' }],
  ['a line of four dots', five.slice(1), { kind: 'knownPart', count: 3, ring: 'line' }],
  ['two of three dots', five.slice(0, 3), { kind: 'knownPart', count: 2, ring: 'ring' }],
  ['nothing of two dots', five.slice(0, 2), { kind: 'lookAgain' }],
])('the hint names %s', (_, places, hint) => {
  expect(knownPartHint(places)).toEqual(hint)
})
