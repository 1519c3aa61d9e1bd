import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRightTimes, leaveCelebration, openLevel } from '../harness/playing.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({
  expectedErrors: [/status of (401|404)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/],
})

/** Resolves when the page's event stream is open. Call it before the page is opened. */
const streamOf = (page: Page) => page.waitForResponse((response) => response.url().includes('/events?'))

test("a teacher's open page changes without a reload while a child plays", async ({ page, app, openDevice }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const openStream = streamOf(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await openStream
  const row = page.getByRole('row', { name: 'Mia C.' })
  await expect(row).toContainText('0/102')

  const tablet = await openDevice()
  await openStudentDashboard(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.1')
  await answerRightTimes(tablet, 5)
  await expect(row).toContainText('1/102')

  const nextStream = streamOf(page)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}`)
  await nextStream
  const workingOn = page.getByRole('region', { name: /Working On/ })
  await expect(workingOn).toContainText('No level in progress.')
  await leaveCelebration(tablet, 'Next Stage')
  await openLevel(tablet, '2.4')
  await answerRightTimes(tablet, 2)
  await expect(workingOn.getByRole('img', { name: 'Best streak 2 of 5' })).toBeVisible()
})

test('a change in an open class keeps the focus and the scroll position of the page', async ({ page, app }) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const students = []
  for (const letter of 'ABCDEFGHIJKL') students.push(await joinedStudent(app.url, code, `${letter}na`, 'Smith'))
  await openTeacherDashboard(page, teacher)
  const openStream = streamOf(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await openStream
  await page.getByRole('columnheader', { name: 'Four Operations' }).getByRole('button').click()
  const button = page.getByRole('button', { name: 'View Progress of Kna S.' })
  await button.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)

  await played(student, 'addition', '1.1', 5)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
  await joinedStudent(app.url, code, 'Zoe', 'Smith')
  await expect(page.getByRole('row', { name: 'Zoe S.' })).toBeVisible()
  await students[0]?.browser.call('DELETE /api/memberships/{class}', { class: classId })
  await expect(page.getByRole('row', { name: 'Ana S.' })).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
  await expect(page.getByRole('status')).toHaveText(['', '', ''])
})

test('a hidden class page closes its stream, and fetches again when it becomes visible', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const openStream = streamOf(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  const stream = (await openStream).request()
  const closed = page.waitForEvent('requestfailed', (request) => request === stream)
  await setVisible(page, false)
  await closed
  await played(student, 'addition', '1.1', 5)
  await setVisible(page, true)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
})

test('a class page without a stream fetches again at intervals', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.clock.install()
  await page.route('**/events?*', (route) => route.fulfill({ status: 404, json: { problem: 'notFound', message: '' } }))
  await page.goto(`/#/studentprogress?code=${code}`)
  const row = page.getByRole('row', { name: 'Mia C.' })
  await expect(row).toContainText('0/102')
  await page.clock.runFor(2000)
  await played(student, 'addition', '1.1', 5)
  await page.clock.runFor(31_000)
  await expect(row).toContainText('1/102')
})

test('an open class page shows that its class was deleted elsewhere', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const openStream = streamOf(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await openStream
  await teacher.browser.call('DELETE /api/classes/{class}', { class: classId })
  await expect(page.getByText('There is no such class.')).toBeVisible()
})

/** Makes the page believe that it is hidden or visible. */
function setVisible(page: Page, isVisible: boolean) {
  return page.evaluate((isVisible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isVisible })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isVisible ? 'visible' : 'hidden'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isVisible)
}
