import type { Page } from 'puppeteer-core'
import { drivePage, type PageDriver, waitUntil } from './page-driver.ts'

/** Signs in through the popup and stops at the registration form. `box` is 0 for students and 1 for teachers. */
export async function beginRegistration(driver: PageDriver, box: 0 | 1, email: string): Promise<void> {
  const { page } = driver
  const opening = new Promise<Page | null>((opened) => page.once('popup', opened))
  await driver.press('link', 'Register')
  await driver.press('button', 'Sign in with Google', box)
  const popup = await opening
  if (!popup) throw new Error('The popup of the sign-in did not open')
  const popupDriver = drivePage(popup, 'mouse')
  await popupDriver.type('Email', email)
  await popupDriver.press('button', 'Continue')
  await waitUntil('the end of the popup', async () => popup.isClosed())
}
