import { boxesOf, expectMeeting } from '../harness/boxes.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { manyParts, newTask, partsOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

const todo = (page: Page) => page.getByRole('region', { name: 'To do', exact: true })
/** The tickets of the tasks, without Keep going on one of them. */
const tickets = (page: Page) => todo(page).getByRole('link').filter({ hasNotText: 'Keep going' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** Returns today and the days after it as the server's time zone has them, such as "2026-11-19". */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(Date.now() + days * 24 * 3_600_000)

test('a child opens a task, does a part of it, and comes back to the task, which has the part as done', async ({
  page,
  app,
}) => {
  const { teacher, student, classId, name } = await classWithStudent(app.url)
  await newTask(teacher, classId, { due: dayIn(0) })
  await newTask(teacher, classId, { title: 'Tables of 4', parts: partsOf('timestable 1.5'), due: null })
  await openStudentDashboard(page, student)
  await expect(tickets(page)).toHaveText([/^Adding past ten/, /^Tables of 4/])
  await expect(todo(page).getByRole('link', { name: /^Adding past ten until today 0 of 2 parts done$/ })).toBeVisible()
  await expect(todo(page).getByText('0 of 2', { exact: true })).toBeVisible()
  await expect(todo(page).getByRole('link', { name: /^Tables of 4 0 of 1 part done$/ })).toBeVisible()
  await todo(page)
    .getByRole('link', { name: /^Adding past ten/ })
    .click()
  await expect(heading(page, 'Adding past ten')).toBeFocused()
  await expect(page.getByText(`From ${name}, until today`)).toBeVisible()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await expect(page.getByText('Any order is fine. Each part needs 5 right in a row.')).toBeVisible()
  const part = (id: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^Addition ${id}`) })
  await part('1.2').click()
  await expect(heading(page, 'Stage 1-1.2')).toBeVisible()
  // The clock of the page runs as that of the server does, because a round counts that began after the task.
  for (let i = 0; i < 2; i++) await answerRight(page)
  await page.getByRole('link', { name: 'Back to the task' }).click()
  await expect(part('1.2')).toContainText('2 of 5')
  await part('1.2').click()
  for (let i = 0; i < 5; i++) await answerRight(page)
  await expect(async () => {
    await page.getByRole('button', { name: 'Next Stage back to the task' }).click({ timeout: 2000 })
    await expect(heading(page, 'Adding past ten')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(part('1.2').getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(todo(page).getByRole('img', { name: '1 of 2 parts done' })).toBeVisible()
})

test('a task with right answers counts them, and all parts done says so', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const id = await newTask(teacher, classId, { rightAnswers: 6, parts: partsOf('addition 1.1') })
  await alreadyLoggedIn(page, student, app.url)
  await page.goto(`/#/student/task?id=${id}`)
  await expect(page.getByText('It needs 6 right answers.')).toBeVisible()
  // A round counts whose first answer was given after the task was set, which was a moment ago.
  await expect(async () => {
    await played(student, 'addition', '1.1', ['right', 'wrong', 'right'])
    await page.reload()
    await expect(page.getByRole('link', { name: /[2-6] of 6/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(async () => {
    await played(student, 'addition', '1.1', 2)
    await page.reload()
    await expect(page.getByText('You have done it all. Ka pai!')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(tickets(page)).toContainText('all done')
})

test('an open dashboard shows a new task within 30 seconds, and a closed one leaves it', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await page.clock.install()
  await page.goto('/#/student/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(todo(page)).toHaveCount(0)
  const task = await newTask(teacher, classId)
  await page.clock.runFor(30_000)
  await expect(tickets(page)).toHaveCount(1)
  await teacher.browser.call('PATCH /api/classes/{class}/tasks/{task}', { class: classId, task, isClosed: true })
  await page.clock.runFor(30_000)
  await expect(todo(page)).toHaveCount(0)
})

test('tasks that arrive late move neither Start Learning nor the classes', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/tasks', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/#/student/dashboard')
  const start = page.getByRole('link', { name: /^Start Learning/ })
  await expect(page.getByRole('article')).toHaveCount(1)
  const boxes = async () => [await start.boundingBox(), await page.getByRole('article').boundingBox()]
  const before = await boxes()
  arrive()
  await expect(tickets(page)).toHaveCount(1)
  expect(await boxes()).toEqual(before)
  // On the next visit of the page they are known, and above.
  await tickets(page).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(todo(page)).toBeVisible()
  expect((await todo(page).boundingBox())!.y).toBeLessThan((await start.boundingBox())!.y)
})

test('the parts of a task are equally large, and twenty pips are round dots in two rows', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const id = await newTask(teacher, classId, { parts: manyParts })
  await alreadyLoggedIn(page, student, app.url)
  for (const width of [820, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(`/#/student/task?id=${id}`)
    await expect(heading(page, 'Adding past ten')).toBeVisible()
    const tiles = await boxesOf(page.getByRole('main').getByRole('listitem').getByRole('link'))
    expect(tiles).toHaveLength(6)
    const rows = new Set(tiles.map(({ top }) => Math.round(top)))
    expect(new Set(tiles.map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`)).size).toBe(rows.size)
    const dots = await boxesOf(page.getByRole('link', { name: /^Times Table/ }).locator('i'))
    expect(new Set(dots.map(({ top }) => Math.round(top))).size).toBe(2)
    for (const { width, height } of dots) expectMeeting(width, height, 0.5, 'A dot is round')
  }
})

test('a task of another student is on no list, and its address says so', async ({ page, app }) => {
  const { teacher, student, classId, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  const id = await newTask(teacher, classId, { students: [ben.browser.account] })
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/student/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(todo(page)).toHaveCount(0)
  await page.goto(`/#/student/task?id=${id}`)
  await expect(page.getByText('This task is not on your list.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).last().click()
  await expect(heading(page, /^Kia ora/)).toBeVisible()
})

test('the page of a task is for students, and a teacher who tries a level of a task goes back to the list', async ({
  page,
  app,
}) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const id = await newTask(teacher, classId)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/student/task?id=${id}`)
  await expect(page.getByRole('heading', { name: 'This page is for students.' })).toBeVisible()
  await page.goto(`/#/main/fouroperations/addition/1/1.1?task=${id}`)
  await expect(page.getByRole('link', { name: 'Back to Stages' })).toBeVisible()
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('tasks that could not be loaded are tried again', async ({ page, app }) => {
    const { teacher, student, classId } = await classWithStudent(app.url)
    const id = await newTask(teacher, classId)
    await alreadyLoggedIn(page, student, app.url)
    await page.route('**/api/tasks', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/#/student/dashboard')
    await expect(todo(page)).toContainText('Your tasks could not be loaded.')
    await page.goto(`/#/student/task?id=${id}`)
    await expect(page.getByText('Your tasks could not be loaded.')).toBeVisible()
    await page.unroute('**/api/tasks')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Adding past ten')).toBeVisible()
  })
})

test('a task that arrives beside another one moves nothing, and is above on the next visit', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  await page.clock.install()
  await page.goto('/#/student/dashboard')
  await expect(tickets(page)).toHaveCount(1)
  // On a slow first visit the task is below everything else. From the next visit on it is known, and above.
  const visitAgain = async () => {
    await page.getByRole('link', { name: /^Start Learning/ }).click()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  }
  await visitAgain()
  await expect(tickets(page)).toHaveCount(1)
  const start = page.getByRole('link', { name: /^Start Learning/ })
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.clock.runFor(2000)
  const boxes = async () => [await start.boundingBox(), await page.getByRole('article').boundingBox()]
  const before = await boxes()
  await newTask(teacher, classId, { title: 'Tables of 4', due: dayIn(0) })
  await page.clock.runFor(30_000)
  const more = page.getByRole('region', { name: 'More to do' })
  await expect(more.getByRole('link', { name: /^Tables of 4/ })).toBeVisible()
  await expect(tickets(page)).toHaveCount(1)
  expect(await boxes()).toEqual(before)
  await visitAgain()
  await expect(tickets(page)).toHaveCount(2)
  await expect(more).toHaveCount(0)
})
