import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import type { Browser } from '../test/browser.ts'
import { shareClass } from '../test/callers.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let hana: Browser
let mia: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp({ env: { JOIN_APPROVAL: 'yes' } })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())
beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  room5 = await makeClass(hana, 'Room 5')
})

const join = (student = mia) => student.ask('POST /api/memberships', { code: room5.code })
const joined = async () => await mia.call('GET /api/memberships', {})
const outside = () => hana.call('GET /api/classes/{class}/outside', { class: room5.id })
const waitingByClass = async () => (await hana.call('GET /api/classes', {})).waiting[room5.id]
const path = () => ({ class: room5.id, student: mia.account })
const accept = (who = hana, shortName = 'Mia C.') =>
  who.ask('POST /api/classes/{class}/requests/{student}', { ...path(), shortName })
const admit = () => hana.call('DELETE /api/classes/{class}/blocked/{student}', path())
const decline = (who = hana) => who.ask('DELETE /api/classes/{class}/requests/{student}', path())
const waits = { status: 200, body: { waits: true } }
const done = { status: 200, body: {} }

it('a student with the code waits once, learns nothing of the class, and joins when the teacher lets them in', async () => {
  expect([await join(), await join()]).toEqual([waits, waits])
  expect(await joined()).toEqual({ classes: [], waiting: 1 })
  expect(await outside()).toEqual({ waiting: [{ id: mia.account, shortName: 'Mia C.' }], removed: [] })
  expect(await waitingByClass()).toBe(1)
  expect([await accept(), await accept()]).toEqual([done, done])
  expect(await joined()).toMatchObject({ classes: [{ id: room5.id, name: 'Room 5' }], waiting: 0 })
  expect(await outside()).toEqual({ waiting: [], removed: [] })
  expect(await waitingByClass()).toBeUndefined()
  expect(await join()).toMatchObject({ status: 200, body: { id: room5.id, name: 'Room 5' } })
})

it('a declined student is not in the class, and may ask again', async () => {
  await join()
  expect([await decline(), await decline()]).toEqual([done, done])
  expect(await joined()).toEqual({ classes: [], waiting: 0 })
  expect(await accept()).toMatchObject({ status: 404 })
  expect(await join()).toEqual(waits)
})

it('only the teacher of the class can let a student in or decline', async () => {
  await join()
  const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`, 'Sam', 'Leota')
  const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben')
  expect([(await accept(sam)).status, (await decline(sam)).status]).toEqual([404, 404])
  expect([(await accept(ben)).status, (await decline(ben)).status]).toEqual([403, 403])
  expect(await joined()).toEqual({ classes: [], waiting: 1 })
})

it('a co-teacher reads who waits, also in an archived class, and a reliever does not', async () => {
  await join()
  const ofClass = { class: room5.id }
  const { browser: coTeacher } = await shareClass(app, hana, { ...ofClass, role: 'co-teacher' })
  const { browser: reliever } = await shareClass(app, hana, { ...ofClass, role: 'reliever' })
  await hana.call('PUT /api/classes/{class}/archive', { ...ofClass, isArchived: true })
  const read = (teacher: Browser) => teacher.ask('GET /api/classes/{class}/outside', ofClass)
  expect(await read(coTeacher)).toMatchObject({ status: 200, body: { waiting: [{ id: mia.account }] } })
  expect((await read(reliever)).status).toBe(403)
})

it('a closed class, and a class that has removed the student, look unknown and get no request', async () => {
  const unknown = { status: 404, body: { problem: 'notFound', message: 'Invalid class code' } }
  await hana.call('PATCH /api/classes/{class}', { class: room5.id, isOpen: false })
  expect(await join()).toEqual(unknown)
  await hana.call('PATCH /api/classes/{class}', { class: room5.id, isOpen: true })
  await join()
  await accept()
  await hana.call('POST /api/classes/{class}/students/{student}/removals', { ...path(), id: randomUUID() })
  expect(await join()).toEqual(unknown)
  expect(await outside()).toMatchObject({ waiting: [], removed: [{ id: mia.account }] })
  expect(await accept()).toMatchObject({ status: 404 })
  await admit()
  expect(await join()).toEqual(waits)
})

it('a student who waits and was removed before is let in at once', async () => {
  await join()
  await accept()
  const removal = { ...path(), id: randomUUID() }
  await hana.call('POST /api/classes/{class}/students/{student}/removals', removal)
  await admit()
  await join()
  expect(await outside()).toMatchObject({ waiting: [{ id: mia.account }], removed: [] })
  await hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', {
    ...path(),
    removal: removal.id,
  })
  expect(await outside()).toEqual({ waiting: [], removed: [] })
  expect(await joined()).toMatchObject({ classes: [{ id: room5.id }], waiting: 0 })
})

it('a student whom another teacher has renamed is not let in under the name that was shown before', async () => {
  const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`, 'Sam', 'Leota')
  const room6 = await makeClass(sam, 'Room 6')
  await mia.call('POST /api/memberships', { code: room6.code })
  const ofSam = { class: room6.id, student: mia.account }
  await sam.call('POST /api/classes/{class}/requests/{student}', { ...ofSam, shortName: 'Mia C.' })
  await join()
  await sam.call('PATCH /api/classes/{class}/students/{student}', { ...ofSam, firstName: 'Zoe', lastName: 'Chen' })
  expect(await accept()).toMatchObject({ status: 409, body: { problem: 'superseded' } })
  expect((await outside()).waiting).toEqual([{ id: mia.account, shortName: 'Zoe C.' }])
  expect([await accept(hana, 'Zoe C.'), await accept()]).toEqual([done, done])
  expect((await joined()).classes).toHaveLength(2)
})

it('a request ends with its class', async () => {
  await join()
  await hana.call('DELETE /api/classes/{class}', { class: room5.id })
  expect(await joined()).toEqual({ classes: [], waiting: 0 })
})
