/** A user without a mouse, who moves by Tab and must see the focus at every stop. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A number of Tab stops that no screen reaches. */
const tooMany = 80

/** Presses Tab until an element has the focus, and expects that the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < tooMany; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusSeen(page)
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Moves to an element by Tab and presses it. */
export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves to a box by Tab and replaces its text. */
export async function writeAt(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Expects that the focus has a ring and that nothing covers the whole focused element (WCAG 2.2, 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findUnseenFocus), 'the focus cannot be seen').toBeNull()
}

/** Returns the fault, or null. The body may have the focus, because the browser's own bar comes next. */
function findUnseenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  // A card contains a native control, or a button spread over it. The card itself has the ring.
  const bearers: Element[] = []
  for (let at: Element | null = focused; at && bearers.length < 4; at = at.parentElement) bearers.push(at)
  const looks = bearers.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
  const hasRing = looks.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)'),
  )
  if (!hasRing) return `${name} has no ring`
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (focused.contains(hit) || focused.parentElement?.contains(hit))
  })
  return isSeen ? null : `${name} is hidden`
}
