import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { currentRules, enNZ, rightAnswer } from '#maths'
import { listStudent, newEmail } from '../test/callers.ts'
import { movesOf } from '../test/moves.ts'
import { all, leftOut, paperSchool, questionsOf, right, wrong, wrote } from '../test/paper-school.ts'
import { sheetSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher } from '../test/test-app.ts'

const { answersOf, enter, later, levelSheet, make, people, read, tryEnter } = paperSchool()

it('marks come back with the worksheet, and the server says how many are right', async () => {
  const sheet = await make()
  const questions = await questionsOf(sheet)
  const marks = [wrote(rightAnswer(questions[0]!, enNZ)), wrote({ kind: 'number', number: '0' }), wrong, leftOut]
  const entered = await enter(sheet, [...marks, ...all(right, 16)])
  expect(entered).toEqual({ answers: 19, right: 17 })
  expect(await read(sheet)).toMatchObject({
    ...{ worksheet: sheet, classroom: { name: 'Room 12' }, madeOn: '2026-11-19', today: '2026-11-19' },
    students: [{ id: people.mia.account, shortName: 'Mia C.' }],
    marked: [{ student: people.mia.account, day: '2026-11-19', marks: [...marks, ...all(right, 16)] }],
  })
})

it('the same marks again change nothing, and corrected ones replace them with their day', async () => {
  const sheet = await make()
  await later(2)
  await enter(sheet, all(right))
  expect(await enter(sheet, all(right))).toEqual({ answers: 20, right: 20 })
  expect((await read(sheet)).marked).toHaveLength(1)
  expect(await enter(sheet, all(wrong), { day: '2026-11-20' })).toEqual({ answers: 20, right: 0 })
  expect((await read(sheet)).marked).toEqual([{ student: people.mia.account, day: '2026-11-20', marks: all(wrong) }])
  const { answers } = await answersOf()
  expect(answers.map(({ mark }) => mark)).toEqual(Array.from({ length: 20 }, () => 'wrong'))
})

it('a sheet for all has marks of each student once, and one for each student is judged by its own questions', async () => {
  const { id: tui } = await listStudent(people.hana, people.room.id)
  const forAll = await make()
  await enter(forAll, all(right))
  await enter(forAll, all(wrong), { student: tui })
  expect((await read(forAll)).marked).toHaveLength(2)
  const forEach = await make({ isForEach: true })
  const own = (await questionsOf(forEach, people.mia.account)).map((question) => wrote(rightAnswer(question, enNZ)))
  expect(await enter(forEach, own)).toEqual({ answers: 20, right: 20 })
  expect((await enter(forEach, own, { student: tui })).right).toBeLessThan(20)
})

it('marks of an account that was merged are shown with the listed student, by the questions that were printed', async () => {
  const tui = await listStudent(people.hana, people.room.id)
  const sheet = await make({ isForEach: true })
  const own = (await questionsOf(sheet, people.mia.account)).map((question) => wrote(rightAnswer(question, enNZ)))
  await enter(sheet, own)
  const merged = people.mia.account
  await people.hana.call('PUT /api/classes/{class}/sign-in', { class: people.room.id, isOpen: true })
  await people.mia.call('POST /api/merges', { code: people.room.code, student: tui.id, pictures: tui.pictures })
  expect((await read(sheet)).marked).toEqual([{ student: tui.id, day: '2026-11-19', marks: own, dealtAs: merged }])
  expect((await answersOf()).answers.map(({ mark }) => mark)).toEqual(Array(20).fill('right'))
  const corrected = [wrong, ...own.slice(1)]
  expect(await enter(sheet, corrected)).toEqual({ answers: 20, right: 19 })
  expect((await read(sheet)).marked).toMatchObject([{ marks: corrected, dealtAs: merged }])
})

it("a worksheet that is nobody's, another teacher's or of another class does not exist", async () => {
  const sheet = await make()
  const absent = await tryEnter(sheet, all(right), { code: '22222222' })
  expect(absent).toMatchObject({ status: 404, body: { message: 'There is no worksheet with this code' } })
  const other = await registerTeacher(people.app, newEmail())
  const { id: otherRoom } = await makeClass(other)
  const foreign = { class: otherRoom, id: randomUUID(), ...sheetSettings }
  const { code } = await other.call('POST /api/classes/{class}/worksheets', foreign)
  expect(await tryEnter(sheet, all(right), { code })).toEqual(absent)
  const second = await makeClass(people.hana, 'Room 13')
  await people.mia.call('POST /api/memberships', { code: second.code })
  expect(await tryEnter(sheet, all(right), { class: second.id })).toEqual(absent)
  expect((await tryEnter(sheet, all(right), {}, other)).status).toBe(404)
})

it('only students of the class have marks', async () => {
  const sheet = await make()
  const ben = await registerStudent(people.app, newEmail(), 'Ben', 'Walker')
  expect(await tryEnter(sheet, all(right), { student: ben.account })).toMatchObject({ status: 404 })
  await enter(sheet, all(right))
  await people.mia.call('DELETE /api/memberships/{class}', { class: people.room.id })
  expect((await tryEnter(sheet, all(right))).status).toBe(404)
  expect(await read(sheet)).toMatchObject({ students: [], marked: [] })
})

it.each([
  ['a day in the future', { day: '2026-11-22' }, 'day'],
  ['a day before the worksheet was made', { day: '2026-11-18' }, 'day'],
  ['a day that is no date', { day: '2026-02-30' }, 'day'],
  ['too few marks', { marks: all(right, 19) }, 'marks'],
  ['too many marks', { marks: all(right, 61) }, 'marks'],
  ['a mark of an unknown kind', { marks: [...all(right, 19), { kind: 'half' }] }, 'marks.19.kind'],
])('%s names the field', async (_, changes, path) => {
  const sheet = await make()
  await later(2)
  expect(await tryEnter(sheet, all(right), changes)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  expect((await read(sheet)).marked).toEqual([])
})

it('the day of a worksheet can be any from its making until today', async () => {
  const sheet = await make()
  await later(2)
  for (const marked of ['2026-11-19', '2026-11-20', '2026-11-21']) await enter(sheet, all(right), { day: marked })
  expect((await read(sheet)).marked).toMatchObject([{ day: '2026-11-21' }])
})

it('marks change no streak, no hop, no record, no task and nothing of what the student sees', async () => {
  const round = randomUUID()
  const moves = await movesOf(people.mia.account, round, '2.5', ['right', 'right'])
  const about = { operation: 'addition', levelId: '2.5', rules: currentRules.version, moves, round } as const
  await people.mia.call('POST /api/rounds/{round}/moves', about)
  const parts = [{ kind: 'level' as const, operation: 'addition' as const, levelId: '2.5' }]
  const settings = { title: 'Adding', parts, rightAnswers: 5, students: null, due: null, countsEarlier: false }
  const newTask = { class: people.room.id, id: randomUUID(), ...settings, begins: null }
  const { id: task } = await people.hana.call('POST /api/classes/{class}/tasks', newTask)
  const ofClass = { class: people.room.id }
  const look = async () => ({
    progress: await people.mia.call('GET /api/progress', {}),
    practice: await people.mia.call('GET /api/practice', {}),
    tasks: await people.mia.call('GET /api/tasks', {}),
    hops: await people.hana.call('GET /api/classes/{class}/hops', ofClass),
    now: await people.hana.call('GET /api/classes/{class}/now', ofClass),
    overview: await people.hana.call('GET /api/classes/{class}/overview', { ...ofClass, operation: 'addition' }),
    students: await people.hana.call('GET /api/classes/{class}/students', ofClass),
    grid: await people.hana.call('GET /api/classes/{class}/tasks/{task}', { ...ofClass, task }),
  })
  const before = await look()
  const sheet = await levelSheet('2.5')
  const facts = await levelSheet('1.8', 'timestable')
  await enter(sheet, all(right))
  await enter(facts, all(right))
  expect(await look()).toEqual(before)
  expect((await answersOf()).answers).toHaveLength(42)
})

it('the list of a class has its worksheets with their day, the newest first', async () => {
  const first = await make({ title: 'First' })
  await later(1)
  const second = await make({ title: 'Second' })
  expect(await people.hana.call('GET /api/classes/{class}/worksheets', { class: people.room.id })).toEqual({
    worksheets: [
      { worksheet: second, madeOn: '2026-11-20' },
      { worksheet: first, madeOn: '2026-11-19' },
    ],
  })
})
