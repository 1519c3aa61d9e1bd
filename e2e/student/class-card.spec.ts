import { wrongPictures } from '../../server/test/picture-guesses.ts'
import { expectAccessible } from '../harness/accessible.ts'
import {
  go,
  listedClass,
  lookAtCardSteps,
  pictureButton,
  setSignIn,
  tapName,
  tapPictures,
  typeCode,
} from '../harness/card-steps.ts'
import { expectToFit } from '../harness/fitting.ts'
import { registeredStudent } from '../harness/people.ts'
import { openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/404|429|ERR_FAILED|ERR_INTERNET_DISCONNECTED/], reducedMotion: 'reduce' })

test('a child without a camera waits for the teacher, and signs in with the code, the name and three pictures', async ({
  page,
  app,
}) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await page.clock.install()
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'I have a class card' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByLabel('Class code')).toHaveAccessibleDescription(/Please enter a class code/)
  await typeCode(page, 'ABC10X')
  await expect(page.getByRole('heading', { name: 'The list of names is not open yet.' })).toBeFocused()
  await page.clock.runFor(400)
  await page.getByRole('button', { name: 'Another class code' }).click()
  await expect(page.getByLabel('Class code')).toHaveValue('ABC10X')
  await typeCode(page, code.toLowerCase())
  await expect(page.getByRole('heading', { name: 'The list of names is not open yet.' })).toBeFocused()
  await expect(page.getByText(`Class code: ${code}`)).toBeVisible()
  await setSignIn(teacher, classId)
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeFocused()
  await expect(page.getByText('Room 5', { exact: true })).toBeVisible()
  // The student who signs in with Google is not on the list.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Tui R.'])
  await page.clock.runFor(400)
  await tapName(page, 'Tui R.')
  await page.clock.runFor(400)
  await tapPictures(page, wrongPictures(card))
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('list').getByRole('img')).toHaveCount(2)
  await pictureButton(page, wrongPictures(card)[2]!).click()
  await go(page)
  await expect(page.getByRole('heading', { name: 'Not those three.' })).toBeVisible()
  await expect(page.getByText('Look at your card. 4 tries are left.')).toBeVisible()
  await tapPictures(page, card.pictures)
  await go(page)
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Kia ora, Tui' })).toBeVisible()
})

test('shut pictures open by themselves when the teacher opens them, and names go when the sign-in is shut', async ({
  page,
  app,
}) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  const ask = () =>
    teacher.browser.ask('POST /api/picture-sessions', { code, student: card.id, pictures: wrongPictures(card) })
  for (let i = 0; i < 4; i++) await ask()
  await page.clock.install()
  await page.goto('/#/card')
  await typeCode(page, code)
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible()
  await page.clock.runFor(400)
  await tapName(page, 'Tui R.')
  await page.clock.runFor(400)
  await tapPictures(page, wrongPictures(card))
  await go(page)
  await expect(page.getByRole('heading', { name: 'Your pictures are shut.' })).toBeFocused()
  const opening = { class: classId, student: card.id }
  await teacher.browser.call('POST /api/classes/{class}/students/{student}/pictures/opening', opening)
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'Tap your three pictures.' })).toBeFocused()
  await setSignIn(teacher, classId, false)
  await page.clock.runFor(400)
  await tapPictures(page, card.pictures)
  await go(page)
  await expect(page.getByText('Ask your teacher to open it.')).toBeVisible()
  await expect(page.getByText('Tui R.')).toHaveCount(0)
})

test('names go within 30 seconds of a shut sign-in, and at its end also without a network', async ({ page, app }) => {
  const { teacher, classId, code } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await page.clock.install()
  await page.goto('/#/card')
  await typeCode(page, code)
  const name = page.getByRole('button', { name: 'Tui R.' })
  await expect(name).toBeVisible()
  await setSignIn(teacher, classId, false)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { name: 'The list of names is not open yet.' })).toBeFocused()
  await expect(name).toHaveCount(0)
  await setSignIn(teacher, classId)
  await page.clock.runFor(5000)
  await expect(name).toBeVisible()
  await page.route('**/api/card-names', (route) => route.abort('internetdisconnected'))
  const failing = page.waitForEvent('requestfailed')
  await page.clock.runFor(30_000)
  await failing
  await expect(name).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(page.getByText('Ask your teacher to open it.')).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('names show on a device whose clock is a day ahead', async ({ page, app }) => {
  const { teacher, classId, code } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
  await page.goto('/#/card')
  await typeCode(page, code)
  await expect(page.getByRole('button', { name: 'Tui R.' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: 'Tui R.' })).toBeVisible()
})

test('a page that has waited for ten minutes asks every 30 seconds only', async ({ page, app }) => {
  const { code } = await listedClass(app.url)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/card-names')) asked++
  })
  await page.clock.install()
  await page.goto('/#/card')
  await typeCode(page, code)
  await expect(page.getByText('Ask your teacher to open it.')).toBeVisible()
  expect(asked).toBe(1)
  await page.clock.fastForward('10:00')
  await expect.poll(() => asked).toBe(2)
  const now = () => page.evaluate(() => Date.now())
  const before = await now()
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(asked).toBe(3)
  }).toPass({ intervals: [1] })
  // The response to the second request may have come a little before.
  expect((await now()) - before).toBeGreaterThan(20_000)
})

test('tapped pictures go after a refused try, and after two minutes without a tap', async ({ page, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await page.clock.install()
  await page.goto('/#/card')
  await typeCode(page, code)
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible()
  await page.clock.runFor(400)
  await tapName(page, 'Tui R.')
  await page.clock.runFor(400)
  const tapped = page.getByRole('list').getByRole('img')
  const wrong = { code, student: '0'.repeat(32), pictures: card.pictures }
  for (let i = 0; i < 60; i++) await teacher.browser.ask('POST /api/picture-sessions', wrong)
  await tapPictures(page, card.pictures)
  await go(page)
  await expect(page.getByText('Too many pictures were wrong in your class.')).toBeVisible()
  await expect(tapped).toHaveCount(0)
  await page.route('**/api/picture-sessions', (route) => route.abort('internetdisconnected'))
  await tapPictures(page, card.pictures)
  await go(page)
  await expect(page.getByText('Your card could not be checked.')).toBeVisible()
  await expect(tapped).toHaveCount(3)
  await page.clock.fastForward('02:00')
  await expect(tapped).toHaveCount(0)
  await expect(page.getByText('Your card could not be checked.')).toHaveCount(0)
})

test('without a network the code and the pictures stay, and can be tried again', async ({ page, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await page.goto('/#/card')
  await page.route('**/api/card-names', (route) => route.abort('internetdisconnected'))
  await typeCode(page, code)
  await expect(page.getByText('Your class could not be loaded. Is there internet?')).toBeVisible()
  await expectAccessible(page, 'a class that was not loaded')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await tapName(page, 'Tui R.')
  await tapPictures(page, card.pictures)
  await page.route('**/api/picture-sessions', (route) => route.abort('internetdisconnected'))
  await go(page)
  await expect(page.getByText('Your card could not be checked. Is there internet?')).toBeVisible()
  await expect(page.getByRole('list').getByRole('img')).toHaveCount(3)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Kia ora, Tui' })).toBeVisible()
})

test('the late log-out of the child before does not log the next child out', async ({ page, context, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await alreadyLoggedIn(page, await registeredStudent(app.url, 'Mia', 'Chen'), app.url)
  await openLevel(page, '1.1')
  await page.route('**/api/session', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Not you?' }).click()
  await page.getByRole('link', { name: 'I have a class card' }).click()
  await typeCode(page, code)
  await tapName(page, 'Tui R.')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let late: Promise<void> | undefined
  await page.unrouteAll()
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    // This response changes the browser's cookies already here, so the next child signs in after it.
    const response = await route.fetch()
    // The page no longer waits for it.
    late = arrived.then(() => route.fulfill({ response }).catch(() => {}))
  })
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await context.setOffline(false)
  await expect.poll(() => late !== undefined).toBe(true)
  await tapPictures(page, card.pictures)
  await go(page)
  await expect(page.getByRole('heading', { name: 'Kia ora, Tui' })).toBeVisible()
  arrive()
  await late
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kia ora, Tui' })).toBeVisible()
})

test('a child signs in with the keyboard alone', async ({ page, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  await page.clock.install()
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'I have a class card' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'I have a class card' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Class code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeFocused()
  await page.clock.runFor(400)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tui R.' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tap your three pictures.' })).toBeFocused()
  await page.clock.runFor(400)
  const tabTo = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    for (let i = 0; i < 40 && !(await button.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
  }
  for (const [i, picture] of card.pictures.entries()) {
    // The same picture again is under the focus already.
    if (i > 0 && picture === card.pictures[i - 1]) await page.keyboard.press('Space')
    else {
      await page.getByRole('button', { name: 'Not you?' }).focus()
      await tabTo(picture)
    }
    await expect(page.getByRole('list').getByRole('img')).toHaveCount(i + 1)
  }
  await tabTo('Go')
  await expect(page.getByRole('heading', { name: 'Kia ora, Tui' })).toBeVisible()
})

for (const [size, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
}))
  test(`everyone can use each step of the sign-in with pictures on ${size}`, async ({ page, app }) => {
    const listed = await listedClass(app.url)
    await page.setViewportSize(viewport)
    await lookAtCardSteps(page, listed, async (screen) => {
      await expectAccessible(page, screen)
      await expectToFit(page, screen)
    })
  })
