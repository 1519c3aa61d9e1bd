import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unattendedHeader } from '#contract'
import { readConfig } from './config.ts'
import { accountHash, createSecurityLog, mostRefusals, unattendedPause } from './security-log.ts'
import { openDatabase, openStore } from './store/open.ts'
import type { Browser } from './test/browser.ts'
import { listStudent } from './test/callers.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'solve-it-security-'))
const folder = join(dataDir, 'security')
let now = Date.now()
let app: TestApp
let hana: Browser
let mia: Browser
let classId: string
beforeAll(async () => {
  app = await startTestApp({
    clock: () => now,
    env: {
      SECURITY_LOG: 'files',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      LOCAL_PROVIDERS: 'google,microsoft',
    },
  })
  hana = await registerTeacher(app, 'hana@kauri.school.nz')
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  const { id, code } = await makeClass(hana, 'Room 5')
  classId = id
  await mia.call('POST /api/memberships', { code })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

/** Waits until the log has an entry that matches, and returns the last one. */
async function entry(matches: Record<string, unknown>) {
  let last: Record<string, unknown> | undefined
  await expect
    .poll(() => {
      last = entries().findLast((one) => Object.entries(matches).every(([name, value]) => one[name] === value))
      return last
    })
    .toBeDefined()
  return last!
}

function entries(): Record<string, unknown>[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

const ids = new Map<Browser, string>()

/** Returns the account's name in the log, also after a log-out. */
function hashOf(browser: Browser): string {
  if (browser.account) ids.set(browser, browser.account)
  return accountHash(readConfig({}), ids.get(browser) ?? '')
}

it('a sign-in and a registration are written with time, account and address', async () => {
  const seen = await entry({ event: 'signedIn', account: hashOf(hana) })
  expect(seen).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    event: 'signedIn',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    account: hashOf(hana),
    address: seen.address,
  })
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1']).toContain(seen.address)
  await entry({ event: 'registered', account: hashOf(mia) })
})

it('a response of the wrong sign-in provider is written without its code and its state', async () => {
  const tablet = app.browser()
  await tablet.beginSignIn({ provider: 'google' })
  const [state = ''] = [...tablet.jar.attributes.keys()].flatMap((name) => /^flow_(.+)$/.exec(name)?.[1] ?? [])
  const query = new URLSearchParams({ code: 'a-stolen-code', state })
  expect((await tablet.open(`/auth/callback/microsoft?${query}`)).status).toBe(400)
  expect(await entry({ event: 'signInRefused', problem: 'other provider' })).toMatchObject({
    account: null,
    status: 400,
    request: 'GET /auth/callback/microsoft',
  })
  expect(state).not.toBe('')
  for (const secret of ['a-stolen-code', state]) expect(JSON.stringify(entries())).not.toContain(secret)
})

it('a new class and a join name the class', async () => {
  await entry({ event: 'classCreated', account: hashOf(hana), class: classId })
  await entry({ event: 'joined', account: hashOf(mia), class: classId })
})

it('the log says who opened a class, renamed a student and undid that', async () => {
  const path = { class: classId, student: mia.account }
  await hana.call('GET /api/classes/{class}/students', { class: classId })
  await entry({ event: 'classOpened', account: hashOf(hana), class: classId })
  await hana.call('PATCH /api/classes/{class}/students/{student}', { ...path, firstName: 'Mia', lastName: 'Chan' })
  const about = { account: hashOf(hana), class: classId, student: hashOf(mia) }
  await entry({ event: 'studentRenamed', ...about })
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: classId })
  const change = students[0]?.changes[0]?.id ?? ''
  await hana.call('DELETE /api/classes/{class}/students/{student}/names/{change}', { ...path, change })
  await entry({ event: 'renameUndone', ...about })
})

it('the log says who read the teachers, the moves, the outside students and the erasures of a class', async () => {
  for (const page of ['teachers', 'moves-up', 'outside', 'erasures'] as const) {
    const { id } = await makeClass(hana, 'Room 8')
    await hana.call(`GET /api/classes/{class}/${page}`, { class: id })
    await entry({ event: 'classOpened', account: hashOf(hana), class: id })
  }
})

it('the log says who listed students, opened their cards and signed in with one, and has no key and no name', async () => {
  const { id } = await makeClass(hana, 'Room 9')
  const card = await listStudent(hana, id, 'Whetu', 'Ngata')
  const about = { account: hashOf(hana), class: id }
  await entry({ event: 'studentsListed', ...about })
  await entry({ event: 'cardsOpened', ...about })
  const tablet = app.browser()
  await tablet.call('POST /api/card-sessions', { key: card.key })
  await entry({ event: 'signedIn', account: hashOf(tablet) })
  await hana.call('POST /api/classes/{class}/cards', { class: id, replaced: [{ student: card.id, version: 1 }] })
  await entry({ event: 'cardsReplaced', ...about })
  await tablet.ask('POST /api/card-sessions', { key: card.key })
  await entry({ event: 'refused', request: 'POST /api/card-sessions', status: 404 })
  await hana.call('DELETE /api/classes/{class}/sessions', { class: id })
  await entry({ event: 'sessionsRevoked', ...about })
  expect(JSON.stringify(entries())).not.toMatch(new RegExp(`${card.key.slice(0, 30)}|Whetu|${card.id}`))
})

it('the log says who opened and shut the sign-in with pictures, and has no picture and no name', async () => {
  const { id, code } = await makeClass(hana, 'Room 10')
  const card = await listStudent(hana, id, 'Whetu', 'Ngata')
  const about = { account: hashOf(hana), class: id }
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  await entry({ event: 'signInOpened', ...about })
  const tablet = app.browser()
  await tablet.call('POST /api/card-names', { code })
  await entry({ event: 'cardNamesListed', account: null, class: id })
  await tablet.call('POST /api/picture-sessions', { code, student: card.id, pictures: card.pictures })
  await entry({ event: 'signedIn', account: hashOf(tablet) })
  await hana.call('POST /api/classes/{class}/students/{student}/pictures/opening', { class: id, student: card.id })
  await entry({ event: 'picturesOpened', ...about, student: hashOf(tablet) })
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: false })
  await entry({ event: 'signInShut', ...about })
  const wrong = { code, student: card.id, pictures: card.pictures.toReversed() }
  wrong.pictures[0] = card.pictures[0] === 'bus' ? 'kite' : 'bus'
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  for (let i = 0; i < 6; i++) await tablet.ask('POST /api/picture-sessions', wrong)
  const guessed = { account: hashOf(tablet), class: id, student: hashOf(tablet) }
  await entry({ event: 'picturesShut', ...guessed })
  const guesses = () => entries().filter((line) => line.event === 'refused' && line.student === hashOf(tablet))
  await expect.poll(() => guesses().length).toBe(6)
  for (const line of guesses()) expect(line).toMatchObject({ status: 404, class: id, address: expect.any(String) })
  expect(entries().filter(({ event }) => event === 'picturesShut')).toHaveLength(1)
  const written = entries().filter((line) => line.class === id || line.account === hashOf(tablet))
  // A hash may have the letters of "bee".
  const quoted = card.pictures.map((picture) => `"${picture}"`)
  expect(JSON.stringify(written)).not.toMatch(new RegExp(`Whetu|${card.id}|${code}|${quoted.join('|')}`))
})

it('a page that refreshes automatically writes one entry an hour for each session and class', async () => {
  const opened = () => entries().filter(({ event }) => event === 'classOpened')
  const before = opened().length
  const readAlone = (browser: Browser, id: string) =>
    browser.ask('GET /api/classes/{class}/students', { class: id }, { [unattendedHeader]: '1' })
  const other = await makeClass(hana, 'Room 6')
  await readAlone(hana, classId)
  await readAlone(hana, classId)
  await readAlone(hana, other.id)
  now += unattendedPause - 1
  await readAlone(hana, classId)
  now += 1
  await readAlone(hana, classId)
  const account = hashOf(hana)
  await hana.call('DELETE /api/session', {})
  await entry({ event: 'loggedOut', account })
  const written = opened().slice(before)
  expect(written.map((line) => line.class)).toEqual([classId, other.id, classId])
  expect(written.every((line) => line.unattended === true && line.account === account)).toBe(true)
})

it('a request that changes something is always written, even if its header says that it is automatic', async () => {
  const tia = await registerTeacher(app, 'tia@kauri.school.nz', 'Tia', 'Waaka')
  const alone = { [unattendedHeader]: '1' }
  const { id } = await makeClass(tia, 'Room 7')
  const about = { class: id, account: hashOf(tia) }
  await tia.ask('PATCH /api/classes/{class}', { class: id, name: 'Room 8' }, alone)
  await entry({ event: 'classChanged', ...about })
  await tia.ask('DELETE /api/classes/{class}', { class: id }, alone)
  const line = await entry({ event: 'classDeleted', ...about })
  expect(line).not.toHaveProperty('unattended')
})

it('a change is written that is done after the time limit of its request', async ({ skip }) => {
  skip(!app.database.databaseUrl, 'A statement on SQLite ends before the request does')
  const env = { SECURITY_LOG: 'files', DATA_DIR: dataDir }
  const impatient = await startTestApp({ env, database: app.database, patience: 1000 })
  const ria = await registerTeacher(impatient, 'ria@kauri.school.nz', 'Ria', 'Tamihana')
  const { id } = await makeClass(ria, 'Room 3')
  const db = await openDatabase(app.database)
  const changed = { event: 'classChanged', account: hashOf(ria), class: id }
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('classrooms').set({ name: 'Room 4' }).where('id', '=', id).execute()
    const { status } = await ria.ask('PATCH /api/classes/{class}', { class: id, name: 'Room 5' })
    expect(status).toBe(500)
    expect(entries().some((line) => line.event === changed.event && line.account === changed.account)).toBe(false)
  })
  await entry(changed)
  await db.destroy()
  await impatient.close()
})

it('the log says that a student waits for approval, and later that the student has joined', async () => {
  const approving = await startTestApp({
    env: { SECURITY_LOG: 'files', DATA_DIR: dataDir, JOIN_APPROVAL: 'yes' },
    database: app.database,
  })
  const ana = await registerStudent(approving, 'ana@kauri.school.nz', 'Ana', 'Ngata')
  const leo = await registerTeacher(approving, 'leo@kauri.school.nz', 'Leo', 'Kaho')
  const { id, code } = await makeClass(leo, 'Room 9')
  await ana.call('POST /api/memberships', { code })
  await entry({ event: 'joinRequested', account: hashOf(ana) })
  expect(entries().some((line) => line.event === 'joined' && line.account === hashOf(ana))).toBe(false)
  const student = ana.account
  await leo.call('POST /api/classes/{class}/requests/{student}', { class: id, student, shortName: 'Ana N.' })
  await entry({ event: 'joined', account: hashOf(leo), class: id, student: hashOf(ana) })
  await approving.close()
})

it("a look at another teacher's class, a wrong code and a request without a session are written", async () => {
  const sam = await registerTeacher(app, 'sam@kauri.school.nz', 'Sam', 'Leota')
  const request = 'GET /api/classes/{class}/students'
  await sam.ask(request, { class: classId })
  await entry({ event: 'refused', status: 404, problem: 'notFound', request, account: hashOf(sam), class: classId })
  await mia.ask('POST /api/memberships', { code: 'ZZZZZZ' })
  await entry({ event: 'refused', status: 404, request: 'POST /api/memberships', account: hashOf(mia) })
  await app.browser().ask('GET /api/classes', {})
  await entry({ event: 'refused', status: 401, request: 'GET /api/classes', account: null })
})

it('a refused sign-in is written with the reason and the account', async () => {
  const tama = await registerStudent(app, 'tama@kauri.school.nz', 'Tama', 'Rewi')
  const store = await openStore({ ...app.database, dataDir, clock: Date.now })
  await store.accounts.disable(tama.account, true)
  await store.close()
  const account = hashOf(tama)
  expect((await tama.signIn('tama@kauri.school.nz')).status).toBe(403)
  await entry({ event: 'signInRefused', account, status: 403, problem: 'disabled', request: 'GET /auth/callback' })
})

it('a request from another site is written', async () => {
  await hana.ask('GET /api/classes', {}, { 'Sec-Fetch-Site': 'cross-site' })
  await entry({ event: 'refused', status: 403, problem: 'otherSite', request: 'GET /api/*', account: null })
})

it('a log-out is written, and no line has a name, an e-mail, a code or an id of an account', async () => {
  const id = mia.account
  await mia.call('DELETE /api/session', {})
  await entry({ event: 'loggedOut', account: hashOf(mia) })
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
  expect(text).not.toMatch(/@|\b(Mia|Tama|Chan|Hana|Room 5|ZZZZZZ)\b/)
  expect(text).not.toContain(id)
})

it('tablets that wait for a class write ten lines a minute, and the names of a class once an hour', async () => {
  const noa = await registerTeacher(app, 'noa@kauri.school.nz', 'Noa', 'Hohaia')
  const { id, code } = await makeClass(noa, 'Room 11')
  await listStudent(noa, id, 'Whetu', 'Ngata')
  const tablet = app.browser()
  now += 60_000
  const ofTablet = (match: Record<string, unknown>) =>
    entries().filter((line) => Object.entries(match).every(([name, value]) => line[name] === value))
  const waiting = { event: 'refused', request: 'POST /api/card-names', status: 404 }
  const before = ofTablet(waiting).length
  for (let i = 0; i < 30; i++) expect((await tablet.ask('POST /api/card-names', { code })).status).toBe(404)
  await tablet.ask('POST /api/card-sessions', { key: 'A'.repeat(43) })
  now += 60_000
  await tablet.ask('POST /api/card-names', { code })
  await entry({ ...waiting, leftOut: 20 })
  expect(ofTablet(waiting)).toHaveLength(before + 11)
  await entry({ event: 'refused', request: 'POST /api/card-sessions', status: 404 })
  await noa.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  const listed = { event: 'cardNamesListed', class: id }
  for (let i = 0; i < 5; i++) await tablet.call('POST /api/card-names', { code })
  now += unattendedPause
  await noa.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  await tablet.call('POST /api/card-names', { code })
  await noa.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: false })
  await expect.poll(() => ofTablet({ event: 'signInShut', class: id })).toHaveLength(1)
  expect(ofTablet(listed)).toHaveLength(2)
})

it('a move up and its undo name both classes', async () => {
  const wiremu = await registerTeacher(app, 'wiremu.moving@kauri.school.nz')
  const [from, into] = [await makeClass(wiremu, 'Room 12'), await makeClass(wiremu, 'Room 3')]
  const { id: student } = await listStudent(wiremu, from.id)
  const moveUp = randomUUID()
  await wiremu.call('POST /api/classes/{class}/moves-up', {
    ...{ class: from.id, id: moveUp, into: into.id, students: [student] },
  })
  await wiremu.call('DELETE /api/classes/{class}/moves-up/{moveUp}', { class: from.id, moveUp })
  for (const event of ['movedUp', 'moveUpUndone']) await entry({ event, class: from.id, into: into.id })
})

it('only the owner can read the folder and its files', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777)
  expect(modes).toContain(0o600)
  expect(modes.filter((mode) => mode !== 0o600)).toEqual([])
})

it('a flood of refusals writes a limited number of lines, and the next line says how many are missing', async () => {
  const folderOfFlood = mkdtempSync(join(tmpdir(), 'solve-it-flood-'))
  let now = Date.now()
  const log = await createSecurityLog(readConfig({ DATA_DIR: folderOfFlood }), () => now)
  const refuse = (address: string) =>
    log.record({
      event: 'refused',
      account: null,
      address,
      refused: { status: 401, problem: 'notSignedIn', request: 'GET /api/classes' },
    })
  for (let i = 0; i < mostRefusals + 70; i++) refuse('203.0.113.9')
  refuse('203.0.113.10')
  log.record({ event: 'loggedOut', account: 'mia', address: '203.0.113.9' })
  now += 60_000
  refuse('203.0.113.9')
  await log.close()
  const files = readdirSync(join(folderOfFlood, 'security'))
  const lines = files.flatMap((file) => readFileSync(join(folderOfFlood, 'security', file), 'utf8').split('\n'))
  const written = lines.filter(Boolean).map((line) => JSON.parse(line))
  expect(written).toHaveLength(mostRefusals + 3)
  expect(written.at(-2)).toMatchObject({ event: 'loggedOut' })
  expect(written.at(-1)).toMatchObject({ event: 'refused', address: '203.0.113.9', leftOut: 70 })
  rmSync(folderOfFlood, { recursive: true })
})

it('a log that cannot be written reports the error once, and the app goes on', async () => {
  const full = mkdtempSync(join(tmpdir(), 'solve-it-full-'))
  const errors: unknown[] = []
  const open = () => createSecurityLog(readConfig({ DATA_DIR: full }), Date.now, (error) => errors.push(error))
  await (await open()).close()
  for (const file of readdirSync(join(full, 'security'))) {
    rmSync(join(full, 'security', file))
    symlinkSync('/dev/full', join(full, 'security', file))
  }
  const log = await open()
  for (let i = 0; i < 3; i++) {
    log.record({ event: 'loggedOut', account: 'mia', address: '203.0.113.9' })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await log.close()
  expect(errors).toEqual([expect.objectContaining({ code: 'ENOSPC' })])
  rmSync(full, { recursive: true })
})
