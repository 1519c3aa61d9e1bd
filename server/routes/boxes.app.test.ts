import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules, levelsOf, type Operation } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerStep, movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const day = 24 * 3_600_000
/** Friday 6 February 2026, 13:00 in New Zealand. */
const clock = { now: Date.UTC(2026, 1, 6) }
let app: TestApp
let hana: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())
beforeEach(async () => {
  room5 = await makeClass(hana, 'Room 5')
})

async function join(firstName: string): Promise<Browser> {
  const student = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, firstName, 'Chen')
  await student.call('POST /api/memberships', { code: room5.code })
  return student
}

const right = (many: number): AnswerStep[] => Array(many).fill('right')
/** Ten first answers, of which this many are wrong at first. */
const tenWith = (wrong: number): AnswerStep[] => [
  ...Array.from({ length: wrong }, () => ['wrong', 'right'] as const).flat(),
  ...right(10 - wrong),
]

async function playRound(student: Browser, operation: Operation, levelId: string, steps: AnswerStep[], age = 0) {
  const round = randomUUID()
  const rules = currentRules
  const moves = await movesOf(student.account, round, levelId, steps, operation, rules, 2000)
  await student.call('POST /api/rounds/{round}/moves', { operation, levelId, rules: rules.version, moves, round, age })
}

const ofStudent = (student: Browser) =>
  hana.call('GET /api/classes/{class}/students/{student}/levels', { class: room5.id, student: student.account })
const ofClass = () => hana.call('GET /api/classes/{class}/levels', { class: room5.id })

it('a level of a student is in the box of its last ten first answers, with the stage', async () => {
  const mia = await join('Mia')
  for (const { id } of levelsOf('addition').filter(({ stage }) => stage === '1'))
    await playRound(mia, 'addition', id, right(5), 60_000)
  await playRound(mia, 'addition', '1.1', tenWith(3))
  await playRound(mia, 'addition', '2.1', tenWith(2))
  await playRound(mia, 'addition', '2.2', tenWith(3))
  await playRound(mia, 'addition', '2.3', right(9))
  const { levels, stages, firstName, className } = await ofStudent(mia)
  expect([firstName, className]).toEqual(['Mia', 'Room 5'])
  expect(stages).toEqual([{ operation: 'addition', stage: '1' }])
  expect(levels.map(({ levelId, box }) => [levelId, box])).toEqual([
    ['1.1', 'gaps'],
    ['2.1', 'strengths'],
    ['2.2', 'toBeAchieved'],
  ])
  expect(levels[1]?.last).toEqual(['missed', 'missed', ...Array(8).fill('right')])
})

it('a level that a teacher has removed keeps its answers, and its stage is no longer completed', async () => {
  const mia = await join('Mia')
  for (const { id } of levelsOf('addition').filter(({ stage }) => stage === '1'))
    await playRound(mia, 'addition', id, right(10))
  await hana.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: room5.id, student: mia.account, id: randomUUID() },
    ...{ operation: 'addition', levelId: '1.1' },
  })
  const { levels, stages } = await ofStudent(mia)
  expect(stages).toEqual([])
  expect(new Set(levels.map(({ box }) => box))).toEqual(new Set(['strengths']))
  expect(levels.map(({ levelId }) => levelId)).toContain('1.1')
})

it('a class has a level in each box where three of its students have it, by name', async () => {
  const [mia, ben, ana, tui] = [await join('Mia'), await join('Ben'), await join('Ana'), await join('Tui')]
  for (const student of [mia, ben, ana]) await playRound(student, 'addition', '1.1', right(10))
  await playRound(tui, 'addition', '1.1', tenWith(5))
  for (const student of [mia, ben]) await playRound(student, 'addition', '1.2', right(10))
  const { levels, enough, students, classroom } = await ofClass()
  expect([enough, classroom.studentCount]).toEqual([3, 4])
  expect(students.map(({ shortName }) => shortName)).toEqual(['Ana C.', 'Ben C.', 'Mia C.', 'Tui C.'])
  expect(levels).toEqual([
    {
      ...{ box: 'strengths', operation: 'addition', levelId: '1.1', tried: 4 },
      students: [ana, ben, mia].map(({ account }) => account),
    },
  ])
})

it('a class has the answers of the last 14 days of play, and a student all of them', async () => {
  const students = [await join('Mia'), await join('Ben'), await join('Ana')]
  for (const student of students) {
    await playRound(student, 'addition', '1.1', right(10), 13 * day)
    await playRound(student, 'addition', '1.2', right(10), 14 * day)
  }
  expect((await ofClass()).levels.map(({ levelId }) => levelId)).toEqual(['1.1'])
  expect((await ofStudent(students[0]!)).levels.map(({ levelId }) => levelId)).toEqual(['1.1', '1.2'])
})

it('a class without answers has no levels', async () => {
  await join('Mia')
  expect((await ofClass()).levels).toEqual([])
})
