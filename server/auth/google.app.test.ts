import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '../store/accounts/account-id.ts'
import { type Child, runChild } from '../test/child.ts'
import { freePort } from '../test/free-port.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** A second OpenID provider, in its own process, acts as Google. */
let google: Child
let issuer: string
let app: TestApp
beforeAll(async () => {
  const [port, appPort] = [String(await freePort()), String(await freePort())]
  issuer = `http://127.0.0.1:${port}`
  const client = { CLIENT_ID: 'solve-it-client', CLIENT_SECRET: 'a-secret-of-google' }
  const REDIRECT_URI = `http://localhost:${appPort}/auth/callback`
  google = runChild('server/test/stand-in-provider.ts', { ...client, PORT: port, REDIRECT_URI })
  await google.says('ready')
  const settings = { GOOGLE_CLIENT_ID: client.CLIENT_ID, GOOGLE_CLIENT_SECRET: client.CLIENT_SECRET }
  app = await startTestApp({ env: { ...settings, PORT: appPort, OIDC_ISSUER: issuer } })
})
afterAll(async () => {
  google.process.kill()
  await app.close()
})

describe('signing in by Google', () => {
  it("a sign-in shows the issuer's own page and returns signed in", async () => {
    const hana = app.browser()
    const page = await hana.beginSignIn({ for: 'register', role: 'teacher' })
    expect(page.url.origin).toBe(issuer)
    const back = await hana.answerChooser(page, 'hana@school.nz')
    expect(back.url.origin).toBe(app.url)
    expect(back.text).toContain('data-for="register" data-role="teacher"')
    const { account } = await hana.call('GET /api/session', {})
    expect(account).toMatchObject({ email: 'hana@school.nz', displayName: 'hana', role: 'teacher' })
    expect(account?.id).toBe(accountIdOf({ provider: issuer, subject: 'hana@school.nz' }))
  })

  it('each sign-in asks for the account again', async () => {
    const tablet = app.browser()
    await tablet.signIn('mia@school.nz')
    const page = await tablet.beginSignIn()
    expect(page.text).toContain('Sign in with the stand-in')
  })

  it('an account without an e-mail signs in, registers and has a class', async () => {
    const sam = await registerTeacher(app, 'sam')
    const { account } = await sam.call('GET /api/session', {})
    expect(account).toMatchObject({ email: null, displayName: null, role: 'teacher', isRegistrationComplete: true })
    const { id, code } = await makeClass(sam, 'Room 4')
    const tane = await registerStudent(app, 'tane')
    const joined = { id, name: 'Room 4', teacherEmail: null }
    expect(await tane.call('POST /api/memberships', { code })).toEqual(joined)
    expect(await tane.call('GET /api/memberships', {})).toEqual({ classes: [joined], waiting: 0 })
  })

  it('an account whose e-mail is not verified is refused', async () => {
    const someone = app.browser()
    const page = await someone.signIn('unverified@school.nz')
    expect(page.text).toContain('Sign-in did not work')
    expect(someone.account).toBe('')
  })

  it('a cancelled sign-in shows a page that says so', async () => {
    const page = await app.browser().signIn('')
    expect(page).toMatchObject({ status: 400 })
    expect(page.text).toContain('Sign-in was cancelled')
  })

  it('a server with Google has no local accounts and works behind a proxy', async () => {
    expect((await app.browser().open('/oidc/.well-known/openid-configuration')).status).toBe(404)
    expect((await app.browser().open('/auth/choose/x')).status).toBe(404)
    const proxied = await app.browser().open('/healthz', { headers: { 'X-Forwarded-For': '10.0.0.1' } })
    expect(proxied.status).toBe(200)
  })

  it('a server with a public https address restricts cookies and pages to https', async () => {
    const PORT = String(await freePort())
    const client = { GOOGLE_CLIENT_ID: 'solve-it-client', GOOGLE_CLIENT_SECRET: 'a-secret-of-google' }
    const secure = await startTestApp({
      env: {
        ...client,
        PORT,
        OIDC_ISSUER: issuer,
        PUBLIC_URL: 'https://maths.example.nz',
        OPEN_TO_ALL: 'yes',
        HSTS_SUBDOMAINS: 'yes',
      },
    })
    const start = `http://localhost:${PORT}/auth/start?for=login&role=student`
    const { headers } = await fetch(start, { redirect: 'manual' })
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-flow_.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const callback = new URL(headers.get('Location') ?? '').searchParams.get('redirect_uri')
    expect(callback).toBe('https://maths.example.nz/auth/callback')
    await secure.close()
  })

  it('a sign-in shows a clear page while Google cannot be reached, and works again afterwards', async () => {
    const port = String(await freePort())
    const other = await startTestApp({
      env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', OIDC_ISSUER: `http://127.0.0.1:${port}` },
    })
    const page = await other.browser().beginSignIn()
    expect(page).toMatchObject({ status: 502 })
    expect(page.text).toContain('Sign-in is not reachable')
    const env = { PORT: port, CLIENT_ID: 'x', CLIENT_SECRET: 'y', REDIRECT_URI: `${other.url}/auth/callback` }
    const provider = runChild('server/test/stand-in-provider.ts', env)
    await provider.says('ready')
    expect((await other.browser().signIn('mia@school.nz')).text).toContain('You are signed in')
    provider.process.kill()
    await other.close()
  })
})
