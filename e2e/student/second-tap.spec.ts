import { passStep } from '../harness/helping.ts'
import { registeredStudent } from '../harness/people.ts'
import {
  answerRight,
  answerRightTimes,
  answerWrong,
  expectStreak,
  openLevel,
  openLevelAt,
  type Page,
  ready,
} from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { readProduct, stopClock } from '../harness/timing.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

/** Misses the question twice, so that "Show me how" can be pressed, and stops the clock. */
async function missTwice(page: Page) {
  await openLevel(page, '2.5')
  for (const _ of [1, 2]) {
    await answerWrong(page)
    await page.clock.runFor(1100)
  }
  await ready(page)
  await stopClock(page)
  // The help loads in real time. A button that has just appeared ignores presses for 400 ms of the page's clock.
  await expect(showHow(page)).toBeVisible()
  await page.clock.runFor(500)
}

const showHow = (page: Page) => page.getByRole('button', { name: 'Show me how' })
const nextStep = (page: Page) => page.getByRole('button', { name: 'Next step' })
const step = (page: Page, number: number) => page.getByRole('heading', { name: `Step ${number} of` })

test('a second tap on Next step does not skip a step', async ({ page }) => {
  await missTwice(page)
  await showHow(page).tap()
  await expect(step(page, 1)).toBeVisible()
  await page.clock.runFor(500)
  // The second step asks, so another button can be in this place.
  const { x, y, width, height } = (await nextStep(page).boundingBox())!
  for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(step(page, 2)).toBeVisible()
  await page.clock.runFor(500)
  await passStep(page)
  await expect(step(page, 3)).toBeVisible()
})

test('a second tap on Back does not close the steps', async ({ page }) => {
  await missTwice(page)
  await showHow(page).tap()
  await expect(step(page, 1)).toBeVisible()
  await page.clock.runFor(500)
  await nextStep(page).tap()
  await expect(step(page, 2)).toBeVisible()
  await page.clock.runFor(500)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await back.tap()
  await back.tap()
  await expect(step(page, 1)).toBeVisible()
})

test('a second Enter on Show me how stays at the first step', async ({ page }) => {
  await missTwice(page)
  await showHow(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(step(page, 1)).toBeVisible()
  await expect(nextStep(page)).toBeFocused()
  await page.clock.runFor(1000)
  await page.keyboard.press('Enter')
  await expect(step(page, 2)).toBeVisible()
})

test('a held Enter opens the steps and does nothing after it', async ({ page }) => {
  await missTwice(page)
  await showHow(page).focus()
  await page.keyboard.down('Enter')
  await expect(nextStep(page)).toBeFocused()
  await page.clock.runFor(1000)
  // Playwright repeats a key that is already down.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await expect(step(page, 1)).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(step(page, 2)).toBeVisible()
})

test('the celebration stays open when it opens under a tapping finger', async ({ page }) => {
  await openLevel(page, '2.5')
  await answerRightTimes(page, 4)
  await answerRight(page)
  await stopClock(page)
  await page.clock.runFor(100)
  const party = page.getByRole('dialog', { name: 'Congratulations!' })
  const continueButton = party.getByRole('button', { name: 'Continue' })
  await expect(continueButton).toBeFocused()
  await continueButton.tap()
  await party.getByRole('button', { name: 'Next Stage' }).tap()
  await page.keyboard.press('Enter')
  await expect(party).toBeVisible()
  await page.clock.runFor(1000)
  await continueButton.tap()
  await expect(party).toBeHidden()
  await expectStreak(page, 5)
})

for (const key of ['Enter', 'Space', 'Escape']) {
  test(`the celebration stays open for a second for a child who goes on pressing ${key}`, async ({ page }) => {
    await openLevel(page, '2.5')
    await answerRightTimes(page, 4)
    await answerRight(page)
    await stopClock(page)
    await page.clock.runFor(50)
    const party = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(party).toBeVisible()
    for (let passed = 0; passed < 900; passed += 150) {
      await page.clock.runFor(150)
      await page.keyboard.press(key)
    }
    await expect(party).toBeVisible()
    // A key that is still held down after the first second closes nothing.
    await page.keyboard.down(key)
    await page.clock.runFor(300)
    await page.keyboard.down(key)
    await page.keyboard.down(key)
    await expect(party).toBeVisible()
    await page.keyboard.up(key)
    await expect(party).toBeVisible()
    await page.keyboard.press(key)
    await expect(party).toBeHidden()
    await expectStreak(page, 5)
  })
}

test('a second tap on Turn Timer ON leaves the timer on', async ({ page }) => {
  await openLevelAt(page, 'timestable/1/1.8')
  await ready(page)
  await stopClock(page)
  const untimed = await readProduct(page)
  const timer = page.getByRole('button', { name: 'Turn Timer' })
  await timer.tap()
  await timer.tap()
  await page.clock.runFor(600)
  await expect(timer).toHaveText('Turn Timer OFF')
  expect(await readProduct(page)).not.toBe(untimed)
  await timer.tap()
  await expect(timer).toHaveText('Turn Timer ON')
})
