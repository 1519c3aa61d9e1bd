import { expectAccessible } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { unsentMoves } from '../harness/moves.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerBox, answerRight, openLevel, ready, stored } from '../harness/playing.ts'
import { alreadyLoggedIn, logInStudent, openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

// The server refuses requests of a session that has just ended, and there is no network for a while.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

const notice = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are logged out.' })

/** Opens another tab, with the code of Login for a log-out without a network. */
async function otherTabAt(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/#/login')
  await expect(tab.getByRole('region', { name: 'Student Login' })).toBeVisible()
  await tab.goto(path)
  await expect(tab.getByRole('banner')).toBeVisible()
  return tab
}

/** Waits until the tab has the code of the question before a log-out, which it loads after some seconds. */
async function canAskFirst(tab: Page): Promise<void> {
  const hasCode = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/log-out-question-'))
  await expect.poll(() => tab.evaluate(hasCode)).toBe(true)
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click()
}

async function logOutTeacher(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/#\/login$/)
}

test('an open level stops when its child logs out in another tab offline, and keeps the answers for the next log-in', async ({
  page,
  context,
  app,
}) => {
  const mia = await registeredStudent(app.url, 'Mia', 'Chen')
  const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
  await logInStudent(page, mia)
  await openLevel(page, '2.1')
  const otherTab = await otherTabAt(page, '/#/main')
  await canAskFirst(otherTab)
  await context.setOffline(true)
  await answerRight(page)
  await answerRight(page)
  await ready(page)
  await otherTab.getByRole('button', { name: 'Not you?' }).click()
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('Your answers are not lost.')).toBeVisible()
  await expect(page.getByText('Mia')).toHaveCount(0)
  await expect(answerBox(page)).toHaveCount(0)
  await expectAccessible(page, 'logged out in another tab')
  expect(await unsentMoves(page)).toHaveLength(2)

  await context.setOffline(false)
  await logInStudent(otherTab, ben)
  await openLevel(otherTab, '2.1')
  const his = stored(otherTab, 1)
  await answerRight(otherTab)
  await his
  expect((await streaksOf(ben)).addition).toEqual({ '2.1': 1 })
  expect((await streaksOf(mia)).addition).toBeUndefined()

  // The first tab follows the child who is logged in now.
  await expect(page.getByRole('banner')).toContainText('Ben')
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(notice(otherTab)).toBeVisible()
  await otherTab.getByRole('link', { name: 'Log in again' }).click()
  await expect(otherTab).toHaveURL(/#\/login$/)
  const hers = stored(otherTab, 2)
  await logInStudent(otherTab, mia)
  await hers
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 2 })
})

test('a dashboard says that the child has logged out in another tab, and opens again after a log-in', async ({
  page,
  app,
}) => {
  const mia = await registeredStudent(app.url)
  await openStudentDashboard(page, mia)
  const otherTab = await otherTabAt(page, '/#/main')
  await otherTab.getByRole('button', { name: 'Not you?' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('Mia')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 568 })
  await expectToFit(page, 'logged out in another tab')
  await logInStudent(otherTab, mia)
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
})

test("a teacher's class is hidden when the teacher logs out in another tab, also without a network", async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const student = page.getByRole('row', { name: /C\.$/ })
  await expect(student).toBeVisible()
  const otherTab = await otherTabAt(page, '/#/teacher/dashboard')
  await openAccountMenu(otherTab)
  await context.setOffline(true)
  await logOutTeacher(otherTab)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('Log in again to see your classes.')).toBeVisible()
  await expect(student).toHaveCount(0)
})

test('a class with an open form is hidden when its teacher logs out in another tab', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await expect(page.getByText(name).first()).toBeVisible()
  const otherTab = await otherTabAt(page, '/#/teacher/dashboard')
  await openAccountMenu(otherTab)
  await page.getByRole('button', { name: 'Create Class' }).click()
  await page.getByLabel('Class name').fill('Typed before')
  await logOutTeacher(otherTab)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a level takes no more answers of its child while the next child is logging in on a slow network', async ({
  page,
  context,
  app,
}) => {
  const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
  await alreadyLoggedIn(page, await registeredStudent(app.url, 'Mia', 'Chen'), app.url)
  await openLevel(page, '2.1')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/session', async (route) => {
    await arrived
    await route.continue()
  })
  await logInStudent(await context.newPage(), ben)
  await expect(answerBox(page)).toHaveCount(0)
  await expect(page.getByText('Mia')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('banner')).toContainText('Ben')
  await expect(answerBox(page)).toBeVisible()
})
