import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestBody } from '../body.ts'
import { accountIdOf } from '../store/account-id.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe('signing in by the local account chooser', () => {
  it('offers every sample account by its e-mail and a field for any other', async () => {
    const chooser = await app.browser().beginSignIn()
    expect(chooser).toMatchObject({ status: 200 })
    expect(chooser.text).toContain('>mia@kauri.school.nz</button>')
    expect(chooser.text).toContain('>hana.parata@kauri.school.nz</button>')
    expect(chooser.text).toMatch(/<label for="email">Email<\/label>/)
    expect(chooser.text).toMatch(/<button[^>]*>Continue<\/button>/)
  })

  it('signs in a sample account with its name, and tells the page that opened the popup', async () => {
    const mia = app.browser()
    const page = await mia.signIn('mia@kauri.school.nz')
    expect(page.text).toContain(`data-for="login" data-box="student" data-origin="${app.url}"`)
    expect(page.text).toContain('<script src="/auth/signed-in.js" defer></script>')
    const { account } = await mia.call('GET /api/session', {})
    expect(account).toMatchObject({ email: 'mia@kauri.school.nz', displayName: 'Mia Chen', role: null })
    expect(account?.id).toBe(accountIdOf({ provider: 'local', subject: 'mia@kauri.school.nz' }))
  })

  it('leads back into the app where popups are blocked', async () => {
    const page = await app.browser().signIn('mia@kauri.school.nz', { mode: 'redirect' })
    expect(page.url.href).toBe(`${app.url}/#/signed-in?for=login&box=student`)
  })

  it('takes any other e-mail, in any case, without a name', async () => {
    const someone = app.browser()
    await someone.signIn('  New.Teacher@Example.NZ ')
    const { account } = await someone.call('GET /api/session', {})
    expect(account).toMatchObject({ email: 'new.teacher@example.nz', displayName: null })
  })

  it('says so when what was typed is no e-mail, and goes on from there', async () => {
    const someone = app.browser()
    const chooser = await someone.beginSignIn()
    const again = await someone.answerChooser(chooser, '<b>mia')
    expect(again.status).toBe(400)
    expect(again.text).toContain('This is not an email address.')
    expect(again.text).toContain('value="&lt;b&gt;mia"')
    expect((await someone.answerChooser(again, '')).text).toContain('Please enter an email address.')
    expect((await someone.answerChooser(again, 'mia@kauri.school.nz')).text).toContain('You are signed in')
  })

  it('refuses more than an e-mail can be', async () => {
    const someone = app.browser()
    const chooser = await someone.beginSignIn()
    expect((await someone.answerChooser(chooser, 'a'.repeat(largestBody))).status).toBe(413)
  })

  it('makes an incomplete record of the box used on the register page, and none from log-in', async () => {
    const tane = app.browser()
    await tane.signIn('tane@kauri.school.nz', { for: 'login', box: 'teacher' })
    expect((await tane.call('GET /api/session', {})).account?.role).toBeNull()
    await tane.signIn('tane@kauri.school.nz', { for: 'register', box: 'teacher' })
    const incomplete = { role: 'teacher', isRegistrationComplete: false, firstName: null }
    expect((await tane.call('GET /api/session', {})).account).toMatchObject(incomplete)
    await tane.signIn('tane@kauri.school.nz', { for: 'register', box: 'student' })
    expect((await tane.call('GET /api/session', {})).account).toMatchObject({ ...incomplete, role: 'student' })
  })

  it('lets the next one sign in on the same tablet, who is asked who it is', async () => {
    const tablet = app.browser()
    await tablet.signIn('mia@kauri.school.nz')
    const first = tablet.jar.value('session')
    const chooser = await tablet.beginSignIn()
    expect(chooser.text).toContain('Choose an account')
    await tablet.answerChooser(chooser, 'ben@kauri.school.nz')
    expect((await tablet.call('GET /api/session', {})).account?.displayName).toBe('Ben Wiremu')
    expect(tablet.jar.value('session')).not.toBe(first)
  })

  it('revokes the session that the browser had before', async () => {
    const tablet = app.browser()
    await tablet.signIn('mia@kauri.school.nz')
    const before = { Cookie: `session=${tablet.jar.value('session')}` }
    await tablet.signIn('mia@kauri.school.nz')
    const response = await fetch(`${app.url}/api/session`, { headers: before })
    expect(await response.json()).toEqual({ account: null })
  })

  it('keeps two tabs apart that sign in at the same time', async () => {
    const browser = app.browser()
    const one = await browser.beginSignIn({ box: 'student' })
    const two = await browser.beginSignIn({ box: 'teacher' })
    const first = await browser.answerChooser(one, 'mia@kauri.school.nz')
    expect(first.text).toContain('data-box="student"')
    const second = await browser.answerChooser(two, 'sam.leota@kauri.school.nz')
    expect(second.text).toContain('data-box="teacher"')
    expect((await browser.call('GET /api/session', {})).account?.displayName).toBe('Sam Leota')
  })
})

describe('a sign-in that does not come to its end', () => {
  it('is a clear page where it begins without saying what for', async () => {
    const page = await app.browser().open('/auth/start')
    expect(page).toMatchObject({ status: 400 })
    expect(page.text).toContain('Please begin on the Login or Register page.')
  })

  it('is a clear page with a way back where the flow is unknown or over', async () => {
    const page = await app.browser().open('/auth/callback?code=x&state=y')
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in has expired')
    expect(page.text).toContain('href="/#/signed-in?for=login&amp;box=student"')
    expect((await app.browser().open('/auth/choose/nobody')).text).toContain('Sign-in has expired')
  })

  it('cannot be finished twice', async () => {
    const browser = app.browser()
    const page = await browser.signIn('mia@kauri.school.nz')
    expect((await browser.open(page.url.href)).status).toBe(400)
  })

  it('cannot be finished in another browser', async () => {
    const [one, other] = [app.browser(), app.browser()]
    const chooser = await one.beginSignIn()
    expect((await other.answerChooser(chooser, 'mia@kauri.school.nz')).text).toContain('Sign-in has expired')
  })

  it('is over after ten minutes', async () => {
    const browser = app.browser()
    const chooser = await browser.beginSignIn()
    now += 10 * 60_000 + 1
    expect((await browser.answerChooser(chooser, 'mia@kauri.school.nz')).text).toContain('Sign-in has expired')
  })

  it('says that it was cancelled when the issuer says no', async () => {
    const browser = app.browser()
    await browser.beginSignIn({ for: 'register' })
    const state = [...browser.jar.attributes.keys()].find((name) => name.startsWith('flow_'))?.slice('flow_'.length)
    const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: `${app.url}/oidc` })
    const page = await browser.open(`/auth/callback?${query}`)
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in was cancelled')
    expect(page.text).toContain('href="/#/register"')
  })

  it('refuses a code that the issuer did not give', async () => {
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
  it('last as long as the browser, and only the account is readable', async () => {
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
  it('let the popup speak to its opener, and run no script but their own file', async () => {
    const page = await app.browser().signIn('mia@kauri.school.nz')
    expect(page.headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script(?! src=)/)
    const script = await app.browser().open('/auth/signed-in.js')
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
  })
})
