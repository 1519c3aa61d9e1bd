import { registeredStudent } from '../harness/people.ts'
import { answerRight, answerRightTimes, openLevel, type Page } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { stopClock } from '../harness/timing.ts'

const confetti = (page: Page) => page.locator('canvas[data-pieces]')

/** The actions that leave the celebration. */
const exits: Record<string, (page: Page) => Promise<void>> = {
  Continue: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Next Stage': (page) => page.getByRole('button', { name: 'Next Stage' }).click(),
}

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await openLevel(page, '2.5')
  await answerRightTimes(page, 4)
  // The clock is stopped, so that no confetti ends by itself.
  await stopClock(page)
  await answerRight(page)
  await page.clock.runFor(1010)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(20)
  await expect(confetti(page)).toHaveCount(1)
})

for (const [name, leave] of Object.entries(exits)) {
  test(`the confetti ends when ${name} closes the celebration`, async ({ page }) => {
    await page.clock.runFor(1100)
    await expect(confetti(page)).toHaveCount(2)
    await leave(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(confetti(page)).toHaveCount(0)
  })
}

test('a second burst of confetti does not start after the child has left the level', async ({ page }) => {
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.runFor(1000)
  await expect(confetti(page)).toHaveCount(0)
})
