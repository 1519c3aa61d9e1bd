/** Uses a page as a person does: finds elements by role and name, taps or clicks, types and reads. */
import type { ElementHandle, Page } from 'puppeteer-core'

export interface PageDriver {
  readonly page: Page
  /** Waits for the nth element of the role and name, then taps or clicks it. */
  press(role: string, name: string, nth?: number): Promise<void>
  /** Replaces the text of the field. */
  type(name: string, text: string, role?: string): Promise<void>
  /** Waits for a heading of this name. */
  waitForHeading(name: string): Promise<void>
  /** Waits for a text on the screen, then returns the whole text of the screen. */
  waitForText(text: string | RegExp): Promise<string>
}

/** The most milliseconds that a busy machine may take for one step. */
const timeout = 40_000

export function drivePage(page: Page, by: 'mouse' | 'touch'): PageDriver {
  /** Finds an element and acts on it. Retries, because an element may disappear before it is pressed. */
  async function actOn(role: string, name: string, nth: number, action: (element: ElementHandle) => Promise<void>) {
    await waitUntil(`${role} "${name}"`, async () => {
      const element = (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`))[nth]
      if (!element || !(await element.isVisible())) return false
      await action(element)
      return true
    })
  }

  async function waitForText(text: string | RegExp): Promise<string> {
    let screen = ''
    await waitUntil(`the text ${text}`, async () => {
      screen = await page.evaluate(() => document.body.innerText)
      return typeof text === 'string' ? screen.includes(text) : text.test(screen)
    })
    return screen
  }

  return {
    page,
    press: (role, name, nth = 0) =>
      actOn(role, name, nth, (element) => (by === 'touch' ? element.tap() : element.click())),
    type: (name, text, role = 'textbox') =>
      actOn(role, name, 0, async (field) => {
        await field.click({ count: 3 })
        await field.type(text)
      }),
    waitForHeading: (name) => actOn('heading', name, 0, async () => {}),
    waitForText,
  }
}

/**
 * Retries until `isDone` returns true.
 *
 * @throws with the last error as the cause if it is not done in time
 */
export async function waitUntil(goal: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeout
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (await isDone()) return
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Timed out waiting for ${goal}`, { cause: reason })
}
