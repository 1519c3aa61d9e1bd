import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRightTimes, openLevel, pressFresh } from '../harness/playing.ts'
import { logInStudent, logInTeacher } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({
  expectedErrors: [/status of (401|404)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/],
})

/** Resolves when the page hears of a class: its stream is open. To be begun before the page is opened. */
const listening = (page: Page) => page.waitForResponse((response) => response.url().includes('/events?'))

test('While a child plays, the open pages of the teacher change without a reload', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  const hears = listening(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await hears
  const row = page.getByRole('row', { name: 'Mia C.' })
  await expect(row).toContainText('0/102')

  const tablet = await openDevice()
  await logInStudent(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.1')
  await answerRightTimes(tablet, 5)
  await expect(row).toContainText('1/102')

  const hearsNext = listening(page)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}`)
  await hearsNext
  const workingOn = page.getByRole('region', { name: /Working On/ })
  await expect(workingOn).toContainText('No level in progress.')
  await pressFresh(tablet, 'Next Stage')
  await openLevel(tablet, '2.4')
  await answerRightTimes(tablet, 2)
  await expect(workingOn.getByRole('img', { name: 'Best streak 2 of 5' })).toBeVisible()
})

test('A class that changes leaves the focus and the page where they are', async ({ page, app }) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const students = []
  for (const letter of 'ABCDEFGHIJKL') students.push(await joinedStudent(app.url, code, `${letter}na`, 'Smith'))
  await logInTeacher(page, teacher)
  const hears = listening(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await hears
  await page.getByRole('columnheader', { name: 'Four Operations' }).getByRole('button').click()
  const key = page.getByRole('button', { name: 'View Progress of Kna S.' })
  await key.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)

  await played(student, 'addition', '1.1', 5)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
  await joinedStudent(app.url, code, 'Zoe', 'Smith')
  await expect(page.getByRole('row', { name: 'Zoe S.' })).toBeVisible()
  await students[0]?.browser.call('DELETE /api/memberships/{class}', { class: classId })
  await expect(page.getByRole('row', { name: 'Ana S.' })).toHaveCount(0)
  await expect(key).toBeFocused()
  await expect(key).toBeInViewport()
  await expect(page.getByRole('status')).toHaveText([''])
})

test('A page that is out of sight holds no stream, and reads again when it is looked at', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  const hears = listening(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  const stream = (await hears).request()
  const closed = page.waitForEvent('requestfailed', (request) => request === stream)
  await lookAt(page, false)
  await closed
  await played(student, 'addition', '1.1', 5)
  await lookAt(page, true)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
})

test('Where there is no stream the page reads again now and then', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
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

test('A class that is deleted elsewhere is noticed by the open page', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  const hears = listening(page)
  await page.goto(`/#/studentprogress?code=${code}`)
  await hears
  await teacher.browser.call('DELETE /api/classes/{class}', { class: classId })
  await expect(page.getByText('There is no such class.')).toBeVisible()
})

/** Pretends that the page is hidden, or seen again. */
function lookAt(page: Page, isSeen: boolean) {
  return page.evaluate((isSeen) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isSeen })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isSeen ? 'visible' : 'hidden'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isSeen)
}
