import { expectAccessible } from '../harness/accessible.ts'
import { unsentMoves } from '../harness/moves.ts'
import { registeredStudent, registeredTeacher } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { alreadyLoggedIn, logIn, logInStudent, newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test('a teacher who logs out by the menu can no longer open the dashboard', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await logIn(page, teacher.email, 'teacher')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByText(teacher.email)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await page.goto('/#/teacher/dashboard')
  await expect(page).toHaveURL(/#\/login$/)
})

test.describe('a shared tablet', () => {
  // The server refuses what the page was still loading for the child who logs out.
  test.use({ expectedErrors: [/status of 401/] })

  test("a child presses 'Not you?', and the next child logs in", async ({ page, app }) => {
    const mia = await registeredStudent(app.url, 'Mia', 'Chen')
    const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
    await logInStudent(page, mia)
    await openLevel(page, '1.1')
    await expect(page.getByText('Mia', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/#\/login$/)

    await logInStudent(page, ben)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben')
  })
})

test('a student can log in after a teacher who opened an unknown address', async ({ page, app }) => {
  const hana = await registeredTeacher(app.url)
  const mia = await registeredStudent(app.url, 'Mia', 'Chen')
  await alreadyLoggedIn(page, hana, app.url)
  await page.goto('/#/nowhere')
  await expect(page).toHaveURL(/#\/$/)
  await logInStudent(page, mia)
})

const protectedPaths = [
  ...['student/registration', 'student/dashboard', 'teacher/registration', 'teacher/dashboard', 'main'],
  ...['addition', 'subtraction', 'multiplication', 'division', 'bedmas', 'wordproblems', 'addition/1/1.1'].map(
    (rest) => `main/fouroperations/${rest}`,
  ),
  ...['main/numberstructure', 'main/numberstructure/phase1', 'main/numberstructure/phase1/0/0.5'],
  ...['main/numberstructure/phase2', 'main/numberstructure/phase3', 'main/timestable', 'main/timestable/1/2.0'],
  ...['main/measurement', 'main/measurement/length', 'main/measurement/length/3/3.1'],
  ...['studentprogress?code=ABCDEF', 'studentprogress/fouroperations?code=ABCDEF&student=x&op=addition'],
]

test('a protected page leads a visitor without a session to Login', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/login$/)
  }
})

test.describe('an open level of another child', () => {
  // The server refuses a request of the first child that is on its way during the log-in.
  test.use({ expectedErrors: [/status of 401/] })

  test('a child who signs in while the level of another child is open plays with their own progress', async ({
    app,
    openDevice,
  }) => {
    const mia = await registeredStudent(app.url, 'Mia', 'Chen')
    const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
    const page = await openDevice(app.url)
    await logInStudent(page, mia)
    await openLevel(page, '1.1')
    const first = stored(page, 1)
    await answerRight(page)
    await first

    const otherTab = await page.context().newPage()
    await logInStudent(otherTab, ben)

    await expect(page.getByRole('banner')).toContainText('Ben')
    await expectStreak(page, 0)
    const his = stored(page, 1)
    await answerRight(page)
    await his
    expect((await streaksOf(ben)).addition).toEqual({ '1.1': 1 })
    expect((await streaksOf(mia)).addition).toEqual({ '1.1': 1 })
  })
})

test.describe('a running streak', () => {
  // The page may be loading what the device keeps while the session ends.
  test.use({ expectedErrors: [/status of 401/] })

  test("'Not you?' beside a running streak asks first, and 'Keep playing' keeps the streak", async ({ page, app }) => {
    await logInStudent(page, await registeredStudent(app.url, 'Mia', 'Chen'))
    await openLevel(page, '1.1')
    await answerRight(page)
    await expectStreak(page, 1)
    await page.getByRole('button', { name: 'Not you?' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Log out Mia?' })
    await expect(asked).toContainText('Your streak goes back to 0. Your answers are safe.')
    await expect(asked.getByRole('button', { name: 'Keep playing' })).toBeFocused()
    await expectAccessible(page, 'a question before a log-out')
    await asked.getByRole('button', { name: 'Keep playing' }).click()
    await expect(asked).toBeHidden()
    await expectStreak(page, 1)
    await page.getByRole('button', { name: 'Not you?' }).click()
    await asked.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/#\/login$/)
  })
})

test.describe('answers that are not sent yet', () => {
  // Requests of the page may be on their way while the session ends.
  test.use({ expectedErrors: [/status of 401/] })

  /** Gives an answer that the server never replies to, and opens a page with it. */
  async function openWithUnsent(page: Page, url: string, path: string) {
    await logInStudent(page, await registeredStudent(url, 'Mia', 'Chen'))
    await page.route('**/api/rounds/*/moves', () => {})
    await openLevel(page, '1.1')
    await answerRight(page)
    await expect.poll(() => unsentMoves(page)).toHaveLength(1)
    await page.goto(path)
    await page.reload()
  }

  test("'Not you?' in a level asks also before the page has tried to send its answers", async ({ page, app }) => {
    await openWithUnsent(page, app.url, '/#/main/fouroperations/addition/1/1.1')
    await page.getByRole('button', { name: 'Not you?' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Log out Mia?' })
    await expect(asked).toContainText('Your answers are safe on this device.')
    await expect(asked.getByRole('button', { name: 'Keep playing' })).toBeFocused()
    await asked.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await unsentMoves(page)).toHaveLength(1)
  })

  test("'Not you?' and 'Log out' on a dashboard ask too, and Cancel stays", async ({ page, app }) => {
    await openWithUnsent(page, app.url, '/#/student/dashboard')
    const asked = page.getByRole('alertdialog', { name: 'Log out Mia?' })
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(asked).toContainText('Your answers are safe on this device.')
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page, 'a question before a log-out on the dashboard')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(asked).toBeHidden()
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
    await asked.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    expect(await unsentMoves(page)).toHaveLength(1)
  })
})

test.describe('no network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a log-out without network reaches the server when the network is back', async ({ page, context, app }) => {
    const mia = await registeredStudent(app.url, 'Mia', 'Chen')
    await logInStudent(page, mia)
    await openLevel(page, '1.1')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    const reached = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await context.setOffline(false)
    expect((await reached).ok()).toBe(true)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  })
})

test('a device forgets at log-out which levels a child has opened', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevel(page, '2.5')
  await expect(page.getByRole('button', { name: 'See one worked' })).toBeVisible()
  const kept = () => page.evaluate(() => Object.values(localStorage).join())
  await expect.poll(kept).toContain('addition-2.5')
  await page.goto('/#/student/dashboard')
  // A read that is under way at the log-out would be refused, and the browser would report it.
  await expect(page.getByRole('button', { name: /^Join Class/ })).toBeVisible()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  expect(await kept()).not.toContain('addition-2.5')
})
