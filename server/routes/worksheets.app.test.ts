import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args, Classroom } from '#contract'
import { currentRules, playedProblem, type SetVersion } from '#maths'
import type { Browser } from '../test/browser.ts'
import { newEmail, shareClass } from '../test/callers.ts'
import { setContent, sheetSettings, taskSettings } from '../test/sample-args.ts'
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

const newSetOf = async (teacher: Browser) => {
  const id = randomUUID()
  await teacher.call('POST /api/sets', { id, ...setContent })
  return { teacher: teacher.account, id, version: 1 }
}
const contentWith = (set: SetVersion) => ({ kind: 'parts' as const, parts: [{ kind: 'set' as const, set }] })
const printed = (set: SetVersion, teacher = hana, classId = room.id) =>
  teacher.ask('GET /api/classes/{class}/sets/{set}', {
    ...{ class: classId, set: set.id, teacher: set.teacher, version: String(set.version) },
  })
const noSuchSet = { status: 404, body: { problem: 'notFound', message: 'There is no such set' } }

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
    ...{ students: [], sets: [] },
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
    ...{ worksheet: made, classroom: null, students: [], sets: [] },
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

it('a worksheet of a set comes back with its version after the set was edited and deleted', async () => {
  const set = await newSetOf(hana)
  const parts = [...contentWith(set).parts, { kind: 'level' as const, operation: 'addition' as const, levelId: '2.5' }]
  const made = await make({ content: { kind: 'parts', parts } })
  expect(made.content).toEqual({ kind: 'parts', parts })
  const played = { set, title: setContent.title, problems: setContent.problems.map(playedProblem) }
  expect((await printed(set)).body).toEqual(played)
  await hana.call('PUT /api/sets/{set}', { ...{ set: set.id, ...setContent }, title: 'Another title', version: 1 })
  await hana.call('DELETE /api/sets/{set}', { set: set.id })
  expect(await hana.call('GET /api/worksheets/{code}', { code: made.code })).toMatchObject({ sets: [played] })
})

it("a teacher prints a set of another teacher's only where a task of the class has this version", async () => {
  const set = await newSetOf(other)
  expect(await printed(set)).toMatchObject(noSuchSet)
  expect(await tryMake({ content: contentWith(set) })).toMatchObject(noSuchSet)
  const shared = await makeClass(other, 'Room 15')
  await other.call('POST /api/classes/{class}/tasks', {
    ...{ class: shared.id, id: randomUUID(), ...taskSettings, parts: [{ kind: 'set', set }] },
  })
  const { browser: tama } = await shareClass(app, other, { class: shared.id, role: 'co-teacher' })
  expect(await printed(set, tama, shared.id)).toMatchObject({ status: 200, body: { title: setContent.title } })
  const sheet = { ...argsOf(), class: shared.id, content: contentWith(set) }
  expect(await tama.ask('POST /api/classes/{class}/worksheets', sheet)).toMatchObject({ status: 200 })
  // Not in another class of the same teacher, and not another version.
  const tamasRoom = await makeClass(tama, 'Room 16')
  expect(await printed(set, tama, tamasRoom.id)).toMatchObject(noSuchSet)
  await other.call('PUT /api/sets/{set}', { ...{ set: set.id, ...setContent }, title: 'New', version: 1 })
  expect(await printed({ ...set, version: 2 }, tama, shared.id)).toMatchObject(noSuchSet)
})

it.each(['0', '1.5', '-1', '9999999999', 'two'])('the version %s of a set is refused', async (version) => {
  const set = await newSetOf(hana)
  const args = { class: room.id, set: set.id, teacher: set.teacher, version }
  expect(await hana.ask('GET /api/classes/{class}/sets/{set}', args)).toMatchObject({ status: 400 })
})

it('a set twice names the field', async () => {
  const [part] = contentWith(await newSetOf(hana)).parts
  const content = { kind: 'parts', parts: [part, part] }
  expect(await tryMake({ content })).toMatchObject({ status: 400, body: { fields: [{ path: 'content.parts' }] } })
})
