/** What a person does on a page: finds things by role and name, taps or clicks, types, reads. */
import type { ElementHandle, Page } from 'puppeteer-core'

export interface Hands {
  readonly page: Page
  /** Taps or clicks the nth thing of that role and name, once it is there. */
  press(role: string, name: string, nth?: number): Promise<void>
  /** Types into the field of that name, whatever stood there. */
  type(name: string, text: string, role?: string): Promise<void>
  /** Waits for a heading of that name. */
  arrive(name: string): Promise<void>
  /** Waits for a text on the screen, then answers with all of it. */
  read(text: string | RegExp): Promise<string>
}

/** How long a busy machine may take for any one thing. */
const patience = 20_000

export function handsOn(page: Page, by: 'mouse' | 'touch'): Hands {
  /** The screen changes under the hand: what was found may be gone before it is touched. */
  async function act(role: string, name: string, nth: number, doing: (thing: ElementHandle) => Promise<void>) {
    await until(`${role} "${name}"`, async () => {
      const thing = (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`))[nth]
      if (!thing || !(await thing.isVisible())) return false
      await doing(thing)
      return true
    })
  }

  async function read(text: string | RegExp): Promise<string> {
    let screen = ''
    await until(`the text ${text}`, async () => {
      screen = await page.evaluate(() => document.body.innerText)
      return typeof text === 'string' ? screen.includes(text) : text.test(screen)
    })
    return screen
  }

  return {
    page,
    press: (role, name, nth = 0) => act(role, name, nth, (thing) => (by === 'touch' ? thing.tap() : thing.click())),
    type: (name, text, role = 'textbox') =>
      act(role, name, 0, async (field) => {
        await field.click({ count: 3 })
        await field.type(text)
      }),
    arrive: (name) => act('heading', name, 0, async () => {}),
    read,
  }
}

/** Looks again and again; what could not be done is said with the last reason. */
export async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (await isDone()) return
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Waited in vain for ${what}`, { cause: reason })
}
