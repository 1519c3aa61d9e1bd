import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
/** Sunday 15 November 2026, 20 minutes before midnight in New Zealand. */
const sunday = Date.parse('2026-11-15T23:40:00+13:00')
const clock = { now: sunday }
let app: TestApp
let hana: Browser
let mia: Browser
let ben: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
  room = await makeClass(hana)
  for (const student of [mia, ben]) await student.call('POST /api/memberships', { code: room.code })
})
afterAll(() => app.close())

const hops = () => hana.call('GET /api/classes/{class}/hops', { class: room.id })
const setMark = (mark: number) => hana.ask('PUT /api/classes/{class}/hops', { class: room.id, mark })

/** Begins a round of a student. The returned function sends more answers, the last of which was given `age` ago. */
function beginRound(student: Browser) {
  const round = randomUUID()
  const steps: AnswerMark[] = []
  return async (added: readonly AnswerMark[], age = 0) => {
    const before = await movesOf(student.account, round, '1.2', steps)
    steps.push(...added)
    const moves = (await movesOf(student.account, round, '1.2', steps)).slice(before.length)
    const about = { operation: 'addition', levelId: '1.2', rules: currentRules.version } as const
    await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves, age })
  }
}

it('a new class has no hops, and 1000 as its mark', async () => {
  expect(await hops()).toEqual({ hops: 0, mark: 1000 })
})

it('each answer of every student is a hop, right or not', async () => {
  await beginRound(mia)(['right', 'wrong', 'wrong'])
  expect(await hops()).toMatchObject({ hops: 3 })
  await beginRound(ben)(['wrong'])
  await beginRound(ben)(['right'])
  expect(await hops()).toMatchObject({ hops: 5 })
})

it('the line begins again on Monday, by the time of play', async () => {
  const late = beginRound(mia)
  await late(['right'])
  expect(await hops()).toMatchObject({ hops: 6 })
  clock.now = sunday + 20 * minute
  expect(await hops()).toMatchObject({ hops: 0 })
  await beginRound(ben)(['right', 'right'], minute)
  expect(await hops()).toMatchObject({ hops: 0 })
  await beginRound(ben)(['right', 'right'])
  expect(await hops()).toMatchObject({ hops: 2 })
  // A round belongs to the week of its last move.
  await late(['wrong'])
  expect(await hops()).toMatchObject({ hops: 4 })
})

it('a class counts the answers of its own students only', async () => {
  const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  const theirs = await makeClass(sam)
  expect(await sam.call('GET /api/classes/{class}/hops', { class: theirs.id })).toEqual({ hops: 0, mark: 1000 })
  await ben.call('DELETE /api/memberships/{class}', { class: room.id })
  expect(await hops()).toMatchObject({ hops: 2 })
})

it.each([100, 100_000])('a mark of %i is kept, also when it is set twice', async (mark) => {
  expect(await setMark(mark)).toMatchObject({ status: 200, body: { hops: 2, mark } })
  expect(await setMark(mark)).toMatchObject({ status: 200, body: { hops: 2, mark } })
  expect(await hops()).toEqual({ hops: 2, mark })
})

it.each([99, 100_001, 250.5])('a mark of %d is refused, and the one before stays', async (mark) => {
  await setMark(500)
  expect(await setMark(mark)).toMatchObject({ status: 400, body: { problem: 'invalid', fields: [{ path: 'mark' }] } })
  expect(await hops()).toMatchObject({ mark: 500 })
})
