import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { undoWithin } from './removals.ts'

let now = Date.UTC(2026, 2, 2, 21)
let app: TestApp
let hana: Browser
let mia: Browser
let classroom: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  mia = await registerStudent(app, 'mia@kauri.school.nz')
})
afterAll(() => app.close())

/** Mia joins a class of Hana's and gives two right answers in addition 1.1. */
beforeEach(async () => {
  classroom = await makeClass(hana)
  await mia.call('POST /api/memberships', { code: classroom.code })
  await answerRight(randomUUID(), 2)
})

const about = { operation: 'addition', levelId: '1.1' } as const
async function answerRight(round: string, times: number) {
  const moves = await movesOf(
    mia.account,
    round,
    '1.1',
    Array.from({ length: times }, () => 'right'),
  )
  return mia.call('POST /api/rounds/{round}/moves', { ...about, rules: currentRules.version, round, moves })
}
const remove = 'POST /api/classes/{class}/students/{student}/removals'
const removeStudent = (id: string) => hana.ask(remove, { class: classroom.id, student: mia.account, id })
const removeProgress = (id: string, more: { levelId?: string } = {}) =>
  hana.ask(remove, { class: classroom.id, student: mia.account, id, ...about, ...more })
const undo = (removal: string, { who = hana, student = mia.account, of = classroom } = {}) =>
  who.ask('DELETE /api/classes/{class}/students/{student}/removals/{removal}', { class: of.id, student, removal })
const studentNames = async () => {
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: classroom.id })
  return students.map(({ shortName }) => shortName)
}
const bestOf = async () => (await mia.call('GET /api/progress', {})).bests.addition?.['1.1']?.streak

describe('a removed student', () => {
  it('a removed student is out of the class at once, and a repeated removal succeeds', async () => {
    const removal = randomUUID()
    expect(await removeStudent(removal)).toEqual({ status: 200, body: {} })
    expect(await removeStudent(removal)).toEqual({ status: 200, body: {} })
    expect(await studentNames()).toEqual([])
    expect((await mia.call('GET /api/memberships', {})).classes.map(({ id }) => id)).not.toContain(classroom.id)
    expect(await bestOf()).toBeGreaterThanOrEqual(2)
  })

  it('a removed student cannot be removed again under another id', async () => {
    await removeStudent(randomUUID())
    expect(await removeStudent(randomUUID())).toMatchObject({ status: 404, body: { problem: 'notFound' } })
    expect(await removeProgress(randomUUID())).toMatchObject({ status: 404 })
  })

  it("a former student's progress can be neither removed nor restored by the undo of an earlier removal", async () => {
    const [earlier, later] = [randomUUID(), randomUUID()]
    expect((await removeProgress(earlier)).status).toBe(200)
    await answerRight(randomUUID(), 2)
    expect((await removeStudent(randomUUID())).status).toBe(200)
    expect(await removeProgress(later)).toEqual({
      status: 404,
      body: { problem: 'notFound', message: 'There is no such student in this class' },
    })
    expect((await undo(earlier)).status).toBe(404)
    expect(await bestOf()).toBe(2)
  })

  it('a removed student returns by an undo, and a second undo or a late removal changes nothing', async () => {
    const removal = randomUUID()
    await removeStudent(removal)
    expect(await undo(removal)).toEqual({ status: 200, body: {} })
    expect(await undo(removal)).toEqual({ status: 200, body: {} })
    expect((await removeStudent(removal)).status).toBe(200)
    expect(await studentNames()).toEqual(['Mia C.'])
  })
})

describe('a removed record', () => {
  it('a removed record is gone, and returns by an undo', async () => {
    const removal = randomUUID()
    const before = await bestOf()
    expect((await removeProgress(removal)).status).toBe(200)
    expect((await removeProgress(removal)).status).toBe(200)
    expect(await bestOf()).toBeUndefined()
    expect((await undo(removal)).status).toBe(200)
    expect(await bestOf()).toBe(before)
  })

  it('a round in progress is reported as closed from a removal until its undo', async () => {
    const [round, removal] = [randomUUID(), randomUUID()]
    const before = await answerRight(round, 3)
    expect(before).toMatchObject({ closed: false })
    await removeProgress(removal)
    expect(await answerRight(round, 4)).toEqual({ lastMove: 4, closed: true, best: 0, completed: false })
    expect(await answerRight(round, 4)).toEqual({ lastMove: 4, closed: true, best: 0, completed: false })
    await undo(removal)
    expect(await answerRight(round, 5)).toEqual({ lastMove: 5, closed: false, best: 5, completed: true })
  })

  it('the removal of a missing record returns 404, in a known level or not', async () => {
    for (const levelId of ['2.2', '9.9', "1'; --"])
      expect(await removeProgress(randomUUID(), { levelId })).toEqual({
        status: 404,
        body: { problem: 'notFound', message: 'There is no progress in this level' },
      })
    expect(await removeProgress(randomUUID(), { levelId: '1.1\0' })).toMatchObject({ status: 400 })
  })
})

describe('an undo', () => {
  it('an undo within the time for a slow network succeeds, and a later one is refused', async () => {
    const [inTime, late] = [randomUUID(), randomUUID()]
    await removeProgress(inTime)
    now += undoWithin
    expect((await undo(inTime)).status).toBe(200)
    await removeProgress(late)
    now += undoWithin + 1
    expect(await undo(late)).toEqual({
      status: 422,
      body: { problem: 'refused', message: 'It is too late to undo this' },
    })
    expect(await bestOf()).toBeUndefined()
  })

  it('an undo by another teacher of the same student is refused, in either class', async () => {
    const removal = randomUUID()
    const sam = await registerTeacher(app, 'sam.leota@kauri.school.nz', 'Sam', 'Leota')
    const theirs = await makeClass(sam, 'Room 9')
    await mia.call('POST /api/memberships', { code: theirs.code })
    await removeProgress(removal)
    const unknown = { status: 404, body: { problem: 'notFound', message: 'There is no such removal' } }
    expect((await undo(removal, { who: sam })).status).toBe(404)
    expect(await undo(removal, { who: sam, of: theirs })).toEqual(unknown)
    expect(await undo(randomUUID())).toEqual(unknown)
    expect(await undo(removal, { student: '0'.repeat(32) })).toEqual(unknown)
    expect(await bestOf()).toBeUndefined()
  })

  it('an undo does not restore a deleted class', async () => {
    const removal = randomUUID()
    await removeStudent(removal)
    await hana.call('DELETE /api/classes/{class}', { class: classroom.id })
    expect((await undo(removal)).status).toBe(404)
    expect((await removeStudent(removal)).status).toBe(404)
  })
})

describe('a removal', () => {
  it.each([{ operation: 'addition' }, { levelId: '1.1' }] as const)(
    'a removal with only half of a level removes nothing: %j',
    async (half) => {
      const args = { class: classroom.id, student: mia.account, id: randomUUID(), ...half }
      expect(await hana.ask(remove, args)).toMatchObject({ status: 400, body: { problem: 'invalid' } })
      expect(await studentNames()).toEqual(['Mia C.'])
      expect(await bestOf()).toBeGreaterThanOrEqual(2)
    },
  )

  it('a removal under the id of another one is refused', async () => {
    const removal = randomUUID()
    await removeProgress(removal)
    expect(await removeStudent(removal)).toMatchObject({ status: 422, body: { problem: 'refused' } })
    expect(await studentNames()).toEqual(['Mia C.'])
  })
})

describe("a student's name", () => {
  const rename = (firstName: string, lastName: string) =>
    hana.ask('PATCH /api/classes/{class}/students/{student}', {
      ...{ class: classroom.id, student: mia.account, firstName, lastName },
    })

  it("a corrected name is shown in the class and on the student's own page", async () => {
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual({ status: 200, body: {} })
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual({ status: 200, body: {} })
    const { students } = await hana.call('GET /api/classes/{class}/students', { class: classroom.id })
    expect(students).toMatchObject([{ firstName: 'Mia\u0301 Rose', lastName: 'Te Ōhākī', shortName: 'Miá Rose T.' }])
    expect((await mia.call('GET /api/session', {})).account).toMatchObject({ lastName: 'Te Ōhākī' })
  })

  it.each([
    ['nothing', '', 'Chen'],
    ['blanks', 'Mia', ' \t '],
    ['a character that reverses the text', 'Mia\u202e', 'Chen'],
    ['a control character', 'Mia', 'Ch\u0000en'],
  ])('a name of %s is refused', async (_, firstName, lastName) => {
    expect(await rename(firstName, lastName)).toMatchObject({ status: 400, body: { problem: 'invalid' } })
  })
})
