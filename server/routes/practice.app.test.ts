import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { currentRules, type Operation } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerStep, movesOf } from '../test/moves.ts'
import { registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const hour = 3_600_000
/** Sunday 22 November 2026 at 10 o'clock in New Zealand. */
const sunday = Date.parse('2026-11-22T10:00:00+13:00')
const clock = { now: sunday }
let app: TestApp
let mia: Browser
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.now = sunday
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
})

const practice = (of = mia) => of.call('GET /api/practice', {})

async function play(steps: readonly AnswerStep[], age = 0, operation: Operation = 'addition', levelId = '1.2') {
  const round = randomUUID()
  const rules = currentRules
  const moves = await movesOf(mia.account, round, levelId, [...steps], operation, rules, 4000)
  await mia.call('POST /api/rounds/{round}/moves', { operation, levelId, rules: rules.version, moves, round, age })
}
const right = (many: number) => Array<AnswerStep>(many).fill('right')

it('a student who has not played has no hops', async () => {
  expect(await practice()).toEqual({
    ...{ today: '2026-11-22', timeZone: 'Pacific/Auckland', right: 0, days: [], completed: {}, next: null },
    facts: { known: 0, of: 87, next: null, tables: expect.arrayContaining([{ known: 0, of: 8 }]) },
  })
})

it('right answers count, and misses do not', async () => {
  await play(['right', 'wrong', 'right'])
  await play(['wrong'])
  expect((await practice()).right).toBe(2)
})

it('answers of another day that arrive today are hops of their own day', async () => {
  await play(right(1), 9 * hour)
  await play(right(1), 11 * hour)
  await play(['wrong'], 3 * 24 * hour)
  // Thirty days ago, in October.
  await play(right(1), 30 * 24 * hour)
  expect(await practice()).toMatchObject({ right: 3, days: ['2026-11-19', '2026-11-21', '2026-11-22'] })
})

it('a new month has no days yet, and keeps all right answers', async () => {
  clock.now = Date.parse('2026-11-30T23:59:00+13:00')
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  await play(right(3))
  expect((await practice()).days).toEqual(['2026-11-30'])
  clock.now = Date.parse('2026-12-01T00:00:00+13:00')
  expect(await practice()).toMatchObject({ today: '2026-12-01', days: [], right: 3 })
})

it('a completed level is listed by its operation', async () => {
  await play(right(5))
  await play(right(4), 0, 'length', '1.1')
  expect((await practice()).completed).toEqual({ addition: ['1.2'] })
  await play(right(5), 0, 'length', '1.1')
  expect((await practice()).completed).toEqual({ addition: ['1.2'], length: ['1.1'] })
})

it('facts that were right are known, and a table that is begun is the next one', async () => {
  await play(right(1), 0, 'timestable', '1.5')
  const { facts } = await practice()
  expect(facts.known).toBe(1)
  expect(facts.tables[4]).toEqual({ known: 1, of: 8 })
  for (let known = 1; known < 4; known = (await practice()).facts.known) await play(right(1), 0, 'timestable', '1.5')
  expect((await practice()).facts).toMatchObject({ known: 4, next: 4 })
})

it('a table that has its medal is not the next one again while one of its facts is shaky', async () => {
  // The questions are random. Sixty of them ask more than half of the facts, and the last answer leaves one shaky.
  for (let round = 0; round < 3; round++) await play(right(20), 0, 'timestable', '1.5')
  await play(['wrong'], 0, 'timestable', '1.5')
  const { completed, facts } = await practice()
  expect(completed).toEqual({ timestable: ['1.5'] })
  expect(facts.tables[4]!.known).toBeLessThan(facts.tables[4]!.of)
  expect(facts.next).not.toBe(4)
})

it('nobody sees the hops of another student', async () => {
  await play(right(4))
  const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben')
  expect((await practice(ben)).right).toBe(0)
  const hana = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  expect(await hana.ask('GET /api/practice', {})).toMatchObject({ status: 403, body: { problem: 'notAllowed' } })
})
