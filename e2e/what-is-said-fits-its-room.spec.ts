import { spaceOutText } from './harness/fitting.ts'
import { answerBox, oops, openLevelAt, ready } from './harness/playing.ts'
import { newStudentAt } from './harness/signing-in.ts'
import { expect, type Page, test } from './harness/test.ts'

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

/** How far words or a key stand out of the room of the message, in pixels. */
function standingOut(page: Page) {
  const room = page.getByRole('main').locator('form > div', { has: page.locator('p[role="status"] svg') })
  return room.evaluate((wrapper) => {
    const [box] = wrapper.children
    const { top, bottom, left, right } = box!.getBoundingClientRect()
    const said = document.createRange()
    said.selectNodeContents(box!.querySelector('p')!)
    const text = said.getBoundingClientRect()
    return Math.max(top - text.top, text.bottom - bottom, left - text.left, text.right - right)
  })
}

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
