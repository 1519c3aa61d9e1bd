import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules, loadLevel, type Move, moveAfter, newRound, type Operation, replay, resumeRound } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
const clock = { now: Date.parse('2026-11-19T10:00:00+13:00') }
/** Two processes that share a database: the child uses one, and the teacher the other. */
let app: TestApp
let other: TestApp
let hana: Browser
let mia: Browser
let ben: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  other = await startTestApp({ clock: () => clock.now, database: app.database })
  hana = await registerTeacher(other, `${randomUUID()}@kauri.school.nz`)
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, 'Ben', 'Wiremu')
  room = await makeClass(hana)
  for (const student of [mia, ben]) await student.call('POST /api/memberships', { code: room.code })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** All earlier play is over. */
beforeEach(() => {
  clock.now += 3 * minute
})

const playing = async () => (await hana.call('GET /api/classes/{class}/now', { class: room.id })).playing
const handsUp = async () => (await playing()).map(({ handUp }) => handUp)

/** Begins a round of a student. The returned function sends the steps after those that were sent before. */
function beginRound(student: Browser, levelId = '1.1', operation: Operation = 'addition') {
  const round = randomUUID()
  const about = { round, operation, levelId, rules: currentRules.version } as const
  const steps: AnswerMark[] = []
  let sent: Move[] = []
  const send = async (moves: Move[], age: number) => {
    const { length } = sent
    sent = moves
    await student.call('POST /api/rounds/{round}/moves', { ...about, moves: moves.slice(length), age })
  }
  /** Sends answers, of which the last was given `age` milliseconds ago. */
  const answerBefore = async (age: number, ...added: AnswerMark[]) => {
    steps.push(...added)
    await send(await movesOf(student.account, round, levelId, steps, operation), age)
  }
  return {
    answerBefore,
    answer: (...added: AnswerMark[]) => answerBefore(0, ...added),
    /** Opens the solution of the question. */
    async showSolution() {
      const level = (await loadLevel(operation, levelId))!
      const { saved } = replay(level, newRound(level.rules.seedOf(student.account, round)), sent)
      const shown = resumeRound(level, saved)
      await send([...sent, moveAfter(shown, { kind: 'reveal' }, shown.opensAt)], 0)
    },
  }
}

it('a student who has just answered is playing, with the level and the streak of the moment', async () => {
  expect(await playing()).toEqual([])
  await beginRound(mia, '2.4').answer('right', 'right', 'wrong', 'right')
  expect(await playing()).toEqual([
    {
      ...{ student: mia.account, operation: 'addition', levelId: '2.4', streak: 1, handUp: false },
      playsFor: 2 * minute,
    },
  ])
})

it('a student is no longer playing two minutes after the last move', async () => {
  const round = beginRound(mia)
  await round.answer('right')
  clock.now += 119_000
  expect(await playing()).toMatchObject([{ playsFor: 1000 }])
  clock.now += 1000
  expect(await playing()).toEqual([])
  await round.answer('right')
  expect(await playing()).toMatchObject([{ streak: 2, playsFor: 2 * minute }])
})

it('a student who plays on in a round that began long before is playing', async () => {
  const round = beginRound(mia)
  await round.answer('right')
  await beginRound(mia, '1.2').answer('right')
  // Sessions end after an hour without a request.
  clock.now += 40 * minute
  await round.answer('wrong')
  expect(await playing()).toMatchObject([{ levelId: '1.1', streak: 0 }])
})

it('moves that were made without a network are no play of the moment when they arrive', async () => {
  await beginRound(mia).answerBefore(10 * minute, 'right', 'right')
  expect(await playing()).toEqual([])
  await beginRound(ben).answerBefore(minute, 'right')
  expect(await playing()).toMatchObject([{ student: ben.account, playsFor: minute }])
})

it('three misses in a row raise a hand, and a right answer takes it down', async () => {
  const round = beginRound(mia)
  await round.answer('wrong', 'wrong')
  expect(await handsUp()).toEqual([false])
  await round.answer('wrong')
  expect(await handsUp()).toEqual([true])
  await round.answer('wrong')
  expect(await handsUp()).toEqual([true])
  await round.answer('right')
  expect(await handsUp()).toEqual([false])
})

it('a solution takes a hand down', async () => {
  const round = beginRound(mia)
  await round.answer('wrong', 'wrong', 'wrong')
  await round.showSolution()
  expect(await handsUp()).toEqual([false])
})

it('three missed questions in a row raise a hand in Times Table', async () => {
  await beginRound(mia, '1.8', 'timestable').answer('right', 'wrong', 'wrong', 'wrong')
  expect(await playing()).toMatchObject([{ operation: 'timestable', levelId: '1.8', streak: 0, handUp: true }])
})

it('another level takes a hand down, as the child plays something else', async () => {
  await beginRound(mia).answer('wrong', 'wrong', 'wrong')
  clock.now += 1000
  await beginRound(mia, '1.2').answer('right')
  expect(await playing()).toMatchObject([{ levelId: '1.2', handUp: false }])
})

it('a class shows only its own students', async () => {
  const sam = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
  const theirs = await makeClass(sam)
  await ben.call('POST /api/memberships', { code: theirs.code })
  await Promise.all([mia, ben].map((student) => beginRound(student).answer('right')))
  const inTheirs = await sam.call('GET /api/classes/{class}/now', { class: theirs.id })
  expect(inTheirs.playing.map(({ student }) => student)).toEqual([ben.account])
  expect((await playing()).map(({ student }) => student).toSorted()).toEqual([mia.account, ben.account].toSorted())
  await ben.call('DELETE /api/memberships/{class}', { class: room.id })
  expect((await playing()).map(({ student }) => student)).toEqual([mia.account])
})
