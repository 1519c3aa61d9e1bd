import { expect, it } from 'vitest'
import { writeBelow } from '../drawings/columns.ts'
import { operate } from '../operands.ts'
import { firstColumnHint } from './column-start.ts'

it.each([
  [345, 623, 0, 5, 3],
  [850, 140, 1, 5, 4],
  [3400, 2500, 2, 4, 5],
] as const)('the hint of %i + %i names the first column without a 0', (top, bottom, place, a, b) => {
  expect(firstColumnHint(writeBelow(top, '+', bottom), top + bottom)).toEqual([
    { kind: place === 0 ? 'placeFirst' : 'lookAtPlace', place, expression: operate(a, '+', b) },
  ])
})

it('the hint of a product with a 0 in the ones multiplies the first other digit', () => {
  expect(firstColumnHint(writeBelow(320, '×', 3), 960)).toEqual([
    { kind: 'lookAtPlace', place: 1, expression: operate(2, '×', 3) },
  ])
})
