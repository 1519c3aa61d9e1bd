import { test } from '../harness/front-server.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerRight, expectStreak, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const notice = 'A new Solve it! is here.'
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const release = (script: string) => `${script}\n// Another version`
const openLocks = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held?.length)

test('a new version waits while a level is open, and is used when the child wants it', async ({ front }) => {
  const { page } = front
  const student = await registeredStudent(front.url)
  await alreadyLoggedIn(page, student, front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await page.reload()

  const level = await page.context().newPage()
  await openLevel(level, '2.1')
  await answerRight(level)
  await expectStreak(level, 1)
  await expect.poll(() => openLocks(level)).toBe(1)
  front.changeWorker(release)
  await lookForNewVersion(level)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(level.getByText(notice)).toBeHidden()

  await page.getByRole('button', { name: 'Use it now' }).click({ delay: 500 })
  await expect(page.getByText('First close the level in the other tab.')).toBeVisible()
  await expectStreak(level, 1)
  await answerRight(level)
  await expectStreak(level, 2)

  await level.close()
  await expect.poll(() => openLocks(page)).toBe(0)
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Use it now' }).click()
  await again
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null)
})

test('a new version that one tab takes is used by all tabs', async ({ front }) => {
  const { page } = front
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  const other = await page.context().newPage()
  await other.goto('/#/main')
  await expect(other.getByRole('heading', { name: 'What shall we work on?' })).toBeVisible()
  front.changeWorker(release)
  await lookForNewVersion(page)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(other.getByText(notice)).toBeVisible()
  const loaded = [page.waitForEvent('load'), other.waitForEvent('load')]
  await page.getByRole('button', { name: 'Use it now' }).click({ delay: 500 })
  await Promise.all(loaded)
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'What shall we work on?' })).toBeVisible()
  await expect(other.getByText(notice)).toBeHidden()
})

test('a page reloads where the browser does not start the new version', async ({ front }) => {
  const { page } = front
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  front.changeWorker((script) => release(script).replace('use-new-version', 'ignored'))
  await lookForNewVersion(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Use it now' }).click({ delay: 500 })
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
})

/** The page as a server of another version sends it: it names other files. */
const ofAnotherVersion = (html: string) => html.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-0therOne.js')
const unchanged = (html: string) => html
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().filter(({ url }) => new URL(url).pathname === '/').length
  })

test('a device does not keep the page of another version, and keeps the app when the page is of its own version', async ({
  front,
}) => {
  const { page } = front
  front.changeKeptPage(ofAnotherVersion)
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  const asked = page.context().waitForEvent('serviceworker')
  await page.goto('/#/student/dashboard')
  await asked
  // The device has loaded every file before it finds the page of another version, which takes longer on a busy machine.
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations, { timeout: 30_000 }).toBe(0)
  expect(await keptPages(page)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()

  front.changeKeptPage(unchanged)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await keptOnDevice(page)
  expect(await keptPages(page)).toBe(1)
})

test('a new version whose page is of another version does not replace the one on the device', async ({ front }) => {
  const { page } = front
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  front.changeKeptPage(ofAnotherVersion)
  // A new version has another revision of its page.
  front.changeWorker((script) => release(script).replace(/(url:`\/`,revision:`)\w+/, '$1another'))
  await lookForNewVersion(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready
        return [installing?.state, waiting?.state, active?.state]
      }),
    )
    .toEqual([undefined, undefined, 'activated'])
  await expect(page.getByText(notice)).toBeHidden()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
})

test('a new device keeps the app although a proxy on the way still sends the worker of an older version', async ({
  front,
}) => {
  const { page } = front
  front.cacheWorkers()
  // The files of the older version are gone from the server.
  front.changeWorker((script) => script.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-0lder.js'))
  const stale = await Promise.all(
    ['/sw.js', '/sw.js?for=index-0lder.js'].map(async (path) => (await page.request.get(front.url + path)).text()),
  )
  for (const script of stale) expect(script).toContain('index-0lder.js')
  front.changeWorker(unchanged)
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  // The page that is open a second time does not register the worker again, which would look like a new version.
  const next = await page.context().newPage()
  await next.goto('/#/student/dashboard')
  await expect(next.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await lookForNewVersion(next)
  expect(await next.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await page.context().setOffline(true)
  await next.reload()
  await expect(next.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
})

/** Paths of the server, and the status of its response to a signed-in student. */
const serverPaths = {
  '/auth/start': 400,
  '/oidc/auth': 400,
  '/api/session': 200,
  '/metrics': 404,
  '/healthz': 200,
  '/legal/privacy': 200,
  '/legal/terms': 200,
  '/legal': 404,
}

test.describe('paths of the server', () => {
  test.use({ expectedErrors: [/status of 40[04]|ERR_INTERNET_DISCONNECTED/] })

  test('the pages of the server never come from the device', async ({ page, context, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.goto('/#/student/dashboard')
    await keptOnDevice(page)
    await page.reload()
    expect((await page.goto('/'))?.fromServiceWorker()).toBe(true)
    const tab = await context.newPage()
    for (const [path, status] of Object.entries(serverPaths)) {
      const response = await tab.goto(path)
      expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([path, status, false])
      expect(await response?.text(), path).not.toContain('id="root"')
    }
    await context.setOffline(true)
    for (const path of Object.keys(serverPaths)) {
      const offline = await context.newPage()
      await expect(offline.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
      await offline.close()
    }
    expect((await (await context.newPage()).goto('/'))?.fromServiceWorker()).toBe(true)
  })
})

test('the service worker is never taken from the browser cache', async ({ page, app }) => {
  const { headers } = await page.request.get(`${app.url}/sw.js`).then((reply) => ({ headers: reply.headers() }))
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})
