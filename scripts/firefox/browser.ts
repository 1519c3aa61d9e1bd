import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { firefox } from '../testing/debian.mjs'
import { drivePage, type PageDriver } from './page-driver.ts'

export interface Firefox {
  readonly version: string
  /** Opens a new device, which shares nothing with the others. */
  openDevice(by: 'mouse' | 'touch'): Promise<PageDriver>
  /** Closes the tab of a device and opens another one there. */
  reopen(driver: PageDriver, by: 'mouse' | 'touch'): Promise<PageDriver>
  /** The errors in the consoles of the pages and their popups. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

const sizes = { mouse: { width: 1366, height: 768 }, touch: { width: 820, height: 1180, hasTouch: true } }

/** Starts Debian's Firefox, controlled over WebDriver BiDi. */
export async function openFirefox(address: string): Promise<Firefox> {
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    // Firefox never replies to a script in a page that is being replaced, so that each step is tried again after this.
    protocolTimeout: 8000,
  })
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error instanceof Error ? error.stack : error}`))
  }
  const openTab = async (device: BrowserContext, by: 'mouse' | 'touch') => {
    const page = await device.newPage()
    listen(page)
    page.on('popup', (popup) => popup && listen(popup))
    await page.setViewport(sizes[by])
    await page.goto(address)
    return drivePage(page, by)
  }
  return {
    version: await browser.version(),
    complaints,
    openDevice: async (by) => openTab(await browser.createBrowserContext(), by),
    async reopen({ page }, by) {
      const device = page.browserContext()
      await page.close()
      return openTab(device, by)
    },
    close: () => browser.close(),
  }
}
