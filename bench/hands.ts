/** How Check is pressed. */
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test'

export interface Hand {
  readonly device: BrowserContextOptions
  check(page: Page, devtools: CDPSession, number: number): Promise<void>
}

/** How long a key is held down, in milliseconds. */
const held = 100

/** Twice by Enter, twice by the mouse, and so on. */
export const keysAndMouse: Hand = {
  device: {},
  async check(page, _, number) {
    if (number % 4 < 2) return page.keyboard.press('Enter', { delay: held })
    const { x, y } = await middleOfCheck(page)
    await page.mouse.click(x, y, { delay: held })
  },
}

export const finger: Hand = {
  device: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } },
  async check(page, devtools) {
    const touchPoints = [await middleOfCheck(page)]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(held)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}

/** A click on the element would have the page look first whether nothing lies above it. */
async function middleOfCheck(page: Page) {
  const box = await page.getByRole('button', { name: 'Check' }).boundingBox()
  if (!box) throw new Error('Check is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
