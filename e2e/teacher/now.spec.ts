import { expectAccessible } from '../harness/accessible.ts'
import { boxesOf } from '../harness/boxes.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight, answerWrong, openLevel } from '../harness/playing.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] })

/** Opens the students of a class, with their event stream. */
async function openStudents(page: Page, code: string): Promise<void> {
  const openStream = page.waitForResponse((response) => response.url().includes('/events?'))
  await page.goto(`/#/studentprogress?code=${code}`)
  await openStream
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name })
const handsOf = (page: Page) => page.getByRole('region', { name: 'Hands up' })

test('a child who misses three times raises a hand at the teacher, and a right answer takes it down', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await openTeacherDashboard(page, teacher)
  await openStudents(page, code)
  const mia = rowOf(page, 'Mia C.')
  await expect(page.getByText('Nobody is playing now.')).toBeVisible()
  await expect(mia).not.toContainText('not playing')

  const tablet = await openDevice()
  await openStudentDashboard(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.1')
  await answerRight(tablet)
  await expect(mia.getByRole('img', { name: 'Streak 1 of 5' })).toBeVisible()
  await expect(mia).toContainText('Addition 1.1')
  await expect(page.getByText('1 is playing now')).toBeVisible()
  await expect(handsOf(page)).toHaveCount(0)

  for (let i = 0; i < 3; i++) {
    await tablet.clock.runFor(2000)
    await answerWrong(tablet)
  }
  await expect(mia).toContainText('Hand up')
  await expect(handsOf(page)).toContainText('1 hand up')
  await expect(page.getByRole('status').filter({ hasText: '1 hand up: Mia C. in Addition 1.1' })).toBeAttached()
  await expectAccessible(page, 'a hand is up')
  await expect(rowOf(page, 'Ben W.')).toContainText('not playing')

  await tablet.clock.runFor(2000)
  await answerRight(tablet)
  await expect(mia.getByRole('img', { name: 'Streak 1 of 5' })).toBeVisible()
  await expect(handsOf(page)).toHaveCount(0)
})

test('a hand leads to the answers of its level, and Now can be hidden on this device', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Willemijn', 'Wiremu')
  await played(student, 'numberphase1', '1.1', ['right', 'wrong', 'wrong', 'wrong'])
  await openTeacherDashboard(page, teacher)
  await openStudents(page, code)
  await expect(rowOf(page, 'Mia C.')).toContainText('Hand up')
  // A row with a hand is as high as the others.
  for (const width of [1280, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    const [raised, other] = await boxesOf(
      page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /^View Progress/ }) }),
    )
    // The last row lacks the line below it.
    expect(raised!.bottom - raised!.top, `a raised hand at ${width}`).toBeLessThanOrEqual(
      other!.bottom - other!.top + 1,
    )
  }
  await page.getByRole('button', { name: 'Hide Now' }).click()
  await expect(page.getByRole('columnheader', { name: 'Now' })).toHaveCount(0)
  await expect(page.getByText('Hand up')).toHaveCount(0)
  await expect(handsOf(page)).toHaveCount(0)
  await expect(page.getByText('playing now')).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, 'Mia C.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Now' }).click()
  await handsOf(page).getByRole('link').click()
  await expect(page).toHaveURL(/studentprogress\/answers\?.*level=1\.1/)
})

test('a child who stops is not playing after two minutes, without another event', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.clock.install()
  await played(student, 'addition', '1.1', 2)
  await openStudents(page, code)
  const mia = rowOf(page, 'Mia C.')
  await expect(mia).toContainText('Addition 1.1')
  // For the server, no time passes. A response after the clock has moved would say that the child has just played.
  await page.route('**/now', () => {})
  await page.clock.fastForward(90_000)
  await expect(mia).toContainText('Addition 1.1')
  // A response that was under way may have arrived after the first of these steps, and counts from there.
  await page.clock.fastForward(130_000)
  await expect(page.getByText('Nobody is playing now.')).toBeVisible()
  await expect(mia).not.toContainText('Addition 1.1')
})

test('a class that cannot be read now says that it is not known who plays', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 2)
  await openTeacherDashboard(page, teacher)
  await page.route('**/now', (route) => route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }))
  await openStudents(page, code)
  const mia = rowOf(page, 'Mia C.')
  await expect(mia).toContainText('not known')
  await expect(mia).toContainText('0/102')
  await page.unroute('**/now')
  await played(student, 'addition', '1.1', 1)
  await expect(mia).toContainText('Addition 1.1')
  await page.context().setOffline(true)
  const ben = joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await expect(mia).toContainText('Addition 1.1')
  await ben
  await page.context().setOffline(false)
  await expect(rowOf(page, 'Ben W.')).toContainText('not playing')
})

test('rows keep their order while children play, and paper has no Now', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await played(student, 'addition', '1.1', 1)
  await openTeacherDashboard(page, teacher)
  await openStudents(page, code)
  await page.getByRole('columnheader', { name: 'Now' }).getByRole('button').click()
  const names = page.getByRole('rowheader')
  await expect(names).toContainText(['Mia C.', 'Ben W.'])
  await played(ben, 'addition', '1.2', ['wrong', 'wrong', 'wrong'])
  await expect(rowOf(page, 'Ben W.')).toContainText('Hand up')
  await expect(names).toContainText(['Mia C.', 'Ben W.'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Hand up', { exact: true })).toBeHidden()
  await expect(page.getByText('2 are playing now')).toBeHidden()
  await expect(page.getByText('Addition 1.1')).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Now' })).toBeHidden()
})
