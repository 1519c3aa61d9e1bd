import { randomUUID } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { accountHeader } from '#contract'
import { openDatabase } from './store/open.ts'
import { terminateBlocked, whileLocked } from './store/test/blocked.ts'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import { startSilentProxy } from './store/test/silent-proxy.ts'
import { whileUnmigrated } from './store/test/unmigrated.ts'
import { browserAt } from './test/browser.ts'
import { runChild } from './test/child.ts'
import { ended } from './test/events.ts'
import { freePort } from './test/free-port.ts'
import { makeClass, registerTeacher, settingsOf } from './test/test-app.ts'

let database: FreshDatabase
let data: Record<string, string>
beforeAll(async () => {
  database = await freshDatabase(process.env.TEST_DATABASE_URL)
  data = settingsOf(database)
})
afterAll(() => database.remove())

const run = (env: Record<string, string>, stderrTo?: number) =>
  runChild('server/main.ts', { ...data, ...env }, stderrTo)

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'the process prints its address and the place of its data, and %s stops it cleanly',
    async (signal) => {
      const PORT = String(await freePort())
      const server = run({ PORT })
      await server.says('May register as a teacher: everyone with an account of this sign-in')
      expect(server.stdout().split('\n').slice(0, 5)).toEqual([
        `Solve it! Maths is ready at http://localhost:${PORT}`,
        `Data: ${database.databaseUrl ? 'PostgreSQL' : database.dataDir}`,
        'Sign-in: local account chooser, for trying the app on this machine',
        'May sign in: everyone with an account of this sign-in',
        'May register as a teacher: everyone with an account of this sign-in',
      ])
      // This request leaves an idle connection, which must not keep the server running.
      expect((await fetch(`http://localhost:${PORT}/readyz`)).status).toBe(200)
      server.process.kill(signal)
      server.process.kill(signal)
      expect(await server.ended).toBe(0)
    },
  )

  it('the log has each request with the pattern of its route, and no personal data', async () => {
    const PORT = String(await freePort())
    const server = run({ PORT })
    await server.says('Sign-in:')
    const mia = browserAt(`http://localhost:${PORT}`)
    await mia.signIn('mia@kauri.school.nz', { for: 'register' })
    await mia.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: 'Chen' })
    await mia.ask('DELETE /api/memberships/{class}', { class: randomUUID() })
    await mia.ask('POST /api/memberships', { code: 'XYZ789' })
    server.process.kill()
    await server.ended
    const lines = server
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const requests = lines
      .filter((line) => line.msg === 'request')
      .map(({ method, route, status }) => `${method} ${route} ${status}`)
    expect(requests).toContain('GET /auth/start 302')
    expect(requests).toContain('PUT /api/session/registration 200')
    expect(requests).toContain('DELETE /api/memberships/:class 200')
    expect(requests).toContain('POST /api/memberships 404')
    const { jar } = mia
    for (const secret of ['mia', 'Chen', 'ABC123', 'XYZ789', mia.account, jar.value('session') ?? 'no session'])
      expect(server.stderr()).not.toContain(secret)
  })

  it('the log has one line when the database becomes unusable and one when it is ready again', async () => {
    const PORT = String(await freePort())
    const server = run({ PORT, LOG_LEVEL: 'warn' })
    onTestFinished(() => void server.process.kill('SIGKILL'))
    await server.says('Sign-in:')
    const statuses = async () => {
      const responses = [1, 2, 3].map(() => fetch(`http://localhost:${PORT}/readyz`))
      return (await Promise.all(responses)).map(({ status }) => status)
    }
    await whileUnmigrated(database, async () => {
      expect(await statuses()).toEqual([503, 503, 503])
      expect(await statuses()).toEqual([503, 503, 503])
    })
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await statuses()).toEqual([200, 200, 200])
    server.process.kill()
    await server.ended
    const lines = server
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'not ready', error: expect.objectContaining({ type: 'MissingMigration' }) }),
      expect.objectContaining({ msg: 'ready again' }),
    ])
  })

  it('the process serves requests and stops cleanly while its log is on a full disk', async () => {
    const PORT = String(await freePort())
    const full = openSync('/dev/full', 'w')
    const server = run({ PORT }, full)
    closeSync(full)
    onTestFinished(() => void server.process.kill('SIGKILL'))
    await server.says('Sign-in:')
    for (let i = 0; i < 20; i++) {
      const responses = [1, 2, 3].map(() => fetch(`http://localhost:${PORT}/healthz`))
      for (const { status } of await Promise.all(responses)) expect(status).toBe(200)
    }
    server.process.kill()
    expect(await server.ended).toBe(0)
  })

  it('the process ends with one clear line when its port is in use', async () => {
    const port = await freePort()
    const other: Server = createServer()
    await new Promise<void>((open) => other.listen(port, '127.0.0.1', open))
    const server = run({ PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toBe(`Port ${port} is in use. Stop what runs there, or set PORT to another number.\n`)
    other.close()
  })

  it('the process ends with one clear line when its database is damaged', async () => {
    const damaged = await freshDatabase()
    writeFileSync(join(damaged.dataDir, 'solve-it.sqlite'), 'This is a letter, not a database. '.repeat(100))
    const server = run({ ...settingsOf(damaged), DATABASE_URL: '' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toMatch(/^\/\S+\/solve-it\.sqlite is damaged or is no database\. [^\n]+\n$/)
    await damaged.remove()
  })

  it('a misspelt setting is named with the one that was meant, even if the start is refused', async () => {
    const server = run({ JOIN_APROVAL: 'yes', LEGAL_DIR: '/nowhere' })
    expect(await server.ended).toBe(1)
    expect(server.stderr().split('\n')).toEqual([
      'JOIN_APROVAL is not a setting of this app. Do you mean JOIN_APPROVAL?',
      'LEGAL_DIR: must be a folder that the app can read',
      '',
    ])
  })

  it('the process ends with one clear line when its address is not of this machine', async () => {
    const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret', OPEN_TO_ALL: 'yes' }
    // An address for documentation (RFC 5737), which no machine has.
    const server = run({ ...google, HOST: '192.0.2.1', PUBLIC_URL: 'https://maths.example.nz', LOG_LEVEL: 'silent' })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toBe('HOST: must be an address of this machine (EADDRNOTAVAIL)\n')
  })

  it('the process ends with a line for each wrong setting', async () => {
    const server = run({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.stderr().trim().split('\n')).toHaveLength(2)
    expect(server.stderr()).toMatch(/^PORT: must be/)
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('the process on PostgreSQL', () => {
  it('a terminated connection fails its own request, and the process serves the next one', async () => {
    const PORT = String(await freePort())
    const server = run({ PORT })
    await server.says('Sign-in:')
    const wiremu = browserAt(`http://localhost:${PORT}`)
    await wiremu.signIn('wiremu@kauri.school.nz', { for: 'register' })
    const register = () =>
      wiremu.ask('PUT /api/session/registration', { role: 'student', firstName: 'Wiremu', lastName: 'Ngata' })
    const db = await openDatabase(database)
    await whileLocked(db, 'accounts', async () => {
      const [refused] = await Promise.all([register(), terminateBlocked(db)])
      expect(refused.status).toBe(500)
    })
    await db.destroy()
    expect((await register()).status).toBe(200)
    server.process.kill()
    expect(await server.ended).toBe(0)
  })

  it('a server that starts before PostgreSQL prints a notice and waits for it', async () => {
    const port = await freePort()
    const late = new URL(database.databaseUrl ?? '')
    late.port = String(port)
    const server = run({ PORT: String(await freePort()), DATABASE_URL: late.href })
    await server.says('PostgreSQL does not respond yet')
    const proxy = await startSilentProxy(database.databaseUrl ?? '', port)
    await server.says('Sign-in:')
    server.process.kill()
    expect(await server.ended).toBe(0)
    await proxy.close()
  })

  it('a second signal ends a server that waits for a silent PostgreSQL', async () => {
    const PORT = String(await freePort())
    const proxy = await startSilentProxy(database.databaseUrl ?? '')
    const server = run({ PORT, DATABASE_URL: proxy.url })
    await server.says('Sign-in:')
    const readyz = `http://localhost:${PORT}/readyz`
    expect((await fetch(readyz)).status).toBe(200)
    const lost = proxy.silence()
    const unanswered = expect(fetch(readyz)).rejects.toThrow('fetch failed')
    await lost
    server.process.kill('SIGTERM')
    const again = setInterval(() => server.process.kill('SIGINT'), 500)
    expect(await server.ended).toBe(1)
    clearInterval(again)
    expect(server.stderr()).toContain('Stopped at a second signal, without waiting for the database any longer.')
    await unanswered
    await proxy.close()
  })
})

describe('two processes on one database', () => {
  it('an event stream of one process ends within five seconds of the log-out at another', async () => {
    const ports = [String(await freePort()), String(await freePort())]
    const servers = ports.map((PORT) => run({ PORT }))
    await Promise.all(servers.map((server) => server.says('Sign-in:')))
    const [one, two] = ports.map((port) => `http://localhost:${port}`)
    const hana = await registerTeacher({ browser: () => browserAt(one!) }, 'hana@kauri.school.nz')
    const { id } = await makeClass(hana)
    const stream = await hana.listen(id)
    const headers = { Cookie: hana.jar.headerFor(new URL(two!)), [accountHeader]: hana.account, Origin: two! }
    expect((await fetch(`${two}/api/session`, { method: 'DELETE', headers })).status).toBe(200)
    const loggedOutAt = performance.now()
    await ended(stream)
    expect(performance.now() - loggedOutAt).toBeLessThan(5000)
    for (const server of servers) server.process.kill()
    await Promise.all(servers.map((server) => server.ended))
  })

  it('a session of one process is valid in another that started at the same time', async () => {
    const ports = [String(await freePort()), String(await freePort())]
    const servers = ports.map((PORT) => run({ PORT }))
    await Promise.all(servers.map((server) => server.says('Sign-in:')))
    const [one, two] = ports.map((port) => `http://localhost:${port}`)
    const aroha = browserAt(one!)
    await aroha.signIn('aroha@kauri.school.nz', { for: 'register' })
    await aroha.call('PUT /api/session/registration', { role: 'student', firstName: 'Aroha', lastName: 'Thompson' })
    const headers = { Cookie: aroha.jar.headerFor(new URL(two!)), [accountHeader]: aroha.account }
    const seen = await fetch(`${two}/api/session`, { headers })
    expect(await seen.json()).toMatchObject({ account: { firstName: 'Aroha', role: 'student' } })
    for (const server of servers) server.process.kill()
    await Promise.all(servers.map((server) => server.ended))
  })
})
