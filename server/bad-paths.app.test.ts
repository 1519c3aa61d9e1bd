import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from './store/open.ts'
import { changedTables, contentsOf } from './store/test/table-contents.ts'
import { type RawRequest, send } from './test/bad-input/raw-request.ts'
import { registerStudent, startTestApp, type TestApp } from './test/test-app.ts'

/** Requests to each path. `npm test` sends few of them. */
const runs = Number(process.env.BAD_INPUT_RUNS ?? 6) * 4
const seed = Number(process.env.BAD_INPUT_SEED ?? 16)

let app: TestApp
let cookies: string
beforeAll(async () => {
  const env = { SECURITY_CONTACT: 'mailto:safety@kauri.school.nz', LOCAL_PROVIDERS: 'google,microsoft' }
  app = await startTestApp({ env })
  const mia = await registerStudent(app, 'mia@kauri.school.nz')
  // The cookies of a sign-in that waits at the chooser come on top of those of the session.
  const { url } = await mia.beginSignIn({})
  cookies = mia.jar.headerFor(url)
})
afterAll(() => app.close())

/** The paths that are not endpoints of the API, and that need no built pages. */
const paths = [
  '/auth/start',
  '/auth/callback',
  '/auth/callback/microsoft',
  '/auth/choose',
  '/auth/choose/waiting',
  '/auth/choose-microsoft/waiting',
  '/auth/unknown',
  '/oidc',
  '/oidc/auth',
  '/oidc/auth/resume',
  '/oidc-microsoft/auth',
  '/oidc/token',
  '/oidc/me',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/.well-known/openid-configuration',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/legal/privacy',
  '/legal/terms',
  '/legal/unknown',
  '/.well-known/security.txt',
  '/.well-known/unknown',
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const endings = ['', '/', '//', '/..', '/%2e%2e', '/%', '/%00', '/%ff', '%00', ';x=1', `/${'x'.repeat(3000)}`]
const names = ['for', 'role', 'mode', 'state', 'code', 'iss', 'error', 'client_id', 'redirect_uri', 'response_type']
const values = [
  'login',
  'register',
  'student',
  'popup',
  'redirect',
  'openid',
  '%',
  '%00',
  '%ff',
  '__proto__',
  '%F0%9F%90%91',
]
const bodies = ['', '{}', 'null', 'email=', 'email=mia', 'grant_type=authorization_code&code=x', '\0', '['.repeat(9000)]
const contentTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'x']

const value = fc.oneof(fc.constantFrom(...values), fc.string().map(encodeURIComponent), fc.constant('9'.repeat(2000)))
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.constant('__proto__')), value).map((two) => two.join('='))
const query = fc.oneof(fc.constantFrom('', '?', '?&&', '?%', '?a[b]=c', '?='), queryOf())

function queryOf() {
  return fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`)
}

function requestTo(path: string): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      method: fc.oneof(fc.constantFrom('GET', 'POST'), fc.constantFrom(...methods)),
      ending: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...endings)),
      query,
      body: fc.oneof(fc.constant(null), fc.constantFrom(...bodies), fc.string()),
      contentType: fc.constantFrom(...contentTypes),
      cookie: fc.constantFrom('', 'all', 'broken'),
      origin: fc.constantFrom(app.url, 'https://evil.example', 'null'),
      authorization: fc.constantFrom('', 'Basic !', 'Bearer x'),
      chunked: fc.boolean(),
    })
    .map(({ method, ending, query, body, contentType, cookie, origin, authorization, chunked }) => ({
      method,
      path: `${path}${ending}${query}`,
      headers: {
        'Content-Type': contentType,
        Origin: origin,
        ...(cookie && { Cookie: cookie === 'all' ? cookies : cookies.replaceAll(/=(.)/g, '=%$1x') }),
        ...(authorization && { Authorization: authorization }),
      },
      body: body === null || method === 'GET' || method === 'HEAD' ? null : Buffer.from(body),
      chunked,
    }))
}

it('no request to a path outside the API fails the server, and none changes a school', {
  timeout: 600_000,
}, async () => {
  const printed = vi.spyOn(console, 'error')
  const db = await openDatabase(app.database)
  const before = await contentsOf(db)
  const statuses = new Map<number, number>()
  for (const path of paths) {
    const property = fc.asyncProperty(requestTo(path), async (request) => {
      const { status, text } = await send(app.url, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, `${request.method} ${request.path}: ${text.slice(0, 200)}`).toBeLessThan(500)
    })
    await fc.assert(property, { seed, numRuns: runs })
  }
  console.info(`bad paths: requests with seed ${seed}:`, Object.fromEntries([...statuses].sort()))
  expect(statuses.has(200)).toBe(true)
  // The server under Hono prints the errors of a response that it could not send.
  expect(printed.mock.calls).toEqual([])
  expect(['accounts', 'sessions', 'tries', 'write_checks']).toEqual(
    expect.arrayContaining(changedTables(before, await contentsOf(db))),
  )
  await db.destroy()
})

it.each([
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/legal/privacy',
  '/.well-known/security.txt',
  '/auth/start?for=login&role=student&mode=popup',
])('a plain request to %s succeeds in the setting of these tests', async (path) => {
  const { status } = await send(app.url, { method: 'GET', path, headers: {}, body: null, chunked: false })
  expect(status).toBeLessThan(400)
})
