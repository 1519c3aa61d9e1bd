/** A student's device that keeps the app. */
import type { BrowserContext } from '@playwright/test'
import { registeredStudent, type Student } from './people.ts'
import { openStudentDashboard } from './signing-in.ts'
import { expect, type Page } from './test.ts'

/** Waits until the device has every file, and until it has kept the account that is signed in. */
export async function keptOnDevice(page: Page): Promise<void> {
  await expect(page.getByText('Solve it! is ready to use without internet.')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-account'))).not.toBeNull()
}

/** Registers a student and opens the dashboard on a device that keeps the app and the student. */
export async function newStudentKept(page: Page, url: string): Promise<Student> {
  const student = await registeredStudent(url)
  await openStudentDashboard(page, student)
  await keptOnDevice(page)
  return student
}

/** Closes all tabs, and the browser with them: cookies of the session are gone then. Returns the first new tab. */
export async function closeBrowser(context: BrowserContext): Promise<Page> {
  const next = await context.newPage()
  for (const page of context.pages()) if (page !== next) await page.close()
  await context.clearCookies()
  return next
}
