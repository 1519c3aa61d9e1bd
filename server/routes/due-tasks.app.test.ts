import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args, Classroom } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
/** Thursday 19 November 2026 in New Zealand, when it is still Wednesday in UTC. */
const thursday = Date.parse('2026-11-19T10:00:00+13:00')
const clock = { now: thursday }
let app: TestApp
let hana: Browser
let mele: Browser
let mia: Browser
let ben: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, 'hana@kauri.school.nz')
  mele = await registerTeacher(app, 'mele@kauri.school.nz')
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  ben = await registerStudent(app, 'ben@kauri.school.nz', 'Ben', 'Wiremu')
})
afterAll(() => app.close())

/** Sets the time and signs both teachers in again, because their sessions end after hours. */
async function comes(time: number): Promise<void> {
  clock.now = time
  await hana.signIn('hana@kauri.school.nz', { role: 'teacher' })
  await mele.signIn('mele@kauri.school.nz', { role: 'teacher' })
}

async function newRoom(): Promise<void> {
  await comes(thursday)
  room = await makeClass(hana)
  for (const student of [mia, ben]) await student.call('POST /api/memberships', { code: room.code })
}

type Settings = Omit<Args<'POST /api/classes/{class}/tasks'>, 'class'>
const levels = (...ids: string[]) => ids.map((levelId) => ({ kind: 'level', operation: 'addition', levelId }) as const)
/** Sets a task with one level, and returns its id. */
async function set(title: string, due: string | null, changes: Partial<Settings> = {}): Promise<string> {
  const about = { id: randomUUID(), ...taskSettings, parts: levels('2.2'), title, due }
  return (await hana.call('POST /api/classes/{class}/tasks', { class: room.id, ...about, ...changes })).id
}
const list = (teacher: Browser) => teacher.call('GET /api/classes', {})
const dueFor = async (teacher: Browser) => (await list(teacher)).due[room.id]

/** Saves a round that takes less than a minute. */
async function play(student: Browser, levelId: string, steps: readonly AnswerMark[]): Promise<void> {
  clock.now += minute
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, steps)
  const about = { operation: 'addition', levelId, rules: currentRules.version, round } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, moves })
}
const five = Array<AnswerMark>(5).fill('right')

it('the list of classes has the two tasks of a class that are due first, and counts who has done all of them', async () => {
  await newRoom()
  await set('Later', '2026-11-25')
  const both = await set('Both parts', '2026-11-20', { parts: levels('2.2', '2.5') })
  const forMia = await set('For Mia', '2026-11-19', { students: [mia.account] })
  await play(mia, '2.2', five)
  await play(ben, '2.2', five)
  await play(ben, '2.5', five)
  expect((await list(hana)).today).toBe('2026-11-19')
  expect(await dueFor(hana)).toEqual([
    { id: forMia, title: 'For Mia', due: '2026-11-19', done: 1, students: 1 },
    { id: both, title: 'Both parts', due: '2026-11-20', done: 1, students: 2 },
  ])
})

it('a task is due next from a week before its day until this day is over, and not before it has begun', async () => {
  await newRoom()
  await set('In a week', '2026-11-26')
  await set('After a week', '2026-11-27')
  await set('Without a day', null)
  await set('From Friday on', '2026-11-20', { begins: '2026-11-20' })
  expect(await dueFor(hana)).toMatchObject([{ title: 'In a week' }])
  await comes(Date.parse('2026-11-20T23:59:00+13:00'))
  expect(await dueFor(hana)).toMatchObject([{ title: 'From Friday on' }, { title: 'In a week' }])
  clock.now += 2 * minute
  expect(await dueFor(hana)).toMatchObject([{ title: 'In a week' }, { title: 'After a week' }])
})

it('a task that is closed, or whose class is archived, is not due', async () => {
  await newRoom()
  const task = await set('Week 6', '2026-11-23')
  const close = (isClosed: boolean) =>
    hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room.id, task, isClosed })
  await close(true)
  expect(await dueFor(hana)).toBeUndefined()
  await close(false)
  expect(await dueFor(hana)).toHaveLength(1)
  await hana.call('PUT /api/classes/{class}/archive', { class: room.id, isArchived: true })
  expect(await dueFor(hana)).toBeUndefined()
})

it('a co-teacher and a reliever see the due tasks of a class, and a teacher without a role or with an ended one does not', async () => {
  await newRoom()
  await set('Week 6', '2026-11-24')
  expect(await dueFor(mele)).toBeUndefined()
  const share = async (role: { role: 'co-teacher' } | { role: 'reliever'; until: string }) => {
    await hana.call('POST /api/classes/{class}/teachers', { class: room.id, email: 'mele@kauri.school.nz', ...role })
    await mele.call('PUT /api/invitations/{class}', { class: room.id })
  }
  await share({ role: 'co-teacher' })
  expect(await dueFor(mele)).toMatchObject([{ title: 'Week 6' }])
  await hana.call('POST /api/classes/{class}/teachers', {
    ...{ class: room.id, email: 'mele@kauri.school.nz', role: 'reliever', until: '2026-11-21' },
  })
  expect(await dueFor(mele)).toMatchObject([{ title: 'Week 6' }])
  await comes(Date.parse('2026-11-22T00:01:00+13:00'))
  expect(await dueFor(mele)).toBeUndefined()
  expect(await dueFor(hana)).toMatchObject([{ title: 'Week 6' }])
})
