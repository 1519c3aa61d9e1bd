import { randomBytes, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountHeader } from '#contract'
import { currentRules, playableSet, type SetVersion } from '#maths'
import { hashOf } from '../auth/sessions.ts'
import { classFiles } from '../exports/class-export.ts'
import type { FilePiece } from '../exports/table-files.ts'
import { openDatabase, openStore } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { createSchool, listStudent, newEmail, play, type School } from '../test/callers.ts'
import { movesOn } from '../test/moves.ts'
import { setContent, sheetSettings, taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-12-11T09:00:00+13:00') }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
afterAll(() => app.close())

/** Opens an address as a page of a teacher does. */
function open(teacher: Browser, path: string): Promise<Response> {
  const url = new URL(path, app.url)
  return fetch(url, { headers: { Cookie: teacher.jar.headerFor(url), [accountHeader]: teacher.account } })
}

/** Exports a class or one of its students, and returns the text of each file by its name. */
async function exported(teacher: Browser, classId: string, student?: string): Promise<Record<string, string>> {
  clock.now += 60_001
  const response = await open(teacher, `/api/classes/${classId}/${student ? `students/${student}/` : ''}export`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Returns the folder of a student in the copy of a class, which has the beginning of the id in its name. */
const folderOf = (files: Readonly<Record<string, string>>, id: string) =>
  Object.keys(files)
    .find((name) => name.startsWith('students/') && name.includes(` (${id.slice(0, 8)})/`))
    ?.replace(/[^/]+$/, '') ?? 'none/'

const rowsIn = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? 'null')

/** A school in which the listed student has played too. */
async function playedSchool(): Promise<School> {
  const school = await createSchool(app)
  const listed = app.browser()
  await listed.call('POST /api/card-sessions', { key: school.scene.cardKey })
  await play(listed, '1.2')
  return school
}

/** Stores moves of 3 kB, which no ZIP file makes much smaller, in the round of a student. */
async function addMoves(student: string, count: number): Promise<void> {
  const db = await openDatabase(app.database)
  const { round_id } = await db
    .selectFrom('rounds')
    .where('student_id', '=', student)
    .select('round_id')
    .executeTakeFirstOrThrow()
  const moves = Array.from({ length: count }, (_, i) => ({
    ...{ student_id: student, round_id, number: i + 100, at: i, made_at: clock.now, stored_at: clock.now },
    move: JSON.stringify({ text: randomBytes(3000).toString('base64') }),
  }))
  for (let from = 0; from < count; from += 100)
    await db
      .insertInto('moves')
      .values(moves.slice(from, from + 100))
      .execute()
  await db.destroy()
}

/** Makes a worksheet of a class, enters the marks of a student who has it all right, and returns its id. */
async function markedSheet(teacher: Browser, classId: string, student: string): Promise<string> {
  const settings = { class: classId, id: randomUUID(), ...sheetSettings }
  const { id, code, count } = await teacher.call('POST /api/classes/{class}/worksheets', settings)
  const { today } = await teacher.call('GET /api/classes/{class}/sheets/{code}', { class: classId, code })
  await teacher.call('PUT /api/classes/{class}/students/{student}/sheets/{code}', {
    ...{ class: classId, student, code, day: today },
    marks: Array.from({ length: count }, () => ({ kind: 'right' as const })),
  })
  return id
}

/** Sets a task with new own problems, of which a student solves the first one. Returns the task and the set. */
async function playedSet(teacher: Browser, classId: string, student: Browser) {
  const { id } = await teacher.call('POST /api/sets', { id: randomUUID(), ...setContent })
  const set: SetVersion = { teacher: teacher.account, id, version: 1 }
  const { id: task } = await teacher.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id: randomUUID(), ...taskSettings, parts: [{ kind: 'set', set }] },
  })
  const { problems } = await student.call('GET /api/tasks/{task}/sets/{set}', { task, set: id })
  const ref = { kind: 'set' as const, set: { ...set, leftOut: [] } }
  const round = randomUUID()
  const moves = movesOn(playableSet(ref, problems, currentRules)!, student.account, round, ['right'])
  await student.call('POST /api/rounds/{round}/moves', {
    ...{ round, set: ref.set, rules: currentRules.version, moves, age: 0 },
  })
  return { task, set: id }
}

it('an export of a class has its rows, everything of a listed student, and what its pages show of others', async () => {
  const { teacher, scene } = await playedSchool()
  const files = await exported(teacher, scene.classId)
  expect(rowsIn(files, 'classrooms.json')).toMatchObject([{ name: 'Room 5', code: scene.code }])
  expect(rowsIn(files, 'memberships.json')).toHaveLength(2)
  const [listed, other] = [folderOf(files, scene.listed), folderOf(files, scene.student)]
  expect(listed).toBe(`students/Tui Rangi (${scene.listed.slice(0, 8)})/`)
  expect(rowsIn(files, `${listed}accounts.json`)).toMatchObject([{ first_name: 'Tui', last_name: 'Rangi' }])
  expect(rowsIn(files, `${listed}rounds.json`)).toMatchObject([{ level_id: '1.2', answers: 1, right_answers: 1 }])
  const [move] = rowsIn(files, `${listed}moves.json`)
  expect(move).toMatchObject({ at: expect.any(Number), stored_at: expect.stringMatching(/^2026-12-\d\dT[\d:.]{12}Z$/) })
  expect(files[`${listed}moves.csv`]).toContain(move.stored_at)
  expect(files[`${listed}progress.csv`]).toContain('"addition","1.2"')
  expect(rowsIn(files, `${other}progress.json`)).toMatchObject([{ level_id: '1.2', streak: 1 }])
  expect(Object.keys(rowsIn(files, `${other}accounts.json`)[0])).toEqual([
    'id',
    'first_name',
    'last_name',
    'picture',
    'picture_colour',
  ])
  for (const table of ['rounds', 'moves', 'name_changes', 'cards'])
    expect(Object.keys(files)).not.toContain(`${other}${table}.json`)
})

it('an export has no secret, no e-mail of a student, and nothing of another class or of its own problems', async () => {
  const { teacher, student, scene } = await playedSchool()
  const elsewhere = await registerTeacher(app, newEmail())
  const otherClass = await makeClass(elsewhere, 'Room 77')
  await student.call('POST /api/memberships', { code: otherClass.code })
  const stranger = await listStudent(elsewhere, otherClass.id, 'Zed', 'Zulu')
  const all = Object.entries(await exported(teacher, scene.classId))
    .flat()
    .join('\n')
  const { account } = await student.call('GET /api/session', {})
  const session = student.jar.value('session') ?? ''
  expect([account?.email, session]).toEqual([expect.stringContaining('@'), expect.stringMatching(/./)])
  for (const secret of [
    scene.cardKey,
    hashOf(session),
    account?.email,
    otherClass.id,
    stranger.id,
    'Room 77',
    'token_hash',
    'subject',
    'dealtFrom',
  ])
    expect(all).not.toContain(secret)
})

it('a copy of a listed student has removals, the membership of the class and the latest questions', async () => {
  const { teacher, scene } = await playedSchool()
  const [classId, student] = [scene.classId, scene.listed]
  const elsewhere = await registerTeacher(app, newEmail())
  const other = await makeClass(elsewhere, 'Room 77')
  const listed = app.browser()
  await listed.call('POST /api/card-sessions', { key: scene.cardKey })
  await listed.call('POST /api/memberships', { code: other.code })
  await play(listed, '1.3')
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: classId, student, id: randomUUID(), operation: 'addition', levelId: '1.3' },
  })
  const files = await exported(teacher, classId, student)
  expect(rowsIn(files, 'memberships.json')).toMatchObject([{ class_id: classId }])
  const removals = rowsIn(files, 'removals.json')
  expect(removals).toMatchObject([{ what: 'progress', undone_at: null }])
  expect(removals[0].removed_row).toContain('"1.3"')
  const [{ entries }] = rowsIn(files, 'rounds.json')
  expect(entries).toEqual(expect.any(String))
  expect(Object.values(files).join('\n')).not.toContain(other.id)
  const ofClass = await exported(teacher, classId)
  expect(rowsIn(ofClass, `${folderOf(ofClass, student)}removals.json`)).toEqual(removals)
  expect(Object.keys(ofClass)).not.toContain(`${folderOf(ofClass, scene.student)}removals.json`)
})

it('the marks of a listed student are in the copies: in that of a class those of its own worksheets', async () => {
  const school = await createSchool(app)
  const { teacher, scene } = school
  const listed = app.browser()
  await listed.call('POST /api/card-sessions', { key: scene.cardKey })
  const other = await registerTeacher(app, newEmail())
  const { id, code } = await makeClass(other, 'Room 77')
  await listed.call('POST /api/memberships', { code })
  const own = await markedSheet(teacher, scene.classId, scene.listed)
  const foreign = await markedSheet(other, id, scene.listed)
  const ofClass = await exported(teacher, scene.classId)
  const marks = rowsIn(ofClass, `${folderOf(ofClass, scene.listed)}paper_answers.json`)
  expect(marks).toMatchObject([
    { worksheet_id: own, operation: 'addition', level_id: '2.2', answers: 10, right_answers: 10 },
    { worksheet_id: own, operation: 'addition', level_id: '2.5', answers: 10, right_answers: 10 },
  ])
  expect(Object.keys(marks[0])).not.toContain('marked_by')
  const worksheets = rowsIn(ofClass, 'worksheets.json').map((row: { id: string }) => row.id)
  expect(worksheets).toContain(own)
  expect(worksheets).not.toContain(foreign)
  const ofStudent = rowsIn(await exported(teacher, scene.classId, scene.listed), 'paper_answers.json')
  expect(new Set(ofStudent.map((row: { worksheet_id: string }) => row.worksheet_id))).toEqual(new Set([own, foreign]))
})

it('the marks of a student with an account of their own are in no copy of a class', async () => {
  const { teacher, scene } = await createSchool(app)
  await markedSheet(teacher, scene.classId, scene.student)
  const files = await exported(teacher, scene.classId)
  expect(Object.keys(files)).toContain(`${folderOf(files, scene.student)}accounts.json`)
  expect(Object.keys(files).filter((name) => name.endsWith('paper_answers.json'))).toEqual([])
})

it('an export has no rounds of a student who merges during it, and nothing of one who leaves', async () => {
  const teacher = await registerTeacher(app, newEmail())
  const { id } = await makeClass(teacher, 'Room 5')
  const cards = []
  for (const firstName of ['Ana', 'Ben', 'Cleo']) {
    const card = await listStudent(teacher, id, firstName)
    const browser = app.browser()
    await browser.call('POST /api/card-sessions', { key: card.key })
    await play(browser, '1.2')
    cards.push(card)
  }
  const store = await openStore({ ...app.database, clock: () => clock.now })
  const pieces: FilePiece[] = []
  const later: typeof cards = []
  for await (const piece of classFiles(store, { id, archivedAt: null })) {
    pieces.push(piece)
    if (later.length > 0 || !piece.name.startsWith('students/')) continue
    later.push(...cards.filter((card) => !piece.name.includes(card.id.slice(0, 8))))
    const own = await registerStudent(app, newEmail())
    await own.call('POST /api/merges', { key: later[0]!.key })
    await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
      ...{ class: id, student: later[1]!.id, id: randomUUID() },
    })
  }
  const [merging, leaving] = later
  await store.close()
  const filesOf = (student?: { readonly id: string }) =>
    [...new Set(pieces.map(({ name }) => name))]
      .filter((name) => student && name.includes(`(${student.id.slice(0, 8)})`))
      .map((name) => name.replace(/.*\//, ''))
  expect(filesOf(merging)).toContain('accounts.json')
  for (const table of ['rounds', 'moves', 'cards']) expect(filesOf(merging)).not.toContain(`${table}.json`)
  expect(filesOf(leaving)).toEqual([])
  expect(filesOf(cards.find((card) => card !== merging && card !== leaving))).toContain('rounds.json')
})

it('an export of an archived class has what a student with another class had played until then', async () => {
  const { teacher, student, scene } = await playedSchool()
  const recordsIn = (files: Record<string, string>, id: string) =>
    (rowsIn(files, `${folderOf(files, id)}progress.json`) ?? []).map((row: { level_id: string; streak: number }) => [
      row.level_id,
      row.streak,
    ])
  clock.now += 1000
  await teacher.call('PUT /api/classes/{class}/archive', { class: scene.classId, isArchived: true })
  const before = await exported(teacher, scene.classId)
  expect(recordsIn(before, scene.student)).toEqual([['1.2', 1]])
  await play(student, '1.3')
  expect(recordsIn(await exported(teacher, scene.classId), scene.student)).toEqual([['1.2', 1]])
  expect(recordsIn(before, scene.listed)).toEqual([['1.2', 1]])
  await teacher.call('PUT /api/classes/{class}/archive', { class: scene.classId, isArchived: false })
  const after = recordsIn(await exported(teacher, scene.classId), scene.student)
  expect(after.sort()).toEqual([
    ['1.2', 1],
    ['1.3', 1],
  ])
})

it('an export of one listed student has that student only', async () => {
  const { teacher, scene } = await playedSchool()
  const files = await exported(teacher, scene.classId, scene.listed)
  expect(rowsIn(files, 'accounts.json')).toMatchObject([{ id: scene.listed, first_name: 'Tui' }])
  expect(Object.values(files).join('\n')).not.toContain(scene.student)
})

it('a listed student who was removed from the class is still exported alone', async () => {
  const { teacher, scene } = await createSchool(app)
  const student = scene.listed
  const removal = { class: scene.classId, student, id: randomUUID() }
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', removal)
  expect(rowsIn(await exported(teacher, scene.classId, student), 'accounts.json')).toMatchObject([{ id: student }])
})

it('a slow export of one student breaks off when the student merges an account of their own', async () => {
  const { teacher, scene } = await playedSchool()
  await addMoves(scene.listed, 4000)
  clock.now += 60_001
  const whole = await open(teacher, `/api/classes/${scene.classId}/students/${scene.listed}/export`)
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(10_000_000)
  clock.now += 60_001
  const { body } = await open(teacher, `/api/classes/${scene.classId}/students/${scene.listed}/export`)
  const reader = body!.getReader()
  expect((await reader.read()).done).toBe(false)
  const own = await registerStudent(app, newEmail())
  await own.call('POST /api/merges', { key: scene.cardKey })
  clock.now += 1001
  const reading = (async () => {
    while (!(await reader.read()).done);
  })()
  await expect(reading).rejects.toThrow()
})

it('a student with an account of their own is not exported alone', async () => {
  const { teacher, scene } = await createSchool(app)
  clock.now += 60_001
  const { status } = await open(teacher, `/api/classes/${scene.classId}/students/${scene.student}/export`)
  expect(status).toBe(404)
})

it('read-me.txt explains each table of a copy, with each of its columns', async () => {
  const { teacher, scene } = await playedSchool()
  await markedSheet(teacher, scene.classId, scene.listed)
  for (const student of [undefined, scene.listed]) {
    const files = await exported(teacher, scene.classId, student)
    const paragraphs = (files['read-me.txt'] ?? '').split('\r\n\r\n')
    const tables = Object.keys(files).filter((name) => name.endsWith('.json'))
    expect(tables.length).toBeGreaterThan(5)
    for (const file of tables) {
      const table = file.replace(/^.*\//, '').replace('.json', '')
      const about = paragraphs.filter((paragraph) => paragraph.startsWith(`${table}: `)).join('\r\n')
      for (const column of Object.keys(rowsIn(files, file)[0])) expect(about).toContain(`\r\n  ${column}: `)
    }
  }
})

it('a name that looks like a formula is text in the tables of an export', async () => {
  const teacher = await registerTeacher(app, newEmail())
  const { id } = await makeClass(teacher)
  const students = [{ firstName: '=1+1', lastName: 'Rangi' }]
  await teacher.call('POST /api/classes/{class}/listed-students', { class: id, id: randomUUID(), students })
  const files = await exported(teacher, id)
  const [, accounts = ''] = Object.entries(files).find(([name]) => name.endsWith('accounts.csv')) ?? []
  expect(accounts).toContain(`"'=1+1"`)
})

it('a teacher exports once a minute, in all classes together', async () => {
  const teacher = await registerTeacher(app, newEmail())
  const [one, other] = [await makeClass(teacher), await makeClass(teacher)]
  const student = await registerStudent(app, newEmail())
  await student.call('POST /api/memberships', { code: one.code })
  await exported(teacher, one.id)
  expect((await open(teacher, `/api/classes/${other.id}/export`)).status).toBe(429)
  clock.now += 60_001
  expect((await open(teacher, `/api/classes/${other.id}/export`)).status).toBe(200)
})

it('own problems of a task stay in the copies 61 days after it was closed', async () => {
  const email = newEmail()
  const teacher = await registerTeacher(app, email)
  const { id: room } = await makeClass(teacher, 'Room 5')
  const card = await listStudent(teacher, room)
  const listed = app.browser()
  await listed.call('POST /api/card-sessions', { key: card.key })
  const { task, set } = await playedSet(teacher, room, listed)
  await teacher.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, isClosed: true })
  clock.now += 61 * 24 * 3_600_000
  const store = await openStore({ ...app.database, clock: () => clock.now })
  expect(await store.taskSets.deleteBefore(clock.now)).toBeGreaterThan(0)
  await store.close()
  await teacher.signIn(email)
  const ofClass = await exported(teacher, room)
  const folder = folderOf(ofClass, card.id)
  expect(rowsIn(ofClass, `${folder}solved_problems.json`)).toMatchObject([{ set_id: set }])
  expect(rowsIn(ofClass, `${folder}rounds.json`)).toMatchObject([{ answers: 1 }])
  expect(rowsIn(ofClass, `${folder}moves.json`)).toHaveLength(1)
})

it('the own problems of the year before are in the copy of a moved student, and not in that of the new class', async () => {
  const teacher = await registerTeacher(app, newEmail())
  const { id: room } = await makeClass(teacher, 'Room 5')
  const { id: next } = await makeClass(teacher, 'Room 6')
  const { id: student, key } = await listStudent(teacher, room)
  const listed = app.browser()
  await listed.call('POST /api/card-sessions', { key })
  const { set } = await playedSet(teacher, room, listed)
  await teacher.call('POST /api/classes/{class}/moves-up', {
    ...{ class: room, id: randomUUID(), into: next, students: [student] },
  })
  const alone = await exported(teacher, next, student)
  expect(rowsIn(alone, 'solved_problems.json')).toMatchObject([{ set_id: set }])
  expect(rowsIn(alone, 'moves.json')).toHaveLength(1)
  const ofNext = await exported(teacher, next)
  expect(Object.keys(ofNext)).toContain(`${folderOf(ofNext, student)}accounts.json`)
  expect(Object.values(ofNext).join('\n')).not.toContain(set)
})
