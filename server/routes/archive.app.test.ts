import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { currentRules } from '#maths'
import { openStore } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail } from '../test/callers.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-12-11T09:00:00+13:00') }

let app: TestApp
let other: TestApp
let hana: Browser
let mia: Browser
let [ofHana, ofMia] = ['', '']
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  other = await startTestApp({ clock: () => clock.now, database: app.database })
})
beforeEach(async () => {
  ofHana = newEmail()
  ofMia = newEmail()
  hana = await registerTeacher(app, ofHana)
  mia = await registerStudent(app, ofMia)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const archive = (id: string, isArchived = true) =>
  hana.call('PUT /api/classes/{class}/archive', { class: id, isArchived })
const joined = async (student: Browser) =>
  (await student.call('GET /api/memberships', {})).classes.map(({ name }) => name)
const tasksOf = async (student: Browser) => (await student.call('GET /api/tasks', {})).tasks.map(({ title }) => title)

/** Makes a class with a member, a listed student, a task and an open sign-in. */
async function fullClass() {
  const { id, code } = await makeClass(hana, 'Room 9')
  await mia.call('POST /api/memberships', { code })
  const card = await listStudent(hana, id)
  await hana.call('POST /api/classes/{class}/tasks', { class: id, id: randomUUID(), ...taskSettings })
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  return { id, code, card }
}

it('an archived class keeps everything, and its teacher can read it and bring it back', async () => {
  const { id } = await fullClass()
  const before = await hana.call('GET /api/classes/{class}/students', { class: id })
  const archived = await archive(id)
  expect(archived).toEqual({ ...before.classroom, archivedAt: clock.now })
  expect((await hana.call('GET /api/classes', {})).classes).toMatchObject([{ ...archived, signInUntil: null }])
  const read = await hana.call('GET /api/classes/{class}/students', { class: id })
  expect(read).toEqual({ ...before, classroom: archived })
  clock.now += 1000
  expect(await archive(id)).toEqual(archived)
  expect(await archive(id, false)).toEqual(before.classroom)
  expect(await archive(id, false)).toEqual(before.classroom)
})

it('a student sees neither an archived class nor its tasks, and both again when it is brought back', async () => {
  const { id } = await fullClass()
  expect([await joined(mia), await tasksOf(mia)]).toEqual([['Room 9'], [taskSettings.title]])
  await archive(id)
  expect([await joined(mia), await tasksOf(mia)]).toEqual([[], []])
  await archive(id, false)
  expect([await joined(mia), await tasksOf(mia)]).toEqual([['Room 9'], [taskSettings.title]])
})

it('nobody joins an archived class, whose code looks like an unknown one', async () => {
  const { id, code } = await fullClass()
  await archive(id)
  const ben = await registerStudent(app, newEmail(), 'Ben', 'Wiremu')
  const unknown = await ben.ask('POST /api/memberships', { code: '000000' })
  expect(unknown.status).toBe(404)
  expect(await ben.ask('POST /api/memberships', { code })).toEqual(unknown)
  await archive(id, false)
  expect((await ben.ask('POST /api/memberships', { code })).status).toBe(200)
})

it('no process lists a name of an archived class, and its cards and pictures sign nobody in', async () => {
  const { id, code, card } = await fullClass()
  const attempts = () =>
    [app, other].flatMap((process) => [
      process.browser().ask('POST /api/card-names', { code }),
      process.browser().ask('POST /api/picture-sessions', { code, student: card.id, pictures: card.pictures }),
      process.browser().ask('POST /api/card-sessions', { key: card.key }),
    ])
  const statuses = async () => (await Promise.all(attempts())).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
  await archive(id)
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404])
  const opening = await hana.ask('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  expect(opening).toMatchObject({ status: 409, body: { problem: 'archived' } })
  expect((await hana.call('GET /api/classes/{class}/sign-in', { class: id })).until).toBeNull()
  await archive(id, false)
  // The sign-in stays shut until the teacher opens it, and the cards open their accounts again.
  expect(await statuses()).toEqual([404, 404, 200, 404, 404, 200])
})

it('an archived class does not lock the names of its students', async () => {
  const { id } = await fullClass()
  const sam = await registerTeacher(app, newEmail(), 'Sam', 'Iosefa')
  const room = await makeClass(sam, 'Room 3')
  await mia.call('POST /api/memberships', { code: room.code })
  await hana.call('PATCH /api/classes/{class}', { class: id, namesLocked: true })
  const rename = () =>
    sam.ask('PATCH /api/classes/{class}/students/{student}', {
      ...{ class: room.id, student: mia.account, firstName: 'Mia', lastName: 'Cheng' },
    })
  expect((await rename()).status).toBe(403)
  await archive(id)
  expect((await rename()).status).toBe(200)
})

it('an archived class shows no change and no sign-in of a student from after the archiving', async () => {
  const { id } = await fullClass()
  const sam = await registerTeacher(app, newEmail(), 'Sam', 'Iosefa')
  const room = await makeClass(sam, 'Room 3')
  await mia.call('POST /api/memberships', { code: room.code })
  const change = (firstName: string) =>
    sam.call('PATCH /api/classes/{class}/students/{student}', {
      ...{ class: room.id, student: mia.account, firstName, lastName: 'Chen' },
    })
  const read = async () => {
    const { students } = await hana.call('GET /api/classes/{class}/students', { class: id })
    const { changes, deletion } = students.find((one) => one.id === mia.account)!
    return { changes: changes.length, lastSignIn: deletion?.lastSignIn ?? null }
  }
  await change('Mila')
  clock.now += 1000
  await archive(id)
  clock.now += 1000
  await change('Mina')
  expect(await read()).toEqual({ changes: 1, lastSignIn: null })
  const day = 24 * 3600_000
  const store = await openStore({ ...app.database, clock: () => clock.now })
  const { signedInAt } = (await store.accounts.find(mia.account))[0]!
  await store.close()
  clock.now += 701 * day
  await hana.signIn(ofHana)
  expect(await read()).toEqual({ changes: 0, lastSignIn: signedInAt })
  clock.now -= 10 * day
  await mia.signIn(ofMia)
  clock.now += 705 * day
  await hana.signIn(ofHana)
  expect(await read()).toEqual({ changes: 0, lastSignIn: null })
  await archive(id, false)
  expect((await read()).lastSignIn).toBeGreaterThan(signedInAt)
})

/** Plays a round of a level, whose last answer is given at this moment. */
async function play(student: Browser, levelId: string, ...marks: AnswerMark[]): Promise<void> {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, marks)
  const about = { round, operation: 'addition', levelId, rules: currentRules.version } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, moves, age: 0 })
}

it('the pages of an archived class show nothing that was played since, and all of it when it is brought back', async () => {
  const { id } = await fullClass()
  const student = mia.account
  const operation = 'addition'
  const pages = async () => ({
    overview: await hana.call('GET /api/classes/{class}/overview', { class: id, operation }),
    students: await hana.call('GET /api/classes/{class}/students', { class: id }),
    insight: await hana.call('GET /api/classes/{class}/insight', { class: id }),
    levels: await hana.call('GET /api/classes/{class}/levels', { class: id }),
    facts: await hana.call('GET /api/classes/{class}/facts', { class: id }),
    hops: await hana.call('GET /api/classes/{class}/hops', { class: id }),
    ofStudent: await hana.call('GET /api/classes/{class}/students/{student}/levels', { class: id, student }),
    progress: await hana.call('GET /api/classes/{class}/students/{student}/progress', {
      class: id,
      student,
      operation,
    }),
  })
  const now = async () => (await hana.call('GET /api/classes/{class}/now', { class: id })).playing
  const answers = async () =>
    (await hana.call('GET /api/classes/{class}/students/{student}/answers', { class: id, student })).answers.length
  await play(mia, '1.1', 'right', 'right')
  clock.now += 1000
  await archive(id)
  const atArchiving = await pages()
  expect(atArchiving.progress.bests).toEqual({ '1.1': { streak: 2, completed: false } })
  expect([await answers(), atArchiving.hops.hops]).toEqual([2, 2])

  clock.now += 20 * 60_000
  await play(mia, '1.1', 'right', 'right', 'right', 'wrong')
  await play(mia, '1.2', 'right')
  expect(await pages()).toEqual(atArchiving)
  expect([await answers(), await now()]).toEqual([2, []])

  await archive(id, false)
  const { bests } = (await pages()).progress
  expect(bests).toEqual({ '1.1': { streak: 3, completed: false }, '1.2': { streak: 1, completed: false } })
  expect([await answers(), (await now()).length]).toEqual([7, 1])
})
