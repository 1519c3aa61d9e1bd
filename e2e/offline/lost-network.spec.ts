import { closeBrowser, keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { played, streaksOf } from '../harness/played.ts'
import { answerRight, answerRightTimes, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { alreadyLoggedIn, logIn, logInStudent } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)/],
})

/** Counts the moves that the server stored, as its replies say, by round. */
function followStored(page: Page) {
  const lastByRound = new Map<string, number>()
  page.context().on('response', async (response) => {
    const [, round] = /\/api\/rounds\/([^/]+)\/moves$/.exec(response.url()) ?? []
    if (!round || !response.ok()) return
    const { lastMove } = await response.json()
    expect(lastMove).toBeGreaterThanOrEqual(lastByRound.get(round) ?? 0)
    lastByRound.set(round, lastMove)
  })
  return () => [...lastByRound.values()].reduce((sum, last) => sum + last, 0)
}

test('a child plays an hour in two tabs without a network, closes the browser, and every answer arrives once', async ({
  page,
  context,
  app,
}) => {
  const mia = await registeredStudent(app.url)
  await alreadyLoggedIn(page, mia, app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await context.setOffline(true)

  await page.clock.install()
  await openLevel(page, '2.1')
  await answerRightTimes(page, 3)
  await page.clock.fastForward('59:00')
  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await openLevel(otherTab, '2.2')
  await answerRight(otherTab)
  await answerRightTimes(page, 1)
  await expectStreak(page, 4)
  await expect(page.getByText('kept on this device')).toBeVisible()

  // The browser forgets its cookies, and with them the session. The app opens for Mia all the same.
  const next = await closeBrowser(context)
  await next.goto('/')
  await next.getByRole('link', { name: 'START NOW' }).click()
  await expect(next.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect(next.getByText('No internet. 5 answers are kept here and sent later.')).toBeVisible()
  await openLevel(next, '2.3')
  await answerRight(next)
  await next.goto('/#/main/fouroperations/addition')
  await expectBest(next, '2.1', 4)

  // Back online, the session is over. The first two replies are lost on their way.
  const storedMoves = followStored(next)
  let lost = 0
  await context.route('**/api/rounds/*/moves', async (route) => {
    if (lost++ >= 2) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect(next).toHaveURL(/#\/login$/)
  expect(storedMoves()).toBe(0)
  await logInStudent(next, mia)
  await expect.poll(storedMoves, { timeout: 20_000 }).toBe(6)
  await expect(next.getByText('Back online. All 6 answers are sent.')).toBeVisible()
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 4, '2.2': 1, '2.3': 1 })
  expect(lost).toBeGreaterThan(2)
})

test('the dashboard says when kept answers were sent, and a class can be left again', async ({
  page,
  context,
  app,
}) => {
  const mia = await registeredStudent(app.url)
  await alreadyLoggedIn(page, mia, app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await context.setOffline(true)
  await openLevel(page, '2.1')
  await answerRight(page)
  const tab = await context.newPage()
  await tab.goto('/#/student/dashboard')
  await expect(tab.getByText('No internet. 1 answer is kept here and sent later.')).toBeVisible()
  await expect(tab.getByText('Joining needs internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(tab.getByText('Back online. Your answer is sent.')).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Join Class' })).toBeVisible()
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 1 })
})

test("'Not you?' without a network forgets the child, and the next request ends the session", async ({
  page,
  context,
  app,
}) => {
  const mia = await registeredStudent(app.url, 'Mia', 'Chen')
  const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
  await logInStudent(page, mia)
  await keptOnDevice(page)
  const before = await context.cookies()
  const token = before.find(({ name }) => name === 'session')!.value
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByText('Logging in needs internet.')).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'solve-it-maths-account',
  )

  const next = await context.newPage()
  await page.close()
  await next.goto('/#/student/dashboard')
  await expect(next).toHaveURL(/#\/login$/)

  const requests: string[] = []
  context.on('request', (request) => {
    // Login asks for the ways to sign in, which is about nobody.
    if (/\/api\/(?!sign-in)/.test(request.url())) requests.push(request.method())
  })
  await context.setOffline(false)
  await expect.poll(() => requests[0]).toBe('DELETE')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('session')
  const asked = await next.request.get('/api/progress', {
    headers: { Cookie: `session=${token}; account=${mia.browser.account}` },
  })
  expect(asked.status()).toBe(401)
  await logIn(next, ben.email, 'student')
  await expect(next.getByRole('heading', { level: 1, name: 'Kia ora, Ben' })).toBeVisible()
})

for (const path of ['/', '/#/register', '/#/main/fouroperations/addition']) {
  test(`a session that was logged out without a network ends when ${path} is opened later with one`, async ({
    page,
    context,
    app,
  }) => {
    const mia = await registeredStudent(app.url)
    await logInStudent(page, mia)
    await keptOnDevice(page)
    const token = (await context.cookies()).find(({ name }) => name === 'session')!.value
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    const next = await context.newPage()
    await page.close()

    const requests: string[] = []
    context.on('request', (request) => {
      // Login asks for the ways to sign in, which is about nobody.
      if (/\/api\/(?!sign-in)/.test(request.url())) requests.push(request.method())
    })
    await context.setOffline(false)
    await next.goto(path)
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('session')
    // The page that closes may send it already, and then no page reports it.
    expect(requests.filter((method) => method !== 'DELETE')).toEqual([])
    const asked = await next.request.get('/api/progress', {
      headers: { Cookie: `session=${token}; account=${mia.browser.account}` },
    })
    expect(asked.status()).toBe(401)
  })
}

async function expectBest(page: Page, levelId: string, best: number): Promise<void> {
  const level = page.getByRole('link', { name: new RegExp(`^${levelId.replace('.', '\\.')}`) })
  await expect(level.getByRole('img', { name: new RegExp(`^Best streak ${best} of `) })).toBeVisible()
}

test("a student's best streaks at the server are shown without a network until log-out", async ({
  page,
  context,
  app,
}) => {
  const mia = await registeredStudent(app.url)
  await played(mia, 'addition', '2.1', 4)
  await alreadyLoggedIn(page, mia, app.url)
  await page.clock.install()
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  // After some minutes in a level, the server stores a best streak. No list has been open since then.
  await openLevel(page, '2.2')
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1)
  await page.clock.fastForward('06:00')
  const first = stored(page, 1)
  await answerRight(page)
  await first
  await page.clock.runFor(2000)
  await context.setOffline(true)

  const tab = await context.newPage()
  await tab.goto('/#/main/fouroperations/addition')
  await expectBest(tab, '2.1', 4)
  await expectBest(tab, '2.2', 1)
  const next = await closeBrowser(context)
  await next.goto('/#/main/fouroperations/addition')
  await expectBest(next, '2.1', 4)
  await expectBest(next, '2.2', 1)
  // A better streak that is not sent yet is shown in its place.
  await next.clock.install()
  await openLevel(next, '2.2')
  await answerRightTimes(next, 2)
  await next.goto('/#/main/fouroperations/addition')
  await expectBest(next, '2.2', 2)
  await expectBest(next, '2.1', 4)
  await next.getByRole('button', { name: 'Not you?' }).click()
  const asked = next.getByRole('alertdialog', { name: 'Log out Mia?' })
  await expect(asked).toContainText('Your answers are safe on this device.')
  await asked.getByRole('button', { name: 'Log out' }).click()
  await expect(next).toHaveURL(/#\/login$/)
  await expect
    .poll(() => next.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['solve-it-maths'])
})

test('storage that the browser keeps is asked for at the first answer, and once', async ({ page, app }) => {
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(globalThis, { persistAsked: times })
    navigator.storage.persist = async () => {
      times.push(performance.now())
      return true
    }
  })
  const times = () => page.evaluate(() => (globalThis as unknown as { persistAsked: number[] }).persistAsked)
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await openLevel(page, '2.1')
  await page.waitForRequest(/\/sw\.js|\/api\/memberships/)
  const first = stored(page, 1)
  const beforeAnswer = await page.evaluate(() => performance.now())
  await answerRight(page)
  await first
  const second = stored(page, 2)
  await answerRight(page)
  await second
  const asked = await times()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThan(beforeAnswer)
})
