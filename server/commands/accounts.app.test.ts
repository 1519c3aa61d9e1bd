import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localAccounts } from '../auth/sample-accounts.ts'
import { readConfig } from '../config.ts'
import { accountHash } from '../security-log.ts'
import { openStore, type Store } from '../store/open.ts'
import { freshDatabase } from '../store/test/fresh-database.ts'
import { giveToOrdinaryUser } from '../store/test/ordinary-user.ts'
import type { Browser } from '../test/browser.ts'
import { runChild } from '../test/child.ts'
import { sheetSettings } from '../test/sample-args.ts'
import {
  makeClass,
  registerStudent,
  registerTeacher,
  settingsOf,
  startTestApp,
  type TestApp,
} from '../test/test-app.ts'
import { runAccountCommand } from './account-commands.ts'

const operations = readFileSync('docs/operations.md', 'utf8')

let app: TestApp
let store: Store
let hana: Browser
let sam: Browser
beforeAll(async () => {
  app = await startTestApp({ env: { SIGN_IN_DOMAINS: 'kauri.school.nz', TEACHER_DOMAINS: 'staff.school.nz' } })
  store = await openStore({ ...app.database, clock: Date.now })
  hana = await registerTeacher(app, 'hana@staff.school.nz')
  sam = await registerTeacher(app, 'sam@staff.school.nz', 'Sam', 'Leota')
})
afterAll(async () => {
  await store.close()
  await app.close()
})

const settings = () => ({ ...settingsOf(app.database), SECURITY_LOG: 'files' })

/** Runs the command in this process while the app runs. Returns the lines that it prints, or its error. */
async function accounts(...args: string[]) {
  try {
    return { code: 0, out: (await runAccountCommand(args, settings())).join('\n'), error: '' }
  } catch (error) {
    return { code: 1, out: '', error: (error as Error).message }
  }
}

it('the command prints the accounts, and one clear line with the exit code 1 where it can do nothing', async () => {
  const run = async (...args: string[]) => {
    const child = runChild('server/commands/accounts.ts', settings(), 'pipe', args)
    return { code: await child.ended, out: child.stdout().trim(), error: child.stderr().trim() }
  }
  expect(await run('list', 'hana@staff.school.nz')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/teacher {2}Hana Parata/),
    error: '',
  })
  expect(await run('revoke', 'nobody@example.com')).toEqual({
    code: 1,
    out: expect.stringMatching(
      app.database.databaseUrl ? /^Data: PostgreSQL, test_\w+ on 127\.0\.0\.1$/ : /^Data: \/\S+$/,
    ),
    error: 'There is no account nobody@example.com.',
  })
})

it('the command creates no database, and says with one line that there is none', { timeout: 90_000 }, async () => {
  const empty = await freshDatabase(process.env.TEST_DATABASE_URL)
  const DATA_DIR = join(empty.dataDir, 'elsewhere')
  const settings = { ...settingsOf(empty), DATA_DIR }
  const name = empty.databaseUrl ? 'The PostgreSQL database has no tables' : `There is no database in ${DATA_DIR}.`
  const child = runChild('server/commands/accounts.ts', settings, 'pipe', ['invite', 'hana@example.com'])
  expect(await child.ended).toBe(1)
  expect(child.stderr()).toMatch(/^[^\n]+\n$/)
  expect(child.stderr()).toContain(name)
  expect(existsSync(DATA_DIR)).toBe(false)
  const first = await openStore({ ...empty, clock: Date.now })
  expect(first.notices).toContain('New database: it has no accounts, classes or answers yet.')
  await first.close()
  await empty.remove()
})

it.runIf(process.getuid?.() === 0)(
  'the command line of the installed service creates files of the service only, although root runs it',
  { timeout: 90_000 },
  async () => {
    const service = await freshDatabase(process.env.TEST_DATABASE_URL)
    await (await openStore({ ...service, clock: Date.now })).close()
    giveToOrdinaryUser(service.dataDir)
    const owner = statSync(service.dataDir).uid
    const file = `${service.dataDir}.env`
    const databaseUrl = service.databaseUrl ? `DATABASE_URL=${service.databaseUrl}\n` : ''
    writeFileSync(file, `${databaseUrl}SECURITY_LOG=files\nSECURITY_LOG_KEY=sixteen characters\n`, { mode: 0o600 })
    const [, options = ''] = /node (--env-file=\S+) dist\/server\/accounts\.js invite/.exec(operations) ?? []
    const option = options.replace('/etc/solve-it-maths.env', file)
    const args = ['invite', 'hana@example.com']
    const child = runChild('server/commands/accounts.ts', { DATA_DIR: service.dataDir }, 'pipe', args, [option])
    expect({ code: await child.ended, error: child.stderr() }).toEqual({ code: 0, error: '' })
    expect(child.stdout()).toContain('hana@example.com may now register as a teacher.')
    const names = readdirSync(service.dataDir, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => statSync(join(service.dataDir, name)).uid !== owner)).toEqual([])
    expect(names.filter((name) => name.endsWith('.log'))).toHaveLength(1)
    rmSync(file)
    await service.remove()
  },
)

it('an account of another domain gets no session, and its page names the domains', async () => {
  const stranger = app.browser()
  const page = await stranger.signIn('mia@example.com')
  expect(page).toMatchObject({ status: 403, text: expect.stringContaining('accounts of @kauri.school.nz') })
  expect((await stranger.call('GET /api/session', {})).account).toBeNull()
})

it('a student of the school cannot become a teacher, by the page or by the API', async () => {
  const tane = app.browser()
  const page = await tane.signIn('tane@kauri.school.nz', { for: 'register', role: 'teacher' })
  expect(page).toMatchObject({ status: 403, text: expect.stringContaining('Teachers need an invitation here') })
  await tane.signIn('tane@kauri.school.nz', { for: 'register', role: 'student' })
  const form = { firstName: 'Tāne', lastName: 'Walker', school: 'x', country: 'x', ageRange: 'x' }
  const asTeacher = await tane.ask('PUT /api/session/registration', { role: 'teacher', ...form })
  expect(asTeacher).toMatchObject({ status: 403, body: { problem: 'notAllowed' } })
  expect((await tane.call('GET /api/session', {})).account).toMatchObject({ isRegistrationComplete: false })
})

it('an invited teacher from another domain registers, and a second one needs an invitation too', async () => {
  expect(await accounts('invite', 'Aroha@Example.com')).toEqual({
    code: 0,
    out: 'Aroha@Example.com may now register as a teacher.',
    error: '',
  })
  const aroha = await registerTeacher(app, 'aroha@example.com', 'Aroha', 'Thompson')
  expect((await aroha.call('GET /api/session', {})).account).toMatchObject({ role: 'teacher', firstName: 'Aroha' })
  await expect(registerTeacher(app, 'ben@example.com')).rejects.toThrow()
})

it('an invitation that was taken back opens nothing', async () => {
  await accounts('invite', 'rangi@example.com')
  expect((await accounts('uninvite', 'rangi@example.com')).code).toBe(0)
  expect(await app.browser().signIn('rangi@example.com')).toMatchObject({ status: 403 })
  expect(await accounts('uninvite', 'rangi@example.com')).toMatchObject({
    code: 1,
    error: 'rangi@example.com was not invited.',
  })
})

it('an invitation that is taken back after the sign-in does not make a teacher', async () => {
  await accounts('invite', 'tui@example.com')
  const tui = app.browser()
  await tui.signIn('tui@example.com', { for: 'register', role: 'teacher' })
  await accounts('uninvite', 'TUI@example.com')
  const form = { firstName: 'Tui', lastName: 'Moana', school: 'x', country: 'x', ageRange: 'x' }
  const registered = await tui.ask('PUT /api/session/registration', { role: 'teacher', ...form })
  expect(registered).toMatchObject({ status: 403, body: { problem: 'notAllowed' } })
})

it('the list names each account, its role and whether it is closed, and the invitations', async () => {
  await accounts('invite', 'kiri@example.com')
  const { out } = await accounts('list')
  expect(out).toMatch(/teacher {2}Hana Parata \(hana@staff\.school\.nz\) {2}signed in \d{4}-\d\d-\d\d with local$/m)
  expect(out).toMatch(/^invited as a teacher {2}kiri@example\.com$/m)
  expect((await accounts('list', 'HANA@staff.school.nz')).out.split('\n')).toHaveLength(1)
})

it('all sessions of an account end, in the running app too, and it may sign in again', async () => {
  const laptop = app.browser()
  await laptop.signIn('sam@staff.school.nz', { role: 'teacher' })
  expect(await accounts('revoke', 'sam@staff.school.nz')).toMatchObject({
    out: '2 sessions ended: Sam Leota (sam@staff.school.nz).',
  })
  for (const browser of [laptop, sam]) expect(await browser.ask('GET /api/classes', {})).toMatchObject({ status: 401 })
  await sam.signIn('sam@staff.school.nz', { role: 'teacher' })
  expect((await sam.ask('GET /api/classes', {})).status).toBe(200)
})

it('a closed account is out at once and cannot sign in before it is opened again', async () => {
  const mia = await registerStudent(app, 'mia@kauri.school.nz')
  expect((await accounts('disable', 'mia@kauri.school.nz')).out).toBe('Closed: Mia Chen (mia@kauri.school.nz).')
  expect(await mia.ask('GET /api/progress', {})).toMatchObject({ status: 401 })
  expect(await mia.signIn('mia@kauri.school.nz')).toMatchObject({
    status: 403,
    text: expect.stringContaining('This account is closed'),
  })
  expect((await accounts('list', 'mia@kauri.school.nz')).out).toContain('closed')
  await accounts('enable', 'mia@kauri.school.nz')
  await mia.signIn('mia@kauri.school.nz')
  expect((await mia.ask('GET /api/progress', {})).status).toBe(200)
})

it('the command corrects the name of a teacher, and of a student only while no class has the student', async () => {
  const rua = await registerTeacher(app, 'rua@staff.school.nz', 'Rua', 'Pene')
  expect((await accounts('rename', 'rua@staff.school.nz', ' Rua ', 'Te  Ariki')).out).toBe(
    'Rua Pene (rua@staff.school.nz) is now Rua Te Ariki.',
  )
  expect((await rua.call('GET /api/session', {})).account).toMatchObject({ firstName: 'Rua', lastName: 'Te Ariki' })
  const kea = await registerStudent(app, 'kea@kauri.school.nz', 'Kae', 'Moana')
  await accounts('rename', 'kea@kauri.school.nz', 'Kea', 'Moana')
  expect((await kea.call('GET /api/session', {})).account).toMatchObject({ firstName: 'Kea' })
  await kea.call('POST /api/memberships', { code: (await makeClass(hana)).code })
  expect(await accounts('rename', 'kea@kauri.school.nz', 'Rude', 'Word')).toMatchObject({
    code: 1,
    error: 'Kea Moana (kea@kauri.school.nz) is in a class. A teacher of the class corrects the name.',
  })
  expect((await accounts('rename', 'rua@staff.school.nz', 'Rua', ' ')).error).toBe('The name " " must not be empty.')
  expect(eventsAbout(accountHash(readConfig({}), rua.account))).toEqual(['accountRenamed'])
})

it('a class that was handed over keeps its students and belongs to the new teacher alone', async () => {
  const { id, code } = await makeClass(hana, 'Room 9')
  const ben = await registerStudent(app, 'ben@kauri.school.nz', 'Ben', 'Wiremu')
  await ben.call('POST /api/memberships', { code })
  await sam.signIn('sam@staff.school.nz', { role: 'teacher' })
  expect((await accounts('hand-over', code, 'sam@staff.school.nz')).out).toBe(
    'Room 9 now belongs to Sam Leota (sam@staff.school.nz).',
  )
  expect(await hana.ask('GET /api/classes/{class}/students', { class: id })).toMatchObject({ status: 404 })
  const { students } = await sam.call('GET /api/classes/{class}/students', { class: id })
  expect(students.map(({ firstName }) => firstName)).toEqual(['Ben'])
})

it('the command says whose a name in the security log is', async () => {
  const name = accountHash(readConfig({}), hana.account)
  expect((await accounts('who', name)).out).toContain('Hana Parata (hana@staff.school.nz)')
  expect((await accounts('who', '0'.repeat(20))).code).toBe(1)
})

/** Returns the events of the security log about a student or a class, in order. */
function eventsAbout(value: string): string[] {
  const folder = join(app.database.dataDir, 'security')
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const entries = lines.map((line) => JSON.parse(line))
  return entries.filter((entry) => entry.student === value || entry.class === value).map(({ event }) => event)
}

it('an export of a student has every table as JSON and CSV, and a spreadsheet calculates no cell', async () => {
  const tui = await registerStudent(app, 'tui@kauri.school.nz', '=1+1', 'Tūī')
  await tui.call('PUT /api/me/picture', { picture: { name: 'fern', colour: 'grass' } })
  const folder = join(app.database.dataDir, 'export-tui')
  expect(await accounts('export', 'tui@kauri.school.nz', folder)).toMatchObject({ code: 0, error: '' })
  const files = readdirSync(folder)
  for (const file of ['accounts.json', 'accounts.csv', 'sessions.json']) expect(files).toContain(file)
  const [account] = JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8'))
  expect(account).toMatchObject({
    first_name: '=1+1',
    last_name: 'Tūī',
    email: 'tui@kauri.school.nz',
    picture: 'fern',
    picture_colour: 'grass',
  })
  expect(readFileSync(join(folder, 'accounts.csv'), 'utf8')).toContain(`"'=1+1","Tūī"`)
  expect(statSync(join(folder, 'accounts.json')).mode & 0o077).toBe(0)
  expect(await accounts('export', 'tui@kauri.school.nz', folder)).toMatchObject({
    code: 1,
    error: `${folder} is not empty.`,
  })
  expect(eventsAbout(accountHash(readConfig({}), account.id))).toContain('exported')
})

it('an export of a class has the class and a folder for each student', async () => {
  const { id, code } = await makeClass(hana, 'Room 11')
  const student = await registerStudent(app, 'ana@kauri.school.nz', 'Ana', 'Fonoti')
  await student.call('POST /api/memberships', { code })
  const sheet = { class: id, id: randomUUID(), ...sheetSettings }
  const { code: ofSheet } = await hana.call('POST /api/classes/{class}/worksheets', sheet)
  const folder = join(app.database.dataDir, 'export-class')
  expect((await accounts('export', code.toLowerCase(), folder)).out).toContain('the class Room 11')
  expect(JSON.parse(readFileSync(join(folder, 'worksheets.json'), 'utf8'))).toMatchObject([{ code: ofSheet }])
  expect(JSON.parse(readFileSync(join(folder, 'classrooms.json'), 'utf8'))).toMatchObject([{ id, name: 'Room 11' }])
  expect(readdirSync(join(folder, 'students'))).toEqual([student.account])
  expect(eventsAbout(id)).toContain('exported')
})

it('an erased student is out at once, a device recreates nothing, and the receipt brings all back', async () => {
  const { id, code } = await makeClass(hana, 'Room 12')
  const wiki = await registerStudent(app, 'wiki@kauri.school.nz', 'Wiki', 'Tamihana')
  await wiki.call('POST /api/memberships', { code })
  const { out } = await accounts('erase', 'wiki@kauri.school.nz')
  expect(out).toMatch(/^Erased: Wiki Tamihana \(wiki@kauri\.school\.nz\)$/m)
  expect(out).toMatch(/^Rows: accounts 1, sessions 1, memberships 1$/m)
  const [, receipt = ''] = out.match(/^Receipt: (.+)$/m) ?? []
  const listed = async () => (await hana.call('GET /api/classes/{class}/students', { class: id })).students
  expect(await listed()).toEqual([])
  // The device still has answers, and asks which of its rounds the server lacks.
  expect((await wiki.ask('POST /api/rounds/missing', { rounds: [{ round: randomUUID(), lastMove: 1 }] })).status).toBe(
    401,
  )
  expect(await wiki.signIn('wiki@kauri.school.nz', { for: 'register', role: 'student' })).toMatchObject({
    status: 403,
    text: expect.stringContaining('This account was deleted'),
  })
  expect((await accounts('list', 'wiki@kauri.school.nz')).out).toBe('')
  // A sign-in at the moment of the erasure may have created the account again.
  await store.accounts.signIn({
    provider: localAccounts,
    subject: 'wiki@kauri.school.nz',
    email: 'wiki@kauri.school.nz',
    displayName: null,
  })
  expect((await wiki.signIn('wiki@kauri.school.nz')).status).toBe(403)
  const [, number = ''] = out.match(/^Number: (E-\S+)$/m) ?? []
  const line = `erased account  ${number}  receipt ${receipt}  account ${wiki.account}`
  expect((await accounts('list')).out.split('\n')).toContain(line)
  const { out: receipts } = await accounts('receipts')
  expect(receipts.split('\n')).toContain(line)
  for (const name of ['Wiki', 'Hana', '@']) expect(receipts).not.toContain(name)
  expect(await accounts('unerase', receipt)).toMatchObject({ code: 0, error: '' })
  expect(await listed()).toMatchObject([{ firstName: 'Wiki' }])
  expect((await wiki.ask('GET /api/progress', {})).status).toBe(401)
  await wiki.signIn('wiki@kauri.school.nz')
  expect((await wiki.ask('GET /api/progress', {})).status).toBe(200)
  expect(eventsAbout(accountHash(readConfig({}), wiki.account))).toEqual(expect.arrayContaining(['erased', 'unerased']))
})

it.each([
  [['unerase', 'no-receipt'], 'There is nothing to bring back for the receipt no-receipt.'],
  [['erase', 'sam@staff.school.nz'], 'The account owns a class.'],
  [['hand-over', 'AAAAAA', 'sam@staff.school.nz'], 'There is no class with the code AAAAAA.'],
  [['revoke', 'nobody@example.com'], 'There is no account nobody@example.com.'],
  [['invite', 'no address'], 'no address is no e-mail address.'],
  [['fly'], 'Usage: npm run accounts'],
  [['revoke'], 'Usage: npm run accounts'],
  [['list', 'a', 'b'], 'Usage: npm run accounts'],
])('a wrong command ends with one clear error: %j', async (args, line) => {
  const { code, out, error } = await accounts(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(line)
})

it('each command is in the security log with its account or class, and no line has an e-mail', async () => {
  const { id, code } = await makeClass(hana, 'Room 14')
  const nikau = await registerStudent(app, 'nikau@kauri.school.nz', 'Nikau', 'Hohepa')
  const settings = readConfig({})
  const [ofNikau, ofMoana] = [nikau.account, 'moana@example.com'].map((text) => accountHash(settings, text))
  for (const command of ['list', 'revoke', 'disable', 'enable']) await accounts(command, 'nikau@kauri.school.nz')
  await accounts('who', ofNikau ?? '')
  await accounts('invite', 'Moana@example.com')
  expect((await accounts('who', ofMoana ?? '')).out).toBe('invited as a teacher  moana@example.com')
  await accounts('uninvite', 'moana@example.com')
  await accounts('hand-over', code, 'sam@staff.school.nz')
  const done = ['accountsListed', 'sessionsRevoked', 'accountDisabled', 'accountEnabled', 'accountLookedUp']
  expect(eventsAbout(ofNikau ?? '')).toEqual(done)
  expect(eventsAbout(ofMoana ?? '')).toEqual(['invited', 'accountLookedUp', 'uninvited'])
  expect(eventsAbout(id)).toEqual(['classHandedOver'])
  const folder = join(app.database.dataDir, 'security')
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('@')
})

it('a command that cannot write the security log says so after its result', async () => {
  const broken = join(app.database.dataDir, 'broken')
  writeFileSync(broken, 'a file in the place of the folder')
  const env = { ...settings(), ...(app.database.databaseUrl && { DATA_DIR: broken }) }
  const folder = join(app.database.dataDir, 'security')
  if (!app.database.databaseUrl) {
    renameSync(folder, `${folder}-kept`)
    writeFileSync(folder, 'a file in the place of the folder')
  }
  const lines = await runAccountCommand(['invite', 'ihaia@example.com'], env)
  expect(lines).toEqual([
    'ihaia@example.com may now register as a teacher.',
    expect.stringMatching(/^The security log cannot be written: \w+/),
  ])
  if (app.database.databaseUrl) return
  rmSync(folder)
  renameSync(`${folder}-kept`, folder)
})

it('a class is not handed over to a closed account', async () => {
  const { code } = await makeClass(hana)
  await accounts('disable', 'sam@staff.school.nz')
  expect(await accounts('hand-over', code, 'sam@staff.school.nz')).toMatchObject({
    code: 1,
    error: 'The account of Sam Leota (sam@staff.school.nz) is closed.',
  })
  await accounts('enable', 'sam@staff.school.nz')
})

it('a class is not handed over to a student', async () => {
  const { id, code } = await makeClass(hana, 'Room 10')
  await registerStudent(app, 'kahu@kauri.school.nz', 'Kahu', 'Ngata')
  expect(await accounts('hand-over', code, 'kahu@kauri.school.nz')).toMatchObject({ code: 1 })
  expect((await hana.call('GET /api/classes', {})).classes.map((one) => one.id)).toContain(id)
})
