import { registeredStudent } from '../harness/people.ts'
import { openLevelAt } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices } from '../harness/voices.ts'

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

test('The boxes for a number and its word have their names beside or below them on every screen', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  // The last two are a tablet and a laptop at 200 %.
  for (const [width, height] of [
    [390, 844],
    [390, 690],
    [320, 568],
    [410, 590],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const level of ['0/0.5', '1/1.5', '3/3.5']) {
      await openAfresh(page, `numberstructure/phase1/${level}`)
      for (const name of ['number', 'word']) {
        const [box, label] = await Promise.all([
          page.getByLabel(name, { exact: true }).boundingBox(),
          page
            .locator('label')
            .filter({ hasText: new RegExp(`^${name}$`) })
            .boundingBox(),
        ])
        const where = `${name} of ${level} at ${width} × ${height}`
        expect(label!.width, where).toBeGreaterThan(25)
        expect(label!.x, where).toBeGreaterThanOrEqual(0)
        expect(label!.x + label!.width, where).toBeLessThanOrEqual(width)
        const isBeside = label!.x + label!.width <= box!.x
        const isBelow = label!.y >= box!.y + box!.height
        expect(isBeside || isBelow, where).toBe(true)
      }
    }
  }
})

test('Check is seen with every picture on the smallest phone', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const level of levels) {
    await openAfresh(page, level)
    await expect(page.getByRole('button', { name: 'Check' }), level).toBeInViewport({ ratio: 1 })
  }
})
