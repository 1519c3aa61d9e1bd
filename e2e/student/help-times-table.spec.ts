import { readToLastStep, stepHeading } from '../harness/helping.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, openLevelAt, pressFresh, ready } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { missProduct, readProduct, stopClock, turnTimerOn } from '../harness/timing.ts'

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await openLevelAt(page, 'timestable/1/1.8')
  await ready(page)
  await stopClock(page)
})

/** Misses the product, and lets the clock pass the next frame, after which the help loads. */
async function missProductWithHelp(page: Page) {
  await missProduct(page)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('no time runs and no question comes while the steps are open, and Your turn brings the next one', async ({
  page,
}) => {
  await turnTimerOn(page)
  const product = await readProduct(page)
  await missProductWithHelp(page)
  await pressFresh(page, 'Show me how')
  await expect(stepHeading(page, 1)).toBeVisible()
  await expect(page.getByText('The timer waits.')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('main')).toContainText(product)
  await readToLastStep(page)
  await pressFresh(page, 'Your turn')
  await page.clock.runFor(10)
  await expect(answerBox(page)).toBeEditable()
  expect(await readProduct(page)).not.toBe(product)
  await expect(page.getByRole('timer')).toHaveText('7 seconds')
})

test('the steps stay open when the next question is due without the timer', async ({ page }) => {
  const product = await readProduct(page)
  await missProductWithHelp(page)
  await pressFresh(page, 'Show me how')
  await page.clock.runFor(5000)
  await expect(page.getByRole('main')).toContainText(product)
  await pressFresh(page, 'Back')
  await expect(answerBox(page)).toBeEditable()
  expect(await readProduct(page)).not.toBe(product)
})
