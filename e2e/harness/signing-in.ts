import { expect, type Locator, type Page } from '@playwright/test'
import { registeredStudent, type Student, type Teacher } from './people.ts'

export type Box = 'student' | 'teacher'

const titleByBox = { student: 'Student', teacher: 'Teacher' } as const

/** Logs in by a box of /login, through the popup. */
export async function logIn(page: Page, email: string, box: Box): Promise<void> {
  await page.goto('/#/login')
  await goThroughPopup(page, `${titleByBox[box]} Login`, email)
}

/** Logs a student in, up to the dashboard. */
export async function logInStudent(page: Page, { email }: Student): Promise<void> {
  await logIn(page, email, 'student')
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
}

/** Logs a teacher in, up to the dashboard. */
export async function logInTeacher(page: Page, { email }: Teacher): Promise<void> {
  await logIn(page, email, 'teacher')
  await expect(page).toHaveURL(/#\/teacher\/dashboard$/)
}

/** A student who has just registered, logged in and on the dashboard. */
export async function newStudentAt(page: Page, url: string): Promise<Student> {
  const student = await registeredStudent(url)
  await logInStudent(page, student)
  return student
}

/** Begins a registration by a box of /register, through the popup. */
export async function beginRegistration(page: Page, email: string, box: Box): Promise<void> {
  await page.goto('/#/register')
  await goThroughPopup(page, `${titleByBox[box]} Registration`, email)
}

function goThroughPopup(page: Page, box: string, email: string): Promise<void> {
  return signInByPopup(
    page,
    page.getByRole('region', { name: box }).getByRole('button', { name: 'Sign in with Google' }),
    email,
  )
}

/** Chooses the account in the popup of a key, as a sample account or by its e-mail, until the popup has closed itself. */
export async function signInByPopup(page: Page, key: Locator, email: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await key.click()
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

/** Somebody who is logged in on this device already: the session comes without the popup. */
export async function alreadyLoggedIn(page: Page, { browser }: Student | Teacher, url: string): Promise<void> {
  const cookies = browser.jar.headerFor(new URL(url)).split('; ')
  const pairs = cookies.map((cookie) => /^([^=]+)=(.*)$/.exec(cookie)?.slice(1) ?? [])
  await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
}
