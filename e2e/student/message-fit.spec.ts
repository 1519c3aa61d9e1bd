import { spaceOutText } from '../harness/fitting.ts'
import { answerBox, oops, openLevelAt, ready } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } })

/** Levels with the longest answers, and something that is wrong in each of their boxes. */
const levels = [
  ['numberstructure/phase1/3/3.5', ['1', 'one']],
  ['fouroperations/bedmas/1/1.4', ['1']],
] as const

async function answerWith(page: Page, texts: readonly string[]) {
  await ready(page)
  for (const [i, text] of texts.entries()) await answerBox(page).nth(i).fill(text)
  await page.getByRole('button', { name: 'Check' }).tap()
}

/** Returns by how many pixels the text of the message overflows its room. */
function standingOut(page: Page) {
  const words = page.getByRole('main').locator('form > div > div > p[role="status"]')
  return words.evaluate((paragraph) => {
    const { top, bottom, left, right } = paragraph.parentElement!.getBoundingClientRect()
    const said = document.createRange()
    said.selectNodeContents(paragraph)
    const text = said.getBoundingClientRect()
    return Math.max(top - text.top, text.bottom - bottom, left - text.left, text.right - right)
  })
}

/** Levels with two boxes: the box that is filled in, and the sentence that asks for the other one. */
const missing = [
  ['fouroperations/division/3/3.5', 0, '1', 'Fill in the remainder too.'],
  ['fouroperations/division/3/3.5', 1, '1', 'Fill in the quotient too.'],
  ['numberstructure/phase1/0/0.5', 0, '1', 'Now write the word.'],
  ['numberstructure/phase1/3/3.5', 1, 'one', 'Now write the number.'],
] as const

for (const [path, box, text, said] of missing) {
  test(`The sentence "${said}" fits its room on the smallest phone, beside Show me too`, async ({ page, app }) => {
    await newStudentAt(page, app.url)
    await openLevelAt(page, path)
    const askForPart = async () => {
      await ready(page)
      await answerBox(page).nth(box).fill(text)
      await page.getByRole('button', { name: 'Check' }).tap()
      await expect(page.getByText(said)).toBeVisible()
      expect(await standingOut(page)).toBeLessThanOrEqual(1)
    }
    await askForPart()
    for (const _ of [1, 2]) {
      await answerWith(page, ['99', '99'])
      await expect(page.getByText(oops)).toBeVisible()
    }
    await askForPart()
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible()
    await spaceOutText(page)
    expect(await standingOut(page)).toBeLessThanOrEqual(1)
  })
}

test('The sentence "Now place the next number." fits its room on the smallest phone', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'numberstructure/phase1/0/0.7')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Check' }).tap()
  await expect(page.getByText('Now place the next number.')).toBeVisible()
  expect(await standingOut(page)).toBeLessThanOrEqual(1)
  await spaceOutText(page)
  expect(await standingOut(page)).toBeLessThanOrEqual(1)
})

for (const [path, wrong] of levels) {
  test(`All that is said of an answer fits its room on the smallest phone: ${path}`, async ({ page, app }) => {
    await newStudentAt(page, app.url)
    await openLevelAt(page, path)
    await answerWith(page, wrong)
    await expect(page.getByText(oops)).toBeVisible()
    expect(await standingOut(page)).toBeLessThanOrEqual(1)
    await answerWith(page, wrong)
    await expect(page.getByText(oops)).toBeVisible()
    expect(await standingOut(page)).toBeLessThanOrEqual(1)
    await ready(page)
    await page.getByRole('button', { name: 'Show me' }).tap()
    await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible()
    expect(await standingOut(page)).toBeLessThanOrEqual(1)
    await spaceOutText(page)
    expect(await standingOut(page)).toBeLessThanOrEqual(1)
  })
}
