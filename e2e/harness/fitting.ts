/** Checks that a screen fits small displays, enlarged pages, spaced text and fingers. */
import { expect, type Page } from '@playwright/test'

/** Expects that nothing is cut off or needs sideways scrolling (WCAG 2.2, 1.4.4, 1.4.10). A failure names elements. */
export async function expectToFit(page: Page, screen: string): Promise<void> {
  await settle(page)
  expect.soft(await page.evaluate(findMisfits), screen).toEqual([])
}

/**
 * Expects that each text with one of these names stays in its cell, card, dialog or bar. A shortened one has its whole
 * text as a title.
 */
export async function expectNamesToFit(page: Page, names: readonly string[], screen: string): Promise<void> {
  await settle(page)
  expect.soft(await page.evaluate(findNamesOutside, names), screen).toEqual([])
}

/** Returns what `expectToFit` would name, for a screen whose data have loaded. */
export async function misfitsOf(page: Page): Promise<string[]> {
  await page.evaluate(hasStopped)
  return page.evaluate(findMisfits)
}

/** Expects that every target has at least this width and height in pixels (WCAG 2.2, 2.5.8). */
export async function expectTargets(page: Page, least: number, screen: string): Promise<void> {
  await settle(page)
  expect.soft(await page.evaluate(findSmallTargets, least), screen).toEqual([])
}

/**
 * Spaces letters, words and lines as far apart as WCAG 2.2, 1.4.12 requires. The object model sets the style, because
 * the page's security policy refuses added style elements.
 */
export async function spaceOutText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

/** Waits until the data have loaded. Under an open dialog the heading cannot be found by its role. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
  await page.evaluate(hasStopped)
}

/**
 * Waits until fonts have loaded, the page follows its new size, and every animation has ended. The media queries of a
 * page change with its next frame. The end of an animation tells frames, because a test may stop the other clocks.
 */
async function hasStopped(): Promise<void> {
  await document.fonts.ready
  await document.documentElement.animate(null, 1).finished
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
}

function findMisfits(): string[] {
  const misfits: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const names = outside.map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`)
    misfits.push(`the page is ${scrollWidth} wide: ${names.slice(0, 3)}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.textContent?.trim().slice(0, 40)
    if (!words || text.parentElement?.closest('svg, [aria-hidden="true"], script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    // The text is not shown at this size.
    if (width === 0) continue
    for (let parent = text.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { display, overflowX, overflowY, clipPath } = getComputedStyle(parent)
      // It has no box that a text could leave.
      if (display === 'contents') continue
      // Clipped text is only for screen readers. Text with an ellipsis is whole in its title.
      if (clipPath !== 'none' || parent.title === text.parentElement?.innerText) break
      const box = parent.getBoundingClientRect()
      const isOutside = left < box.left - 1 || right > box.right + 1
      if (isOutside && parent.tagName === 'BUTTON') misfits.push(`"${words}" leaves its button`)
      // The sheet of a level does not clip its question.
      if (isOutside && parent.tagName === 'FORM' && location.hash.startsWith('#/main/'))
        misfits.push(`"${words}" leaves its sheet`)
      const isCut = overflowX !== 'visible' && isOutside
      const isCutBelow = /hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)
      if (isCut || isCutBelow) misfits.push(`"${words}" is cut`)
    }
  }
  return misfits
}

function findNamesOutside(names: readonly string[]): string[] {
  const outside: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.textContent ?? ''
    if (!names.some((name) => words.includes(name))) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    let { left, right } = range.getBoundingClientRect()
    // The text is not shown at this size.
    if (left === right) continue
    for (let parent = text.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { display, overflowX, clipPath } = getComputedStyle(parent)
      // Clipped text is only for screen readers.
      if (clipPath !== 'none') break
      if (display === 'contents') continue
      const box = parent.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      const isOutside = left < box.left - 1 || right > box.right + 1
      if (isOutside) outside.push(`"${words.slice(0, 40)}" is outside ${parent.tagName}.${parent.className}`)
      if (isOutside || parent.matches('td, th, li, article, dialog > *, header, main')) break
    }
  }
  return outside
}

function findSmallTargets(least: number): string[] {
  const found: string[] = []
  // An open dialog covers everything else.
  const reachable = document.querySelector('dialog[open]') ?? document
  for (const element of reachable.querySelectorAll('a[href], button, input, select, textarea')) {
    const { clipPath, display } = getComputedStyle(element)
    // A link within a line of text is as high as the line.
    const isInText = display === 'inline' && element.closest('p') !== null
    if (clipPath !== 'none' || isInText || !element.checkVisibility({ visibilityProperty: true })) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y, far] = [left + width / 2, top + height / 2, least / 2 - 1]
    // The test hits the target as a finger would, because some targets are larger than their drawing.
    const ends = [
      [x - far, y],
      [x + far, y],
      [x, y - far],
      [x, y + far],
    ] as const
    const isHit = ends.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    })
    const isLarge = width >= least && height >= least
    if (isLarge || isHit) continue
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    found.push(`${element.tagName} "${name}" is ${Math.round(width)} × ${Math.round(height)}`)
  }
  return found
}
