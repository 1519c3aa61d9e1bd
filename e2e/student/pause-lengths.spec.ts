import { registeredStudent } from '../harness/people.ts'
import { answerBox, answerRight, answerRightTimes, answerWrong, correct, oops, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { stopClock } from '../harness/timing.ts'

/** Milliseconds in which the page paints an answer, and the next screen after a pause: a few frames. */
const painting = 150

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await openLevel(page, '1.1')
})

test('the next question appears 1.5 s after a right answer', async ({ page }) => {
  await stopClock(page)
  await answerRight(page)
  await page.clock.runFor(1500 - painting)
  await expect(page.getByText(correct)).toBeVisible()
  await expect(answerBox(page)).not.toBeEditable()
  await page.clock.runFor(2 * painting)
  await expect(page.getByText(correct)).toBeHidden()
  await expect(answerBox(page)).toBeEditable()
})

test('the box can be used again 1 s after a wrong answer', async ({ page }) => {
  await stopClock(page)
  await answerWrong(page)
  await page.clock.runFor(1000 - painting)
  await expect(page.getByText(oops)).toBeVisible()
  await expect(answerBox(page)).not.toBeEditable()
  await page.clock.runFor(2 * painting)
  await expect(answerBox(page)).toBeEditable()
})

test('the celebration opens 1 s after the fifth right answer', async ({ page }) => {
  await answerRightTimes(page, 4)
  await stopClock(page)
  await answerRight(page)
  const celebration = page.getByRole('dialog', { name: 'Congratulations!' })
  await page.clock.runFor(1000 - painting)
  await expect(page.getByText(correct)).toBeVisible()
  await expect(celebration).toBeHidden()
  await page.clock.runFor(2 * painting)
  await expect(celebration).toBeVisible()
})
