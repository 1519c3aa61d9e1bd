import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, shareClass } from '../test/callers.ts'
import { ended } from '../test/events.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** Thursday 19 November 2026, 9 o'clock in New Zealand. */
const began = Date.parse('2026-11-19T09:00:00+13:00')
const hour = 3600_000
let now = began
/** Two servers on PostgreSQL, which share a database. SQLite has one. */
let app: TestApp
let other: TestApp
let hana: Browser
let hanaEmail: string
let classroom: Classroom
beforeAll(async () => {
  const clock = () => now
  app = await startTestApp({ clock })
  other = process.env.TEST_DATABASE_URL ? await startTestApp({ clock, database: app.database }) : app
})
afterAll(async () => {
  if (other !== app) await other.close()
  await app.close()
})
beforeEach(async () => {
  now = began
  hanaEmail = newEmail()
  hana = await registerTeacher(app, hanaEmail)
  classroom = await makeClass(hana)
})

const ofClass = () => ({ class: classroom.id })
const today = '2026-11-19'
const reliever = (until = today) => ({ ...ofClass(), role: 'reliever', until }) as const
const coTeacher = () => ({ ...ofClass(), role: 'co-teacher' }) as const

it('an invitation says the same whether a teacher, a student or nobody has the address', async () => {
  const [teacher, student, nobody] = [newEmail(), newEmail(), newEmail()]
  await registerTeacher(app, teacher)
  await registerStudent(app, student)
  for (const email of [teacher, student, nobody]) {
    const { teachers } = await hana.call('POST /api/classes/{class}/teachers', { ...coTeacher(), email })
    const invitation = teachers.find((one) => one.email === email)
    expect(invitation).toEqual({ id: invitation?.id, email, role: 'co-teacher', until: null, since: null })
  }
})

it('the same invitation again changes nothing, also in capitals', async () => {
  const first = await hana.call('POST /api/classes/{class}/teachers', { ...coTeacher(), email: 'mele@kauri.school.nz' })
  const again = await hana.call('POST /api/classes/{class}/teachers', {
    ...coTeacher(),
    email: 'Mele@Kauri.School.NZ',
  })
  expect(again).toEqual(first)
})

it('a teacher finds an invitation on any server, accepts it once, and then has the class in the list', async () => {
  const email = newEmail()
  await hana.call('POST /api/classes/{class}/teachers', { ...reliever(), email })
  const mele = await registerTeacher(other, email)
  expect((await mele.ask('GET /api/classes/{class}/students', ofClass())).status).toBe(404)
  expect(await mele.call('GET /api/invitations', {})).toEqual({
    invitations: [{ class: classroom.id, name: 'Room 5', role: 'reliever', until: today, ownerEmail: hanaEmail }],
  })
  await mele.call('PUT /api/invitations/{class}', ofClass())
  await mele.call('PUT /api/invitations/{class}', ofClass())
  expect(await mele.call('GET /api/invitations', {})).toEqual({ invitations: [] })
  const { classes } = await mele.call('GET /api/classes', {})
  expect(classes).toEqual([{ ...classroom, role: 'reliever', until: today, ownerEmail: hanaEmail, signInUntil: null }])
  const { teachers } = await hana.call('GET /api/classes/{class}/teachers', ofClass())
  expect(teachers.map(({ email, role, since }) => ({ email, role, since }))).toEqual([
    { email: hanaEmail, role: 'owner', since: began },
    { email, role: 'reliever', since: began },
  ])
})

it('a declined invitation is gone, and declining again is a success', async () => {
  const email = newEmail()
  await hana.call('POST /api/classes/{class}/teachers', { ...coTeacher(), email })
  const mele = await registerTeacher(app, email)
  await mele.call('DELETE /api/invitations/{class}', ofClass())
  await mele.call('DELETE /api/invitations/{class}', ofClass())
  expect((await mele.ask('PUT /api/invitations/{class}', ofClass())).status).toBe(404)
})

it('a co-teacher adds students, and neither shares nor deletes the class', async () => {
  const { browser: mele } = await shareClass(other, hana, coTeacher())
  await listStudent(mele, classroom.id)
  const { students } = await hana.call('GET /api/classes/{class}/students', ofClass())
  expect(students).toHaveLength(1)
  for (const key of ['GET /api/classes/{class}/teachers', 'DELETE /api/classes/{class}'] as const)
    expect((await mele.ask(key, ofClass())).status).toBe(403)
})

it('a reliever sees the class and opens its sign-in until midnight in New Zealand, and changes nothing else', async () => {
  const { browser: mele } = await shareClass(other, hana, reliever())
  await mele.call('GET /api/classes/{class}/students', ofClass())
  await mele.call('PUT /api/classes/{class}/sign-in', { ...ofClass(), isOpen: true })
  expect((await mele.ask('GET /api/classes/{class}/cards', ofClass())).status).toBe(403)
  expect((await mele.ask('PATCH /api/classes/{class}', { ...ofClass(), name: 'Mine' })).status).toBe(403)
  // A session ends after twelve hours without a request.
  for (; now < began + 14 * hour; now += 7 * hour) await mele.call('GET /api/classes/{class}/students', ofClass())
  now = Date.parse('2026-11-19T23:59:59+13:00')
  await mele.call('GET /api/classes/{class}/students', ofClass())
  now += 1000
  expect((await mele.ask('GET /api/classes/{class}/students', ofClass())).status).toBe(404)
  expect(await mele.call('GET /api/classes', {})).toMatchObject({ classes: [], waiting: {}, due: {} })
})

it('a last day before today or more than a year ahead is refused', async () => {
  const ask = (until: string) =>
    hana.ask('POST /api/classes/{class}/teachers', { ...reliever(until), email: newEmail() })
  for (const [until, message] of [
    ['2026-11-18', 'must not be before today'],
    ['2027-11-21', 'must be at most a year ahead'],
  ] as const) {
    const { status, body } = await ask(until)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ path: 'until', message }] })
  }
  expect((await ask('2027-11-20')).status).toBe(200)
})

it('a withdrawn teacher is refused by every server, the open stream ends, and withdrawing again is a success', async () => {
  const { browser: mele, id } = await shareClass(other, hana, coTeacher())
  const events = await mele.listen(classroom.id)
  const withdraw = () => hana.call('DELETE /api/classes/{class}/teachers/{teacher}', { ...ofClass(), teacher: id })
  const { teachers } = await withdraw()
  expect(teachers.map(({ role }) => role)).toEqual(['owner'])
  expect((await mele.ask('GET /api/classes/{class}/students', ofClass())).status).toBe(404)
  await ended(events)
  expect(await withdraw()).toEqual({ teachers, today })
})

it('the stream of a co-teacher who became a reliever goes on, and ends with the day', async () => {
  const email = newEmail()
  const { browser: mele } = await shareClass(other, hana, coTeacher(), email)
  const events = await mele.listen(classroom.id)
  await hana.call('POST /api/classes/{class}/teachers', { ...reliever(), email })
  expect(await events.next()).not.toBeNull()
  now = Date.parse('2026-11-19T20:00:00+13:00')
  await mele.call('GET /api/classes', {})
  now = Date.parse('2026-11-20T00:00:00+13:00')
  await ended(events)
})

it('a class has at most twenty teachers with its invitations', async () => {
  for (let i = 1; i < 20; i++)
    await hana.call('POST /api/classes/{class}/teachers', { ...coTeacher(), email: `teacher${i}@kauri.school.nz` })
  const { status, body } = await hana.ask('POST /api/classes/{class}/teachers', { ...coTeacher(), email: newEmail() })
  expect([status, body]).toEqual([422, { problem: 'refused', message: 'A class has at most 20 teachers' }])
})

it('students read the e-mail of the owner only, and a waiting student is counted for a co-teacher and not for a reliever', async () => {
  const joining = await startTestApp({ clock: () => now, database: app.database, env: { JOIN_APPROVAL: 'yes' } })
  const [coTeacherEmail, relieverEmail] = [newEmail(), newEmail()]
  const { browser: mele } = await shareClass(app, hana, coTeacher(), coTeacherEmail)
  const { browser: sione } = await shareClass(app, hana, reliever(), relieverEmail)
  const [mia, ben] = [await registerStudent(app, newEmail()), await registerStudent(joining, newEmail())]
  expect(await mia.call('POST /api/memberships', { code: classroom.code })).toMatchObject({ teacherEmail: hanaEmail })
  await ben.call('POST /api/memberships', { code: classroom.code })
  expect((await mia.call('GET /api/memberships', {})).classes).toMatchObject([{ teacherEmail: hanaEmail }])
  expect((await mele.call('GET /api/classes', {})).waiting).toEqual({ [classroom.id]: 1 })
  expect((await sione.call('GET /api/classes', {})).waiting).toEqual({})
  await joining.close()
})

it('an account without a complete registration as a teacher has no invitations', async () => {
  const email = newEmail()
  await hana.call('POST /api/classes/{class}/teachers', { ...coTeacher(), email })
  const half = app.browser()
  await half.signIn(email, { for: 'register', role: 'teacher' })
  expect((await half.ask('GET /api/invitations', {})).status).toBe(403)
  expect((await half.ask('PUT /api/invitations/{class}', ofClass())).status).toBe(403)
})

it('an invitation into an unknown class is like none', async () => {
  const mele = await registerTeacher(app, newEmail())
  expect((await mele.ask('PUT /api/invitations/{class}', { class: randomUUID() })).status).toBe(404)
  expect((await mele.ask('PUT /api/invitations/{class}', ofClass())).status).toBe(404)
})
