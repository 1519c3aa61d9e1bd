import { expect, it } from 'vitest'
import type { Output, TaskPart, TaskPartState } from '#contract'
import { cellWords, countsOf, exampleOf, type GridStudent, gridHeader, gridRows, inOrder } from './grid-rows.ts'

const done = (day: string, isLate = false): TaskPartState => ({ kind: 'done', day, isLate })
const soFar = (count: number): TaskPartState => ({ kind: 'soFar', count })
const notBegun: TaskPartState = { kind: 'notBegun' }
const student = (shortName: string, ...states: TaskPartState[]): GridStudent => ({ id: shortName, shortName, states })

const parts: TaskPart[] = [
  { kind: 'level', operation: 'addition', levelId: '2.2' },
  { kind: 'level', operation: 'timestable', levelId: '1.8' },
]
const students = [
  student('Mia C.', done('2026-11-18'), done('2026-11-13', true)),
  student('Ben W.', soFar(2), notBegun),
  student('Āwhina T.', done('2026-11-17'), soFar(7)),
  student('Zoe E.', notBegun, notBegun),
]
const task: Output<'GET /api/classes/{class}/tasks/{task}'>['task'] = {
  ...{ id: 'a task', title: 'Hops', parts, rightAnswers: null, countsEarlier: false, students: null },
  ...{ begins: '2026-11-16', hasBegun: true, due: '2026-11-20', isClosed: false, hasWork: true, revision: 1 },
}
const names = (by: 'student' | 'done', descending: boolean) =>
  inOrder(students, by, descending).map(({ shortName }) => shortName)

it('students are in the order of their names, with macrons, in both directions', () => {
  expect(names('student', false)).toEqual(['Āwhina T.', 'Ben W.', 'Mia C.', 'Zoe E.'])
  expect(names('student', true)).toEqual(['Zoe E.', 'Mia C.', 'Ben W.', 'Āwhina T.'])
})

it('students with equally many done parts stay in the order of their names', () => {
  expect(names('done', false)).toEqual(['Ben W.', 'Zoe E.', 'Āwhina T.', 'Mia C.'])
  expect(names('done', true)).toEqual(['Mia C.', 'Āwhina T.', 'Ben W.', 'Zoe E.'])
})

it('each student is counted once in a part, also one whose states lack a part that was added', () => {
  expect(countsOf(students, 0)).toEqual({ done: 2, soFar: 1, notBegun: 1 })
  expect(countsOf(students, 1)).toEqual({ done: 1, soFar: 1, notBegun: 2 })
  expect(countsOf(students, 2)).toEqual({ done: 0, soFar: 0, notBegun: 4 })
})

it('a cell says what there is to do, what was reached, or the day, and whether it was late', () => {
  const words = (state: TaskPartState) => cellWords(state, 5, '2026-11-19')
  expect([notBegun, soFar(0), soFar(4)].map(words)).toEqual(['not begun', '0 of 5', '4 of 5'])
  expect([done('2026-11-19'), done('2026-11-18'), done('2026-11-12')].map(words)).toEqual(['today', 'Wed', '12 Nov'])
  expect(words(done('2026-11-18', true))).toBe('Wed, late')
})

it('a part of a level has its example, and one that this version does not know has none', () => {
  expect(exampleOf(parts[0]!)).toBe('47 + 8')
  expect(exampleOf({ kind: 'level', operation: 'addition', levelId: '9.9' })).toBe('')
})

it('the file has a column for each part, dates instead of weekdays, and those with the fewest done parts first', () => {
  const classroom = {} as Output<'GET /api/classes/{class}/tasks/{task}'>['classroom']
  const found = { classroom, today: '2026-11-19', task, students }
  expect(gridHeader(task)).toEqual(['Student', 'Parts done', 'Addition 2.2', 'Time Table 7'])
  expect(gridRows(found)).toEqual([
    ['Ben W.', '0 of 2', '2 of 5', 'not begun'],
    ['Zoe E.', '0 of 2', 'not begun', 'not begun'],
    ['Āwhina T.', '1 of 2', '2026-11-17', '7 of 20'],
    ['Mia C.', '2 of 2', '2026-11-18', '2026-11-13, late'],
  ])
  const byAnswers = { ...task, rightAnswers: 12 }
  expect(gridRows({ ...found, task: byAnswers })[0]).toEqual(['Ben W.', '0 of 2', '2 of 12', 'not begun'])
})
