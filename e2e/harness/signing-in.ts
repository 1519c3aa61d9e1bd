import type { Page } from '@playwright/test'

export type Box = 'student' | 'teacher'

const titleByBox = { student: 'Student', teacher: 'Teacher' } as const

/** Logs in by a box of /login, through the popup. */
export async function logIn(page: Page, email: string, box: Box): Promise<void> {
  await page.goto('/#/login')
  await goThroughPopup(page, `${titleByBox[box]} Login`, email)
}

/** Begins a registration by a box of /register, through the popup. */
export async function beginRegistration(page: Page, email: string, box: Box): Promise<void> {
  await page.goto('/#/register')
  await goThroughPopup(page, `${titleByBox[box]} Registration`, email)
}

/** Chooses the account in the popup, as a sample account or by its e-mail, until the popup has closed itself. */
async function goThroughPopup(page: Page, box: string, email: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('region', { name: box }).getByRole('button', { name: 'Sign in with Google' }).click()
  const popup = await opening
  await popup.getByLabel('Email').waitFor()
  const sample = popup.getByRole('button', { name: email, exact: true })
  const closed = popup.waitForEvent('close')
  if (await sample.isVisible()) await sample.click()
  else {
    await popup.getByLabel('Email').fill(email)
    await popup.getByRole('button', { name: /^(Continue|Next)$/ }).click()
  }
  await closed
}
