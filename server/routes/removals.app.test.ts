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
  await registerTeacher(app, 'sam.leota@kauri.school.nz', 'Sam', 'Leota')
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
/** Creates a class of another teacher, which Mia has joined too. */
async function samsClass() {
  const sam = app.browser()
  await sam.signIn('sam.leota@kauri.school.nz')
  const theirs = await makeClass(sam, 'Room 9')
  await mia.call('POST /api/memberships', { code: theirs.code })
  return { sam, theirs }
}
/** Returns a removal as a teacher sees it. */
const seenBy = async (teacher: Browser, { id }: Classroom, removal: string) => {
  const { students } = await teacher.call('GET /api/classes/{class}/students', { class: id })
  return students[0]?.changes.find((change) => change.id === removal)
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
  it.each([
    { kind: 'student', remove: removeStudent, lasts: undoWithin.membership },
    { kind: 'record', remove: removeProgress, lasts: undoWithin.progress },
  ])('an undo of the removal of a $kind within its time succeeds, and a later one is refused', async (removed) => {
    const [inTime, late] = [randomUUID(), randomUUID()]
    await removed.remove(inTime)
    now += removed.lasts
    await hana.signIn('hana.parata@kauri.school.nz')
    expect((await undo(inTime)).status).toBe(200)
    await removed.remove(late)
    now += removed.lasts + 1
    await hana.signIn('hana.parata@kauri.school.nz')
    expect(await undo(late)).toEqual({
      status: 422,
      body: { problem: 'refused', message: 'It is too late to undo this' },
    })
    await mia.signIn('mia@kauri.school.nz')
  })

  it('a caller who may not undo a removal gets the response for an absent removal', async () => {
    const [ofProgress, ofStudent] = [randomUUID(), randomUUID()]
    const { sam, theirs } = await samsClass()
    await removeProgress(ofProgress)
    const unknown = { status: 404, body: { problem: 'notFound', message: 'There is no such removal' } }
    expect((await undo(ofProgress, { who: sam })).status).toBe(404)
    expect(await undo(randomUUID())).toEqual(unknown)
    expect(await undo(ofProgress, { student: '0'.repeat(32) })).toEqual(unknown)
    // Sam may not bring the student back into the class of another teacher.
    await removeStudent(ofStudent)
    expect(await undo(ofStudent, { who: sam, of: theirs })).toEqual(unknown)
    // Neither a teacher whose class the student has left nor another one can restore it.
    expect(await undo(ofProgress)).toEqual(unknown)
    await mia.call('DELETE /api/memberships/{class}', { class: theirs.id })
    expect(await undo(ofProgress, { who: sam, of: theirs })).toEqual(unknown)
    expect(await bestOf()).toBeUndefined()
  })

  it('each teacher of the student sees a removal of progress and can undo it, and nothing answered since is lost', async () => {
    const removal = randomUUID()
    const { sam, theirs } = await samsClass()
    const before = await bestOf()
    await removeProgress(removal)
    const seen = { kind: 'progress', id: removal, by: 'Hana P.', at: now, ...about, streak: before }
    expect(await seenBy(hana, classroom, removal)).toEqual(seen)
    expect(await seenBy(sam, theirs, removal)).toEqual(seen)
    await answerRight(randomUUID(), 6)
    now += 3600_000
    await sam.signIn('sam.leota@kauri.school.nz')
    await mia.signIn('mia@kauri.school.nz')
    expect((await undo(removal, { who: sam, of: theirs })).status).toBe(200)
    expect((await undo(removal, { who: sam, of: theirs })).status).toBe(200)
    expect((await mia.call('GET /api/progress', {})).bests.addition?.['1.1']).toEqual({ streak: 6, completed: true })
    expect(await seenBy(sam, theirs, removal)).toBeUndefined()
  })

  it('a change through a class that was deleted can still be undone', async () => {
    const removal = randomUUID()
    const { sam, theirs } = await samsClass()
    const before = await bestOf()
    await removeProgress(removal)
    await hana.call('DELETE /api/classes/{class}', { class: classroom.id })
    expect(await seenBy(sam, theirs, removal)).toMatchObject({ by: 'Hana P.' })
    expect((await undo(removal, { who: sam, of: theirs })).status).toBe(200)
    expect(await bestOf()).toBe(before)
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
