import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { slipSteps } from '../test/slip-steps.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const hour = 3_600_000
const day = 24 * hour
/** Thursday 19 November 2026 at 10 o'clock in New Zealand. */
const thursday = Date.parse('2026-11-19T10:00:00+13:00')
const clock = { now: thursday - 20 * day }
let app: TestApp
let hana: Browser
let mia: Browser
let ben: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, 'hana@kauri.school.nz')
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  ben = await registerStudent(app, 'ben@kauri.school.nz', 'Ben', 'Wiremu')
  room = await makeClass(hana)
  for (const student of [mia, ben]) await student.call('POST /api/memberships', { code: room.code })
})
afterAll(() => app.close())

/** Signs in again, because a session lasts for days and these tests for weeks. */
async function goTo(now: number): Promise<void> {
  clock.now = now
  await hana.signIn('hana@kauri.school.nz', { role: 'teacher' })
  await mia.signIn('mia@kauri.school.nz')
  await ben.signIn('ben@kauri.school.nz')
}

const insight = () => hana.call('GET /api/classes/{class}/insight', { class: room.id })

/** Saves a round of addition 1.2, whose last answer was given `age` milliseconds ago. */
async function play(student: Browser, steps: readonly AnswerMark[], age = 0): Promise<void> {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, '1.2', steps)
  const about = { operation: 'addition', levelId: '1.2', rules: currentRules.version, round } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, moves, age })
}

/** Saves a round in which a student follows a slip in five questions of addition 2.2, `age` milliseconds ago. */
async function follow(age: number, student = mia): Promise<void> {
  const round = randomUUID()
  const steps = await slipSteps('addition', '2.2', 'carry-dropped', 5)
  const moves = await movesOf(student.account, round, '2.2', steps, 'addition', currentRules, 2000)
  const about = { operation: 'addition', levelId: '2.2', rules: currentRules.version, round } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, moves, age })
}
const group = () =>
  hana.call('GET /api/classes/{class}/slips/{operation}/{slip}', {
    ...{ class: room.id, operation: 'addition', slip: 'carry-dropped' },
  })

it('a class without answers has no practice in either week, and lists a student who joined ten days ago', async () => {
  const { today, thisWeek, lastWeek, unseen } = await insight()
  expect(today).toBe('2026-10-30')
  expect(thisWeek).toEqual({
    ...{ monday: '2026-10-26', answersByDay: [0, 0, 0, 0, 0] },
    ...{ practised: 0, answers: 0, minutes: 0, completed: 0 },
  })
  expect(lastWeek.answersByDay).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(unseen).toEqual([])
  await goTo(thursday - 10 * day)
  expect((await insight()).unseen).toEqual(
    [ben, mia].map(({ account }) => ({ student: account, last: null, days: 10 })),
  )
})

it('answers of Monday that arrive on Thursday were practised on Monday', async () => {
  await goTo(thursday)
  await play(mia, ['right', 'wrong', 'right'], 3 * day)
  const { students, today, thisWeek, unseen } = await insight()
  expect(students.map(({ shortName }) => shortName)).toEqual(['Ben W.', 'Mia C.'])
  expect(today).toBe('2026-11-19')
  expect(thisWeek).toMatchObject({ monday: '2026-11-16', answersByDay: [3, 0, 0, 0], practised: 1, answers: 3 })
  expect(unseen).toEqual([{ student: ben.account, last: null, days: 20 }])
})

it('a level that is completed today counts in this week, and again only after a teacher has removed it', async () => {
  const five = Array<AnswerMark>(5).fill('right')
  await play(ben, five)
  await play(ben, five)
  expect((await insight()).thisWeek).toMatchObject({ practised: 2, completed: 1 })
})

it('a student who was not seen for ten days is listed with the last day of play, not of arrival', async () => {
  await goTo(thursday + 8 * day)
  await play(mia, ['right'], 12 * day)
  await goTo(thursday + 30 * day)
  const last = (student: Browser, days: number, date: string) => ({ student: student.account, last: date, days })
  expect((await insight()).unseen).toEqual([last(mia, 33, '2026-11-16'), last(ben, 30, '2026-11-19')])
})

it('a page that was read before midnight is different after midnight, though nobody played', async () => {
  await goTo(Date.parse('2026-12-24T23:59:59+13:00'))
  const before = await insight()
  clock.now += 1000
  const after = await insight()
  expect([before.today, after.today]).toEqual(['2026-12-24', '2026-12-25'])
  expect(after.unseen.map(({ days }) => days)).toEqual(before.unseen.map(({ days }) => days + 1))
})

it('a student who leaves the class is on the page no longer', async () => {
  await ben.call('DELETE /api/memberships/{class}', { class: room.id })
  const { students, unseen } = await insight()
  expect(students.map(({ id }) => id)).toEqual([mia.account])
  expect(unseen.map(({ student }) => student)).toEqual([mia.account])
})

it('a student who follows a slip on two days is a group, until five clean questions', async () => {
  await goTo(Date.parse('2027-02-10T10:00:00+13:00'))
  await follow(day)
  expect(await group()).toMatchObject({ students: [] })
  await follow(0)
  expect((await insight()).groups).toEqual([
    {
      ...{ kind: 'slip', operation: 'addition', slip: 'carry-dropped' },
      ...{ students: [mia.account], times: 10, levels: ['2.2'] },
      practice: [{ operation: 'addition', levelId: '2.2' }],
    },
  ])
  const { students } = await group()
  expect(students).toMatchObject([
    {
      ...{ id: mia.account, shortName: 'Mia C.', times: 10, of: 10, levels: ['2.2'] },
      ...{ tries: Array(10).fill('slip'), lastDay: '2027-02-10', lastLevel: '2.2' },
    },
  ])
  // Each answer is ten less than the right one.
  expect(students[0]?.answers).toHaveLength(3)
  for (const { question, answer } of students[0]?.answers ?? []) {
    const right = question.expects.kind === 'number' ? Number(question.expects.answer) : 0
    expect(answer).toEqual({ kind: 'number', number: String(right - 10) })
  }

  clock.now += hour
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, '2.2', Array<AnswerMark>(10).fill('right'))
  const about = { operation: 'addition', levelId: '2.2', rules: currentRules.version, round } as const
  await mia.call('POST /api/rounds/{round}/moves', { ...about, moves })
  expect((await insight()).groups).toEqual([])
  expect(await group()).toMatchObject({ students: [] })
})

it('a slip of another operation, or one that does not exist, is not found', async () => {
  for (const [operation, slip] of [
    ['division', 'carry-dropped'],
    ['addition', 'unknown'],
    ['astrology', 'carry-dropped'],
  ] as const) {
    const asked = { class: room.id, operation, slip }
    const response = await hana.ask('GET /api/classes/{class}/slips/{operation}/{slip}', asked)
    expect(response).toMatchObject({ status: 404, body: { problem: 'notFound' } })
  }
})

it('a teacher reads in one request the first group of each class without names, and none of archived classes', async () => {
  // Their slips are newer than the clean questions of the tests before.
  await goTo(clock.now + hour)
  const jo = await registerTeacher(app, 'jo@kauri.school.nz')
  const [first, archived, last] = [await makeClass(jo, 'A'), await makeClass(jo, 'B'), await makeClass(jo, 'C')]
  for (const { code } of [first, archived])
    for (const student of [mia, ben]) {
      await student.call('POST /api/memberships', { code })
      for (const age of [2 * day, 0]) await follow(age, student)
    }
  await jo.call('PUT /api/classes/{class}/archive', { class: archived.id, isArchived: true })
  const { groups } = await jo.call('GET /api/classes/{class}/insight', { class: first.id })
  expect(groups).toMatchObject([{ slip: 'carry-dropped' }])
  expect((await jo.call('GET /api/insight', {})).classes).toEqual({
    [first.id]: {
      first: { kind: 'slip', operation: 'addition', slip: 'carry-dropped', levels: ['2.2'], students: 2 },
      groups: 1,
      ready: 0,
    },
    [last.id]: { first: null, groups: 0, ready: 0 },
  })
})

it('a teacher reads on which level the students of a class are stuck, if no mistake explains their misses', async () => {
  const jo = await registerTeacher(app, 'jo.stuck@kauri.school.nz')
  const { id, code } = await makeClass(jo, 'A')
  const ana = await registerStudent(app, 'ana@kauri.school.nz', 'Ana', 'Tuala')
  await ana.call('POST /api/memberships', { code })
  for (let i = 0; i < 2; i++) await play(ana, Array.from({ length: 11 }, () => ['wrong', 'right'] as const).flat())
  expect((await jo.call('GET /api/insight', {})).classes[id]).toEqual({
    first: { kind: 'stuck', operation: 'addition', levelId: '1.2', students: 1 },
    ...{ groups: 1, ready: 0 },
  })
})
