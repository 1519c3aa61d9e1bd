import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules, type Operation } from '#maths'
import { openStore } from '../store/open.ts'
import { additionLevel, playRight, saveOf } from '../store/test/samples.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent } from '../test/callers.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { unlikelyPlayLasts } from './unlikely-play.ts'

const minute = 60_000
const five = ['right', 'right', 'right', 'right', 'right'] as const

let now = Date.UTC(2026, 2, 2, 21)
let app: TestApp
let hana: Browser
let hanasEmail: string
let mia: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

beforeEach(async () => {
  hanasEmail = `${randomUUID()}@kauri.school.nz`
  hana = await registerTeacher(app, hanasEmail)
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  room5 = await makeClass(hana, 'Room 5')
  await mia.call('POST /api/memberships', { code: room5.code })
})

/** Plays a round of five right answers, and sends all of it at once. Returns the milliseconds that it claims. */
async function sendRound(thinking: number, operation: Operation = 'addition', levelId = '1.2') {
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, levelId, five, operation, currentRules, thinking)
  const about = { operation, levelId, rules: currentRules.version }
  await mia.call('POST /api/rounds/{round}/moves', { ...about, round, moves })
  return moves.at(-1)!.at
}
const unlikelyPlay = async () => (await hana.call('GET /api/classes/{class}/unlikely-play', { class: room5.id })).play
const best = async () => (await mia.call('GET /api/progress', {})).bests.addition?.['1.2']

it('rounds whose answers are typed faster than a child can are marked, and count like any other', async () => {
  await sendRound(0)
  await sendRound(299)
  expect(await unlikelyPlay()).toEqual([
    { kind: 'tooQuick', student: mia.account, at: now, operation: 'addition', levelId: '1.2', rounds: 2 },
  ])
  expect(await best()).toEqual({ streak: 5, completed: true })
})

it('a round is judged as a whole, although its moves arrive one by one', async () => {
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, '1.2', five, 'addition', currentRules, 0)
  const about = { operation: 'addition', levelId: '1.2', rules: currentRules.version } as const
  for (const move of moves) await mia.call('POST /api/rounds/{round}/moves', { ...about, round, moves: [move] })
  expect(await unlikelyPlay()).toMatchObject([{ kind: 'tooQuick', rounds: 1 }])
})

it('a program that finishes a level at once stays named after a thousand rounds of one move', async () => {
  await sendRound(0)
  now += 20 * minute
  const level = await additionLevel('1.2')
  const store = await openStore({ ...app.database, clock: () => now })
  const short = Array.from({ length: 1000 }, () => saveOf(playRight(level, 1, mia.account), 0, 1))
  await store.rounds.save(short)
  await store.close()
  expect(await unlikelyPlay()).toMatchObject([
    { kind: 'tooMany', rounds: 1001 },
    { kind: 'tooQuick', rounds: 1 },
  ])
})

it('answers of 0.3 seconds are not marked, and neither are quick taps', async () => {
  await sendRound(300)
  await sendRound(0, 'length', '1.1')
  expect(await unlikelyPlay()).toEqual([])
})

it('more play than time has passed is marked, and an hour without a network is not', async () => {
  now += 60 * minute
  for (let i = 0; i < 3; i++) await sendRound(4 * minute)
  expect(await unlikelyPlay()).toEqual([])
  const claimed = await sendRound(20 * minute)
  const [found] = await unlikelyPlay()
  expect(found).toMatchObject({ kind: 'tooMuch', student: mia.account, at: now, within: 60 * minute })
  expect(found).toHaveProperty('played', expect.any(Number))
  expect(claimed).toBeGreaterThan(60 * minute)
  expect(await best()).toEqual({ streak: 5, completed: true })
})

it('a removal of the level by the teacher is no play, so an hour without a network before it is not marked', async () => {
  await sendRound(300)
  now += 59 * minute
  const about = { class: room5.id, student: mia.account, id: randomUUID() }
  const level = { operation: 'addition', levelId: '1.2' } as const
  await hana.call('POST /api/classes/{class}/students/{student}/removals', { ...about, ...level })
  now += minute
  for (let i = 0; i < 3; i++) await sendRound(4 * minute)
  expect(await unlikelyPlay()).toEqual([])
})

it('an hour without a network that a merged account has sent is not marked, although its card is newer', async () => {
  const email = `${randomUUID()}@kauri.school.nz`
  mia = await registerStudent(app, email)
  now += 60 * minute
  for (let i = 0; i < 3; i++) await sendRound(4 * minute)
  now += 60 * minute
  const card = await listStudent(hana, room5.id)
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room5.id, isOpen: true })
  await mia.signIn(email)
  await mia.call('POST /api/merges', { code: room5.code, student: card.id, pictures: card.pictures })
  expect(await unlikelyPlay()).toEqual([])
})

it('a mark ends after 14 days, or when the student leaves the class', async () => {
  await sendRound(0)
  now += unlikelyPlayLasts
  await hana.signIn(hanasEmail)
  expect(await unlikelyPlay()).toHaveLength(1)
  now += 1
  expect(await unlikelyPlay()).toEqual([])
})
