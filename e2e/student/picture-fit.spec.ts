import { expectTargets } from '../harness/fitting.ts'
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

/**
 * Opens a level after the screen of the topics, so that the test cannot find the level before it. The app is loaded
 * once, and each level is laid out anew at the size of the screen.
 */
async function openAlone(page: Page, level: string) {
  await page.goto('/#/main')
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openLevelAt(page, level)
  await page.evaluate(() => document.fonts.ready)
}

/** Returns the number of pixels by which the page is longer than the screen. */
function excessHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
}

for (const [name, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a short phone': { width: 390, height: 690 },
  'a tablet': { width: 820, height: 1180 },
  'a tablet in landscape': { width: 1180, height: 820 },
})) {
  test(`a picture and its keypad fit one view on ${name}`, { tag: '@sweep' }, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.setViewportSize(viewport)
    for (const level of levels) {
      await openAlone(page, level)
      await expect.poll(() => excessHeight(page), { message: level }).toBe(0)
    }
  })
}

test('on a phone, each number button has 64 pixels, or 52 to 75 below two boxes, and every other button and link 48', {
  tag: '@sweep',
}, async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const level of levels) {
    await openAlone(page, level)
    const sizes = await page
      .getByRole('group', { name: 'Number keys' })
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      )
    const isBelowBoxes = level.endsWith('.5')
    expect(Math.min(...sizes), level).toBeGreaterThanOrEqual(isBelowBoxes ? 52 : 64)
    // Higher buttons would take the room of the picture.
    const check = await page.getByRole('button', { name: 'Check' }).boundingBox()
    if (isBelowBoxes) expect(check!.height, level).toBeLessThan(75)
    await expectTargets(page, 48, level)
  }
})

test('the boxes for a number and its word have their labels next to or below them on every screen', {
  tag: '@sweep',
}, async ({ page, app }) => {
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
      await openAlone(page, `numberstructure/phase1/${level}`)
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
        const isLeft = label!.x + label!.width <= box!.x
        const isBelow = label!.y >= box!.y + box!.height
        expect(isLeft || isBelow, where).toBe(true)
      }
    }
  }
})

test('on a phone, dots to count at a glance have at least 40 pixels', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const level of ['0/0.8', '1/1.8', '2/2.8', '3/3.8']) {
    await openAlone(page, `numberstructure/phase1/${level}`)
    const dot = await page.locator('[data-part="dot"]').first().boundingBox()
    expect(dot!.width, level).toBeGreaterThanOrEqual(40)
  }
})

test('on a phone, the digits of Years 0 and 1 have 43 to 48 pixels, and a box is in the middle below its prompt', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  for (const level of ['0/0.1', '0/0.2', '0/0.3', '0/0.4', '0/0.7', '1/1.3']) {
    await openAlone(page, `numberstructure/phase1/${level}`)
    const digits = page.getByPlaceholder('?').or(page.locator('fieldset span > span')).first()
    expect(await digits.evaluate(fontSize), level).toBeGreaterThanOrEqual(43)
  }
  for (const level of ['numberstructure/phase1/3/3.3', 'numberstructure/phase1/3/3.9', 'measurement/length/1/1.3']) {
    await openAlone(page, level)
    const prompt = await page.locator('[data-part="scene"] p').last().boundingBox()
    const box = await page.getByPlaceholder('?').boundingBox()
    expect(box!.y, level).toBeGreaterThan(prompt!.y + prompt!.height)
    expect(box!.x + box!.width / 2, level).toBeCloseTo(195, 0)
  }
})

test('a number and its long word have boxes that are apart and begin at one edge on phones, without scrolling', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: height === 844 ? 390 : 360, height })
    await openAlone(page, 'numberstructure/phase1/3/3.5')
    const number = await page.getByLabel('number', { exact: true }).boundingBox()
    const word = await page.getByLabel('word', { exact: true }).boundingBox()
    expect(word!.y - number!.y - number!.height).toBeGreaterThanOrEqual(8)
    expect(word!.x).toBeCloseTo(number!.x, 0)
    await expect.poll(() => excessHeight(page)).toBe(0)
  }
})

test('the Check button is visible with every picture on the smallest phone', { tag: '@sweep' }, async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const level of levels) {
    await openAlone(page, level)
    await expect(page.getByRole('button', { name: 'Check' }), level).toBeInViewport({ ratio: 1 })
  }
})
