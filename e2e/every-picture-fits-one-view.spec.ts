import { registeredStudent } from './harness/people.ts'
import { openLevelAt } from './harness/playing.ts'
import { alreadyLoggedIn } from './harness/signing-in.ts'
import { expect, type Page, test } from './harness/test.ts'
import { giveVoices } from './harness/voices.ts'

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

test.beforeEach(({ page }) => giveVoices(page))

/** A level of each picture, and the ring of Times Table. */
const levels = [
  ...['0/0.1', '0/0.3', '0/0.4', '0/0.5', '0/0.6', '0/0.7', '0/0.8', '0/0.9'].map(
    (level) => `numberstructure/phase1/${level}`,
  ),
  ...['1/1.1', '1/1.3', '1/1.5', '1/1.6', '2/2.3', '3/3.3', '3/3.5'].map((level) => `numberstructure/phase1/${level}`),
  ...['1/1.1', '1/1.4', '1/1.6', '1/1.7', '2/2.4', '3/3.2'].map((level) => `measurement/length/${level}`),
  'timestable/1/2.3',
]

/** Loaded afresh, so that nothing of the level before is taken for it. */
async function openAfresh(page: Page, level: string) {
  await page.goto('about:blank')
  await openLevelAt(page, level)
  await page.evaluate(() => document.fonts.ready)
}

/** How many pixels of the page lie below the screen. */
function below(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
}

for (const [name, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a low phone': { width: 390, height: 690 },
  'a tablet': { width: 820, height: 1180 },
  'a tablet on its side': { width: 1180, height: 820 },
})) {
  test(`Every picture is seen with its keys at once on ${name}`, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.setViewportSize(viewport)
    for (const level of levels) {
      await openAfresh(page, level)
      await expect.poll(() => below(page), { message: level }).toBe(0)
    }
  })
}

test('Check is seen with every picture on the smallest phone', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const level of levels) {
    await openAfresh(page, level)
    await expect(page.getByRole('button', { name: 'Check' }), level).toBeInViewport({ ratio: 1 })
  }
})
