import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentRules } from '#maths'
import { openDatabase } from './store/open.ts'
import { blockedCount, whileLocked } from './store/test/blocked.ts'
import type { Browser } from './test/browser.ts'
import { freePort } from './test/free-port.ts'
import { movesOf } from './test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

let port: number
let address: string
let app: TestApp
let mia: Browser
let classId: string
let code: string
beforeAll(async () => {
  app = await startWithMetrics()
  const teacher = await registerTeacher(app, 'hana@kauri.school.nz')
  const made = await makeClass(teacher)
  classId = made.id
  code = made.code
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  await mia.call('POST /api/memberships', { code })
  await teacher.listen(classId)
})
afterAll(() => app?.close())

/** Starts the app with metrics. Tries up to five times, because another program may take the free port first. */
async function startWithMetrics(): Promise<TestApp> {
  for (let tries = 1; ; tries++) {
    port = await freePort()
    address = `http://127.0.0.1:${port}/metrics`
    try {
      return await startTestApp({ env: { METRICS_PORT: String(port) } })
    } catch (error) {
      if (tries === 5) throw error
    }
  }
}

/** Returns the samples by their names and labels, as Prometheus reads them. */
async function scrape(): Promise<{ readonly text: string; readonly sample: (name: string) => number | undefined }> {
  const response = await fetch(address)
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const values = new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
  return { text, sample: (name) => values.get(name) }
}

async function sendMoves(child: Browser) {
  const round = randomUUID()
  const moves = await movesOf(child.account, round, '1.1', ['right', 'wrong', 'right'])
  const about = { operation: 'addition' as const, levelId: '1.1', rules: currentRules.version, round }
  await child.call('POST /api/rounds/{round}/moves', { ...about, moves })
  return moves.length
}

test('each request, saved move and group of saves is counted', async () => {
  const route = '{method="POST",route="/api/rounds/:round/moves",status="200"}'
  const before = await scrape()
  const moves = await sendMoves(mia)
  const { sample } = await scrape()
  const grown = (name: string) => (sample(name) ?? 0) - (before.sample(name) ?? 0)
  expect(grown(`solve_it_request_seconds_count${route}`)).toBe(1)
  expect(grown(`solve_it_request_seconds_sum${route}`)).toBeGreaterThan(0)
  expect(grown('solve_it_saves_total')).toBe(1)
  expect(grown('solve_it_moves_saved_total')).toBe(moves)
  expect(grown('solve_it_save_group_size_count')).toBe(1)
  expect(grown('solve_it_save_seconds_count')).toBe(1)
})

// SQLite blocks the whole process while it waits for a lock, so no scrape could see a queue.
test.runIf(process.env.TEST_DATABASE_URL)('the queue grows while saves wait for the database', async () => {
  const length = async () => (await scrape()).sample('solve_it_save_queue_length')
  const db = await openDatabase(app.database)
  const saves: Promise<unknown>[] = []
  await whileLocked(db, 'rounds', async () => {
    // Two transactions can be under way. Each further save waits for one of them.
    for (const underWay of [1, 2]) {
      saves.push(sendMoves(mia))
      while ((await blockedCount(db)) < underWay) await sleep(20)
    }
    expect(await length()).toBe(0)
    for (let i = 0; i < 3; i++) saves.push(sendMoves(mia))
    await expect.poll(length, { timeout: 5000 }).toBe(3)
  })
  await Promise.all(saves)
  expect(await length()).toBe(0)
  await db.destroy()
})

test('a scrape measures the queue, the streams, the process and its event loop', async () => {
  const { sample } = await scrape()
  expect(sample('solve_it_save_queue_length')).toBe(0)
  expect(sample('solve_it_event_streams')).toBe(1)
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
    expect(sample(name)).toBeGreaterThan(0)
})

test.runIf(process.env.TEST_DATABASE_URL)('a scrape counts the connections to PostgreSQL by their use', async () => {
  const { sample } = await scrape()
  const counted = ['active', 'idle', 'waiting'].map((state) => sample(`solve_it_pool_connections{state="${state}"}`))
  expect(counted[0]! + counted[1]!).toBeGreaterThan(0)
  expect(counted[2]).toBe(0)
})

test('a scrape contains no name, id, class code or session', async () => {
  await mia.ask('GET /api/classes/{class}/students', { class: classId })
  await mia.open(`/unknown/${mia.account}`)
  await mia.open('/api/unknown/mia')
  const { text } = await scrape()
  for (const secret of [mia.account, 'mia', 'Chen', 'Kauri', 'kauri', code, mia.jar.value('session') ?? 'no session'])
    expect(text).not.toContain(secret)
})

test('the port of the metrics serves nothing else, and no other port serves them', async () => {
  for (const path of ['/', '/api/session', '/metrics?x=1'])
    expect((await fetch(new URL(path, address))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${app.url}/metrics`)).headers.get('Content-Type')).not.toContain('version=0.0.4')
})

test('another machine cannot reach the metrics', async () => {
  const others = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  for (const { address, internal, family } of others)
    if (!internal && family === 'IPv4') await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow()
})

test('a start ends with one clear line when the port of the metrics is in use', async () => {
  const other = createServer()
  const taken = await new Promise<number>((open) =>
    other.listen(0, '127.0.0.1', () => open((other.address() as { port: number }).port)),
  )
  const env = { METRICS_PORT: String(taken) }
  await expect(startTestApp({ env })).rejects.toThrow(
    `Port ${taken} is in use. Stop what runs there, or set METRICS_PORT to another number.`,
  )
  other.close()
})
