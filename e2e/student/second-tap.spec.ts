import { registeredStudent } from '../harness/people.ts'
import {
  answerRight,
  answerRightTimes,
  answerWrong,
  expectStreak,
  openLevel,
  openLevelAt,
  type Page,
  readQuestion,
  ready,
  solve,
} from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { readProduct, stopClock } from '../harness/timing.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

/** Misses the question twice, so that "Show me" can be pressed, and stops the clock. Returns the question. */
async function missTwice(page: Page): Promise<string> {
  await openLevel(page, '2.5')
  for (const _ of [1, 2]) {
    await answerWrong(page)
    await page.clock.runFor(1100)
  }
  await ready(page)
  await stopClock(page)
  return readQuestion(page)
}

const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' })
const next = (page: Page) => page.getByRole('button', { name: 'Next question' })

async function expectAnswerShown(page: Page, question: string) {
  await expect(page.getByText(`${question} = ${solve(question)}`)).toBeVisible()
  await expect(next(page)).toBeVisible()
}

test('a second tap on Show me does not skip the answer', async ({ page }) => {
  const question = await missTwice(page)
  const { x, y, width, height } = (await showMe(page).boundingBox())!
  const [middle, centre] = [x + width / 2, y + height / 2]
  await page.touchscreen.tap(middle, centre)
  await page.touchscreen.tap(middle, centre)
  await expectAnswerShown(page, question)
  await expect(next(page)).toBeEnabled()
  await page.clock.runFor(300)
  await page.touchscreen.tap(middle, centre)
  await expectAnswerShown(page, question)
  await page.clock.runFor(150)
  await page.touchscreen.tap(middle, centre)
  await expect(next(page)).toBeHidden()
  expect(await readQuestion(page)).not.toBe(question)
})

test('a second Enter on Show me does not skip the answer', async ({ page }) => {
  const question = await missTwice(page)
  await showMe(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAnswerShown(page, question)
  await expect(next(page)).toBeFocused()
  await page.clock.runFor(1000)
  await page.keyboard.down('Enter')
  await expect(next(page)).toBeHidden()
})

test('a held Enter presses Show me and nothing after it', async ({ page }) => {
  const question = await missTwice(page)
  await showMe(page).focus()
  await page.keyboard.down('Enter')
  await expect(next(page)).toBeFocused()
  await page.clock.runFor(1000)
  // Playwright repeats a key that is already down.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await expectAnswerShown(page, question)
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeHidden()
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
  await page.clock.runFor(500)
  await continueButton.tap()
  await expect(party).toBeHidden()
  await expectStreak(page, 5)
})

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
