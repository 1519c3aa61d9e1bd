import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api, type Endpoint, type Key } from '#contract'
import type { Handlers, Services } from '../http/handlers.ts'
import { mountEndpoints } from '../http/mount-endpoints.ts'
import { ApiProblem } from '../http/problem.ts'
import type { RequestEnv } from '../log.ts'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { createReadLimits, mostReads, type ReadHolder } from './read-limits.ts'

const second = 1000
const opened = (workers = 1) => {
  const time = { now: Date.UTC(2026, 2, 2) }
  return { time, ...createReadLimits(() => time.now, workers) }
}

describe('the limit of reads', () => {
  it('an account that has read too often reads again a moment later, and others are unaffected', () => {
    const { time, take } = opened()
    for (let i = 0; i < mostReads.account.inAll; i++) expect(take('account', 'mia')).toBe(true)
    expect(take('account', 'mia')).toBe(false)
    expect(take('account', 'ben')).toBe(true)
    time.now += second
    for (let i = 0; i < mostReads.account.inAll / 60; i++) expect(take('account', 'mia')).toBe(true)
    expect(take('account', 'mia')).toBe(false)
  })

  it('each of four workers allows a quarter, and each of many workers enough for the pages of one browser', () => {
    const allowed = (workers: number) => {
      const { take } = opened(workers)
      let reads = 0
      while (take('account', 'hana')) reads++
      return reads
    }
    expect(allowed(4)).toBe(mostReads.account.inAll / 4)
    expect(allowed(64)).toBe(mostReads.account.share)
  })

  it.each([1, 64])(
    '%i workers let a school behind one address read for a quarter of an hour as it likes',
    (workers) => {
      const { time, take } = opened(workers)
      const refused: string[] = []
      const read = (account: string) => {
        if (!take('network', '203.0.113.9') || !take('account', account)) refused.push(account)
      }
      const students = Array.from({ length: 1000 }, (_, i) => `student ${i}`)
      const teachers = Array.from({ length: 40 }, (_, i) => `teacher ${i}`)
      // All of them are at one worker, which is the worst case.
      for (let elapsed = 0; elapsed < 900; elapsed++) {
        time.now += second
        // The students log in within the first minute and read ten times each. Later, each reads four times a minute.
        const turn = students.filter((_, i) => i % (elapsed < 60 ? 6 : 15) === elapsed % (elapsed < 60 ? 6 : 15))
        turn.forEach(read)
        // A live page reads every 700 ms, and a teacher has two of them.
        for (const teacher of teachers) for (let reads = 0; reads < 3; reads++) read(teacher)
      }
      expect(refused).toEqual([])
    },
    60_000,
  )
})

describe('a reader over the limit', () => {
  let app: TestApp
  let hana: Browser
  let now = Date.UTC(2026, 2, 2, 21)
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now })
    hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  })
  afterAll(() => app.close())

  it('an account that reads in a loop gets 429, can still change things, and reads again after a pause', {
    timeout: 120_000,
  }, async () => {
    const { id } = await makeClass(hana)
    const read = () => hana.ask('GET /api/classes/{class}/students', { class: id })
    let statuses = new Set<number>()
    for (let reads = 0; reads < mostReads.account.inAll && !statuses.has(429); reads += 20)
      statuses = new Set((await Promise.all(Array.from({ length: 20 }, read))).map(({ status }) => status))
    const response = await read()
    expect(response).toMatchObject({ status: 429, body: { problem: 'tooManyTries' } })
    expect((await hana.ask('PATCH /api/classes/{class}', { class: id, name: 'Room 6' })).status).toBe(200)
    // Another account at the same address is unaffected.
    const mia = await registerStudent(app, 'mia@kauri.school.nz')
    expect((await mia.ask('GET /api/progress', {})).status).toBe(200)
    now += 60 * second
    expect((await read()).status).toBe(200)
  })
})

it('an address over its limit is refused before the session is looked up', async () => {
  const find = vi.fn()
  const record = vi.fn()
  const services = {
    addressOf: () => '203.0.113.9',
    readLimits: { take: (kind: ReadHolder, holder: string) => kind !== 'network' || holder !== '203.0.113.9' },
    sessions: { find },
    securityLog: { record },
  } as unknown as Services
  const app = new Hono<RequestEnv>()
  mountEndpoints(app, api, { now: {} as Handlers, at: () => ({}) as Handlers }, services)
  app.onError((error, c) => c.json({ isProblem: error instanceof ApiProblem }, 429))
  expect(await (await app.request('/api/classes')).json()).toEqual({ isProblem: true })
  expect(find).not.toHaveBeenCalled()
  expect(record).toHaveBeenCalledWith(expect.objectContaining({ event: 'refused', address: '203.0.113.9' }))
  // A request that needs no session counts too, even if it is not a read.
  const posts = (Object.entries(api) as [Key, Endpoint][]).filter(
    ([key, { who }]) => key.startsWith('POST ') && who === 'anyone',
  )
  expect(posts.length).toBeGreaterThan(2)
  for (const [key] of posts)
    expect(await (await app.request(key.slice(5), { method: 'POST' })).json(), key).toEqual({ isProblem: true })
  expect(find).not.toHaveBeenCalled()
})
