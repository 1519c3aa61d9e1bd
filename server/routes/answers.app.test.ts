import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { type Answer, currentRules, enNZ, findLevel, type Operation, type Question, rightAnswer } from '#maths'
import { loadSlips, slipAnswers } from '#maths/solve'
import type { Browser } from '../test/browser.ts'
import { type AnswerStep, movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const hour = 3_600_000
/** Friday 6 February 2026, 13:00 in New Zealand. */
const clock = { now: Date.UTC(2026, 1, 6) }
let app: TestApp
let hana: Browser
let mia: Browser
let room5: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
afterAll(() => app.close())
beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
  room5 = await makeClass(hana, 'Room 5')
  await mia.call('POST /api/memberships', { code: room5.code })
})

/** Plays a round whose last answer is `age` milliseconds old. */
async function playRound(operation: Operation, levelId: string, steps: readonly AnswerStep[], age = 0) {
  const round = randomUUID()
  const rules = currentRules
  const moves = await movesOf(mia.account, round, levelId, steps, operation, rules, 2000)
  await mia.call('POST /api/rounds/{round}/moves', { operation, levelId, rules: rules.version, moves, round, age })
}
const read = (level: { operation?: Operation; levelId?: string; teacher?: string; set?: string } = {}) =>
  hana.call('GET /api/classes/{class}/students/{student}/answers', {
    class: room5.id,
    student: mia.account,
    ...level,
  })

it('a student without answers has none, with the name and the class', async () => {
  expect(await read()).toEqual({
    ...{ firstName: 'Mia', lastName: 'Chen', picture: null, className: 'Room 5' },
    ...{ today: '2026-02-06', levels: [], sets: [], answers: [] },
  })
})

it('answers come with the question that was asked, what was written and how long it took, the newest first', async () => {
  const asked: Question[] = []
  const wrong = (question: Question): Answer => {
    asked.push(question)
    return { kind: 'number', number: '0' }
  }
  await playRound('addition', '2.5', [wrong, 'right'])
  const { answers } = await read()
  expect(answers.map(({ mark, took }) => [mark, took])).toEqual([
    ['right', 2000],
    ['wrong', 2000],
  ])
  expect(answers[1]).toMatchObject({ operation: 'addition', levelId: '2.5', answer: { number: '0' }, slip: null })
  // The question stays after a miss.
  expect(answers.map(({ question }) => enNZ.text(question))).toEqual([asked[0], asked[0]].map((one) => enNZ.text(one!)))
})

it('a wrong answer that follows a known wrong method has its name', async () => {
  const slips = await loadSlips('addition')
  const level = findLevel('addition', '2.5')!
  // Some questions carry only into the hundreds, where the slip does not apply.
  const withoutCarry = (question: Question): Answer => {
    const found = slipAnswers(slips, level, question).find(({ id }) => String(id) === 'carry-dropped')
    return found ? { kind: 'number', number: String(found.answer) } : rightAnswer(question, enNZ)
  }
  await playRound('addition', '2.5', Array(12).fill([withoutCarry, 'right']).flat())
  const wrong = (await read()).answers.filter(({ mark }) => mark === 'wrong')
  expect(new Set(wrong.map(({ slip }) => slip))).toEqual(new Set(['carry-dropped']))
})

it('a slip is no name for one answer where most wrong answers follow some slip', async () => {
  const turned = ({ expects }: Question): Answer => {
    if (expects.kind !== 'order') throw new Error('not an order')
    return { kind: 'order', order: expects.answer.toReversed() }
  }
  await playRound('numberphase1', '1.7', [turned])
  expect((await read()).answers.map(({ mark, slip }) => [mark, slip])).toEqual([['wrong', null]])
})

it('an answer of today has its time of day in New Zealand, and an older one has none', async () => {
  await playRound('addition', '1.1', ['right'], 12 * hour)
  await playRound('addition', '1.1', ['right'], 14 * hour)
  expect((await read()).answers.map(({ day, time }) => [day, time])).toEqual([
    ['2026-02-06', '01:00'],
    ['2026-02-05', null],
  ])
})

it('the answers of one level are those of its rounds, and the levels to choose are all that were answered', async () => {
  await playRound('subtraction', '1.1', ['right', 'right'])
  await playRound('addition', '1.2', ['right'])
  const levels = [
    { operation: 'addition', levelId: '1.2' },
    { operation: 'subtraction', levelId: '1.1' },
  ]
  const { answers, ...about } = await read({ operation: 'subtraction', levelId: '1.1' })
  expect(about).toMatchObject({ levels, sets: [] })
  expect(answers.map((one) => 'operation' in one && one.operation)).toEqual(['subtraction', 'subtraction'])
  expect((await read()).answers).toHaveLength(3)
})

it('at most 200 answers are returned, the newest ones of all rounds', async () => {
  for (const age of [5, 3, 1, 2, 4]) await playRound('multiplication', `1.${age}`, Array(41).fill('wrong'), age * hour)
  const levelIds = (await read()).answers.map((one) => ('levelId' in one ? one.levelId : ''))
  const counts = [1, 2, 3, 4, 5].map((age) => levelIds.filter((levelId) => levelId === `1.${age}`).length)
  expect(counts).toEqual([41, 41, 41, 41, 36])
  expect(levelIds).toEqual(levelIds.toSorted())
})

it('a time that ran out has no answer', async () => {
  const late = (): Answer => ({ kind: 'number', number: '0' })
  const round = randomUUID()
  const rules = currentRules
  const slow = rules.pauses.timedQuestion + 1
  const moves = await movesOf(mia.account, round, '1.8', [late], 'timestable', rules, slow)
  await mia.call('POST /api/rounds/{round}/moves', {
    ...{ operation: 'timestable', levelId: '1.8', rules: rules.version, moves, round },
  })
  expect((await read()).answers.map(({ mark }) => mark)).toEqual(['timeUp'])
})

it('an unknown level is not found, and half a level, half a set or both are invalid', async () => {
  const ask = (level: Record<string, string>) =>
    hana.ask('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: room5.id, student: mia.account },
      ...level,
    })
  expect((await ask({ operation: 'addition', levelId: '9.9' })).status).toBe(404)
  const [level, set] = [
    { operation: 'addition', levelId: '1.1' },
    { teacher: hana.account, set: randomUUID() },
  ]
  const invalid = [{ operation: 'addition' }, { teacher: hana.account }, { set: set.set }, { ...level, ...set }]
  for (const input of invalid) expect((await ask(input)).status).toBe(400)
  expect(await ask({ set: 'no id', teacher: hana.account })).toMatchObject({ status: 400 })
})
