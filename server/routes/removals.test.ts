import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { undoWithin } from './removals.ts'

let now = Date.UTC(2026, 2, 2, 21)
let app: TestApp
let hana: Browser
let mia: Browser
let code: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  mia = await registerStudent(app, 'mia@kauri.school.nz')
})
afterAll(() => app.close())

/** Mia in a class of Hana's, with two right answers in addition 1.1. */
beforeEach(async () => {
  code = await makeClass(hana)
  await mia.call('POST /api/memberships', { code })
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
const removeStudent = (removal: string, who = hana) =>
  who.ask('DELETE /api/classes/{code}/students/{student}', { code, student: mia.account, removal })
const removeProgress = (removal: string, more: { levelId?: string } = {}) =>
  hana.ask('DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}', {
    ...{ ...about, ...more, code, student: mia.account, removal },
  })
const undo = (removal: string, { who = hana, student = mia.account, of = code } = {}) =>
  who.ask('POST /api/classes/{code}/removals/{removal}/undo', { code: of, removal, student })
const namesIn = async (of: string) =>
  (await hana.call('GET /api/classes/{code}/students', { code: of })).students.map(({ shortName }) => shortName)
const bestOf = async () => (await mia.call('GET /api/progress', {})).bests.addition?.['1.1']?.streak

describe('a removed student', () => {
  it('is out of the class at once, and a request that comes again after a lost reply is a success', async () => {
    const removal = randomUUID()
    expect(await removeStudent(removal)).toEqual({ status: 200, body: {} })
    expect(await removeStudent(removal)).toEqual({ status: 200, body: {} })
    expect(await namesIn(code)).toEqual([])
    expect((await mia.call('GET /api/memberships', {})).classes.map((each) => each.code)).not.toContain(code)
    expect(await bestOf()).toBeGreaterThanOrEqual(2)
  })

  it('is no longer there for another removal', async () => {
    await removeStudent(randomUUID())
    expect(await removeStudent(randomUUID())).toMatchObject({ status: 404, body: { problem: 'notFound' } })
    expect(await removeProgress(randomUUID())).toMatchObject({ status: 404 })
  })

  it('comes back by undo, twice is once, and the late copy of the removal changes nothing', async () => {
    const removal = randomUUID()
    await removeStudent(removal)
    expect(await undo(removal)).toEqual({ status: 200, body: {} })
    expect(await undo(removal)).toEqual({ status: 200, body: {} })
    expect((await removeStudent(removal)).status).toBe(200)
    expect(await namesIn(code)).toEqual(['Mia C.'])
  })
})

describe('a removed record', () => {
  it('begins afresh, and comes back by undo', async () => {
    const removal = randomUUID()
    const before = await bestOf()
    expect((await removeProgress(removal)).status).toBe(200)
    expect((await removeProgress(removal)).status).toBe(200)
    expect(await bestOf()).toBeUndefined()
    expect((await undo(removal)).status).toBe(200)
    expect(await bestOf()).toBe(before)
  })

  it('tells a visit that is going on that it is closed, until it is undone', async () => {
    const [round, removal] = [randomUUID(), randomUUID()]
    const before = await answerRight(round, 3)
    expect(before).toMatchObject({ closed: false })
    await removeProgress(removal)
    expect(await answerRight(round, 4)).toEqual({ lastMove: 4, closed: true, best: 0, completed: false })
    expect(await answerRight(round, 4)).toEqual({ lastMove: 4, closed: true, best: 0, completed: false })
    await undo(removal)
    expect(await answerRight(round, 5)).toEqual({ lastMove: 5, closed: false, best: 5, completed: true })
  })

  it('is a clear answer where there is none, in a known level or not', async () => {
    for (const levelId of ['2.2', '9.9', "1'; --"])
      expect(await removeProgress(randomUUID(), { levelId })).toEqual({
        status: 404,
        body: { problem: 'notFound', message: 'There is no progress in this level' },
      })
    expect(await removeProgress(randomUUID(), { levelId: '1.1\0' })).toMatchObject({ status: 400 })
  })
})

describe('an undo', () => {
  it('comes in time, also over a slow network, or is refused', async () => {
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

  it("is not another teacher's, in neither class, even where they share the student", async () => {
    const removal = randomUUID()
    const sam = await registerTeacher(app, 'sam.leota@kauri.school.nz', 'Sam', 'Leota')
    const theirs = await makeClass(sam, 'Room 9')
    await mia.call('POST /api/memberships', { code: theirs })
    await removeProgress(removal)
    const unknown = { status: 404, body: { problem: 'notFound', message: 'There is no such removal' } }
    expect((await undo(removal, { who: sam })).status).toBe(404)
    expect(await undo(removal, { who: sam, of: theirs })).toEqual(unknown)
    expect(await undo(randomUUID())).toEqual(unknown)
    expect(await undo(removal, { student: '0'.repeat(32) })).toEqual(unknown)
    expect(await bestOf()).toBeUndefined()
  })

  it('does not bring a deleted class back', async () => {
    const removal = randomUUID()
    await removeStudent(removal)
    await hana.call('DELETE /api/classes/{code}', { code })
    expect((await undo(removal)).status).toBe(404)
    expect((await removeStudent(removal)).status).toBe(404)
  })
})

describe('a removal', () => {
  it('is refused under the id of another one', async () => {
    const removal = randomUUID()
    await removeProgress(removal)
    expect(await removeStudent(removal)).toMatchObject({ status: 422, body: { problem: 'refused' } })
    expect(await namesIn(code)).toEqual(['Mia C.'])
  })
})

describe("a student's name", () => {
  const rename = (firstName: string, lastName: string) =>
    hana.ask('PATCH /api/classes/{code}/students/{student}', { code, student: mia.account, firstName, lastName })

  it('is corrected in every class and on the own page', async () => {
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual({ status: 200, body: {} })
    expect(await rename(' Mia\u0301  Rose ', 'Te Ōhākī')).toEqual({ status: 200, body: {} })
    const { students } = await hana.call('GET /api/classes/{code}/students', { code })
    expect(students).toMatchObject([{ firstName: 'Mia\u0301 Rose', lastName: 'Te Ōhākī', shortName: 'Miá Rose T.' }])
    expect((await mia.call('GET /api/session', {})).account).toMatchObject({ lastName: 'Te Ōhākī' })
  })

  it.each([
    ['nothing', '', 'Chen'],
    ['blanks', 'Mia', ' \t '],
    ['a sign that turns the text round', 'Mia\u202e', 'Chen'],
    ['a control sign', 'Mia', 'Ch\u0000en'],
  ])('is refused with %s', async (_, firstName, lastName) => {
    expect(await rename(firstName, lastName)).toMatchObject({ status: 400, body: { problem: 'invalid' } })
  })
})
