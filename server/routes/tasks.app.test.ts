import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args, Classroom } from '#contract'
import { currentRules } from '#maths'
import { type Browser, requestFor } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const hour = 3_600_000
const day = 24 * hour
/** Thursday 19 November 2026 at 10 o'clock in New Zealand. */
const clock = { now: Date.parse('2026-11-19T10:00:00+13:00') }
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
})
afterAll(() => app.close())

async function signIn(): Promise<void> {
  await hana.signIn('hana@kauri.school.nz', { role: 'teacher' })
  await mia.signIn('mia@kauri.school.nz')
  await ben.signIn('ben@kauri.school.nz')
}

type Settings = Omit<Args<'POST /api/classes/{class}/tasks'>, 'class'>

/** Signs everybody in again, because a session lasts for days and these tests for weeks, and makes a new class. */
async function newRoom(): Promise<void> {
  await signIn()
  room = await makeClass(hana)
  for (const student of [mia, ben]) await student.call('POST /api/memberships', { code: room.code })
}

const settings = (changes: Partial<Settings> = {}): Settings => ({
  ...{ id: randomUUID(), ...taskSettings, due: null, ...changes },
})
const set = (changes: Partial<Settings> = {}) =>
  hana.call('POST /api/classes/{class}/tasks', { class: room.id, ...settings(changes) })
const trySet = (changes: Partial<Settings> = {}) =>
  hana.ask('POST /api/classes/{class}/tasks', { class: room.id, ...settings(changes) })
const grid = (task: string) => hana.call('GET /api/classes/{class}/tasks/{task}', { class: room.id, task })
const list = () => hana.call('GET /api/classes/{class}/tasks', { class: room.id })
const change = (task: string, changes: object) =>
  hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room.id, task, ...changes })
const tryChange = (task: string, changes: object) =>
  hana.ask('PATCH /api/classes/{class}/tasks/{task}', { class: room.id, task, ...changes })
const todo = async (student: Browser) => (await student.call('GET /api/tasks', {})).tasks

/** Saves a round that takes less than a minute, and whose last answer was given `age` milliseconds ago. */
async function play(student: Browser, levelId: string, steps: readonly AnswerMark[], age = 0): Promise<void> {
  clock.now += 60_000
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, steps)
  const about = { operation: 'addition', levelId, rules: currentRules.version, round } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, moves, age })
}
const five = Array<AnswerMark>(5).fill('right')
const statesOf = async (task: string, student: Browser) =>
  (await grid(task)).students.find(({ id }) => id === student.account)?.states

it('a task shows who is done and how far the others are, and the student sees the same', async () => {
  await newRoom()
  const { id } = await set({ due: '2026-11-20' })
  clock.now += 60_000
  await play(mia, '2.2', five)
  await play(mia, '2.5', ['right', 'right', 'wrong'])
  const { classroom, today, task, students } = await grid(id)
  expect([classroom.id, today]).toEqual([room.id, '2026-11-19'])
  expect(task).toMatchObject({
    ...{ title: 'Week 6 practice', begins: '2026-11-19', hasBegun: true, due: '2026-11-20', isClosed: false },
    ...{ students: null, hasWork: true, revision: 1, rightAnswers: null },
  })
  const states = [
    { kind: 'done', day: '2026-11-19', isLate: false },
    { kind: 'soFar', count: 2 },
  ]
  expect(students).toEqual([
    { id: ben.account, shortName: 'Ben W.', states: [{ kind: 'notBegun' }, { kind: 'notBegun' }] },
    { id: mia.account, shortName: 'Mia C.', states },
  ])
  expect((await list()).tasks).toMatchObject([{ id, done: 0, soFar: 1, notBegun: 1, hasWork: true }])
  expect(await todo(mia)).toMatchObject([
    { id, class: room.id, className: room.name, title: 'Week 6 practice', due: '2026-11-20', states },
  ])
})

it('work of the due day that arrives two days later is in time, and work of the next day is late', async () => {
  await newRoom()
  const { id } = await set({ due: '2026-11-20' })
  clock.now += 3 * day
  await signIn()
  await play(mia, '2.2', five, 2 * day)
  await play(mia, '2.5', five, day)
  expect(await statesOf(id, mia)).toEqual([
    { kind: 'done', day: '2026-11-20', isLate: false },
    { kind: 'done', day: '2026-11-21', isLate: true },
  ])
})

it('a round that began before the task does not count, also if its answers come afterwards', async () => {
  await newRoom()
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, '3.1', five)
  const about = { operation: 'addition', levelId: '3.1', rules: currentRules.version, round } as const
  await mia.call('POST /api/rounds/{round}/moves', { ...about, moves: moves.slice(0, 2) })
  clock.now += hour
  await signIn()
  const { id } = await set({ parts: [{ kind: 'level', operation: 'addition', levelId: '3.1' }] })
  clock.now += hour
  await signIn()
  await mia.call('POST /api/rounds/{round}/moves', { ...about, moves })
  expect(await statesOf(id, mia)).toEqual([{ kind: 'notBegun' }])
  // The level is completed, but not before the task.
  await change(id, { countsEarlier: true })
  expect(await statesOf(id, mia)).toEqual([{ kind: 'notBegun' }])
})

it('what a student could do before is done if it counts', async () => {
  await newRoom()
  await play(ben, '2.2', five, 40 * hour)
  const { id } = await set({ countsEarlier: true })
  expect((await statesOf(id, ben))?.[0]).toMatchObject({ kind: 'done', isLate: false })
  expect((await grid(id)).task.hasWork).toBe(false)
})

it('ten right answers of several rounds are done with the tenth', async () => {
  await newRoom()
  const { id } = await set({ rightAnswers: 10 })
  await play(mia, '2.2', ['right', 'right', 'wrong', 'right', 'right'])
  await play(mia, '2.2', five)
  expect((await statesOf(id, mia))?.[0]).toEqual({ kind: 'soFar', count: 9 })
  await play(mia, '2.2', ['right'])
  expect((await statesOf(id, mia))?.[0]).toMatchObject({ kind: 'done' })
})

it('a task for one student is not shown to another one, and neither is a task that has not begun', async () => {
  await newRoom()
  const { id, students } = await set({ students: [mia.account] })
  const later = await set({ begins: '2026-12-24', due: '2026-12-25' })
  expect(students).toEqual([mia.account])
  expect((await grid(id)).students.map((one) => one.id)).toEqual([mia.account])
  const ids = async (student: Browser) => (await todo(student)).map((task) => task.id)
  expect(await ids(mia)).toContain(id)
  expect(await ids(ben)).not.toContain(id)
  expect(await ids(mia)).not.toContain(later.id)
  expect(later).toMatchObject({ hasBegun: false, begins: '2026-12-24' })
  await change(later.id, { begins: null })
  expect(await ids(ben)).toContain(later.id)
})

it('a student who joins later has the tasks of the class, and loses them on leaving it', async () => {
  await newRoom()
  const { id } = await set()
  const zoe = await registerStudent(app, `zoe.${randomUUID()}@kauri.school.nz`, 'Zoe', 'Evans')
  await zoe.call('POST /api/memberships', { code: room.code })
  expect((await todo(zoe)).map((task) => task.id)).toEqual([id])
  expect((await grid(id)).students).toHaveLength(3)
  await zoe.call('DELETE /api/memberships/{class}', { class: room.id })
  expect(await todo(zoe)).toEqual([])
  expect((await grid(id)).students).toHaveLength(2)
})

it('a task leaves the list of a student on the day after it was done, and stays for the teacher', async () => {
  await newRoom()
  const { id } = await set()
  await play(mia, '2.2', five)
  await play(mia, '2.5', five)
  const ids = async () => (await todo(mia)).map((task) => task.id)
  expect(await ids()).toContain(id)
  clock.now += day
  await signIn()
  expect(await ids()).not.toContain(id)
  expect((await list()).tasks).toMatchObject([{ id, done: 1, soFar: 0, notBegun: 1 }])
})

it('a change is made once, a part added is open, and a part removed is gone', async () => {
  await newRoom()
  const task = await set()
  await play(mia, '2.2', five)
  const parts = [
    { kind: 'level', operation: 'addition', levelId: '2.1' },
    { kind: 'level', operation: 'addition', levelId: '2.2' },
  ]
  const edited = await change(task.id, { parts, title: 'Hops', revision: 1 })
  expect(edited).toMatchObject({ title: 'Hops', revision: 2 })
  expect(await change(task.id, { parts, title: 'Hops', revision: 1 })).toEqual(edited)
  expect(await statesOf(task.id, mia)).toMatchObject([{ kind: 'notBegun' }, { kind: 'done' }])
  expect(await tryChange(task.id, { title: 'Jumps', revision: 1 })).toMatchObject({
    ...{ status: 409, body: { problem: 'superseded' } },
  })
})

it('a closed task is in no list of a student, and counts what was begun before the closing when it is reopened', async () => {
  await newRoom()
  const { id } = await set()
  const closed = await change(id, { isClosed: true })
  expect(await change(id, { isClosed: true })).toEqual(closed)
  clock.now += hour
  await signIn()
  await play(mia, '2.2', five)
  expect((await todo(mia)).map((task) => task.id)).not.toContain(id)
  expect(await statesOf(id, mia)).toMatchObject([{ kind: 'notBegun' }, { kind: 'notBegun' }])
  await change(id, { isClosed: false })
  expect(await statesOf(id, mia)).toMatchObject([{ kind: 'done' }, { kind: 'notBegun' }])
})

it('a task without work is deleted, and one with an answer is not', async () => {
  await newRoom()
  const [first, second] = [await set(), await set({ rightAnswers: 5 })]
  const remove = (task: string) => hana.ask('DELETE /api/classes/{class}/tasks/{task}', { class: room.id, task })
  expect(await remove(first.id)).toMatchObject({ status: 200 })
  expect(await remove(first.id)).toMatchObject({ status: 404 })
  await play(mia, '2.5', ['wrong'])
  expect(await remove(second.id)).toMatchObject({ status: 422, body: { problem: 'refused' } })
  expect((await list()).tasks.map(({ id }) => id)).toEqual([second.id])
})

it('the same task sent twice is set once, and an id of another class makes another task', async () => {
  await newRoom()
  const settings = { id: randomUUID() }
  const first = await set(settings)
  expect(await set(settings)).toEqual(first)
  expect((await list()).tasks).toHaveLength(1)
  await newRoom()
  await set(settings)
  expect((await list()).tasks).toHaveLength(1)
})

it('bad settings are refused with the name of the field', async () => {
  await newRoom()
  const level = (levelId: string) => ({ kind: 'level', operation: 'addition', levelId }) as const
  const refused = async (changes: Partial<Settings>) => {
    const { status, body } = await trySet(changes)
    const { fields = [] } = body as { fields?: { path: string }[] }
    return [status, ...fields.map(({ path }) => path)]
  }
  const today = new Date(clock.now + 13 * hour).toISOString().slice(0, 10)
  const yesterday = new Date(clock.now - 11 * hour).toISOString().slice(0, 10)
  expect(await refused({ due: yesterday })).toEqual([400, 'due'])
  expect(await refused({ begins: yesterday })).toEqual([400, 'begins'])
  expect(await refused({ begins: '2099-01-02', due: '2099-01-01' })).toEqual([400, 'due'])
  expect(await refused({ title: ' ' })).toEqual([400, 'title'])
  expect(await refused({ title: 'x'.repeat(101) })).toEqual([400, 'title'])
  expect(await refused({ parts: [] })).toEqual([400, 'parts'])
  expect(await refused({ parts: [level('2.2'), level('2.2')] })).toEqual([400, 'parts'])
  expect(await refused({ parts: Array.from({ length: 31 }, (_, i) => level(`${i}`)) })).toEqual([400, 'parts'])
  expect(await refused({ students: [] })).toEqual([400, 'students'])
  expect(await refused({ rightAnswers: 4 })).toEqual([400, 'rightAnswers'])
  expect(await refused({ rightAnswers: 101 })).toEqual([400, 'rightAnswers'])
  expect(await refused({ parts: [level('9.9')] })).toEqual([404])
  expect(await refused({ students: [hana.account] })).toEqual([404])
  expect(await refused({ due: today, rightAnswers: 100, title: 'x'.repeat(100) })).toEqual([200])
  const { id } = await set({ due: null })
  for (const [changes, field] of [
    [{ due: yesterday }, 'due'],
    [{ begins: '2099-01-01' }, 'begins'],
    [{ closedAt: 1 }, ''],
  ] as const)
    expect(await tryChange(id, changes)).toMatchObject({ status: 400, body: { fields: [{ path: field }] } })
})

it('a class has at most a hundred open tasks, and closing one makes room', async () => {
  await newRoom()
  const tasks = []
  for (let i = 0; i < 100; i++) tasks.push(await set())
  expect(await trySet()).toMatchObject({ status: 422, body: { problem: 'refused' } })
  await change(tasks[0]!.id, { isClosed: true })
  await set()
  expect(await tryChange(tasks[0]!.id, { isClosed: false })).toMatchObject({ status: 422 })
})

it("a student's list has a tag of its own, also where two students ask at the same moment", async () => {
  await newRoom()
  const { id } = await set({ students: [mia.account] })
  const read = async (browser: Browser, tag?: string) => {
    const { path, init } = requestFor('GET /api/tasks', {}, browser.account)
    const headers = { ...init.headers, Cookie: browser.jar.headerFor(new URL(path, app.url)) }
    const response = await fetch(new URL(path, app.url), {
      headers: { ...headers, ...(tag && { 'If-None-Match': tag }) },
    })
    return { status: response.status, tag: response.headers.get('ETag') ?? '', text: await response.text() }
  }
  const [ofMia, ofBen] = await Promise.all([read(mia), read(ben)])
  expect(ofMia.text).toContain(id)
  expect(ofBen.text).not.toContain(id)
  expect(await read(mia, ofMia.tag)).toMatchObject({ status: 304, text: '' })
  expect(await read(ben, ofMia.tag)).toMatchObject({ status: 200 })
})

it('a deleted class takes its tasks with it', async () => {
  await newRoom()
  const { id } = await set({ students: [mia.account] })
  await hana.call('DELETE /api/classes/{class}', { class: room.id })
  expect((await todo(mia)).map((task) => task.id)).not.toContain(id)
})
