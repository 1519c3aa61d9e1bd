/** Somebody who has no mouse: goes by Tab, and sees at every stop where the focus is. */
import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
const tooMany = 80

/** Goes on by Tab to a thing on the screen; every stop on the way can be seen. */
export async function tabTo(page: Page, thing: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(thing).toBeVisible()
  for (let stop = 0; stop < tooMany; stop++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return expectFocusSeen(page)
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
  throw new Error(`Tab never came to ${thing}`)
}

/** Goes to a thing and presses it. */
export async function pressAt(page: Page, thing: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, thing)
  await page.keyboard.press(key)
}

/** Goes to a box and writes into it, over what stood there. */
export async function writeAt(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** The focus has a ring, and nothing lies over all of what has it (WCAG 2.2, 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unseenFocus), 'the focus cannot be seen').toBeNull()
}

/** Null, or what is wrong. The end of the page, where the browser's own bar comes next, is right. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
  // A card to tap is a native control below its face, or a button spread over it: the card has the ring.
  const bearers: Element[] = []
  for (let at: Element | null = focused; at && bearers.length < 4; at = at.parentElement) bearers.push(at)
  const looks = bearers.flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
  const hasRing = looks.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)'),
  )
  if (!hasRing) return `${name} has no ring`
  const { left, top, width, height } = focused.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  )
  const isSeen = places.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (focused.contains(hit) || focused.parentElement?.contains(hit))
  })
  return isSeen ? null : `${name} is hidden`
}
