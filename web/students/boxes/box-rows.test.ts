import { expect, test } from 'vitest'
import { boxRows, shownAtFirst } from './box-rows.ts'

test('the upper boxes of a class show two levels at first, and the lower ones four', () => {
  expect(boxRows.map(({ box }) => [box, shownAtFirst(box, true)])).toEqual([
    ['gaps', 4],
    ['toBeAchieved', 2],
    ['strengths', 2],
    ['achieved', 4],
  ])
})

test('each box of a student shows four levels at first', () => {
  expect(boxRows.map(({ box }) => shownAtFirst(box, false))).toEqual([4, 4, 4, 4])
})
