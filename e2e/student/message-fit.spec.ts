import { spaceOutText } from '../harness/fitting.ts'
import { missTwice, withoutHelp } from '../harness/helping.ts'
import { answerBox, answerWrong, oops, openLevelAt, pressFresh, ready } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices } from '../harness/voices.ts'

/** The lower edge of a button, and the border of a message about a miss, in pixels. */
const edge = 5
const border = 3

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } })

/** Levels with the longest answers, and a wrong answer for each of their boxes. */
const levels = [
  ['numberstructure/phase1/3/3.5', ['1', 'one']],
  ['fouroperations/bedmas/1/1.4', ['1']],
] as const

/** Passes the pause after a wrong answer by the page's clock. */
async function passPause(page: Page) {
  await page.clock.runFor(1100)
  await ready(page)
}

async function answerWith(page: Page, texts: readonly string[]) {
  await passPause(page)
  for (const [i, text] of texts.entries()) await answerBox(page).nth(i).fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
}

/** Returns by how many pixels the text of the message overflows its room. */
function overflow(page: Page) {
  const message = page.locator('[data-part="message"]').getByRole('status').first()
  return message.evaluate((paragraph) => {
    const { top, bottom, left, right } = paragraph.parentElement!.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(paragraph)
    const text = words.getBoundingClientRect()
    return Math.max(top - text.top, text.bottom - bottom, left - text.left, text.right - right)
  })
}

/** Levels with two boxes: the box that is filled in, and the message that asks for the other one. */
const missing = [
  ['fouroperations/division/3/3.5', 0, '1', 'Fill in the remainder too.'],
  ['fouroperations/division/3/3.5', 1, '1', 'Fill in the quotient too.'],
  ['numberstructure/phase1/0/0.5', 0, '1', 'Now write the word.'],
  ['numberstructure/phase1/3/3.5', 1, 'one', 'Now write the number.'],
] as const

for (const [path, box, text, request] of missing) {
  test(`the message "${request}" fits its room on the smallest phone, also next to Show me how`, {
    tag: '@sweep',
  }, async ({ page, app }) => {
    await newStudentAt(page, app.url)
    await page.clock.install()
    await openLevelAt(page, path)
    const askForPart = async () => {
      await passPause(page)
      await answerBox(page).nth(box).fill(text)
      await page.getByRole('button', { name: 'Check' }).tap()
      await expect(page.getByText(request)).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
    }
    await askForPart()
    for (const _ of [1, 2]) {
      await answerWith(page, ['99', '99'])
      await expect(page.getByText(oops)).toBeVisible()
    }
    await askForPart()
    await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible()
    await spaceOutText(page)
    expect(await overflow(page)).toBeLessThanOrEqual(1)
  })
}

test('the message "Now place the next number." fits its room on the smallest phone', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'numberstructure/phase1/0/0.7')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Check' }).tap()
  await expect(page.getByText('Now place the next number.')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(1)
  await spaceOutText(page)
  expect(await overflow(page)).toBeLessThanOrEqual(1)
})

test('the message "Tap Yes or No first." fits its room on the smallest phone', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await giveVoices(page, { hearing: null })
  await page.goto('/#/main/numberstructure/phase1/0/0.7')
  await expect(page.getByRole('group', { name: 'Do you want to hear it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).tap()
  await expect(page.getByText('Tap Yes or No first.')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(1)
  await spaceOutText(page)
  expect(await overflow(page)).toBeLessThanOrEqual(1)
})

test.describe('without the code of the help', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

  test('the message "The example could not be loaded." fits its room on the smallest phone', async ({ page, app }) => {
    await withoutHelp(page)
    await newStudentAt(page, app.url)
    await openLevelAt(page, 'fouroperations/bedmas/1/1.4')
    await page.getByRole('button', { name: 'See one worked' }).tap()
    await expect(page.getByText('The example could not be loaded.')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(1)
    await spaceOutText(page)
    expect(await overflow(page)).toBeLessThanOrEqual(1)
  })

  for (const [path, wrong] of levels) {
    test(`each message about an answer at ${path} fits its room on the smallest phone`, { tag: '@sweep' }, async ({
      page,
      app,
    }) => {
      await withoutHelp(page)
      await newStudentAt(page, app.url)
      await page.clock.install()
      await openLevelAt(page, path)
      await answerWith(page, wrong)
      await expect(page.getByText(oops)).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
      await answerWith(page, wrong)
      await expect(page.getByText(oops)).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
      await passPause(page)
      await page.getByRole('button', { name: 'Show me' }).tap()
      await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
      await spaceOutText(page)
      expect(await overflow(page)).toBeLessThanOrEqual(1)
    })
  }
})

for (const { screen, width, height } of [
  { screen: 'a small phone', width: 360, height: 640 },
  { screen: 'a laptop', width: 1366, height: 768 },
]) {
  test(`the message about a miss has its arrow and the whole button for a hint inside its border on ${screen}`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height })
    await newStudentAt(page, app.url)
    await openLevelAt(page, 'fouroperations/addition/2/2.5')
    await answerWrong(page)
    const message = page.locator('[data-part="message"]')
    const hint = message.getByRole('button', { name: 'Hint' })
    await expect(hint).toBeVisible()
    await expect(message.getByRole('status').first().locator('svg')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(1)
    const { y, height: high } = (await hint.boundingBox())!
    const room = (await message.boundingBox())!
    expect(high).toBeGreaterThanOrEqual(48)
    if (width > 820) expect(y + high + edge).toBeLessThanOrEqual(room.y + room.height - border)
  })
}

for (const { width, place } of [
  { width: 360, place: 'the message has its arrow' },
  { width: 390, place: 'the button has its drawing' },
]) {
  test(`after two misses only ${place} at ${width} pixels, and the button is beside the text`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await newStudentAt(page, app.url)
    await page.clock.install()
    await openLevelAt(page, 'fouroperations/addition/2/2.5')
    await missTwice(page)
    const message = page.locator('[data-part="message"]')
    const text = message.getByRole('status').first()
    await expect(text).toContainText(oops)
    const button = message.getByRole('button', { name: 'Show me how' })
    await expect(text.locator('svg')).toBeVisible({ visible: width < 390 })
    await expect(button.locator('svg')).toBeVisible({ visible: width >= 390 })
    const { x } = (await button.boundingBox())!
    expect((await text.boundingBox())!.x + (await text.boundingBox())!.width).toBeLessThanOrEqual(x)
    expect(await overflow(page)).toBeLessThanOrEqual(1)
  })
}

test('a hint has its drawing and moves nothing on a phone', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'fouroperations/addition/2/2.5')
  await answerWrong(page)
  await passPause(page)
  const message = page.locator('[data-part="message"]')
  const before = await message.boundingBox()
  await pressFresh(page, 'Hint')
  const text = message.getByRole('status').first()
  await expect(text).not.toContainText(oops)
  await expect(text.locator('svg')).toBeVisible()
  expect(await message.boundingBox()).toEqual(before)
  expect(await overflow(page)).toBeLessThanOrEqual(1)
})

test.describe('on a laptop', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1366, height: 768 } })

  test('the longest hint has 22 pixels and two lines on a laptop', async ({ page, app }) => {
    await newStudentAt(page, app.url)
    await page.clock.install()
    await openLevelAt(page, 'fouroperations/multiplication/4/4.5')
    await answerWith(page, ['1'])
    await passPause(page)
    await pressFresh(page, 'Hint')
    const hint = page.locator('[data-part="message"]').getByRole('status').first()
    await expect(hint).toHaveCSS('font-size', '22px')
    // Each question has another hint.
    await hint.evaluate((paragraph) => {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      texts.nextNode()!.textContent = 'Three rows: 3935 × 80, 3935 × 700 and 3935 × 1000. First 3935 × 8.'
    })
    expect(await overflow(page)).toBeLessThanOrEqual(1)
  })
})
