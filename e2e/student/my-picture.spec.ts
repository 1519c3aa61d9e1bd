import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { answerRightTimes, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { enlargeText } from '../harness/text-size.ts'

test.use({ reducedMotion: 'reduce' })

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account menu/ })

/** The drawing of a picture. It is decoration, so it has no role. */
const drawn = (page: Page, name: string) => page.locator(`use[href$="#${name}"]`)

/** Opens the page from the account menu of the dashboard, and chooses. */
async function choose(page: Page, picture: string, colour: string): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'My picture' }).click()
  await page.getByRole('radio', { name: picture }).check()
  await page.getByRole('radio', { name: colour, exact: true }).check()
  await page.getByRole('button', { name: 'That’s me' }).click()
  await expect(page.getByRole('heading', { name: /^Kia ora/ })).toBeVisible()
}

const expectPicture = (page: Page, name: string) =>
  expect(accountButton(page)).toHaveAccessibleName(new RegExp(`Your picture: ${name}$`))

test('a chosen picture is on every device of the student, in the level, and beside the name in an open class list', async ({
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const [laptop, tablet, phone] = [await openDevice(), await openDevice(), await openDevice()]
  await alreadyLoggedIn(laptop, teacher, app.url)
  await laptop.goto(`/#/studentprogress?code=${code}`)
  await expect(laptop.getByRole('rowheader', { name: 'Mia C.' })).toBeVisible()
  await openStudentDashboard(tablet, student)
  await expect(accountButton(tablet)).toHaveText('M')
  await choose(tablet, 'ice cream', 'purple')
  await expectPicture(tablet, 'ice cream')
  await expect(drawn(laptop, 'iceCream')).toBeVisible()
  await laptop.goto(`/#/studentprogress/timestable?code=${code}&student=${student.browser.account}`)
  await expect(laptop.getByRole('heading', { name: 'Mia Chen' }).locator('use')).toHaveAttribute('href', /#iceCream$/)
  await tablet.goto('/#/main/fouroperations/addition/1/1.1')
  await expect(tablet.getByRole('button', { name: 'Check' })).toBeVisible()
  // It is beside "Not you?" and in the ball.
  await expect(drawn(tablet, 'iceCream')).toHaveCount(2)
  await tablet.reload()
  await expect(drawn(tablet, 'iceCream')).toHaveCount(2)
  await openStudentDashboard(phone, student)
  await expectPicture(phone, 'ice cream')
})

test('the chosen picture flies on the ball of a celebration', async ({ page, app }) => {
  const student = await registeredStudent(app.url)
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'frog', colour: 'grass' } })
  await page.clock.install()
  await openStudentDashboard(page, student)
  await openLevel(page, '1.1')
  await answerRightTimes(page, 5)
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(celebration.locator('use[href$="#frog"]')).toBeVisible()
})

test('the chosen picture is on the ball of Keep going', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'frog', colour: 'grass' } })
  await openStudentDashboard(page, student)
  await expect(page.getByRole('link', { name: /^Start here/ }).locator('use[href$="#frog"]')).toBeVisible()
})

test('"Just my letter" brings the letter back', async ({ page, app }) => {
  await openStudentDashboard(page, await registeredStudent(app.url))
  await choose(page, 'frog', 'green')
  await expectPicture(page, 'frog')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'My picture' }).click()
  await expect(page.getByRole('radio', { name: 'frog' })).toBeChecked()
  await page.getByRole('button', { name: 'Just my letter' }).click()
  await expect(accountButton(page)).toHaveText('M')
  await page.reload()
  await expect(accountButton(page)).toHaveText('M')
})

test('a picture can be chosen with the keyboard alone', async ({ page, app }) => {
  const student = await registeredStudent(app.url)
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'cat', colour: 'amber' } })
  await openStudentDashboard(page, student)
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'My picture' })
  await expect(item).toBeVisible()
  // The code of the menu may have just arrived. A child would press the arrow again too.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(item).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This is me' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'cat' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'dog' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'orange' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectPicture(page, 'dog')
})

for (const percent of [100, 200]) {
  test(`"That's me" is in view without scrolling on a phone with text of ${percent} %, also below a focused picture`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enlargeText(page, percent)
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.goto('/#/student/picture')
    const save = page.getByRole('button', { name: 'That’s me' })
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { checked: true }).first().focus()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('ArrowDown')
      const picture = await page.getByRole('radio', { checked: true }).first().boundingBox()
      expect(picture!.y + picture!.height).toBeLessThanOrEqual((await save.boundingBox())!.y)
    }
    await expect(save).toBeInViewport({ ratio: 1 })
  })
}

test('the ball is in view beside the pictures on a laptop with text of 200 %', async ({ page, app }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enlargeText(page, 200)
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/picture')
  await page.getByRole('radio', { name: 'cat' }).check()
  const ball = page.getByRole('main').locator('form > div').first().locator('use[href$="#cat"]')
  await expect(ball).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: 'That’s me' }).scrollIntoViewIfNeeded()
  await expect(ball).toBeInViewport({ ratio: 0.99 })
})

test('all pictures, all colours and both buttons are in view on a phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/picture')
  const save = await page.getByRole('button', { name: 'That’s me' }).boundingBox()
  const letter = await page.getByRole('button', { name: 'Just my letter' }).boundingBox()
  const lowest = await page.getByRole('radio', { name: 'green', exact: true }).boundingBox()
  expect(letter!.y + letter!.height).toBeLessThanOrEqual(844)
  expect(lowest!.y + lowest!.height).toBeLessThanOrEqual(save!.y)
})

test('a teacher has no picture to choose', async ({ page, app }) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/student/picture')
  await expect(page.getByRole('heading', { name: 'This page is for students.' })).toBeVisible()
  await accountButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'My picture' })).toHaveCount(0)
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('a choice that could not be sent is shown, and is sent with the next screen', async ({ page, app }) => {
    const student = await registeredStudent(app.url)
    await openStudentDashboard(page, student)
    await page.route('**/api/me/picture', (route) => route.fulfill({ status: 503, body: '{}' }))
    await choose(page, 'rocket', 'red')
    await expectPicture(page, 'rocket')
    await page.unroute('**/api/me/picture')
    await page.reload()
    await expectPicture(page, 'rocket')
    await expect.poll(() => storedName(student)).toBe('rocket')
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a picture that is chosen offline is kept through a reload, and is sent when the network is back', async ({
    page,
    context,
    app,
  }) => {
    const student = await registeredStudent(app.url)
    await openStudentDashboard(page, student)
    await keptOnDevice(page)
    await context.setOffline(true)
    // A page that has just loaded may send a request before the browser knows that it is offline.
    await page.route('**/api/me/picture', (route) => route.abort('internetdisconnected'))
    await choose(page, 'penguin', 'sea blue')
    await expectPicture(page, 'penguin')
    await page.reload()
    await expectPicture(page, 'penguin')
    await page.goto('/#/main/fouroperations/addition/1/1.1')
    await expect(drawn(page, 'penguin')).toHaveCount(2)
    expect(await storedName(student)).toBeUndefined()
    await page.unroute('**/api/me/picture')
    await context.setOffline(false)
    await expect.poll(() => storedName(student)).toBe('penguin')
  })
})

async function storedName({ browser }: Awaited<ReturnType<typeof registeredStudent>>): Promise<string | undefined> {
  return (await browser.call('GET /api/session', {})).account?.picture?.name
}
