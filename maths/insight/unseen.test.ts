import { expect, test } from 'vitest'
import { unseenOf } from './unseen.ts'

const today = 1000

test.each([
  [9, false],
  [10, true],
  [16, true],
])('a student who practised %i days ago is listed as not seen: %s', (days, listed) => {
  const student = { studentId: 'zoe', joined: today - 90, last: today - days }
  expect(unseenOf([student], today)).toEqual(listed ? [{ studentId: 'zoe', last: today - days, days }] : [])
})

test.each([
  [9, false],
  [10, true],
])('a student without practice who joined %i days ago is listed as not seen: %s', (days, listed) => {
  const student = { studentId: 'zoe', joined: today - days, last: null }
  expect(unseenOf([student], today)).toEqual(listed ? [{ studentId: 'zoe', last: null, days }] : [])
})

test('a student who joined less than ten days ago is not listed, however long ago they practised', () => {
  expect(unseenOf([{ studentId: 'zoe', joined: today - 9, last: today - 40 }], today)).toEqual([])
})

test('the student who was seen longest ago comes first', () => {
  const students = [11, 30, 20].map((days) => ({ studentId: `${days}`, joined: 0, last: today - days }))
  expect(unseenOf(students, today).map(({ studentId }) => studentId)).toEqual(['30', '20', '11'])
})
