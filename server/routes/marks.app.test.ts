import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Args, Classroom, Output } from '#contract'
import {
  type Answer,
  currentRules,
  dealSheet,
  enNZ,
  findLevel,
  loadSheet,
  type PaperMark,
  type Question,
  releases,
  rightAnswer,
  sheetSeed,
} from '#maths'
import { enteredAnswer, loadSlips, slipAnswers } from '#maths/solve'
import { serverKinds } from '../rounds/kinds/all.ts'
import { openAll } from '../rounds/kinds/kind.ts'
import { openStore } from '../store/open.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, shareClass } from '../test/callers.ts'
import { movesOf } from '../test/moves.ts'
import { setContent, sheetSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { rebuildPaper } from '../worksheets/rebuild-paper.ts'

const hour = 3_600_000
const day = 24 * hour
/** Thursday 19 November 2026, 13:00 in New Zealand. */
const thursday = Date.UTC(2026, 10, 19)
const clock = { now: thursday }
let app: TestApp
let hana: Browser
let email: string
let mia: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.now = thursday
  email = newEmail()
  hana = await registerTeacher(app, email)
  mia = await registerStudent(app, newEmail())
  room = await makeClass(hana, 'Room 12')
  await mia.call('POST /api/memberships', { code: room.code })
})

/** Lets days pass. Sessions are shorter, so the teacher signs in again. */
async function later(days: number): Promise<void> {
  clock.now += days * day
  await hana.signIn(email)
}

type Worksheet = Output<'POST /api/classes/{class}/worksheets'>
type Settings = Partial<Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class'>>
const make = (changes: Settings = {}) =>
  hana.call('POST /api/classes/{class}/worksheets', {
    ...{ class: room.id, id: randomUUID(), ...sheetSettings, ...changes },
  })
const levelSheet = (levelId: string, operation: 'addition' | 'timestable' = 'addition') =>
  make({ content: { kind: 'levels', levels: [{ operation, levelId }] } })

/** Returns the questions of a worksheet, for all or for a student. */
async function questionsOf({ id, content, count }: Worksheet, student: string | null = null): Promise<Question[]> {
  const levels = await loadSheet(content, currentRules, () => Promise.reject(new Error('no set')))
  return dealSheet(levels, count, sheetSeed(id, student)).flatMap(({ questions }) => questions)
}

type Marks = readonly PaperMark[]
const markArgs = ({ code }: Worksheet, marks: Marks, changes: object = {}) => ({
  ...{ class: room.id, student: mia.account, code, day: '2026-11-19', marks: [...marks], ...changes },
})
const put = 'PUT /api/classes/{class}/students/{student}/sheets/{code}'
const enter = (sheet: Worksheet, marks: Marks, changes?: object) => hana.call(put, markArgs(sheet, marks, changes))
const tryEnter = (sheet: Worksheet, marks: Marks, changes?: object, teacher = hana) =>
  teacher.ask(put, markArgs(sheet, marks, changes))
const read = ({ code }: Worksheet) => hana.call('GET /api/classes/{class}/sheets/{code}', { class: room.id, code })
const answersOf = (level: object = {}) =>
  hana.call('GET /api/classes/{class}/students/{student}/answers', {
    ...{ class: room.id, student: mia.account, ...level },
  })

const all = (mark: PaperMark, count = 20): PaperMark[] => Array.from({ length: count }, () => mark)
const right: PaperMark = { kind: 'right' }
const wrong: PaperMark = { kind: 'wrong' }
const leftOut: PaperMark = { kind: 'leftOut' }
const wrote = (answer: Answer): PaperMark => ({ kind: 'wrote', answer })

/** Returns the marks of a child who forgets the carried ten, where a question can show that. */
async function carryDropped(sheet: Worksheet, levelId: string): Promise<PaperMark[]> {
  const [slips, level] = [await loadSlips('addition'), findLevel('addition', levelId)!]
  return (await questionsOf(sheet)).map((question) => {
    const found = slipAnswers(slips, level, question).find(({ id }) => String(id) === 'carry-dropped')
    const answer = found && enteredAnswer(question, found.answer, enNZ)
    return wrote(answer ?? rightAnswer(question, enNZ))
  })
}

it('marks come back with the worksheet, and the server says how many are right', async () => {
  const sheet = await make()
  const questions = await questionsOf(sheet)
  const marks = [wrote(rightAnswer(questions[0]!, enNZ)), wrote({ kind: 'number', number: '0' }), wrong, leftOut]
  const entered = await enter(sheet, [...marks, ...all(right, 16)])
  expect(entered).toEqual({ answers: 19, right: 17 })
  expect(await read(sheet)).toMatchObject({
    ...{ worksheet: sheet, classroom: { name: 'Room 12' }, madeOn: '2026-11-19', today: '2026-11-19' },
    students: [{ id: mia.account, shortName: 'Mia C.' }],
    marked: [{ student: mia.account, day: '2026-11-19', marks: [...marks, ...all(right, 16)] }],
  })
})

it('the same marks again change nothing, and corrected ones replace them with their day', async () => {
  const sheet = await make()
  await later(2)
  await enter(sheet, all(right))
  expect(await enter(sheet, all(right))).toEqual({ answers: 20, right: 20 })
  expect((await read(sheet)).marked).toHaveLength(1)
  expect(await enter(sheet, all(wrong), { day: '2026-11-20' })).toEqual({ answers: 20, right: 0 })
  expect((await read(sheet)).marked).toEqual([{ student: mia.account, day: '2026-11-20', marks: all(wrong) }])
  const { answers } = await answersOf()
  expect(answers.map(({ mark }) => mark)).toEqual(Array.from({ length: 20 }, () => 'wrong'))
})

it('a sheet for all has marks of each student once, and one for each student is judged by its own questions', async () => {
  const { id: tui } = await listStudent(hana, room.id)
  const forAll = await make()
  await enter(forAll, all(right))
  await enter(forAll, all(wrong), { student: tui })
  expect((await read(forAll)).marked).toHaveLength(2)
  const forEach = await make({ isForEach: true })
  const own = (await questionsOf(forEach, mia.account)).map((question) => wrote(rightAnswer(question, enNZ)))
  expect(await enter(forEach, own)).toEqual({ answers: 20, right: 20 })
  expect((await enter(forEach, own, { student: tui })).right).toBeLessThan(20)
})

it('marks of an account that was merged are shown with the listed student, by the questions that were printed', async () => {
  const tui = await listStudent(hana, room.id)
  const sheet = await make({ isForEach: true })
  const own = (await questionsOf(sheet, mia.account)).map((question) => wrote(rightAnswer(question, enNZ)))
  await enter(sheet, own)
  const merged = mia.account
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: true })
  await mia.call('POST /api/merges', { code: room.code, student: tui.id, pictures: tui.pictures })
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
  const other = await registerTeacher(app, newEmail())
  const { id: otherRoom } = await makeClass(other)
  const foreign = { class: otherRoom, id: randomUUID(), ...sheetSettings }
  const { code } = await other.call('POST /api/classes/{class}/worksheets', foreign)
  expect(await tryEnter(sheet, all(right), { code })).toEqual(absent)
  const second = await makeClass(hana, 'Room 13')
  await mia.call('POST /api/memberships', { code: second.code })
  expect(await tryEnter(sheet, all(right), { class: second.id })).toEqual(absent)
  expect((await tryEnter(sheet, all(right), {}, other)).status).toBe(404)
})

it('only students of the class have marks', async () => {
  const sheet = await make()
  const ben = await registerStudent(app, newEmail(), 'Ben', 'Walker')
  expect(await tryEnter(sheet, all(right), { student: ben.account })).toMatchObject({ status: 404 })
  await enter(sheet, all(right))
  await mia.call('DELETE /api/memberships/{class}', { class: room.id })
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

it('answers on paper are among the last answers, with what was written and the known mistake in it', async () => {
  const sheet = await levelSheet('2.5')
  const marks = await carryDropped(sheet, '2.5')
  await enter(sheet, [right, wrong, leftOut, ...marks.slice(3)])
  const { answers, levels } = await answersOf()
  expect(levels).toEqual([{ operation: 'addition', levelId: '2.5' }])
  expect(answers).toHaveLength(19)
  expect(answers.at(-1)).toMatchObject({ mark: 'right', answer: null, isOnPaper: true, took: null, time: null })
  expect(answers.at(-2)).toMatchObject({ mark: 'wrong', answer: null, slip: null, day: '2026-11-19' })
  const questions = (await questionsOf(sheet)).slice(3).reverse()
  expect(answers.slice(0, 17).map(({ question }) => enNZ.text(question))).toEqual(
    questions.map((one) => enNZ.text(one)),
  )
  const missed = answers.filter(({ mark, answer }) => mark === 'wrong' && answer)
  expect(missed.length).toBeGreaterThan(5)
  expect(new Set(missed.map(({ slip }) => slip))).toEqual(new Set(['carry-dropped']))
  expect((await answersOf({ operation: 'addition', levelId: '2.2' })).answers).toEqual([])
})

it('a known mistake on paper on two days makes a group with its answers, and the week counts the answers', async () => {
  const sheets = [await levelSheet('2.5'), await levelSheet('2.5')]
  await later(1)
  for (const [i, sheet] of sheets.entries())
    await enter(sheet, await carryDropped(sheet, '2.5'), { day: `2026-11-${19 + i}` })
  const insight = await hana.call('GET /api/classes/{class}/insight', { class: room.id })
  expect(insight.groups).toMatchObject([{ kind: 'slip', slip: 'carry-dropped', students: [mia.account] }])
  expect(insight.thisWeek).toMatchObject({ practised: 1, answers: 40, minutes: 0, answersByDay: [0, 0, 0, 20, 20] })
  const about = { class: room.id, operation: 'addition', slip: 'carry-dropped' }
  const { students } = await hana.call('GET /api/classes/{class}/slips/{operation}/{slip}', about)
  expect(students[0]).toMatchObject({ id: mia.account, lastDay: '2026-11-20' })
  const [last] = students[0]!.answers
  const shown = (await questionsOf(sheets[1]!)).map((question) => enNZ.text(question))
  expect(students[0]?.answers).toHaveLength(3)
  expect(shown).toContain(enNZ.text(last!.question))
})

it('answers on paper put levels into the boxes of a student and of a class', async () => {
  const [sheet, others] = [
    await levelSheet('2.5'),
    [await listStudent(hana, room.id), await listStudent(hana, room.id, 'Ana')],
  ]
  for (const student of [mia.account, ...others.map(({ id }) => id)]) await enter(sheet, all(right), { student })
  const about = { class: room.id, student: mia.account }
  const { levels } = await hana.call('GET /api/classes/{class}/students/{student}/levels', about)
  expect(levels).toMatchObject([{ box: 'strengths', levelId: '2.5' }])
  const ofClass = await hana.call('GET /api/classes/{class}/levels', { class: room.id })
  expect(ofClass.levels).toMatchObject([{ box: 'strengths', levelId: '2.5', tried: 3 }])
})

it('facts on paper are right or shaky without seconds, with what was written', async () => {
  const sheet = await levelSheet('1.8', 'timestable')
  const questions = await questionsOf(sheet)
  const [first] = questions.map(({ ask }) => (ask.kind === 'calculation' ? ask.expression : null))
  const [a, b] = [
    first && 'left' in first ? Number(first.left) : 0,
    first && 'right' in first ? Number(first.right) : 0,
  ]
  const isFirst = (question: Question) => enNZ.text(question) === enNZ.text(questions[0]!)
  await enter(
    sheet,
    questions.map((one) => (isFirst(one) ? wrote({ kind: 'number', number: '3' }) : right)),
  )
  const about = { class: room.id, student: mia.account }
  const { facts } = await hana.call('GET /api/classes/{class}/students/{student}/facts', about)
  const known = facts.map(({ status, median }) => [status, median])
  expect(known).toContainEqual(['right', null])
  expect(facts.find((one) => one.a === a && one.b === b)).toMatchObject({
    ...{ status: 'shaky', median: null },
  })
  const { tries } = await hana.call('GET /api/classes/{class}/students/{student}/fact-tries', {
    ...{ ...about, a: String(a), b: String(b) },
  })
  expect(tries[0]).toMatchObject({ isRight: false, tenths: null, wrote: '3', day: '2026-11-19' })
})

/** Makes a worksheet of a level and a set of own problems, or of a set alone. Returns its questions by part. */
async function setSheet(parts: 'level and set' | 'set', isForEach = false) {
  const { id } = await hana.call('POST /api/sets', { id: randomUUID(), ...setContent })
  const set = { teacher: hana.account, id, version: 1 }
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  const content = [...(parts === 'set' ? [] : [level]), { kind: 'set', set } as const]
  const sheet = await make({ content: { kind: 'parts', parts: content }, isForEach })
  const { sets } = await hana.call('GET /api/worksheets/{code}', { code: sheet.code })
  const loaded = await loadSheet(sheet.content, currentRules, async () => sets[0]!)
  const questions = (student: string | null) =>
    dealSheet(loaded, sheet.count, sheetSeed(sheet.id, student)).map((section) => section.questions)
  return { set: { teacher: set.teacher, id }, sheet, questions }
}

it('the marks of own problems on a worksheet come back, and count for the week and the answers', async () => {
  const { set, sheet, questions } = await setSheet('level and set')
  const [ofLevel, ofSet] = questions(null)
  expect(ofSet!.length).toBeGreaterThan(2)
  const own = [wrong, right, ...ofSet!.slice(2).map((one) => wrote(rightAnswer(one, enNZ)))]
  const marks = [...all(wrong, ofLevel!.length), ...own]
  expect(await enter(sheet, marks)).toEqual({ answers: marks.length, right: own.length - 1 })
  expect((await read(sheet)).marked).toEqual([{ student: mia.account, day: '2026-11-19', marks }])

  const { answers, sets } = await answersOf()
  expect(answers).toHaveLength(marks.length)
  expect(sets).toEqual([{ ...set, title: setContent.title }])
  const ofOwn = (await answersOf({ teacher: set.teacher, set: set.id })).answers
  // The last question of the sheet comes first.
  expect(ofOwn.map(({ question }) => enNZ.text(question))).toEqual(ofSet!.map((one) => enNZ.text(one)).reverse())
  expect(ofOwn.slice(0, -2).every(({ mark, answer }) => mark === 'right' && answer !== null)).toBe(true)
  for (const [i, mark] of (['right', 'wrong'] as const).entries())
    expect(ofOwn.at(i - 2)).toMatchObject({
      ...{ set: { title: setContent.title }, mark, answer: null, slip: null, day: '2026-11-19' },
      ...{ isOnPaper: true, took: null, time: null },
    })
  expect((await answersOf({ operation: 'addition', levelId: '2.5' })).answers).toHaveLength(ofLevel!.length)

  const { thisWeek, groups } = await hana.call('GET /api/classes/{class}/insight', { class: room.id })
  expect(thisWeek).toMatchObject({ answers: marks.length, practised: 1, minutes: 0 })
  expect(groups).toEqual([])
})

it('own problems on paper are practice of their day', async () => {
  const { sheet, questions } = await setSheet('set')
  const insight = () => hana.call('GET /api/classes/{class}/insight', { class: room.id })
  expect((await insight()).thisWeek).toMatchObject({ practised: 0, answers: 0 })
  const marks = all(wrong, questions(null).flat().length)
  await enter(sheet, marks)
  const counted = { practised: 1, answers: marks.length, answersByDay: [0, 0, 0, marks.length] }
  expect(await insight()).toMatchObject({ thisWeek: counted, groups: [], unseen: [] })
  await later(11)
  expect((await insight()).unseen).toEqual([{ student: mia.account, last: '2026-11-19', days: 11 }])
})

it('own problems on a worksheet of another class are not shown, and levels on it are', async () => {
  const { set, sheet, questions } = await setSheet('level and set')
  await enter(sheet, all(right, questions(null).flat().length))
  const other = await registerTeacher(app, newEmail())
  const otherRoom = await makeClass(other)
  await mia.call('POST /api/memberships', { code: otherRoom.code })
  const inOther = (of: object) =>
    other.call('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: otherRoom.id, student: mia.account, ...of },
    })
  const { answers, sets } = await inOther({})
  expect(sets).toEqual([])
  expect(answers).toHaveLength(questions(null)[0]!.length)
  expect((await inOther({ teacher: set.teacher, set: set.id })).answers).toEqual([])
})

it('own problems on the sheet of one student move with a merge, and come back with its undo', async () => {
  const tui = await listStudent(hana, room.id)
  const { sheet, questions } = await setSheet('set', true)
  const dealt = questions(mia.account).flat()
  await enter(
    sheet,
    dealt.map((one) => wrote(rightAnswer(one, enNZ))),
  )
  const answersFor = async (student: string) => {
    const { answers, sets } = await hana.call('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: room.id, student },
    })
    return { rights: answers.filter(({ mark }) => mark === 'right').length, sets: sets.length }
  }
  const own = mia.account
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: true })
  await mia.call('POST /api/merges', { code: room.code, student: tui.id, pictures: tui.pictures })
  expect(await answersFor(tui.id)).toEqual({ rights: dealt.length, sets: 1 })
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: room.id })
  const merge = students.flatMap(({ changes }) => changes).find(({ kind }) => kind === 'merge')
  await hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', {
    ...{ class: room.id, student: tui.id, removal: merge!.id },
  })
  expect(await answersFor(tui.id)).toEqual({ rights: 0, sets: 0 })
  expect(await answersFor(own)).toEqual({ rights: dealt.length, sets: 1 })
})

it('a student who has only worked on paper was seen on that day', async () => {
  const sheet = await make()
  await enter(sheet, all(right))
  const unseen = async () => (await hana.call('GET /api/classes/{class}/insight', { class: room.id })).unseen
  await later(9)
  expect(await unseen()).toEqual([])
  await later(11)
  expect(await unseen()).toEqual([{ student: mia.account, last: '2026-11-19', days: 20 }])
})

it('marks change no streak, no hop, no record, no task and nothing of what the student sees', async () => {
  const round = randomUUID()
  const moves = await movesOf(mia.account, round, '2.5', ['right', 'right'])
  const about = { operation: 'addition', levelId: '2.5', rules: currentRules.version, moves, round } as const
  await mia.call('POST /api/rounds/{round}/moves', about)
  const parts = [{ kind: 'level' as const, operation: 'addition' as const, levelId: '2.5' }]
  const settings = { title: 'Adding', parts, rightAnswers: 5, students: null, due: null, countsEarlier: false }
  const newTask = { class: room.id, id: randomUUID(), ...settings, begins: null }
  const { id: task } = await hana.call('POST /api/classes/{class}/tasks', newTask)
  const ofClass = { class: room.id }
  const look = async () => ({
    progress: await mia.call('GET /api/progress', {}),
    practice: await mia.call('GET /api/practice', {}),
    tasks: await mia.call('GET /api/tasks', {}),
    hops: await hana.call('GET /api/classes/{class}/hops', ofClass),
    now: await hana.call('GET /api/classes/{class}/now', ofClass),
    overview: await hana.call('GET /api/classes/{class}/overview', { ...ofClass, operation: 'addition' }),
    students: await hana.call('GET /api/classes/{class}/students', ofClass),
    grid: await hana.call('GET /api/classes/{class}/tasks/{task}', { ...ofClass, task }),
  })
  const before = await look()
  const sheet = await levelSheet('2.5')
  const facts = await levelSheet('1.8', 'timestable')
  await enter(sheet, all(right))
  await enter(facts, all(right))
  expect(await look()).toEqual(before)
  expect((await answersOf()).answers).toHaveLength(42)
})

it('answers on paper count on where the account of the maker is erased, but their questions are unknown', async () => {
  const { browser: mele } = await shareClass(app, hana, { class: room.id, role: 'co-teacher' })
  const settings = {
    ...sheetSettings,
    content: { kind: 'levels', levels: [{ operation: 'addition', levelId: '2.5' }] },
  }
  const sheet = await mele.call('POST /api/classes/{class}/worksheets', {
    ...{ class: room.id, id: randomUUID(), ...settings },
  } as Args<'POST /api/classes/{class}/worksheets'>)
  await enter(sheet, await carryDropped(sheet, '2.5'))
  const store = await openStore({ ...app.database, clock: () => clock.now, role: 'owner' })
  await store.erasures.eraseAccount({ id: mele.account, email: null })
  await store.close()
  expect((await tryEnter(sheet, all(right))).status).toBe(404)
  expect((await answersOf()).answers).toEqual([])
  const { thisWeek } = await hana.call('GET /api/classes/{class}/insight', { class: room.id })
  expect(thisWeek).toMatchObject({ practised: 1, answers: 20 })
})

it('the rebuilt columns of marks are those that were saved, and marks that changed meanwhile stay', async () => {
  const [adding, both] = [await levelSheet('2.5'), await make({ isForEach: true })]
  await enter(adding, [wrong, leftOut, ...(await carryDropped(adding, '2.5')).slice(2)])
  await enter(both, [...all(right, 12), ...all(wrote({ kind: 'number', number: '61' }), 8)])
  const store = await openStore({ ...app.database, clock: () => clock.now, role: 'owner' })
  const playables = await openAll(serverKinds, releases, store)
  const own = async () => (await store.paperAnswers.newest(mia.account, null, 10)).sort(byLevel)
  const saved = await own()
  expect(saved).toHaveLength(3)
  const changedOf = async () => (await rebuildPaper({ store, playables })).changed
  expect(await changedOf()).toBe(0)
  const damaged = { answers: 1, rightAnswers: 1, entries: '' }
  for (const level of saved) await store.paperAnswers.write(level, damaged)
  expect((await own()).map(({ entries }) => entries)).toEqual(['', '', ''])
  expect(await changedOf()).toBe(3)
  expect(await own()).toEqual(saved)
  // A teacher has changed the marks after they were read.
  await store.paperAnswers.write({ ...saved[0]!, marks: [right] }, damaged)
  expect(await own()).toEqual(saved)
  await store.close()
})

it('the columns of marks of own problems are rebuilt too', async () => {
  const { sheet, questions } = await setSheet('set')
  const count = questions(null).flat().length
  await enter(sheet, [wrong, ...all(right, count - 1)])
  const store = await openStore({ ...app.database, clock: () => clock.now, role: 'owner' })
  const playables = await openAll(serverKinds, releases, store)
  const parts = await store.paperAnswers.partsOfSets(mia.account)
  const own = () => store.paperAnswers.newestOfSets(mia.account, parts, 10)
  const saved = await own()
  expect(saved).toMatchObject([{ answers: count, rightAnswers: count - 1, entries: '' }])
  await store.paperAnswers.write(saved[0]!, { answers: 1, rightAnswers: 1, entries: '' })
  expect((await rebuildPaper({ store, playables })).changed).toBe(1)
  expect(await own()).toEqual(saved)
  await store.close()
})

const byLevel = (a: MarkedPart, b: MarkedPart) => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ worksheetId, key }: MarkedPart) => `${worksheetId} ${key.join(' ')}`

it('the list of a class has its worksheets with their day, the newest first', async () => {
  const first = await make({ title: 'First' })
  await later(1)
  const second = await make({ title: 'Second' })
  expect(await hana.call('GET /api/classes/{class}/worksheets', { class: room.id })).toEqual({
    worksheets: [
      { worksheet: second, madeOn: '2026-11-20' },
      { worksheet: first, madeOn: '2026-11-19' },
    ],
  })
})
