import { expectAccessible } from '../harness/accessible.ts'
import { tabTo } from '../harness/keyboard.ts'
import { chooseFor, moreFor } from '../harness/more.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 422/] })

const rowOf = (page: Page, name: string) => page.getByRole('row', { name })
const undoButton = (page: Page) =>
  page.getByRole('complementary', { name: 'Undo' }).getByRole('button', { name: 'Undo' })

async function remove(page: Page, name: string) {
  await chooseFor(page, name, 'Remove')
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name} from the class?` })
  await dialog.getByRole('button', { name: 'Remove' }).click()
}

test('a teacher removes a student from the class and undoes it', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await joinedStudent(app.url, code, 'Tāne', 'Walker')
  await played(student, 'addition', '1.1', 5)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)

  await chooseFor(page, 'Mia C.', 'Remove')
  const dialog = page.getByRole('alertdialog', { name: 'Remove Mia C. from the class?' })
  await expect(dialog).toContainText('Mia leaves Room 5. The progress is kept')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'remove a student')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(moreFor(page, 'Mia C.')).toBeFocused()

  await remove(page, 'Mia C.')
  await expect(rowOf(page, 'Mia C.')).toHaveCount(0)
  await expect(page.getByText('2 students')).toBeVisible()
  await expect(moreFor(page, 'Tāne W.')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Mia C. was removed from the class.' })).toBeAttached()
  expect((await student.browser.call('GET /api/memberships', {})).classes).toEqual([])

  await undoButton(page).click()
  await expect(rowOf(page, 'Mia C.')).toContainText('1/102')
  await expect(undoButton(page)).toHaveCount(0)
  expect((await student.browser.call('GET /api/memberships', {})).classes).toHaveLength(1)

  // On a slow machine, axe looks at the page for longer than ten seconds. So nothing is pressed after it.
  await remove(page, 'Mia C.')
  await expect(undoButton(page)).toBeVisible()
  await expectAccessible(page, 'undo')
})

test('the Undo button is offered for ten seconds, also on the next page, and Ctrl Z works as well', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.clock.install()
  await page.goto(`/#/studentprogress?code=${code}`)
  await remove(page, 'Mia C.')
  await expect(page.getByText('No students found for this class.')).toBeVisible()
  await page.clock.runFor(2000)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'My Classes' }).click()
  await expect(page.getByRole('article')).toContainText(/Students:\s*0/)
  await page.clock.runFor(2000)
  // The clock of the page also runs by itself, so a slow machine reads fewer than 6 seconds.
  await expect(page.getByRole('img', { name: /^[1-6] seconds? left$/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('article')).toContainText(/Students:\s*1/)

  await page.getByRole('link', { name: 'View Student Progress' }).click()
  await remove(page, 'Mia C.')
  await expect(undoButton(page)).toBeVisible()
  await page.clock.runFor(10_500)
  await expect(undoButton(page)).toHaveCount(0)
  await expect(page.getByText('No students found for this class.')).toBeVisible()
})

test('the Undo button is reached by keyboard, and the focus returns to the page when its time is over', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.clock.install()
  await page.goto(`/#/studentprogress?code=${code}`)
  await remove(page, 'Mia C.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, undoButton(page), 'Shift+Tab')
  await page.clock.runFor(10_500)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a removal without network keeps its dialog and can be tried again', async ({ page, context, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(rowOf(page, 'Mia C.')).toBeVisible()
  await chooseFor(page, 'Mia C.', 'Remove')
  const dialog = page.getByRole('alertdialog')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('The student could not be removed.')).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(undoButton(page)).toBeVisible()
  await context.setOffline(true)
  await undoButton(page).click()
  await expect(page.getByText('This could not be undone.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'Mia C.')).toBeVisible()
})

test('a removal whose response was lost can be undone, or taken back by Cancel', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const classes = async () => (await student.browser.call('GET /api/memberships', {})).classes.length
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  // The server receives the removal, but the browser receives no reply.
  await page.route('**/students/*/removals', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const failed = page.getByText('The student could not be removed.')
  await remove(page, 'Mia C.')
  await expect(failed).toBeVisible()
  expect(await classes()).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(classes).toBe(1)
  await expect(rowOf(page, 'Mia C.')).toBeVisible()

  await remove(page, 'Mia C.')
  await expect(failed).toBeVisible()
  await page.unroute('**/students/*/removals')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'Mia C.')).toHaveCount(0)
  await undoButton(page).click()
  await expect(rowOf(page, 'Mia C.')).toBeVisible()
  expect(await classes()).toBe(1)
})

test('a teacher who undoes too late reads so, and closes the message', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await page.route('**/removals/*', (route) =>
    route.fulfill({ status: 422, json: { problem: 'refused', message: 'It is too late to undo this' } }),
  )
  await remove(page, 'Mia C.')
  await undoButton(page).click()
  await expect(page.getByText('It is too late to undo this.')).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
