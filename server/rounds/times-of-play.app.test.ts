import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentRules, type Move } from '#maths'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { movesOf } from '../test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'
import { mostAge } from './judge.ts'

const hour = 3_600_000
const clock = { now: Date.UTC(2026, 1, 6) }
let app: TestApp
let mia: Browser
let db: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  db = await openDatabase(app.database)
})
afterAll(async () => {
  await db.destroy()
  await app.close()
})

const about = { operation: 'addition', rules: currentRules.version } as const
const send = (round: string, levelId: string, moves: Move[], age?: number) =>
  mia.ask('POST /api/rounds/{round}/moves', { ...about, round, levelId, moves, ...(age !== undefined && { age }) })
const newMoves = (round: string, levelId: string) => movesOf(mia.account, round, levelId, Array(5).fill('right'))
const roundRow = (round: string) =>
  db
    .selectFrom('rounds')
    .where('round_id', '=', round)
    .select(['made_at', 'completed_at', 'created_at'])
    .executeTakeFirstOrThrow()
const timesOf = async (round: string) => {
  const rows = db.selectFrom('moves').where('round_id', '=', round).orderBy('number').select(['at', 'made_at'])
  return rows.execute()
}
const completedAt = async (levelId: string) => {
  const rows = db.selectFrom('progress').where('student_id', '=', mia.account).where('level_id', '=', levelId)
  return (await rows.select('completed_at').executeTakeFirstOrThrow()).completed_at
}

it('answers that arrive four days later count for the time at which they were given', async () => {
  const round = randomUUID()
  const moves = await newMoves(round, '1.1')
  const age = 96 * hour
  expect((await send(round, '1.1', moves, age)).status).toBe(200)
  const last = clock.now - age
  const end = moves.at(-1)?.at ?? 0
  expect(await timesOf(round)).toEqual(moves.map(({ at }) => ({ at, made_at: last - (end - at) })))
  expect(await roundRow(round)).toEqual({ made_at: last, completed_at: last, created_at: clock.now })
  expect(await completedAt('1.1')).toBe(last)
})

it('a request without an age counts as sent at once', async () => {
  const round = randomUUID()
  const moves = await newMoves(round, '1.2')
  await send(round, '1.2', moves.slice(0, 3))
  expect(await roundRow(round)).toMatchObject({ made_at: clock.now, completed_at: null })
  expect(await completedAt('1.2')).toBeNull()
  clock.now += hour
  await send(round, '1.2', moves)
  expect(await roundRow(round)).toMatchObject({ made_at: clock.now, completed_at: clock.now })
})

it('a record keeps the time at which it was completed first', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await send(first, '1.3', await newMoves(first, '1.3'), hour)
  const before = await completedAt('1.3')
  clock.now += hour
  const longer = await movesOf(mia.account, second, '1.3', Array(8).fill('right'))
  expect((await send(second, '1.3', longer, 5 * hour)).body).toMatchObject({ best: 8 })
  expect(before).toBe(clock.now - 2 * hour)
  expect(await completedAt('1.3')).toBe(before)
})

it.each([
  [-1, 0],
  [mostAge + 1, mostAge],
  [Number.MAX_SAFE_INTEGER, mostAge],
])('an age of %d is limited to %d', async (age, limited) => {
  const round = randomUUID()
  const [move] = await newMoves(round, '2.1')
  expect((await send(round, '2.1', [move!], age)).status).toBe(200)
  expect(await roundRow(round)).toMatchObject({ made_at: clock.now - limited })
})

it.each([0.5, '5', null, true])('an age that is no whole number is refused: %o', async (age) => {
  const round = randomUUID()
  const [move] = await newMoves(round, '2.1')
  const response = await send(round, '2.1', [move!], age as number)
  expect(response).toMatchObject({ status: 400, body: { problem: 'invalid' } })
})

it('a move that is sent again with another age still equals the stored one', async () => {
  const round = randomUUID()
  const [move] = await newMoves(round, '2.2')
  await send(round, '2.2', [move!], hour)
  const before = await timesOf(round)
  expect((await send(round, '2.2', [move!], 2 * hour)).status).toBe(200)
  expect(await timesOf(round)).toEqual(before)
})
