import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountHeader, api, unattendedHeader } from '#contract'
import { readConfig } from '../config.ts'
import { createStreams } from '../http/streams.ts'
import { openStore } from '../store/open.ts'
import { freshDatabase } from '../store/test/fresh-database.ts'
import { newClaims } from '../store/test/samples.ts'
import { type Browser, requestFor } from '../test/browser.ts'
import { emptyScene, samples } from '../test/sample-args.ts'
import { registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { createSessions } from './sessions.ts'

const minute = 60_000
const hour = 60 * minute

let app: TestApp
let now = Date.parse('2026-03-02T09:00:00+13:00')
let mia: Browser
let hana: Browser
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  await registerStudent(app, 'mia@kauri.school.nz')
  await registerTeacher(app, 'hana.parata@kauri.school.nz')
})
beforeEach(async () => {
  mia = app.browser()
  await mia.signIn('mia@kauri.school.nz')
  hana = app.browser()
  await hana.signIn('hana.parata@kauri.school.nz', { role: 'teacher' })
})
afterAll(() => app.close())

const isSignedIn = async (browser: Browser) => (await browser.call('GET /api/session', {})).account !== null

/** Sends a request at each interval, so that the session is never idle. */
async function stayBusy(browser: Browser, { during, every }: { during: number; every: number }) {
  const end = now + during
  while (now + every <= end) {
    now += every
    await browser.call('GET /api/session', {})
  }
  now = end
}

describe("a student's session", () => {
  it("a student's session ends after an hour without a request", async () => {
    now += hour
    expect(await isSignedIn(mia)).toBe(true)
    now += hour + 1
    expect(await isSignedIn(mia)).toBe(false)
    expect(await mia.ask('GET /api/progress', {})).toMatchObject({ status: 401, body: { problem: 'notSignedIn' } })
  })
  it("an active student's session lasts for twelve hours", async () => {
    await stayBusy(mia, { during: 12 * hour, every: 50 * minute })
    expect(await isSignedIn(mia)).toBe(true)
    now += 1
    expect(await isSignedIn(mia)).toBe(false)
  })
  it('an expired session stays expired when the clock is set back', async () => {
    now += 2 * hour
    expect(await isSignedIn(mia)).toBe(false)
    now -= 2 * hour
    expect(await isSignedIn(mia)).toBe(false)
  })
})

describe("a teacher's session", () => {
  it("a teacher's session ends after twelve hours without a request", async () => {
    now += 12 * hour
    expect(await isSignedIn(hana)).toBe(true)
    now += 12 * hour + 1
    expect(await isSignedIn(hana)).toBe(false)
  })
  it("an active teacher's session lasts for seven days", async () => {
    await stayBusy(hana, { during: 7 * 24 * hour, every: 11 * hour })
    expect(await isSignedIn(hana)).toBe(true)
    now += 1
    expect(await isSignedIn(hana)).toBe(false)
  })
  it('a read that a page makes by itself does not prolong the session', async () => {
    now += 11 * hour
    expect((await hana.ask('GET /api/classes', {}, { [unattendedHeader]: '1' })).status).toBe(200)
    now += hour + 1
    expect(await isSignedIn(hana)).toBe(false)
  })
  it("a teacher's session is as short as a student's until the form is sent", async () => {
    const sam = app.browser()
    await sam.signIn('sam.leota@kauri.school.nz', { for: 'register', role: 'teacher' })
    now += hour + 1
    expect(await isSignedIn(sam)).toBe(false)
  })
})

describe('logging out', () => {
  it('a log-out ends the session on the server and deletes both cookies', async () => {
    const kept = mia.jar.value('session')
    await mia.call('DELETE /api/session', {})
    expect(mia.jar.value('session')).toBeUndefined()
    expect(mia.jar.value('account')).toBeUndefined()
    const response = await fetch(`${app.url}/api/session`, { headers: { Cookie: `session=${kept}` } })
    expect(await response.json()).toEqual({ account: null })
  })
})

describe('a request that names another account than the session’s', () => {
  it.each([
    ['another account', { [accountHeader]: '0'.repeat(32) }],
    ['an empty account', { [accountHeader]: '' }],
  ])('a request that names %s is refused and ends the session', async (_, headers) => {
    const response = await mia.ask('GET /api/progress', {}, headers)
    expect(response).toMatchObject({ status: 401, body: { problem: 'otherAccount' } })
    expect(mia.jar.value('session')).toBeUndefined()
    expect(await isSignedIn(mia)).toBe(false)
  })
  it('a request without header and cookie of the account ends the session', async () => {
    const session = mia.jar.value('session')
    mia.jar.drop('account')
    expect((await mia.ask('GET /api/progress', {})).status).toBe(401)
    const response = await fetch(`${app.url}/api/session`, { headers: { Cookie: `session=${session}` } })
    expect(await response.json()).toEqual({ account: null })
  })
  it('a request for the session under another account finds nobody signed in', async () => {
    const response = await mia.ask('GET /api/session', {}, { [accountHeader]: '0'.repeat(32) })
    expect(response).toEqual({ status: 200, body: { account: null } })
    expect(await isSignedIn(mia)).toBe(false)
  })
  it('a request for the session may name no account', async () => {
    const { text } = await mia.open('/api/session')
    expect(JSON.parse(text).account).toMatchObject({ id: mia.account })
  })
})

describe('a request that names no account, such as a typed address', () => {
  const ofSignedIn = samples.filter(([, { key }]) => api[key].who !== 'anyone')

  it.each(ofSignedIn)('a request without an account is refused and ends no session: %s', async (_, { key, argsIn }) => {
    const { path, init } = requestFor(key, argsIn(emptyScene))
    const { status, text, headers } = await mia.open(path, { ...init, headers: { ...init.headers, Origin: app.url } })
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 401, problem: 'otherAccount' })
    expect(headers.getSetCookie()).toEqual([])
    expect(await isSignedIn(mia)).toBe(true)
  })
})

describe("a session's cookie that comes without its account's, as after logging out without a network", () => {
  it.each(['', '0'.repeat(32)])('a session with the account cookie %j opens nothing and is revoked', async (other) => {
    const session = mia.jar.value('session')
    const askWho = async (account: string) => {
      const headers = { Cookie: `session=${session}; account=${account}`, [accountHeader]: mia.account }
      return (await fetch(`${app.url}/api/session`, { headers })).json()
    }
    expect(await askWho(other)).toEqual({ account: null })
    expect(await askWho(mia.account)).toEqual({ account: null })
  })
})

describe('on https', () => {
  it('a session has cookies that no other host can set, and a log-out deletes them', async () => {
    const database = await freshDatabase(process.env.TEST_DATABASE_URL)
    const store = await openStore({ ...database, clock: () => now })
    const google = { GOOGLE_CLIENT_ID: 'a client', GOOGLE_CLIENT_SECRET: 'a secret' }
    const config = readConfig({ ...google, PUBLIC_URL: 'https://maths.example.nz', OPEN_TO_ALL: 'yes' })
    const sessions = createSessions({ store, clock: () => now, config, streams: createStreams() })
    const id = await store.accounts.signIn(newClaims())
    const routes = new Hono()
      .get('/in', async (c) => c.json(await sessions.begin(c, id)))
      .get('/who', async (c) => c.json((await sessions.find(c)).account?.id ?? null))
      .get('/out', async (c) => c.json(await sessions.end(c, await sessions.find(c))))
    const cookies = (await routes.request('/in')).headers.getSetCookie()
    const [token = '', account = ''] = cookies.map((cookie) => cookie.split(';')[0])
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookies[1]).toBe(`__Host-account=${id}; Path=/; Secure; SameSite=Lax`)

    const who = async (cookies: string) => (await routes.request('/who', { headers: { Cookie: cookies } })).json()
    expect(await who(`${token}; ${account}`)).toBe(id)
    expect(await who(`account=${'0'.repeat(32)}; ${token}; ${account}`)).toBe(id)
    expect(await who(`${token.replace('__Host-', '')}; ${account}`)).toBeNull()
    const out = await routes.request('/out', { headers: { Cookie: `${token}; ${account}` } })
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0; Path=\/; .*Secure/)
    expect(out.headers.getSetCookie()[1]).toMatch(/^__Host-account=; Max-Age=0; Path=\/; .*Secure/)
    expect(await who(`${token}; ${account}`)).toBeNull()
    await store.close()
    await database.remove()
  })
})
