import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentRules } from '#maths'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import { browserAt } from './test/browser.ts'
import { type Child, runChild } from './test/child.ts'
import { ended } from './test/events.ts'
import { freePort } from './test/free-port.ts'
import { movesOf } from './test/moves.ts'
import { type StandIn, startStandIn } from './test/stand-in.ts'
import { makeClass, registerStudent, registerTeacher, settingsOf } from './test/test-app.ts'

test.each([
  [{}, 'WORKERS: more than 1 needs PostgreSQL, because SQLite has one writer: set DATABASE_URL\n'],
  [
    { DATABASE_URL: 'postgres://localhost/school' },
    'WORKERS: more than 1 needs an OpenID provider: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or those of Microsoft\n',
  ],
])('a start with two workers and the settings %j ends with one clear line', async (settings, line) => {
  const server = runChild('server/main.ts', { ...settings, WORKERS: '2' })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toBe(line)
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('two workers', { timeout: 60_000 }, () => {
  const client = { clientId: 'solve-it-client', clientSecret: 'a secret' }
  let [port, metricsPort] = ['', '']
  let database: FreshDatabase
  let google: StandIn
  let server: Child
  let url: string
  const app = { browser: () => browserAt(url) }
  beforeAll(async () => {
    port = String(await freePort())
    metricsPort = String(await freePort())
    url = `http://localhost:${port}`
    database = await freshDatabase(process.env.TEST_DATABASE_URL)
    google = await startStandIn({ ...client, redirectUri: `${url}/auth/callback` })
    server = start()
    await server.says('Workers: 2')
    await bothWorkers()
  }, 60_000)
  afterAll(async () => {
    server.process.kill()
    expect(await server.ended).toBe(0)
    await google.close()
    await database.remove()
  })

  function start(): Child {
    return runChild('server/main.ts', {
      ...settingsOf(database),
      PORT: port,
      METRICS_PORT: metricsPort,
      WORKERS: '2',
      OIDC_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
    })
  }

  /** Returns the ids of the workers' processes. The loader of TypeScript has processes of its own. */
  function workers(): number[] {
    const parent = String(server.process.pid)
    const ids = execFileSync('pgrep', ['--parent', parent, '--full', 'main\\.[jt]s'], { encoding: 'utf8' })
    return ids.trim().split('\n').map(Number)
  }

  /** Waits until two workers serve metrics, and returns the metrics. */
  async function bothWorkers(): Promise<string> {
    for (;;) {
      const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text())
      if (/^solve_it_event_streams 0$/m.test(text) && workers().length === 2) return text
      await sleep(100)
    }
  }

  const numberOf = (text: string, name: string) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1])

  test('the lines for people are printed once', () => {
    expect(server.stdout().match(/is ready at/g)).toHaveLength(1)
  })

  test('all event streams end within five seconds of the log-out, whichever worker serves them', async () => {
    const hana = await registerTeacher(app, 'hana@school.nz')
    const { id } = await makeClass(hana)
    const streams = await Promise.all([1, 2, 3, 4].map(() => hana.listen(id)))
    await hana.call('DELETE /api/session', {})
    const loggedOutAt = performance.now()
    for (const stream of streams) await ended(stream)
    expect(performance.now() - loggedOutAt).toBeLessThan(5000)
  })

  test('the metrics count the requests and saves of all workers', async () => {
    const before = numberOf(await bothWorkers(), 'solve_it_saves_total')
    const students = await Promise.all([1, 2, 3, 4].map((i) => registerStudent(app, `student${i}@school.nz`)))
    for (const student of students) {
      const round = randomUUID()
      const moves = await movesOf(student.account, round, '1.1', ['right', 'wrong'])
      const about = { operation: 'addition', levelId: '1.1', rules: currentRules.version, round } as const
      await student.call('POST /api/rounds/{round}/moves', { ...about, moves })
    }
    expect(numberOf(await bothWorkers(), 'solve_it_saves_total') - before).toBe(4)
  })

  test('a worker that dies is replaced, and the app goes on serving requests', async () => {
    const [first = 0, second = 0] = workers()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => workers().filter((id) => id !== first).length, { timeout: 20_000 }).toBe(2)
    expect(workers()).toContain(second)
    for (let i = 0; i < 10; i++) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('the workers of a process that was killed end with it, and a new one takes over the port', async () => {
    const old = workers()
    server.process.kill('SIGKILL')
    await server.ended
    const isRunning = (id: number) => {
      try {
        return process.kill(id, 0)
      } catch {
        return false
      }
    }
    await expect.poll(() => old.filter(isRunning), { timeout: 10_000 }).toEqual([])
    server = start()
    await server.says('Workers: 2')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('a start ends with one clear line when its port is in use', async () => {
    metricsPort = String(await freePort())
    const other = start()
    expect(await other.ended).toBe(1)
    expect(other.stderr()).toBe(`Port ${port} is in use. Stop what runs there, or set PORT to another number.\n`)
  })
})
