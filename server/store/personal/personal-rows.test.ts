import { expect, test } from 'vitest'
import { placements } from '../engines/cluster/citus.ts'
import { inOrderOfReturn, rowsOfClass } from './personal-rows.ts'

test('an erasure of a class changes the tables on each node before those that are spread', () => {
  const isSpread = rowsOfClass('room').map(({ table }) => placements[table] !== null)
  expect(isSpread).toEqual(isSpread.toSorted((one, other) => Number(one) - Number(other)))
  expect(new Set(isSpread).size).toBe(2)
})

test('classes come back before what belongs to them, and accounts before what belongs to students', () => {
  const tables = ['memberships', 'cards', 'tasks', 'accounts', 'class_teachers', 'classrooms']
  const order = ['classrooms', 'class_teachers', 'tasks', 'accounts', 'memberships', 'cards']
  expect(inOrderOfReturn(tables)).toEqual(order)
})
