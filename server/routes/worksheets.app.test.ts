import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args, Classroom } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { newEmail } from '../test/callers.ts'
import { sheetSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const clock = { now: Date.UTC(2026, 10, 26) }
let app: TestApp
let hana: Browser
let other: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, newEmail())
  other = await registerTeacher(app, newEmail())
  room = await makeClass(hana)
})
afterAll(() => app.close())

type Settings = Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class'>
const argsOf = (changes: Partial<Settings> = {}) => ({ class: room.id, id: randomUUID(), ...sheetSettings, ...changes })
const make = (changes?: Partial<Settings>) => hana.call('POST /api/classes/{class}/worksheets', argsOf(changes))
const tryMake = (changes: object) =>
  hana.ask('POST /api/classes/{class}/worksheets', { ...argsOf(), ...changes } as never)
const bringBack = (code: string, teacher = hana) => teacher.ask('GET /api/worksheets/{code}', { code })

it('a worksheet gets a code that brings it back with its settings', async () => {
  const id = randomUUID()
  const made = await make({ id, title: '  Adding with  carrying ' })
  expect(made).toEqual({ ...sheetSettings, id, code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) })
  expect(await hana.call('GET /api/worksheets/{code}', { code: made.code })).toEqual({
    worksheet: made,
    classroom: { id: room.id, code: room.code, name: room.name },
    students: [],
  })
})

it('the same request again returns the worksheet that was made', async () => {
  const id = randomUUID()
  const made = await make({ id })
  expect(await make({ id, title: 'Another title' })).toEqual(made)
  const otherRoom = await makeClass(hana, 'Room 13')
  expect(await tryMake({ id, class: otherRoom.id })).toMatchObject({
    status: 422,
    body: { message: 'This id is taken' },
  })
})

it('each student of the class is named where each gets a sheet of their own', async () => {
  const mia = await registerStudent(app, newEmail(), 'Mia', 'Chen')
  await mia.call('POST /api/memberships', { code: room.code })
  const { code } = await make({ isForEach: true })
  expect(await hana.call('GET /api/worksheets/{code}', { code })).toMatchObject({
    students: [{ id: mia.account, shortName: 'Mia C.' }],
  })
})

it('a class of more than 40 students gets one sheet for all', async () => {
  const large = await makeClass(hana, 'Assembly')
  const students = Array.from({ length: 41 }, (_, i) => ({ firstName: `Mia ${i}`, lastName: 'Chen' }))
  await hana.call('POST /api/classes/{class}/listed-students', { class: large.id, id: randomUUID(), students })
  expect(await tryMake({ class: large.id, isForEach: true })).toMatchObject({
    status: 422,
    body: { message: 'At most 40 students of a class get a sheet of their own' },
  })
  expect(await tryMake({ class: large.id })).toMatchObject({ status: 200 })
})

it('a worksheet of another teacher looks like a code that nothing has, and both count as wrong codes', async () => {
  const { code } = await make()
  const ofNobody = await bringBack('22222222', other)
  expect(ofNobody).toMatchObject({ status: 404, body: { message: 'There is no worksheet with this code' } })
  expect(await bringBack(code, other)).toEqual(ofNobody)
  for (let tries = 2; tries < 10; tries++) expect(await bringBack('22222222', other)).toEqual(ofNobody)
  expect(await bringBack('22222222', other)).toMatchObject({ status: 429, body: { problem: 'tooManyTries' } })
  clock.now += 11 * 60_000
  expect(await bringBack(code, other)).toEqual(ofNobody)
})

it('right codes do not count as wrong ones', async () => {
  const { code } = await make()
  for (let tries = 0; tries < 12; tries++) expect((await bringBack(code)).status).toBe(200)
})

it('the maker brings a worksheet back after its class was deleted, without a student', async () => {
  const gone = await makeClass(hana, 'Room 14')
  const mia = await registerStudent(app, newEmail(), 'Mia', 'Chen')
  await mia.call('POST /api/memberships', { code: gone.code })
  const made = await hana.call('POST /api/classes/{class}/worksheets', {
    ...{ ...argsOf(), class: gone.id, isForEach: true },
  })
  await hana.call('DELETE /api/classes/{class}', { class: gone.id })
  expect(await hana.call('GET /api/worksheets/{code}', { code: made.code })).toEqual({
    ...{ worksheet: made, classroom: null, students: [] },
  })
})

it.each([
  ['a level that does not exist', { content: { kind: 'levels', levels: [{ operation: 'addition', levelId: '9.9' }] } }],
])('%s is not found', async (_, changes) => {
  expect(await tryMake(changes)).toMatchObject({ status: 404, body: { message: 'There is no such level' } })
})

const level = { operation: 'addition', levelId: '2.5' } as const
const many = Array.from({ length: 31 }, (_, i) => ({ ...level, levelId: `${i}` }))
it.each([
  ['no level', { content: { kind: 'levels', levels: [] } }, 'content.levels'],
  ['a level twice', { content: { kind: 'levels', levels: [level, level] } }, 'content.levels'],
  ['31 levels', { content: { kind: 'levels', levels: many } }, 'content.levels'],
  ['more levels than questions', { content: { kind: 'levels', levels: many.slice(0, 11) }, count: 10 }, 'count'],
  ['12 questions', { count: 12 }, 'count'],
  ['five columns', { layout: { ...sheetSettings.layout, columns: 5 } }, 'layout.columns'],
  ['an empty title', { title: ' ' }, 'title'],
])('%s names the field', async (_, changes, path) => {
  expect(await tryMake(changes)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
})

it('rules that only a newer server knows are refused for now', async () => {
  expect(await tryMake({ rules: currentRules.version + 1 })).toMatchObject({ status: 503, body: { problem: 'notYet' } })
})
