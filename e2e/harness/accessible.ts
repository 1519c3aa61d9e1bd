/** Checks with axe that everyone can use a screen, in each state that a journey brings it to. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing wrong with the page as it is now. A failure names the rules and their elements. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  // The app has no frames. Axe's other mode would open a second page for each analysis, for results of frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect.soft(found, screen).toEqual([])
}

/** Opens a path and waits for its heading. */
export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/#/${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Any heading of a page but the unseen one that stands there until the session is known. */
const ofPage = /^(?!Solve it! Maths$)./

/** Loads the app at a path, and waits for the heading there. The heading of the screen before is not taken for it. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await open(page, path, ofPage)
}
