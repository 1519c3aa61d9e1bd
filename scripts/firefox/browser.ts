import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { firefox } from '../testing/debian.mjs'
import { type Hands, handsOn } from './hands.ts'

export interface Firefox {
  readonly version: string
  /** A device of its own, that shares nothing with the others. */
  openDevice(by: 'mouse' | 'touch'): Promise<Hands>
  /** What the pages complained of, popups included. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

const sizes = { mouse: { width: 1366, height: 768 }, touch: { width: 820, height: 1180, hasTouch: true } }

/** Debian's Firefox, over WebDriver BiDi. */
export async function openFirefox(address: string): Promise<Firefox> {
  const browser: Browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true })
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error instanceof Error ? error.stack : error}`))
  }
  return {
    version: await browser.version(),
    complaints,
    async openDevice(by) {
      const page = await (await browser.createBrowserContext()).newPage()
      listen(page)
      page.on('popup', (popup) => popup && listen(popup))
      await page.setViewport(sizes[by])
      await page.goto(address)
      return handsOn(page, by)
    },
    close: () => browser.close(),
  }
}
