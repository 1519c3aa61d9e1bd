import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { answerBox, answerRight, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const sizes = {
  '390 pixels': { width: 390, height: 844 },
  '820 pixels': { width: 820, height: 1180 },
  '1366 pixels': { width: 1366, height: 768 },
}

/** Returns the positions and sizes of the elements of a selector, in whole pixels. */
const boxes = (page: Page, selector: string) =>
  page.evaluate(
    (elements) =>
      [...document.querySelectorAll(elements)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    selector,
  )

/** Expects that the text is above the element, below the bar and on the screen. */
async function expectBetween(page: Page, text: string, element: string, size: string): Promise<void> {
  const line = (await page.getByText(text).boundingBox())!
  const [bar, below] = [await page.locator('header').boundingBox(), await page.locator(element).first().boundingBox()]
  expect(line.y, size).toBeGreaterThan(bar!.y + bar!.height - 20)
  expect(line.y + line.height, size).toBeLessThanOrEqual(below!.y)
}

test('the dashboard keeps its letter and the places of its boxes when the network goes and comes back', async ({
  page,
  context,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  // The name begins with another letter than the e-mail, which gives the letter.
  const about = { class: classId, student: student.browser.account }
  const renamed = { ...about, firstName: 'Zoe', lastName: 'Chen' }
  await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', renamed)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  const content = 'main h1, main h2, main h2 ~ div > *'
  const initial = student.email.charAt(0).toUpperCase()
  const letter = () => page.getByRole('button', { name: /^Account menu/ }).innerText()
  const line = 'No internet. Your answers are kept here and sent later.'
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Join another class' })).toBeVisible()
    const before = await boxes(page, content)
    expect(before.length).toBeGreaterThan(3)
    expect(await letter()).toBe(initial)
    await context.setOffline(true)
    await expect(page.getByText('Joining needs internet.')).toBeVisible()
    await expect(page.getByText(line)).toBeVisible()
    expect(await boxes(page, content), size).toEqual(before)
    await expectBetween(page, line, 'main h1', size)
    await page.reload()
    await expect(page.getByText('Leaving a class needs internet.')).toBeVisible()
    expect(await boxes(page, content), size).toEqual(before)
    expect(await letter()).toBe(initial)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Join another class' })).toBeVisible()
    expect(await boxes(page, content), size).toEqual(before)
    expect(await letter()).toBe(initial)
  }
})

test('a join link that is opened without a network keeps the room of its form', async ({ page, context, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  const content = 'main h1, main h2, main h2 ~ div > *'
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await context.setOffline(true)
    await page.goto('/#/student/dashboard?code=ABCDEF')
    await expect(page.getByText('Joining needs internet.')).toBeVisible()
    const before = await boxes(page, content)
    expect(before.length).toBeGreaterThan(2)
    await context.setOffline(false)
    await expect(page.getByLabel('Class code')).toHaveValue('ABCDEF')
    expect(await boxes(page, content), size).toEqual(before)
  }
})

test('the boxes of Login stay in their places without a network, and their buttons open nothing', async ({
  page,
  context,
}) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/login')
    const google = page.getByRole('button', { name: 'Sign in with Google' }).first()
    await expect(google).toBeEnabled()
    const before = await boxes(page, 'main section')
    await context.setOffline(true)
    await expect(page.getByText('Logging in needs internet.')).toBeVisible()
    expect(await boxes(page, 'main section'), size).toEqual(before)
    await expect(google).toBeDisabled()
    await google.click({ force: true })
    // A window would open during the click, so the browser reports it before the next frame's reply.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(context.pages()).toHaveLength(1)
    await context.setOffline(false)
    await expect(google).toBeEnabled()
    expect(await boxes(page, 'main section'), size).toEqual(before)
  }
})

test('a level that is opened without a network says at once, above the question, where the answers are kept', async ({
  page,
  context,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  const line = 'Your answers are kept on this device'
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await openLevel(page, '2.1')
    await expect(page.getByText(line).first()).toBeHidden()
    const before = await boxes(page, 'main form > *')
    await context.setOffline(true)
    await expect(page.getByText(line).first()).toBeVisible()
    expect(await boxes(page, 'main form > *'), size).toEqual(before)
    await page.reload()
    await expect(page.getByText(line).first()).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: line })
    expect(await notice.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(14)
    const pill = (await notice.boundingBox())!
    const question = (await page.locator('main form label').first().boundingBox())!
    expect(pill.y + pill.height, size).toBeLessThan(question.y)
    expect(Math.abs(pill.x + pill.width / 2 - viewport.width / 2), size).toBeLessThan(2)
    const buttons = await page.getByRole('button', { name: /^(Working|Sound|See one worked)$/ }).all()
    expect(buttons.length).toBeGreaterThan(1)
    for (const button of buttons) {
      const box = (await button.boundingBox())!
      const isBeside = pill.x + pill.width <= box.x || pill.x >= box.x + box.width
      const isApart = pill.y >= box.y + box.height || pill.y + pill.height <= box.y
      expect(isBeside || isApart, `${await button.innerText()} at ${size}`).toBe(true)
    }
    await context.setOffline(false)
    await expect(page.getByText(line).first()).toBeHidden()
  }
})

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a right answer never makes the page wider than a screen of ${size}`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const widest = { pixels: 0 }
      Object.assign(globalThis, { widest })
      const look = () => {
        widest.pixels = Math.max(widest.pixels, document.documentElement.scrollWidth)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await openLevel(page, '2.1')
    await answerRight(page)
    // The next question comes after the animations of the right answer.
    await expect(answerBox(page)).toBeEditable()
    const widest = await page.evaluate(() => (globalThis as unknown as { widest: { pixels: number } }).widest.pixels)
    expect(widest).toBe(viewport.width)
  })
}
