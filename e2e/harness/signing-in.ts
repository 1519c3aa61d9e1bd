import { expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '#maths'
import { registeredStudent, type Student, type Teacher } from './people.ts'

const titleByRole = { student: 'Student', teacher: 'Teacher' } as const

/** Logs in through the popup, from a box of /login. */
export async function logIn(page: Page, email: string, role: Role): Promise<void> {
  await page.goto('/#/login')
  await goThroughPopup(page, `${titleByRole[role]} Login`, email)
}

/** Logs a student in through the popup and waits for the dashboard. */
export async function logInStudent(page: Page, { email }: Student): Promise<void> {
  await logIn(page, email, 'student')
  await expectDashboard(page, 'student')
}

/** Logs a teacher in through the popup and waits for the dashboard. */
export async function logInTeacher(page: Page, { email }: Teacher): Promise<void> {
  await logIn(page, email, 'teacher')
  await expectDashboard(page, 'teacher')
}

/** Expects the dashboard of a role. A failure tells what the screen says instead. */
async function expectDashboard(page: Page, role: Role): Promise<void> {
  const screen = async () => `${new URL(page.url()).hash}\n${await page.locator('body').innerText()}`
  await expect.poll(screen).toMatch(new RegExp(`^#/${role}/dashboard\n`))
}

/** Opens the dashboard of a student who is logged in, without the popup. */
export async function openStudentDashboard(page: Page, student: Student): Promise<void> {
  await alreadyLoggedIn(page, student, student.url)
  await page.goto('/#/student/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the dashboard of a teacher who is logged in, without the popup. */
export async function openTeacherDashboard(page: Page, teacher: Teacher): Promise<void> {
  await alreadyLoggedIn(page, teacher, teacher.url)
  await page.goto('/#/teacher/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Registers a new student and gives the page their session, without a screen. */
export async function newStudentAt(page: Page, url: string): Promise<Student> {
  const student = await registeredStudent(url)
  await alreadyLoggedIn(page, student, url)
  return student
}

/** Begins a registration through the popup, from a box of /register. */
export async function beginRegistration(page: Page, email: string, role: Role): Promise<void> {
  await page.goto('/#/register')
  await goThroughPopup(page, `${titleByRole[role]} Registration`, email)
}

function goThroughPopup(page: Page, box: string, email: string): Promise<void> {
  return signInByPopup(
    page,
    page.getByRole('region', { name: box }).getByRole('button', { name: 'Sign in with Google' }),
    email,
  )
}

/**
 * Presses a button that opens the popup, and chooses an account there: a sample account, or another one by its e-mail.
 * Resolves when the popup has closed itself.
 */
export async function signInByPopup(page: Page, button: Locator, email: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await button.click()
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

/** Opens Login or Register as a server with Google and Microsoft shows it. Later visits show both buttons at once. */
export async function openWithBothProviders(page: Page, path: 'login' | 'register'): Promise<void> {
  const json = { providers: ['google', 'microsoft'], classCards: true }
  await page.route('**/api/sign-in', (route) => route.fulfill({ json }))
  await page.goto(`/#/${path}`)
  await expect(page.getByRole('button').locator('img[src*="microsoft"]')).toHaveCount(2)
}

/** Gives the page the session of a person who is logged in, without the popup. */
export async function alreadyLoggedIn(page: Page, { browser }: Student | Teacher, url: string): Promise<void> {
  const cookies = browser.jar.headerFor(new URL(url)).split('; ')
  const pairs = cookies.map((cookie) => /^([^=]+)=(.*)$/.exec(cookie)?.slice(1) ?? [])
  await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
}
