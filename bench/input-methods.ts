/** The ways to press Check: with the keyboard, the mouse or a finger. */
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test'

export interface InputMethod {
  /** The options of the browser context that has this input. */
  readonly device: BrowserContextOptions
  pressCheck(page: Page, devtools: CDPSession, number: number): Promise<void>
}

/** The time for which a key, a mouse button or a finger stays down, in milliseconds. */
const pressTime = 100

/** Presses Check twice with Enter, then twice with the mouse, and so on. */
export const keyboardAndMouse: InputMethod = {
  device: {},
  async pressCheck(page, _, number) {
    if (number % 4 < 2) return page.keyboard.press('Enter', { delay: pressTime })
    const { x, y } = await middleOfCheck(page)
    await page.mouse.click(x, y, { delay: pressTime })
  },
}

export const finger: InputMethod = {
  device: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } },
  async pressCheck(page, devtools) {
    const touchPoints = [await middleOfCheck(page)]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(pressTime)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}

/**
 * Returns the point to press. A click on the element itself would first check that nothing covers it.
 *
 * @throws if Check is not on the screen
 */
async function middleOfCheck(page: Page) {
  const box = await page.getByRole('button', { name: 'Check' }).boundingBox()
  if (!box) throw new Error('Check is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
