import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { changesLast, mostNameChanges } from '../store/students/name-changes.ts'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let now = Date.UTC(2026, 2, 2, 21)
let app: TestApp
let hana: Browser
let sam: Browser
let mia: Browser
let room5: Classroom
let room9: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  sam = await registerTeacher(app, 'sam.leota@kauri.school.nz', 'Sam', 'Leota')
})
afterAll(() => app.close())

/** Mia joins a class of Hana's and a class of Sam's. */
beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  ;[room5, room9] = [await makeClass(hana, 'Room 5'), await makeClass(sam, 'Room 9')]
  for (const { code } of [room5, room9]) {
    now += 1
    await mia.call('POST /api/memberships', { code })
  }
})

const rename = (firstName: string, lastName: string, who = hana, classroom = room5) =>
  who.ask('PATCH /api/classes/{class}/students/{student}', {
    ...{ class: classroom.id, student: mia.account, firstName, lastName },
  })
const undo = (change: string, who = hana, classroom = room5) =>
  who.ask('DELETE /api/classes/{class}/students/{student}/names/{change}', {
    ...{ class: classroom.id, student: mia.account, change },
  })
const students = async (who = hana, classroom = room5) =>
  (await who.call('GET /api/classes/{class}/students', { class: classroom.id })).students
const changes = async (who = hana, classroom = room5) => (await students(who, classroom))[0]?.changes
const nameOf = async () => (await students())[0]?.shortName

const done = { status: 200, body: {} }
const locked = { status: 403, body: { problem: 'nameLocked', message: expect.any(String) } }
const unknown = { status: 404, body: { problem: 'notFound', message: 'There is no such change of this name' } }

describe('a corrected name', () => {
  it("a corrected name is shown in the class and on the student's own page", async () => {
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual(done)
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual(done)
    expect(await students()).toMatchObject([
      { firstName: 'Mia\u0301 Rose', lastName: 'Te Ōhākī', shortName: 'Miá Rose T.' },
    ])
    expect((await mia.call('GET /api/session', {})).account).toMatchObject({ lastName: 'Te Ōhākī' })
  })

  it.each([
    ['nothing', '', 'Chen'],
    ['blanks', 'Mia', ' \t '],
    ['a character that reverses the text', 'Mia\u202e', 'Chen'],
    ['a control character', 'Mia', 'Ch\u0000en'],
  ])('a name of %s is refused', async (_, firstName, lastName) => {
    expect(await rename(firstName, lastName)).toMatchObject({ status: 400, body: { problem: 'invalid' } })
    expect(await changes()).toEqual([])
  })

  it('each teacher of the student sees who changed a name, when, and the name before', async () => {
    await rename('Rude', 'Word', sam, room9)
    const seen = { kind: 'name', id: expect.any(String), by: 'Sam L.', at: now, before: 'Mia C.', canUndo: true }
    expect(await changes()).toEqual([seen])
    expect(await changes(sam, room9)).toEqual([seen])
    await mia.call('DELETE /api/memberships/{class}', { class: room9.id })
    expect(await changes()).toEqual([seen])
    expect(await students(sam, room9)).toEqual([])
  })

  it('the old name shows more letters of the last name if one letter does not show the change', async () => {
    await rename('Mia', 'Cooper')
    expect(await changes()).toMatchObject([{ before: 'Mia Ch.' }])
  })

  it('a name that was changed twenty times in a day is changed again on the next day', async () => {
    for (let i = 1; i <= mostNameChanges; i++) expect((await rename('Ana', `Chen ${'i'.repeat(i)}`)).status).toBe(200)
    expect(await rename('Ana', 'Cooper')).toEqual({
      status: 429,
      body: { problem: 'changedTooOften', message: 'This name was changed too often today' },
    })
    expect(await nameOf()).toBe('Ana C.')
    now += 24 * 3600_000
    await hana.signIn('hana.parata@kauri.school.nz')
    expect(await rename('Ana', 'Cooper')).toEqual(done)
    await sam.signIn('sam.leota@kauri.school.nz')
  })

  it('a change is no longer seen after 30 days', async () => {
    await rename('Ana', 'Chen')
    const [change] = (await changes()) ?? []
    now += changesLast
    await hana.signIn('hana.parata@kauri.school.nz')
    expect(await changes()).toMatchObject([{ id: change?.id }])
    now += 1
    expect(await changes()).toEqual([])
    expect(await undo(change?.id ?? '')).toEqual({
      status: 422,
      body: { problem: 'refused', message: 'It is too late to undo this' },
    })
    await sam.signIn('sam.leota@kauri.school.nz')
  })
})

describe('the undo of a changed name', () => {
  it('a name that one teacher has changed is restored by another, and a second undo changes nothing', async () => {
    await rename('Rude', 'Word', sam, room9)
    const [change] = (await changes()) ?? []
    expect(await undo(change?.id ?? '')).toEqual(done)
    expect(await undo(change?.id ?? '')).toEqual(done)
    expect(await nameOf()).toBe('Mia C.')
    expect(await changes()).toEqual([])
  })

  it('a change is not undone before the newer ones', async () => {
    await rename('Rude', 'Word', sam, room9)
    await rename('Ruder', 'Word', sam, room9)
    const [newer, older] = (await changes()) ?? []
    expect([newer, older]).toMatchObject([{ canUndo: true }, { canUndo: false }])
    expect(await undo(older?.id ?? '')).toEqual({
      status: 409,
      body: { problem: 'superseded', message: 'This name was changed again since' },
    })
    expect(await nameOf()).toBe('Ruder W.')
    expect([await undo(newer?.id ?? ''), await undo(older?.id ?? '')]).toEqual([done, done])
    expect(await nameOf()).toBe('Mia C.')
  })

  it('an absent change, a change of another student and a change of a former student look the same', async () => {
    await rename('Ana', 'Chen', sam, room9)
    const [change] = (await changes()) ?? []
    const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben')
    await ben.call('POST /api/memberships', { code: room5.code })
    const ofBen = { class: room5.id, student: ben.account, change: change?.id ?? '' }
    expect(await hana.ask('DELETE /api/classes/{class}/students/{student}/names/{change}', ofBen)).toEqual(unknown)
    expect(await undo(randomUUID())).toEqual(unknown)
    await mia.call('DELETE /api/memberships/{class}', { class: room9.id })
    expect(await undo(change?.id ?? '', sam, room9)).toMatchObject({ status: 404 })
    expect(await nameOf()).toBe('Ana C.')
  })
})

describe('a locked name', () => {
  it('a name locked in a class is changed and restored by its teacher only', async () => {
    await rename('Ana', 'Chen', sam, room9)
    const [change] = (await changes()) ?? []
    const changed = await hana.call('PATCH /api/classes/{class}', { class: room5.id, namesLocked: true })
    expect(changed).toMatchObject({ namesLocked: true, isOpen: true, name: 'Room 5' })
    expect(await rename('Rude', 'Word', sam, room9)).toEqual(locked)
    expect(await undo(change?.id ?? '', sam, room9)).toEqual(locked)
    expect(await nameOf()).toBe('Ana C.')
    expect(await undo(change?.id ?? '')).toEqual(done)
    expect(await rename('Mila', 'Chen')).toEqual(done)
    await hana.call('PATCH /api/classes/{class}', { class: room5.id, namesLocked: false })
    expect(await rename('Mia', 'Chen', sam, room9)).toEqual(done)
  })

  it('a later teacher of the student cannot lift a lock by another one', async () => {
    await sam.call('PATCH /api/classes/{class}', { class: room9.id, namesLocked: true })
    expect(await rename('Ana', 'Chen')).toEqual(locked)
    await hana.call('PATCH /api/classes/{class}', { class: room5.id, namesLocked: true })
    expect(await rename('Ana', 'Chen')).toEqual(done)
    expect(await rename('Rude', 'Word', sam, room9)).toEqual(locked)
  })
})
