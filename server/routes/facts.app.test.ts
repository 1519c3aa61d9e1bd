import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { type Answer, currentRules, enNZ, type Operation, type Question, releases, rightAnswer } from '#maths'
import { writtenTries } from '../insight/fact-tries.ts'
import { serverKinds } from '../rounds/kinds/all.ts'
import { openAll } from '../rounds/kinds/kind.ts'
import { openStore } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { type AnswerStep, movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const day = 24 * 3_600_000
/** Friday 6 February 2026, 13:00 in New Zealand. */
const clock = { now: Date.UTC(2026, 1, 6) }
let app: TestApp
let hana: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())
beforeEach(async () => {
  room5 = await makeClass(hana, 'Room 5')
})

async function join(firstName: string): Promise<Browser> {
  const student = await registerStudent(app, `${randomUUID()}@kauri.school.nz`, firstName, 'Chen')
  await student.call('POST /api/memberships', { code: room5.code })
  return student
}

async function playRound(
  student: Browser,
  steps: AnswerStep[],
  { operation = 'timestable' as Operation, levelId = '1.8', age = 0, thinking = 2000 } = {},
) {
  const round = randomUUID()
  const rules = currentRules
  const moves = await movesOf(student.account, round, levelId, steps, operation, rules, thinking)
  await student.call('POST /api/rounds/{round}/moves', { operation, levelId, rules: rules.version, moves, round, age })
}

const ofStudent = (student: Browser) =>
  hana.call('GET /api/classes/{class}/students/{student}/facts', { class: room5.id, student: student.account })
const ofClass = () => hana.call('GET /api/classes/{class}/facts', { class: room5.id })

/** Remembers the fact of a question, and answers it right or one too many. */
function remembering(asked: string[], isRight: boolean): AnswerStep {
  return (question: Question) => {
    asked.push(enNZ.text(question))
    if (isRight) return rightAnswer(question, enNZ)
    return {
      kind: 'number',
      number: question.expects.kind === 'number' ? `${Number(question.expects.answer) + 1}` : '',
    }
  }
}
const nameOf = ({ a, b }: { a: number; b: number }) => `${a} × ${b}`

it('a fact of a student has its status, and its tries with the day and the seconds, the newest first', async () => {
  const mia = await join('Mia')
  const asked: string[] = []
  await playRound(mia, [remembering(asked, false), remembering(asked, true)], { thinking: 2500, age: 25 * 3_600_000 })
  const { facts, today, firstName } = await ofStudent(mia)
  expect([firstName, today]).toEqual(['Mia', '2026-02-06'])
  const factOf = (name: string | undefined) => facts.find((fact) => nameOf(fact) === name)
  expect(factOf(asked[0])).toMatchObject({
    status: 'shaky',
    median: 25,
    last: [{ day: '2026-02-05', isRight: false, tenths: 25, slip: null }],
  })
  expect(factOf(asked[1])).toMatchObject({ status: 'quick', last: [{ isRight: true }] })
  expect(facts).toHaveLength(2)
})

it('facts come from Multiplication 1.2 to 1.6 too, and not from its other levels', async () => {
  const mia = await join('Mia')
  const asked: string[] = []
  await playRound(mia, [remembering(asked, true)], { operation: 'multiplication', levelId: '1.5', thinking: 4000 })
  await playRound(mia, ['right'], { operation: 'multiplication', levelId: '2.1' })
  const { facts } = await ofStudent(mia)
  expect(facts.map((fact) => [nameOf(fact), fact.status])).toEqual([[asked[0], 'right']])
})

it('facts of the last 90 days count, and the days are those of play', async () => {
  const now = clock.now
  const playedBefore = async (firstName: string, days: number) => {
    clock.now = now - days * day
    const student = await join(firstName)
    await playRound(student, ['right'])
    clock.now = now
    return (await ofStudent(student)).facts.length
  }
  expect(await playedBefore('Mia', 89)).toBe(1)
  expect(await playedBefore('Ben', 90)).toBe(0)
})

it('a fact of a class has the status of the middle one of three students, and a count for each status', async () => {
  const students = [await join('Mia'), await join('Ben'), await join('Ana')]
  // So many questions ask every fact of the table.
  for (const student of students) {
    const isRight = student !== students[0]
    const steps = Array.from({ length: 20 }, () => remembering([], isRight))
    for (let round = 0; round < 8; round++) await playRound(student, steps)
  }
  const { facts, classroom } = await ofClass()
  expect(classroom.studentCount).toBe(3)
  expect(facts.map(nameOf).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((b) => `7 × ${b}`))
  for (const fact of facts) expect(fact).toMatchObject({ status: 'quick', quick: 2, right: 0, shaky: 1 })
})

it('the tries of a fact have what the student wrote, the newest first, in whatever round they were asked', async () => {
  const mia = await join('Mia')
  const written: string[] = []
  const writing =
    (number: string): AnswerStep =>
    (question: Question) => {
      if (enNZ.text(question) === '7 × 8') written.unshift(number)
      return { kind: 'number', number }
    }
  // So many questions ask every fact of the table. Only the first answer of a question counts.
  for (let round = 0; round < 6; round++) {
    clock.now += 60_000
    await playRound(
      mia,
      Array.from({ length: 20 }, (_, i) => writing(String(20 * round + i))),
    )
  }
  const args = { class: room5.id, student: mia.account, a: '7', b: '8' }
  const { tries, today } = await hana.call('GET /api/classes/{class}/students/{student}/fact-tries', args)
  const { facts } = await ofStudent(mia)
  const { last } = facts.find(({ a, b }) => a === 7 && b === 8)!
  expect(tries.map(({ wrote: _, ...tried }) => tried)).toEqual(last)
  expect(tries.map(({ wrote }) => wrote)).toEqual(written.slice(0, 5))
  expect([today, tries.length]).toEqual(['2026-02-06', Math.min(5, written.length)])
  const never = await hana.call('GET /api/classes/{class}/students/{student}/fact-tries', { ...args, b: '0' })
  expect(never.tries).toEqual([])
})

it('what a student writes while the tries are read is not shown as the answer of an earlier try', async () => {
  const mia = await join('Mia')
  const round = randomUUID()
  const asked: string[] = []
  // So many questions ask one of the eight facts of the table twice.
  const steps = Array.from({ length: 20 }, (_, i) => (question: Question) => {
    asked.push(enNZ.text(question))
    return { kind: 'number', number: String(i) } as const
  })
  const moves = await movesOf(mia.account, round, '1.8', steps, 'timestable')
  const first = asked.findIndex((text, i) => asked.lastIndexOf(text) > i)
  const cut = moves.findIndex((move) => move.kind === 'answer' && isNumber(move.answer, String(first))) + 1
  const about = { operation: 'timestable', levelId: '1.8', rules: currentRules.version, age: 0, round } as const
  const send = (part: typeof moves) => mia.call('POST /api/rounds/{round}/moves', { ...about, moves: part })
  await send(moves.slice(0, cut))
  const store = await openStore({ ...app.database, clock: () => clock.now })
  const played = await store.factRounds.ofStudent(mia.account, 0)
  clock.now += 10 * 60_000
  await send(moves.slice(cut))
  const replaying = { store, playables: await openAll(serverKinds, releases, store), releases }
  const [a, b] = asked[first]!.split(' × ').map(Number)
  const tries = await writtenTries(replaying, mia.account, played, [a!, b!])
  expect(tries.map(({ wrote }) => wrote)).toEqual([String(first)])
  const later = await store.factRounds.ofStudent(mia.account, 0)
  expect((await writtenTries(replaying, mia.account, later, [a!, b!])).length).toBeGreaterThan(1)
  const unknown = await writtenTries({ ...replaying, releases: [] }, mia.account, played, [a!, b!])
  expect(unknown).toHaveLength(1)
  expect(unknown[0]).not.toHaveProperty('wrote')
  await store.close()
})

const isNumber = (answer: Answer, number: string) => answer.kind === 'number' && answer.number === number

it.each(['13', '-1', '7.5', ''])('the tries of a fact with the number "%s" are refused', async (b) => {
  const mia = await join('Mia')
  const args = { class: room5.id, student: mia.account, a: '7', b }
  const { status } = await hana.ask('GET /api/classes/{class}/students/{student}/fact-tries', args)
  expect(status).toBe(400)
})
