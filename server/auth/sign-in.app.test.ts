import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '../http/address.ts'
import { largestBody } from '../http/input.ts'
import { accountIdOf } from '../store/accounts/account-id.ts'
import { openDatabase } from '../store/open.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe('signing in by the local account chooser', () => {
  it('the chooser has a button for each sample account and a field for any other e-mail', async () => {
    const chooser = await app.browser().beginSignIn()
    expect(chooser).toMatchObject({ status: 200 })
    expect(chooser.text).toContain('>mia@kauri.school.nz</button>')
    expect(chooser.text).toContain('>hana.parata@kauri.school.nz</button>')
    expect(chooser.text).toMatch(/<label for="email">Email<\/label>/)
    expect(chooser.text).toMatch(/<button[^>]*>Continue<\/button>/)
  })

  it('a sample account is signed in with its name, and the popup notifies its opener', async () => {
    const mia = app.browser()
    const page = await mia.signIn('mia@kauri.school.nz')
    expect(page.text).toContain(`data-for="login" data-role="student" data-origin="${app.url}"`)
    expect(page.text).toContain('<script src="/auth/signed-in.js" defer></script>')
    const { account } = await mia.call('GET /api/session', {})
    expect(account).toMatchObject({ email: 'mia@kauri.school.nz', displayName: 'Mia Chen', role: null })
    expect(account?.id).toBe(accountIdOf({ provider: 'local', subject: 'mia@kauri.school.nz' }))
  })

  it('a sign-in by redirect leads back into the app', async () => {
    const page = await app.browser().signIn('mia@kauri.school.nz', { mode: 'redirect' })
    expect(page.url.href).toBe(`${app.url}/#/signed-in?for=login&role=student`)
  })

  it('any other e-mail, in upper or lower case, is signed in without a name', async () => {
    const someone = app.browser()
    await someone.signIn('  New.Teacher@Example.NZ ')
    const { account } = await someone.call('GET /api/session', {})
    expect(account).toMatchObject({ email: 'new.teacher@example.nz', displayName: null })
  })

  it('an invalid e-mail shows a message, and the sign-in can be continued', async () => {
    const someone = app.browser()
    const chooser = await someone.beginSignIn()
    const again = await someone.answerChooser(chooser, '<b>mia')
    expect(again.status).toBe(400)
    expect(again.text).toContain('This is not an email address.')
    expect(again.text).toContain('value="&lt;b&gt;mia"')
    expect((await someone.answerChooser(again, '')).text).toContain('Please enter an email address.')
    expect((await someone.answerChooser(again, 'mia@kauri.school.nz')).text).toContain('You are signed in')
  })

  it('a body that is too large for an e-mail is refused', async () => {
    const someone = app.browser()
    const chooser = await someone.beginSignIn()
    expect((await someone.answerChooser(chooser, 'a'.repeat(largestBody))).status).toBe(413)
  })

  it('an account gets the role of its box on the register page, and none on the login page', async () => {
    const tane = app.browser()
    await tane.signIn('tane@kauri.school.nz', { for: 'login', role: 'teacher' })
    expect((await tane.call('GET /api/session', {})).account?.role).toBeNull()
    await tane.signIn('tane@kauri.school.nz', { for: 'register', role: 'teacher' })
    const incomplete = { role: 'teacher', isRegistrationComplete: false, firstName: null }
    expect((await tane.call('GET /api/session', {})).account).toMatchObject(incomplete)
    await tane.signIn('tane@kauri.school.nz', { for: 'register', role: 'student' })
    expect((await tane.call('GET /api/session', {})).account).toMatchObject({ ...incomplete, role: 'student' })
  })

  it('the next person on the same tablet is asked for an account', async () => {
    const tablet = app.browser()
    await tablet.signIn('mia@kauri.school.nz')
    const first = tablet.jar.value('session')
    const chooser = await tablet.beginSignIn()
    expect(chooser.text).toContain('Choose an account')
    await tablet.answerChooser(chooser, 'ben@kauri.school.nz')
    expect((await tablet.call('GET /api/session', {})).account?.displayName).toBe('Ben Wiremu')
    expect(tablet.jar.value('session')).not.toBe(first)
  })

  it('a sign-in revokes the previous session of the browser', async () => {
    const tablet = app.browser()
    await tablet.signIn('mia@kauri.school.nz')
    const before = { Cookie: `session=${tablet.jar.value('session')}` }
    await tablet.signIn('mia@kauri.school.nz')
    const response = await fetch(`${app.url}/api/session`, { headers: before })
    expect(await response.json()).toEqual({ account: null })
  })

  it('a sign-in in one tab is separate from a simultaneous one in another tab', async () => {
    const browser = app.browser()
    const one = await browser.beginSignIn({ role: 'student' })
    const two = await browser.beginSignIn({ role: 'teacher' })
    const first = await browser.answerChooser(one, 'mia@kauri.school.nz')
    expect(first.text).toContain('data-role="student"')
    const second = await browser.answerChooser(two, 'sam.leota@kauri.school.nz')
    expect(second.text).toContain('data-role="teacher"')
    expect((await browser.call('GET /api/session', {})).account?.displayName).toBe('Sam Leota')
  })
})

describe('a sign-in that is not completed', () => {
  it('a sign-in without an intent shows a clear page', async () => {
    const page = await app.browser().open('/auth/start')
    expect(page).toMatchObject({ status: 400 })
    expect(page.text).toContain('Please start on the Login or Register page.')
  })

  it('a sign-in whose flow is unknown or over shows a clear page with a link back', async () => {
    const page = await app.browser().open('/auth/callback?code=x&state=y')
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in has expired')
    expect(page.text).toContain('href="/#/signed-in?for=login&amp;role=student"')
    expect((await app.browser().open('/auth/choose/nobody')).text).toContain('Sign-in has expired')
  })

  it('a sign-in cannot be finished twice', async () => {
    const browser = app.browser()
    const page = await browser.signIn('mia@kauri.school.nz')
    expect((await browser.open(page.url.href)).status).toBe(400)
  })

  it('a sign-in cannot be finished in another browser', async () => {
    const [one, other] = [app.browser(), app.browser()]
    const chooser = await one.beginSignIn()
    expect((await other.answerChooser(chooser, 'mia@kauri.school.nz')).text).toContain('Sign-in has expired')
  })

  it('a sign-in expires after ten minutes', async () => {
    const browser = app.browser()
    const chooser = await browser.beginSignIn()
    now += 10 * 60_000 + 1
    expect((await browser.answerChooser(chooser, 'mia@kauri.school.nz')).text).toContain('Sign-in has expired')
  })

  it('a sign-in that the issuer refuses shows that it was cancelled', async () => {
    const browser = app.browser()
    await browser.beginSignIn({ for: 'register' })
    const state = [...browser.jar.attributes.keys()].find((name) => name.startsWith('flow_'))?.slice('flow_'.length)
    const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: `${app.url}/oidc` })
    const page = await browser.open(`/auth/callback?${query}`)
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in was cancelled')
    expect(page.text).toContain('href="/#/register"')
  })

  it('a code that the issuer did not issue is refused', async () => {
    const browser = app.browser()
    await browser.beginSignIn()
    const state = [...browser.jar.attributes.keys()].find((name) => name.startsWith('flow_'))?.slice('flow_'.length)
    const query = new URLSearchParams({ code: 'made-up', state: state ?? '', iss: `${app.url}/oidc` })
    const page = await browser.open(`/auth/callback?${query}`)
    expect(page).toMatchObject({ status: 502 })
    expect(page.text).toContain('Sign-in did not work')
    expect(browser.jar.value('session')).toBeUndefined()
  })
})

describe('the cookies of a session', () => {
  it('a session cookie lasts as long as the browser, and scripts can read only that of the account', async () => {
    const mia = app.browser()
    await mia.signIn('mia@kauri.school.nz')
    const token = mia.jar.attributes.get('session') ?? ''
    const account = mia.jar.attributes.get('account') ?? ''
    expect(token).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(account).toBe(
      `account=${accountIdOf({ provider: 'local', subject: 'mia@kauri.school.nz' })}; Path=/; SameSite=Lax`,
    )
  })
})

describe('the pages of a sign-in', () => {
  it('the page of the popup may reach its opener, and runs no script but its own file', async () => {
    const page = await app.browser().signIn('mia@kauri.school.nz')
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script(?! src=)/)
    const script = await app.browser().open('/auth/signed-in.js')
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
  })
})

describe('many sign-ins from one network', () => {
  it('a network over its limit is refused, and its sign-ins store nothing', async () => {
    const db = await openDatabase(app.database)
    const networks = ['127.0.0.1', '::1'].map((address) => `sign-in ${networkOf(address)}`)
    for (const holder of networks)
      for (let from = 0; from < 3000; from += 500) {
        const rows = Array.from({ length: 500 }, () => ({ holder, id: randomUUID(), tried_at: now }))
        await db.insertInto('tries').values(rows).execute()
      }
    const count = async () => (await db.selectFrom('tries').select('id').execute()).length
    const before = await count()
    const someone = app.browser()
    const page = await someone.signIn('mia@kauri.school.nz')
    expect(page.status).toBe(429)
    expect(page.text).toContain('Too many people are signing in')
    expect(await count()).toBe(before)
    await db.deleteFrom('tries').where('holder', 'in', networks).execute()
    await db.destroy()
    expect((await someone.signIn('mia@kauri.school.nz')).text).toContain('You are signed in')
  })
})
