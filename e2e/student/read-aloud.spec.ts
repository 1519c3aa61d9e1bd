import { type Box, boxesOf } from '../harness/boxes.ts'
import { registeredStudent } from '../harness/people.ts'
import { openLevelAt } from '../harness/playing.ts'
import { task } from '../harness/reading-pictures.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { endReading, giveVoices, spokenOn } from '../harness/voices.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
})

const readButton = (page: Page) => page.getByRole('button', { name: 'Read the question aloud' })

/** The displayed instruction. */
const words = (page: Page) => task(page).locator('p[aria-live]')

async function positionsOf(page: Page): Promise<[button: Box, words: Box]> {
  const [button] = await boxesOf(readButton(page))
  const [text] = await boxesOf(words(page))
  return [button!, text!]
}

const early = [
  ['0/0.1', /^(What comes next|Which number is missing)\?$/],
  ['0/0.5', /^How many .+\? Write the number and the word\.$/],
  ['0/0.7', /^Tap the numbers in order, .+ first\.$/],
  ['1/1.1', /^(What comes next|Which number is missing)\?$/],
  ['1/1.9', /^\d+ is \d+ and what\?$/],
] as const

const earlyElsewhere = [
  'fouroperations/addition/1/1.3',
  'fouroperations/subtraction/1/1.4',
  'fouroperations/multiplication/1/1.1',
  'measurement/length/1/1.1',
  'measurement/length/1/1.4',
]

for (const path of earlyElsewhere) {
  test(`the question of ${path}, which is for Years 0 and 1, has the large button`, async ({ page }) => {
    await giveVoices(page)
    await openLevelAt(page, path)
    const [button] = await boxesOf(task(page).getByRole('button', { name: 'Read the question aloud' }))
    expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(64)
    await expect(readButton(page)).toHaveCount(1)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  for (const level of ['addition/1/1.1', 'addition/1/1.3', 'subtraction/1/1.4']) {
    test(`the question of ${level} is below the large button, with its box beside or below it`, async ({ page }) => {
      await giveVoices(page)
      await openLevelAt(page, `fouroperations/${level}`)
      await page.evaluate(() => document.fonts.ready)
      for (const viewport of [
        { width: 320, height: 568 },
        { width: 390, height: 844 },
        { width: 820, height: 1180 },
      ]) {
        await page.setViewportSize(viewport)
        const [button] = await boxesOf(readButton(page))
        const [question] = await boxesOf(page.getByRole('main').locator('label'))
        const [box] = await boxesOf(page.getByPlaceholder('?'))
        expect(question!.top).toBeGreaterThanOrEqual(button!.bottom)
        const isBelow = box!.top > question!.bottom
        const [between, middles] = isBelow
          ? [box!.top - question!.bottom, box!.left + box!.right - viewport.width]
          : [box!.left - question!.right, box!.top + box!.bottom - question!.top - question!.bottom]
        expect(between).toBeGreaterThan(0)
        expect(Math.abs(middles)).toBeLessThan(8)
      }
    })
  }
})

for (const [level, instruction] of early) {
  test(`a large button next to the instruction of level ${level} reads it at one tap`, async ({ page }) => {
    await giveVoices(page)
    for (const viewport of [
      { width: 390, height: 690 },
      { width: 820, height: 1180 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(viewport)
      await openLevelAt(page, `numberstructure/phase1/${level}`)
      await expect(readButton(page)).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      const [button, text] = await positionsOf(page)
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(64)
      expect(text.left - button.right).toBeGreaterThan(0)
      expect(text.left - button.right).toBeLessThan(32)
      expect(text.bottom).toBeGreaterThan(button.top)
      expect(text.top).toBeLessThan(button.bottom)
    }
    await readButton(page).click()
    const asked = await words(page).innerText()
    expect(asked).toMatch(instruction)
    const [stopped, read] = await spokenOn(page)
    expect(stopped).toBe('(stop)')
    expect(read!.startsWith(asked)).toBe(true)
    await expect(readButton(page)).toHaveAttribute('aria-pressed', 'true')
    await readButton(page).click()
    await expect(readButton(page), 'a tap while it reads stops the voice').toHaveAttribute('aria-pressed', 'false')
    expect(await spokenOn(page)).toEqual(['(stop)', read, '(stop)'])
    await readButton(page).click()
    await endReading(page)
    await expect(readButton(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await spokenOn(page)).toEqual(['(stop)', read, '(stop)', '(stop)', read])
  })
}

for (const level of ['0/0.1', '1/1.1']) {
  test(`the large button of level ${level} and the instruction do not move when an answer is marked`, async ({
    page,
  }) => {
    await giveVoices(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openLevelAt(page, `numberstructure/phase1/${level}`)
    await page.evaluate(() => document.fonts.ready)
    const before = await positionsOf(page)
    if (level === '1/1.1') await page.getByRole('radio').last().check()
    else await page.getByPlaceholder('?').fill('99')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('main').getByText(/Oops|Correct/)).toBeVisible()
    expect(await positionsOf(page)).toEqual(before)
  })
}

test('a level of a later year or another area has a small button to read aloud in the bar', async ({ page }) => {
  await giveVoices(page)
  for (const path of ['numberstructure/phase1/2/2.1', 'measurement/length/2/2.1', 'fouroperations/addition/2/2.1']) {
    await openLevelAt(page, path)
    await expect(readButton(page)).toHaveCount(1)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Read the question aloud' })).toBeVisible()
    expect((await boxesOf(readButton(page)))[0]!.width).toBe(48)
  }
})

test('the voice stops when a child leaves the question', async ({ page }) => {
  await giveVoices(page)
  await openLevelAt(page, 'numberstructure/phase1/0/0.9')
  await readButton(page).click()
  const [, asked] = await spokenOn(page)
  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(readButton(page)).toHaveCount(0)
  expect((await spokenOn(page)).slice(0, 3)).toEqual(['(stop)', asked, '(stop)'])
})

test('the button to read aloud is hidden without an English voice, and appears as soon as the browser has one', async ({
  page,
}) => {
  const levels = ['numberstructure/phase1/0/0.1', 'numberstructure/phase1/2/2.1']
  await giveVoices(page, { languages: ['de-DE'] })
  for (const level of levels) {
    await openLevelAt(page, level)
    await expect(readButton(page)).toHaveCount(0)
  }
  await page.evaluate(() => {
    Object.assign(speechSynthesis, { getVoices: () => [{ lang: 'de-DE' }, { lang: 'en-AU' }] })
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  })
  await expect(readButton(page)).toBeVisible()
})

test('a browser without speech shows the question without a button to read aloud', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }))
  await openLevelAt(page, 'numberstructure/phase1/0/0.1')
  await expect(page.getByText(/What comes next\?|Which number is missing\?/)).toBeVisible()
  await expect(readButton(page)).toHaveCount(0)
})
