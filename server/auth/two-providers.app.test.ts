/** Signing in where Google and Microsoft are both configured. Each has a stand-in. */
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { accountIdOf } from '../store/accounts/account-id.ts'
import { type StandIn, startStandIn } from '../test/stand-in.ts'
import { makeClass, onFreePort, registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'
import { longestFlow } from './flow.ts'

const tenant = '8f4c1d2e-0b6a-4e57-9c3d-5a7f2b1e6d90'
const elsewhere = 'https://login.microsoftonline.com/11111111-2222-4333-8444-555555555555/v2.0'

/** A token of Microsoft has its tenant, and no claim that the address is verified. */
const asMicrosoft = (changed: Record<string, unknown> = {}) => ({
  claims: (given: Record<string, unknown>) => ({ ...given, email_verified: undefined, tid: tenant, ...changed }),
})

interface School {
  readonly app: TestApp
  readonly google: StandIn
  readonly microsoft: StandIn
  close(): Promise<void>
}

/** Starts a server with a stand-in for each provider. If another program takes its port, all three start again. */
function startSchool({ env = {}, isMicrosoftDown = false, clock = Date.now } = {}): Promise<School> {
  return onFreePort(async (PORT) => {
    const callback = `http://localhost:${PORT}/auth/callback`
    const ofGoogle = { clientId: 'google-client', clientSecret: 'a-secret-of-google' }
    const ofMicrosoft = { clientId: 'microsoft-client', clientSecret: 'a-secret-of-microsoft' }
    const google = await startStandIn({ ...ofGoogle, redirectUri: callback })
    const redirectUri = `${callback}/microsoft`
    const microsoft = await startStandIn({ ...ofMicrosoft, redirectUri, path: `/${tenant}/v2.0` })
    microsoft.tampering = asMicrosoft()
    microsoft.isDown = isMicrosoftDown
    const closeStandIns = () => Promise.all([google.close(), microsoft.close()])
    const clients = {
      GOOGLE_CLIENT_ID: ofGoogle.clientId,
      GOOGLE_CLIENT_SECRET: ofGoogle.clientSecret,
      OIDC_ISSUER: google.issuer,
      MICROSOFT_CLIENT_ID: ofMicrosoft.clientId,
      MICROSOFT_CLIENT_SECRET: ofMicrosoft.clientSecret,
      MICROSOFT_TENANT: tenant,
      MICROSOFT_AUTHORITY: new URL(microsoft.issuer).origin,
    }
    try {
      const app = await startTestApp({ env: { ...clients, PORT, ...env }, clock })
      const close = async () => {
        await app.close()
        await closeStandIns()
      }
      return { app, google, microsoft, close }
    } catch (error) {
      await closeStandIns()
      throw error
    }
  })
}

let school: School
let google: StandIn
let microsoft: StandIn
let app: TestApp
let now = Date.now()

beforeAll(async () => {
  school = await startSchool({ clock: () => now })
  ;({ app, google, microsoft } = school)
})
afterEach(() => {
  google.tampering = {}
  microsoft.tampering = asMicrosoft()
  expect([...google.failures, ...microsoft.failures]).toEqual([])
})
afterAll(() => school.close())

const byMicrosoft = { provider: 'microsoft' } as const
const asTeacher = { for: 'register', role: 'teacher' } as const
const teacherForm = { role: 'teacher', school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' } as const

/** Signs in with Microsoft and completes the form of a teacher. */
async function registerByMicrosoft(email: string) {
  const teacher = app.browser()
  await teacher.signIn(email, { ...asTeacher, ...byMicrosoft })
  const response = await teacher.ask('PUT /api/session/registration', {
    firstName: 'Hana',
    lastName: 'Parata',
    ...teacherForm,
  })
  return { teacher, status: response.status }
}

async function accountOf(browser: ReturnType<TestApp['browser']>) {
  return (await browser.call('GET /api/session', {})).account
}

describe('signing in by two providers', () => {
  it('the pages learn of both providers, in the order of their buttons', async () => {
    expect((await app.browser().call('GET /api/sign-in', {})).providers).toEqual(['google', 'microsoft'])
  })

  it('each provider shows its own page, and its account is signed in', async () => {
    for (const [provider, issuer] of [['google', google.issuer] as const, ['microsoft', microsoft.issuer] as const]) {
      const hana = app.browser()
      const page = await hana.beginSignIn({ ...asTeacher, provider })
      expect(page.url.origin).toBe(new URL(issuer).origin)
      const back = await hana.answerChooser(page, 'hana@school.nz')
      expect(back.text).toContain('data-for="register" data-role="teacher"')
      const account = await accountOf(hana)
      expect(account).toMatchObject({ email: 'hana@school.nz', displayName: 'hana', role: 'teacher' })
      expect(account?.id).toBe(accountIdOf({ provider: issuer, subject: 'hana@school.nz' }))
    }
  })

  it('a sign-in that names no provider, as that of an old page, is with the first one', async () => {
    const page = await app.browser().beginSignIn()
    expect(page.url.origin).toBe(google.issuer)
  })

  it('a sign-in with an unknown provider shows a clear page', async () => {
    const page = await app.browser().open('/auth/start?for=login&role=student&provider=apple')
    expect(page.status).toBe(400)
    expect(page.text).toContain('Please start on the Login or Register page.')
  })

  it('two tabs sign in with different providers and intents, and each ends as it began', async () => {
    const browser = app.browser()
    const one = await browser.beginSignIn({ for: 'login', role: 'student', provider: 'google' })
    const two = await browser.beginSignIn({ ...asTeacher, ...byMicrosoft, mode: 'redirect' })
    const first = await browser.answerChooser(one, 'mia@school.nz')
    expect(first.text).toContain('data-for="login" data-role="student"')
    expect((await accountOf(browser))?.email).toBe('mia@school.nz')
    const second = await browser.answerChooser(two, 'sam@school.nz')
    expect(second.url.href).toBe(`${app.url}/#/signed-in?for=register&role=teacher`)
    expect(await accountOf(browser)).toMatchObject({ email: 'sam@school.nz', role: 'teacher' })
  })
})

describe('a response of the wrong provider', () => {
  /** Begins a sign-in, and returns its browser and the state in its cookie. */
  async function begun(provider: 'google' | 'microsoft') {
    const browser = app.browser()
    const page = await browser.beginSignIn({ provider })
    const state = [...browser.jar.attributes.keys()].find((name) => name.startsWith('flow_'))?.slice('flow_'.length)
    return { browser, page, state: state ?? '' }
  }

  it.each([
    ['google', '/auth/callback/microsoft'],
    ['microsoft', '/auth/callback'],
  ] as const)('a sign-in with %s does not end at %s', async (provider, path) => {
    const { browser, state } = await begun(provider)
    const page = await browser.open(`${path}?${new URLSearchParams({ code: 'stolen', state })}`)
    expect(page.status).toBe(400)
    expect(page.text).toContain('another sign-in service than the one that you chose')
    expect(await accountOf(browser)).toBeNull()
  })

  it.each(['google', 'microsoft'] as const)(
    'a good code of %s with the state of the other provider signs nobody in',
    async (provider) => {
      const [attacked, standIn] =
        provider === 'google' ? (['microsoft', google] as const) : (['google', microsoft] as const)
      const { browser, state } = await begun(attacked)
      standIn.tampering = { ...standIn.tampering, callback: (query) => query.set('state', state) }
      const page = await browser.answerChooser(await browser.beginSignIn({ provider }), 'mia@school.nz')
      expect(page.status).toBe(400)
      expect(page.text).toContain('another sign-in service than the one that you chose')
      expect(await accountOf(browser)).toBeNull()
    },
  )

  it('a code of Google at the path and with the state of Microsoft is refused by Microsoft', async () => {
    const { browser, state } = await begun('microsoft')
    const query = new URLSearchParams({ code: 'a-code-of-google', state, iss: microsoft.issuer })
    const page = await browser.open(`/auth/callback/microsoft?${query}`)
    expect(page.status).toBe(502)
    expect(await accountOf(browser)).toBeNull()
  })

  it('a response that names the other provider as its issuer is refused', async () => {
    microsoft.tampering = { ...asMicrosoft(), callback: (query) => query.set('iss', google.issuer) }
    const browser = app.browser()
    expect((await browser.signIn('mia@school.nz', byMicrosoft)).status).toBe(502)
    expect(await accountOf(browser)).toBeNull()
  })

  it('a token whose issuer is the other provider is refused', async () => {
    microsoft.tampering = asMicrosoft({ iss: google.issuer })
    const browser = app.browser()
    expect((await browser.signIn('mia@school.nz', byMicrosoft)).status).toBe(502)
    expect(await accountOf(browser)).toBeNull()
  })

  it('a sign-in with Microsoft expires after ten minutes, and cannot be finished twice', async () => {
    const { browser, page } = await begun('microsoft')
    now += longestFlow + 1
    expect((await browser.answerChooser(page, 'mia@school.nz')).text).toContain('Sign-in has expired')
    const done = await browser.signIn('mia@school.nz', byMicrosoft)
    expect(done.text).toContain('You are signed in')
    expect((await browser.open(done.url.href)).text).toContain('Sign-in has expired')
  })

  it('a cancelled sign-in with Microsoft says so', async () => {
    const page = await app.browser().signIn('', byMicrosoft)
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in was cancelled')
  })
})

describe('the accounts of Microsoft', () => {
  it.each([
    ['another tenant', { tid: '11111111-2222-4333-8444-555555555555' }],
    ['the tenant of all private accounts', { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }],
    ['no tenant', { tid: undefined }],
  ])('an account of %s is refused', async (_, changed) => {
    microsoft.tampering = asMicrosoft(changed)
    const browser = app.browser()
    const page = await browser.signIn('mia@school.nz', byMicrosoft)
    expect(page.status).toBe(502)
    expect(page.text).toContain('Sign-in did not work')
    expect(await accountOf(browser)).toBeNull()
  })

  it('a guest without a verified address has none, may be a student, and cannot register as a teacher', async () => {
    microsoft.tampering = asMicrosoft({ idp: elsewhere })
    const guest = app.browser()
    const refused = await guest.signIn('guest@school.nz', { ...asTeacher, ...byMicrosoft })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('Teachers need an invitation here')
    await guest.signIn('guest@school.nz', { for: 'login', role: 'teacher', ...byMicrosoft })
    expect(await accountOf(guest)).toMatchObject({ email: null, role: null })
    const form = { firstName: 'Gus', lastName: 'Guest', ...teacherForm }
    expect((await guest.ask('PUT /api/session/registration', form)).status).toBe(403)
    const student = { role: 'student', firstName: 'Gus', lastName: 'Guest' } as const
    expect((await guest.call('PUT /api/session/registration', student)).role).toBe('student')
  })

  it('a guest whose domain is verified has an address, and may register as a teacher', async () => {
    microsoft.tampering = asMicrosoft({ idp: elsewhere, xms_edov: true })
    const { teacher, status } = await registerByMicrosoft('invited@elsewhere.nz')
    expect(status).toBe(200)
    expect(await accountOf(teacher)).toMatchObject({ email: 'invited@elsewhere.nz', role: 'teacher' })
  })

  it('domains let in the members of the tenant, and no guest with a verified address of a domain', async () => {
    const other = await startSchool({ env: { SIGN_IN_DOMAINS: 'school.nz' } })
    onTestFinished(() => other.close())
    const signIn = (email: string) => other.app.browser().signIn(email, byMicrosoft)
    expect((await signIn('mia@school.nz')).status).toBe(200)
    expect((await signIn('mia@other.nz')).status).toBe(403)
    other.microsoft.tampering = asMicrosoft({ idp: 'live.com', xms_edov: true })
    expect((await signIn('former@school.nz')).status).toBe(403)
  })
})

describe('one person with both providers', () => {
  it('the same address is two accounts, and both may be teachers with classes of their own', async () => {
    const byGoogle = app.browser()
    await byGoogle.signIn('both@school.nz', asTeacher)
    await byGoogle.call('PUT /api/session/registration', { firstName: 'Hana', lastName: 'Parata', ...teacherForm })
    await makeClass(byGoogle, 'Room 5')
    const { teacher, status } = await registerByMicrosoft('both@school.nz')
    expect(status).toBe(200)
    expect(teacher.account).not.toBe(byGoogle.account)
    expect((await teacher.call('GET /api/classes', {})).classes).toEqual([])
  })

  it('an invitation into a class goes to the account that accepts it first, and to one only', async () => {
    const owner = (await registerByMicrosoft('owner@school.nz')).teacher
    const { id } = await makeClass(owner, 'Room 6')
    const other = app.browser()
    await other.signIn('invited@school.nz', asTeacher)
    await other.call('PUT /api/session/registration', { firstName: 'Sam', lastName: 'Leota', ...teacherForm })
    const { teacher: second } = await registerByMicrosoft('invited@school.nz')
    await owner.call('POST /api/classes/{class}/teachers', {
      class: id,
      email: 'invited@school.nz',
      role: 'co-teacher',
    })
    for (const one of [other, second])
      expect((await one.call('GET /api/invitations', {})).invitations.map((found) => found.class)).toEqual([id])
    await other.call('PUT /api/invitations/{class}', { class: id })
    expect((await second.call('GET /api/invitations', {})).invitations).toEqual([])
    expect((await second.ask('PUT /api/invitations/{class}', { class: id })).status).toBe(404)
    expect((await second.ask('GET /api/classes/{class}/students', { class: id })).status).toBe(404)
    // Inviting again changes the role of the account that is in, and lets no second one in.
    await owner.call('POST /api/classes/{class}/teachers', {
      class: id,
      email: 'invited@school.nz',
      role: 'co-teacher',
    })
    expect((await second.call('GET /api/invitations', {})).invitations).toEqual([])
    const { teachers } = await owner.call('GET /api/classes/{class}/teachers', { class: id })
    expect(teachers.map(({ email }) => email)).toEqual(['owner@school.nz', 'invited@school.nz'])
  })
})

describe('a provider that is down', () => {
  it('a sign-in with it shows a clear page, the other provider works, and it works again afterwards', async () => {
    const other = await startSchool({ isMicrosoftDown: true })
    onTestFinished(() => other.close())
    const page = await other.app.browser().beginSignIn(byMicrosoft)
    expect(page.status).toBe(502)
    expect(page.text).toContain('Sign-in is not reachable')
    const start = `${other.app.url}/auth/start?for=login&role=student&provider=google`
    const { headers } = await fetch(start, { redirect: 'manual' })
    expect(headers.get('Location')).toContain(other.google.issuer)
    other.microsoft.isDown = false
    expect((await other.app.browser().signIn('mia@school.nz', byMicrosoft)).text).toContain('You are signed in')
  })
})

describe('local sign-in in place of both providers', () => {
  it('each provider has a chooser and accounts of its own', async () => {
    const local = await startTestApp({ env: { LOCAL_PROVIDERS: 'google,microsoft' } })
    onTestFinished(() => local.close())
    expect((await local.browser().call('GET /api/sign-in', {})).providers).toEqual(['google', 'microsoft'])
    const student = await registerStudent(local, 'mia@kauri.school.nz')
    const again = local.browser()
    const chooser = await again.beginSignIn(byMicrosoft)
    expect(chooser.text).toContain('Nothing is sent to Microsoft')
    const page = await again.answerChooser(chooser, 'mia@kauri.school.nz')
    expect(page.text).toContain('You are signed in')
    expect(await accountOf(again)).toMatchObject({ email: 'mia@kauri.school.nz', role: null })
    expect(again.account).not.toBe(student.account)
  })
})
