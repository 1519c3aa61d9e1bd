import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let hana: Browser
let mia: Browser
let classroom: Classroom
beforeAll(async () => {
  app = await startTestApp()
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())
beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  classroom = await makeClass(hana)
})

const join = (student: Browser, code = classroom.code) => student.ask('POST /api/memberships', { code })
const path = () => ({ class: classroom.id, student: mia.account })
const remove = async (id = randomUUID()) => {
  await hana.call('POST /api/classes/{class}/students/{student}/removals', { ...path(), id })
  return id
}
const changeCode = () => hana.call('POST /api/classes/{class}/code', { class: classroom.id, code: classroom.code })
const blocked = async () => (await hana.call('GET /api/classes/{class}/outside', { class: classroom.id })).removed

it('a closed class refuses its code exactly like an unknown one, and takes it once it is open again', async () => {
  const closed = await hana.call('PATCH /api/classes/{class}', { class: classroom.id, isOpen: false })
  expect(closed).toMatchObject({ isOpen: false, name: classroom.name, code: classroom.code })
  expect(await join(mia)).toEqual(await join(mia, 'ZZZZZZ'))
  await hana.call('PATCH /api/classes/{class}', { class: classroom.id, name: 'Room 6' })
  expect((await join(mia)).status).toBe(404)
  await hana.call('PATCH /api/classes/{class}', { class: classroom.id, isOpen: true })
  expect((await join(mia)).status).toBe(200)
})

it('students stay in a class that is closed or gets another code', async () => {
  await join(mia)
  await hana.call('PATCH /api/classes/{class}', { class: classroom.id, isOpen: false })
  const { code } = await changeCode()
  expect(code).not.toBe(classroom.code)
  expect((await mia.call('GET /api/memberships', {})).classes.map(({ id }) => id)).toEqual([classroom.id])
})

it('the old code opens nothing once a class has another one', async () => {
  const { code } = await changeCode()
  expect((await join(mia)).status).toBe(404)
  expect((await join(mia, code)).status).toBe(200)
})

it('a request for another code that is sent twice draws one code', async () => {
  expect(await changeCode()).toEqual(await changeCode())
})

it('a removed student cannot join again, and sees the same as for an unknown code', async () => {
  await join(mia)
  await remove()
  expect(await join(mia)).toEqual(await join(mia, 'ZZZZZZ'))
  expect(await blocked()).toEqual([{ id: mia.account, shortName: 'Mia C.' }])
})

it('a removed student who leaves the class stays blocked', async () => {
  await join(mia)
  await remove()
  await mia.call('DELETE /api/memberships/{class}', { class: classroom.id })
  expect((await join(mia)).status).toBe(404)
})

it('a student whom the teacher lets in again joins with the code, and a second removal blocks again', async () => {
  await join(mia)
  await remove()
  await hana.call('DELETE /api/classes/{class}/blocked/{student}', path())
  await hana.call('DELETE /api/classes/{class}/blocked/{student}', path())
  expect(await blocked()).toEqual([])
  expect((await join(mia)).status).toBe(200)
  await remove()
  expect((await join(mia)).status).toBe(404)
})

it('an undone removal blocks nobody', async () => {
  await join(mia)
  const removal = await remove()
  await hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { ...path(), removal })
  expect(await blocked()).toEqual([])
  await mia.call('DELETE /api/memberships/{class}', { class: classroom.id })
  expect((await join(mia)).status).toBe(200)
})

it('a student who left by choice joins again, and the teacher cannot let a stranger in', async () => {
  await join(mia)
  await mia.call('DELETE /api/memberships/{class}', { class: classroom.id })
  expect(await blocked()).toEqual([])
  expect((await hana.ask('DELETE /api/classes/{class}/blocked/{student}', path())).status).toBe(404)
  expect((await join(mia)).status).toBe(200)
})
