import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Args, Classroom } from '#contract'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let hana: Browser
let mia: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp()
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())

beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  room5 = await makeClass(hana, 'Room 5')
  await mia.call('POST /api/memberships', { code: room5.code })
})

const whale = { name: 'whale', colour: 'teal' } as const
const sun = { name: 'sun', colour: 'amber' } as const

const ownPicture = async () => (await mia.call('GET /api/session', {})).account?.picture
const pictureInClass = async () => {
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: room5.id })
  return students.map(({ picture }) => picture)
}

it('a student has no picture until they choose one, and can return to none', async () => {
  expect(await ownPicture()).toBeNull()
  expect(await mia.call('PUT /api/me/picture', { picture: whale })).toEqual({})
  expect(await ownPicture()).toEqual(whale)
  await mia.call('PUT /api/me/picture', { picture: null })
  expect(await ownPicture()).toBeNull()
})

it('the same choice twice is a success, and the choice that arrives last counts', async () => {
  await mia.call('PUT /api/me/picture', { picture: whale })
  expect(await mia.call('PUT /api/me/picture', { picture: whale })).toEqual({})
  await mia.call('PUT /api/me/picture', { picture: sun })
  expect(await ownPicture()).toEqual(sun)
})

it("a teacher sees the picture in the list of students and on the student's page, and not in an overview", async () => {
  expect(await pictureInClass()).toEqual([null])
  await mia.call('PUT /api/me/picture', { picture: whale })
  expect(await pictureInClass()).toEqual([whale])
  const [ofClass, inAddition] = [{ class: room5.id }, { operation: 'addition' } as const]
  const ofStudent = { ...ofClass, student: mia.account }
  expect(
    await hana.call('GET /api/classes/{class}/students/{student}/progress', { ...ofStudent, ...inAddition }),
  ).toMatchObject({ firstName: 'Mia', picture: whale })
  const { students } = await hana.call('GET /api/classes/{class}/overview', { ...ofClass, ...inAddition })
  expect(students).toEqual([{ id: mia.account, shortName: 'Mia C.', streaks: {} }])
})

it('open pages of a class hear of a picture', async () => {
  const room9 = await makeClass(hana, 'Room 9')
  const change = { event: 'message', data: { class: room9.id, kind: 'records', operation: null } }
  const events = await hana.listen(room9.id)
  const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  await ben.call('POST /api/memberships', { code: room9.code })
  expect(await events.next()).toEqual(change)
  await ben.call('PUT /api/me/picture', { picture: sun })
  expect(await events.next()).toEqual(change)
  await events.close()
})

it.each([
  ['nothing', {}],
  ['no name', { picture: { colour: 'teal' } }],
  ['no colour', { picture: { name: 'whale' } }],
  ['a secret picture of a class card', { picture: { name: 'kiwi', colour: 'teal' } }],
  ['an unknown colour', { picture: { name: 'whale', colour: 'black' } }],
  ['a text', { picture: 'whale' }],
  ['a further field', { picture: { ...whale, size: 40 } }],
  ['the id of somebody else', { picture: whale, student: '0'.repeat(32) }],
])('a choice with %s is refused and changes nothing', async (_, input) => {
  await mia.call('PUT /api/me/picture', { picture: sun })
  const refused = await mia.ask('PUT /api/me/picture', input as Args<'PUT /api/me/picture'>)
  expect(refused).toMatchObject({ status: 400, body: { problem: 'invalid' } })
  expect(await ownPicture()).toEqual(sun)
})
