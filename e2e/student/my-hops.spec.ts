import { levelsOf } from '#maths'
import { boxesOf } from '../harness/boxes.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight, answerWrong, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

const toHops = (page: Page) => page.getByRole('link', { name: /My hops$/ })
const all = (page: Page) => page.getByRole('region', { name: 'All my hops' })
const count = (page: Page) => all(page).getByRole('heading')

test('a child sees all right answers, the days, levels and facts, and goes on as on the dashboard', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  const stage = levelsOf('addition').filter((level) => level.stage === '1')
  for (const { id } of stage) await played(student, 'addition', id, 5)
  await played(student, 'timestable', '1.8', ['right', 'wrong'], { thinking: 2000 })
  await openStudentDashboard(page, student)
  const right = String(stage.length * 5 + 1)
  await expect(toHops(page)).toHaveText(`${right} My hops`)
  await toHops(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My hops' })).toBeFocused()
  await expect(count(page)).toHaveText(`${right} hops`)
  await expect(page.getByRole('region', { name: /You hopped on 1 day\.$/ })).toBeVisible()
  await expect(
    page.getByRole('link', { name: new RegExp(`^Addition ${stage.length} of 23 levels completed`) }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More ways to hop' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Number Structure 0 of 36 levels completed' })).toBeVisible()
  await expect(page.getByText('0 of 36', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Facts 1 of 87' })).toBeVisible()
  const sentence =
    /^Each hop grows with the facts you know\. 1 of \d+ facts of the \d+ times table is yours\. Get the next one\.$/
  await expect(page.getByText(sentence)).toBeVisible()
  // The table was played last, so it is the next step here as on the dashboard.
  await expect(all(page)).toContainText('Go on in Times Table.')
  await all(page).getByRole('link', { name: 'Keep going: 7 times table' }).click()
  await expect(page).toHaveURL(/#\/main\/timestable\/1\/1\.8$/)
})

test('a child who has not played sees an empty line and one thing to do, and no word about missed days', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await openStudentDashboard(page, student)
  await expect(page.getByText('Your first hop is next.')).toBeVisible()
  await expect(toHops(page)).toHaveCount(0)
  await page.goto('/#/student/hops')
  await expect(count(page)).toHaveText('Your first hop')
  await expect(page.getByRole('heading')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Back to Dashboard', 'Start here: 3 + 4'])
  await expect(page.getByRole('main')).not.toContainText(/You hopped|missed|behind|days/)
  await all(page).getByRole('link', { name: 'Start here: 3 + 4' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stage 1-1.1' })).toBeVisible()
})

test('a child without a class is led from My hops to the form to join one', async ({ page, app }) => {
  await openStudentDashboard(page, await registeredStudent(app.url))
  await expect(page.getByText('First join your class.', { exact: true })).toBeVisible()
  await page.goto('/#/student/hops')
  await expect(all(page)).toContainText('Every right answer is a hop. First join your class.')
  await all(page).getByRole('link', { name: 'Join Class' }).click()
  await expect(page.getByLabel('Class code')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Join Class/ })).toBeVisible()
})

test('a child can count on from the tens on the line of hops, on a phone and on a laptop', async ({ page, app }) => {
  const student = await registeredStudent(app.url)
  for (const level of ['1.1', '1.2']) await played(student, 'addition', level, 6)
  await alreadyLoggedIn(page, student, app.url)
  for (const { width, tens } of [
    { width: 390, tens: ['10'] },
    { width: 1366, tens: ['0', '10'] },
  ]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/#/student/hops')
    await expect(count(page)).toHaveText('12 hops')
    const numbers = await all(page)
      .locator('text')
      .evaluateAll((texts) =>
        texts.filter((text) => text.getBoundingClientRect().left > 0).map(({ textContent }) => textContent),
      )
    expect(numbers).toEqual(tens)
  }
})

test('four hops before a ten, the line shows all hops to it and its number, on the smallest phone too', async ({
  page,
  app,
}) => {
  const student = await registeredStudent(app.url)
  for (const level of ['1.1', '1.2']) await played(student, 'addition', level, 8)
  await alreadyLoggedIn(page, student, app.url)
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/#/student/hops')
    await expect(count(page)).toHaveText('16 hops')
    await expect(all(page).getByText('4 more hops to 20.')).toBeVisible()
    const [goal] = await boxesOf(all(page).locator('text', { hasText: '20' }))
    expect(goal!.right).toBeLessThan(width)
  }
})

test('the first ten is in view from six hops on, on a phone too', async ({ page, app }) => {
  const student = await registeredStudent(app.url)
  await played(student, 'addition', '1.1', 6)
  await alreadyLoggedIn(page, student, app.url)
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/#/student/hops')
    await expect(count(page)).toHaveText('6 hops')
    const [goal] = await boxesOf(all(page).locator('text', { hasText: '10' }))
    expect(goal!.left).toBeGreaterThan(0)
    expect(goal!.right).toBeLessThan(width)
  }
})

test("a child's own picture is at the end of the hops, and before a choice the kiwi waits there", async ({
  page,
  app,
}) => {
  const student = await registeredStudent(app.url)
  await played(student, 'addition', '1.1', 2)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/student/hops')
  await expect(count(page)).toHaveText('2 hops')
  await expect(all(page).locator('image')).toHaveCount(1)
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'fern', colour: 'grass' } })
  await page.reload()
  await expect(all(page).locator('use[href$="#fern"]')).toBeVisible()
  await expect(all(page).locator('image')).toHaveCount(0)
})

test('nothing moves when the number on the button of My hops comes', async ({ page, app }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/practice', async (route) => {
    await arrived
    await route.continue()
  })
  const student = await registeredStudent(app.url)
  await played(student, 'addition', '1.1', 2)
  await openStudentDashboard(page, student)
  const words = () =>
    toHops(page).evaluate((link) => {
      const range = document.createRange()
      range.selectNode(link.lastChild!)
      return [link.getBoundingClientRect(), range.getBoundingClientRect()].map((box) => box.toJSON())
    })
  await expect(toHops(page)).toHaveText('My hops')
  const before = await words()
  arrive()
  await expect(toHops(page)).toHaveText('2 My hops')
  expect(await words()).toEqual(before)
})

test('the first hops from another device add My hops to an open dashboard, and move no button', async ({
  page,
  app,
  openDevice,
}) => {
  const { student } = await classWithStudent(app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await openStudentDashboard(page, student)
  await expect(page.getByText('Your first hop is next.')).toBeVisible()
  await expect(toHops(page)).toHaveCount(0)
  const controls = page.getByRole('main').locator('a, button')
  const places = async () => (await boxesOf(controls)).map(({ left, top }) => ({ left, top }))
  const before = await places()
  const laptop = await openDevice()
  await alreadyLoggedIn(laptop, student, app.url)
  await openLevel(laptop, '1.1')
  for (let i = 0; i < 2; i++) await answerRight(laptop)
  await expect.poll(async () => (await student.browser.call('GET /api/practice', {})).right).toBe(2)
  // The child comes back to the page, which then asks for what is older than ten seconds.
  await page.clock.fastForward(11_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(toHops(page)).toHaveText('2 My hops')
  await expect(controls).toHaveCount(before.length + 1)
  expect((await places()).slice(0, -1)).toEqual(before)
  await toHops(page).click()
  await expect(count(page)).toHaveText('2 hops')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(controls.first()).toHaveText('2 My hops')
})

test('the page is for students', async ({ page, app }) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/student/hops')
  await expect(page.getByRole('heading', { name: 'This page is for students.' })).toBeVisible()
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('hops that could not be loaded are tried again', async ({ page, app }) => {
    const student = await registeredStudent(app.url)
    await played(student, 'addition', '1.1', 2)
    await alreadyLoggedIn(page, student, app.url)
    await page.route('**/api/practice', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/#/student/hops')
    await expect(page.getByText('Your hops could not be loaded.')).toBeVisible()
    await page.unroute('**/api/practice')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page)).toHaveText('2 hops')
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('right answers of a child without a network are hops at once, and are counted once when they are sent', async ({
    page,
    context,
    app,
  }) => {
    const student = await registeredStudent(app.url)
    await played(student, 'addition', '1.1', 5)
    await openStudentDashboard(page, student)
    await keptOnDevice(page)
    await expect(toHops(page)).toHaveText('5 My hops')
    // The round begins with a network, so the server has its first answer.
    await openLevel(page, '1.2')
    await answerRight(page)
    await expect.poll(async () => (await student.browser.call('GET /api/practice', {})).right).toBe(6)
    await context.setOffline(true)
    await answerRight(page)
    await answerWrong(page)
    for (let i = 0; i < 3; i++) await answerRight(page)
    await page.goto('/#/student/hops')
    await expect(count(page)).toHaveText('10 hops')
    await page.reload()
    await expect(count(page)).toHaveText('10 hops')
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await context.setOffline(false)
    await expect.poll(async () => (await student.browser.call('GET /api/practice', {})).right).toBe(10)
    await expect(count(page)).toHaveText('10 hops')
    await page.reload()
    await expect(count(page)).toHaveText('10 hops')
  })

  test('"Not you?" deletes the hops of a child from the device', async ({ page, context, app }) => {
    const student = await registeredStudent(app.url)
    await played(student, 'addition', '1.1', 5)
    await openStudentDashboard(page, student)
    await keptOnDevice(page)
    await expect.poll(() => keptHops(page)).toBe(5)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
      'solve-it-maths-account',
    )
    await page.goto('/#/student/hops')
    await expect(page).toHaveURL(/#\/login$/)
  })
})

/** Returns the right answers of My hops as the device keeps them. */
function keptHops(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('solve-it-maths-account')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const getting = database.transaction('account').objectStore('account').get('account')
    const kept = await new Promise<{ practice?: { page: { right: number } } } | undefined>((resolve) => {
      getting.onsuccess = () => resolve(getting.result)
    })
    database.close()
    return kept?.practice?.page.right
  })
}
