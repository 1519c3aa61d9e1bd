import { nonsense } from '../harness/answer-kinds.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, correct, expectStreak, openLevelAt, solve, typeAnswer } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import {
  answerProduct,
  missProduct,
  passPause,
  passUntilStored,
  readProduct,
  stopClock,
  turnTimerOn,
} from '../harness/timing.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await openLevelAt(page, 'timestable/1/1.8')
  await stopClock(page)
})

test('an answer with the timer off is marked but does not count', async ({ page }) => {
  await expect(page.getByText('The timer makes your streak grow.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('')
  const first = await readProduct(page)
  await answerProduct(page)
  await expect(page.getByText(correct)).toBeVisible()
  await expectStreak(page, 0)
  await passPause(page, 1500)
  expect(await readProduct(page)).not.toBe(first)

  for (const blank of ['', '   ']) await typeAnswer(page, blank)
  await expect(page.getByText(/Oops/)).toBeHidden()
  for (const text of nonsense) {
    const product = solve(await readProduct(page))
    await typeAnswer(page, text)
    await expect(page.getByText(`Oops! The correct answer is ${product}`)).toBeVisible()
    await page.clock.runFor(2900)
    await expect(answerBox(page)).not.toBeEditable()
    await passPause(page, 100)
  }
})

test('right answers with the timer off are counted as hops below the box', async ({ page }) => {
  await answerProduct(page)
  await expect(page.getByText('1 hop', { exact: true })).toBeVisible()
  await passPause(page, 1500)
  await missProduct(page)
  await passPause(page, 3000)
  await answerProduct(page)
  await expect(page.getByText('2 hops', { exact: true })).toBeVisible()
  await expectStreak(page, 0)
  await passPause(page, 1500)
  await turnTimerOn(page)
  await expect(page.getByText('2 hops', { exact: true })).toBeHidden()
})

test('an answer counts until the end of 7 s, and then the time is up', async ({ page }) => {
  let passed = await passUntilStored(page, 1, async () => {
    await turnTimerOn(page)
    await expect(page.getByRole('timer')).toHaveText('7 seconds')
  })
  await page.clock.runFor(6900 - passed)
  await expect(page.getByRole('timer')).toHaveText('1 second')
  await page.clock.runFor(80)
  passed = await passUntilStored(page, 2, () => answerProduct(page))
  await expect(page.getByText(correct)).toBeVisible()
  await expectStreak(page, 1)
  passed = await passUntilStored(page, 3, () => passPause(page, 1500 - passed))
  const late = await readProduct(page)
  await answerBox(page).fill('4')
  await page.clock.runFor(6980 - passed)
  await expect(page.getByText(/Time's up/)).toBeHidden()
  await page.clock.runFor(20)
  await expect(page.getByText(`Time's up! The correct answer is ${solve(late)}`)).toBeVisible()
  await expectStreak(page, 0)
  await page.clock.runFor(2900)
  await expect(answerBox(page)).not.toBeEditable()
  await expect(page.getByText(/Time's up/)).toBeVisible()
  await passPause(page, 100)
  expect(await readProduct(page)).not.toBe(late)
  await expect(answerBox(page)).toHaveValue('')
  await expect(page.getByRole('timer')).toHaveText('7 seconds')
})

test('a wrong answer with the timer on shows the right one for 3 s, while the timer rests', async ({ page }) => {
  await turnTimerOn(page)
  await answerProduct(page)
  await passPause(page, 1500)
  const product = solve(await readProduct(page))
  await missProduct(page)
  await expect(page.getByText(`Oops! The correct answer is ${product}`)).toBeVisible()
  await expectStreak(page, 0)
  await expect(page.getByRole('timer')).toHaveText('')
  await passPause(page, 3000)
  await expect(page.getByRole('timer')).toHaveText('7 seconds')
})

test('turning the timer on or off starts again at 0 with a new question', async ({ page }) => {
  const untimed = await readProduct(page)
  await turnTimerOn(page)
  const timed = await readProduct(page)
  expect(timed).not.toBe(untimed)
  await answerProduct(page)
  await expectStreak(page, 1)
  await passPause(page, 1500)
  const next = await readProduct(page)
  await page.getByRole('button', { name: 'Turn Timer OFF' }).click()
  await expectStreak(page, 0)
  await expect(answerBox(page)).toBeFocused()
  expect(await readProduct(page)).not.toBe(next)
  await page.clock.runFor(20_000)
  await expect(page.getByText(/Time's up/)).toBeHidden()
})

test('a child who leaves three timed questions without an answer presses "Ready?" for the next one', async ({
  page,
}) => {
  await turnTimerOn(page)
  for (const _ of [1, 2, 3]) {
    await page.clock.runFor(7010)
    await expect(page.getByText(/Time's up/)).toBeVisible()
    await page.clock.runFor(3010)
  }
  const ready = page.getByRole('button', { name: 'Ready?' })
  await expect(ready).toBeVisible()
  await page.clock.runFor(30_000)
  await ready.click()
  await passPause(page, 0)
  await expect(page.getByRole('timer')).toHaveText('7 seconds')
})

test('the timer waits while "Not you?" asks whether to log out', async ({ page }) => {
  await turnTimerOn(page)
  await answerProduct(page)
  await page.clock.runFor(1000)
  const askThenStay = async () => {
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Log out Mia?' })).toBeVisible()
    await page.clock.runFor(20_000)
    await page.getByRole('button', { name: 'Keep playing' }).click()
  }
  // First in the pause after an answer, then while a question runs.
  await askThenStay()
  await passPause(page, 500)
  await page.clock.runFor(3010)
  await expect(page.getByRole('timer')).toHaveText('4 seconds')
  await askThenStay()
  await expect(page.getByRole('timer')).toHaveText('4 seconds')
  await expectStreak(page, 1)
  await page.clock.runFor(3900)
  await expect(page.getByRole('timer')).toHaveText('1 second')
  await page.clock.runFor(100)
  await expect(page.getByText(/Time's up/)).toBeVisible()
})

test('a streak of 20 is celebrated, and the list shows the table as completed', async ({ page }) => {
  await turnTimerOn(page)
  for (let streak = 1; streak < 20; streak++) {
    await answerProduct(page)
    await expectStreak(page, streak)
    await passPause(page, 1500)
  }
  await answerProduct(page)
  await expectStreak(page, 20)
  await page.clock.runFor(1100)
  const party = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(party).toBeVisible()
  // The timer rests while the dialog is open.
  await page.clock.runFor(20_000)
  await party.getByRole('button', { name: 'Next Stage' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/#\/main\/timestable$/)
  await expect(page.getByText('1/13 Completed')).toBeVisible()
  const table = page.getByRole('link', { name: /Time Table 7/ })
  await expect(table.getByRole('img', { name: 'Completed' })).toBeVisible()
  await expect(table).toContainText('Best streak 20 of 20')
})
