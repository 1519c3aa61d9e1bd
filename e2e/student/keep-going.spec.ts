import { levelsOf } from '#maths'
import { expectAccessible } from '../harness/accessible.ts'
import { missTwice } from '../harness/helping.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight, openLevel, pressFresh } from '../harness/playing.ts'
import { alreadyLoggedIn, logInStudent, openStudentDashboard } from '../harness/signing-in.ts'
import { newSetTask, newTask, ownProblems, partsOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices, spokenOn } from '../harness/voices.ts'

test.use({ reducedMotion: 'reduce' })

const keepGoing = (page: Page) => page.getByRole('link', { name: /^Keep going/ })
const start = (page: Page) => page.getByRole('link', { name: /^Start Learning/ })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a child who goes back from a level goes on with it by Keep going, also with only the keyboard', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '3.1', 5)
  await alreadyLoggedIn(page, student, app.url)
  await openLevel(page, '2.4')
  for (let i = 0; i < 2; i++) await answerRight(page)
  await page.goto('/#/student/dashboard')
  await expect(keepGoing(page)).toHaveAccessibleName(
    /^Keep going \d+ \+ \d+ Go on with 2\.4 in Addition\. 2 in a row\. Can you make 5\?$/,
  )
  await expect(start(page)).toHaveAccessibleName('Start Learning Choose a topic and hop on.')
  // On a slow first visit, Keep going is below the classes. It is above Start Learning on the next visit.
  await page.getByRole('link', { name: /My hops/ }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(start(page)).toBeVisible()
  await keepGoing(page).focus()
  await page.keyboard.press('Tab')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stage 2-2.4')).toBeVisible()
  await expect(page.getByPlaceholder('?')).toBeEditable()
})

test('the list of levels has the ball on the level that Keep going names, not on the one with the longest streak', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.2', 4)
  await played(student, 'addition', '1.3', 2)
  await openStudentDashboard(page, student)
  await expect(keepGoing(page)).toContainText('Go on with 1.3 in Addition.')
  await page.goto('/#/main/fouroperations/addition')
  await expect(heading(page, 'Addition')).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toHaveAccessibleName(/^1\.3 /)
})

test('on a new device, Keep going leads to the level after the one that was completed last', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'length', '1.1', 2)
  await played(student, 'timestable', '1.2', 20, { thinking: 2000 })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/progress')) requests++
  })
  await openStudentDashboard(page, student)
  await expect(keepGoing(page)).toContainText(/2 times table\s*Next in Times Table\./)
  // The code that keeps the app on the device needs the progress too, and does not ask again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-account'))).not.toBeNull()
  expect(requests).toBe(1)
  await keepGoing(page).click()
  await expect(heading(page, 'Stage 1-1.3')).toBeVisible()
})

test('the levels that a teacher has opened before on the device do not lead a child', async ({ page, app }) => {
  const { teacher, student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 2)
  await alreadyLoggedIn(page, teacher, app.url)
  await openLevel(page, '2.4')
  await page.context().clearCookies()
  await logInStudent(page, student)
  await expect(keepGoing(page)).toContainText('Go on with 1.1 in Addition.')
})

test('the first open part of a task comes before every level, and its way back leads to the task', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await played(student, 'addition', '2.4', 2)
  await newTask(teacher, classId, { countsEarlier: true, parts: partsOf('addition 1.1', 'length 1.2') })
  await openStudentDashboard(page, student)
  await expect(keepGoing(page)).toContainText('Your task: Adding past ten')
  await keepGoing(page).click()
  await expect(heading(page, 'Phase 1, level 1.2')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the task' }).click()
  await expect(heading(page, 'Adding past ten')).toBeVisible()
})

test('a child reads how many hops lead to the next ten, and with a task how many levels are left', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await openStudentDashboard(page, student)
  await expect(page.getByText('5 more hops to 10.')).toBeVisible()
  await newTask(teacher, classId, { countsEarlier: true, parts: partsOf('addition 1.1', 'length 1.2', 'length 1.3') })
  await page.reload()
  await expect(page.getByText('2 more levels and your task is done.')).toBeVisible()
})

test('a task is named once, on one card with Keep going, on a phone and on a laptop', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await newTask(teacher, classId, { title: 'Tables of 4', parts: partsOf('timestable 1.5') })
  await openStudentDashboard(page, student)
  const todo = page.getByRole('region', { name: 'To do' })
  const ticket = todo.getByRole('link', { name: /^Adding past ten/ })
  await expect(todo.getByRole('link')).toHaveCount(3)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const [above, below] = [(await ticket.boundingBox())!, (await keepGoing(page).boundingBox())!]
    expect([below.x, below.width, below.y]).toEqual([above.x, above.width, above.y + above.height])
    // The sentence about the task is for screen readers only.
    await expect(keepGoing(page).getByText('Your task: Adding past ten')).toHaveClass('unseen')
  }
  await ticket.click()
  await expect(heading(page, 'Adding past ten')).toBeVisible()
})

test('Keep going below a row of tasks needs no scrolling on a low laptop, nor Start Learning on another one', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await openStudentDashboard(page, student)
  await page.getByRole('link', { name: /^Start Learning/ }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
  await expect(keepGoing(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page.getByRole('link', { name: /^Start Learning/ })).toBeInViewport({ ratio: 1 })
})

test('own problems of a task are opened by Keep going, also for a child who has played nothing', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newSetTask(teacher, classId, [ownProblems.squares])
  await openStudentDashboard(page, student)
  // The title of the task is above it on the same card.
  await expect(page.getByRole('link', { name: /^Our trip/ })).toBeVisible()
  await expect(keepGoing(page)).toContainText('1 right answer to go.')
  await keepGoing(page).click()
  await expect(page.getByText('How many squares?')).toBeVisible()
})

test('a child without a right answer begins with the first level of Addition', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await openStudentDashboard(page, student)
  const begin = page.getByRole('link', {
    name: /^Start here 3 \+ 4 Your first level in Addition\. Can you make 5 in a row\?$/,
  })
  await begin.click()
  await expect(heading(page, 'Stage 1-1.1')).toBeVisible()
})

test('a child of Year 0 hears where Keep going leads, and other children have no ear', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'numberphase1', '0.7', 3)
  await giveVoices(page)
  await openStudentDashboard(page, student)
  const ear = page.getByRole('button', { name: 'Read what comes next aloud' })
  await ear.click()
  expect(await spokenOn(page)).toContain(
    'Keep going. Order three. Go on in Number Structure. 3 in a row. Can you make 5?',
  )
  await expectAccessible(page, 'the dashboard with an ear')
  await played(student, 'addition', '2.4', 2)
  await page.reload()
  await expect(keepGoing(page)).toContainText('2.4')
  await expect(ear).toHaveCount(0)
})

test('a level that was left after two misses in a row begins with a worked example, until an answer is right', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '2.3', 5)
  await alreadyLoggedIn(page, student, app.url)
  await page.clock.install()
  await openLevel(page, '2.4')
  await missTwice(page)
  await page.goto('/#/student/dashboard')
  await expect(keepGoing(page)).toContainText('First, see one worked.')
  await keepGoing(page).click()
  await expect(page.getByRole('heading', { name: /^One worked: 1 of/ })).toBeVisible()
  await pressFresh(page, 'Back')
  await answerRight(page)
  await page.goto('/#/student/dashboard')
  await expect(keepGoing(page)).toContainText('Go on with 2.4 in Addition.')
  await keepGoing(page).click()
  await expect(page.getByPlaceholder('?')).toBeEditable()
})

test('there is no Keep going without a class', async ({ page, app }) => {
  const alone = await registeredStudent(app.url)
  await played(alone, 'addition', '1.1', 2)
  await openStudentDashboard(page, alone)
  await expect(start(page)).toBeVisible()
  // The number of hops comes with the last of the records.
  await expect(page.getByRole('link', { name: /^\d+ My hops$/ })).toBeVisible()
  await expect(keepGoing(page)).toHaveCount(0)
})

test('after a completed area, Keep going leads to another one', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  for (const { id } of levelsOf('length')) await played(student, 'length', id, 5, { thinking: 5000 })
  await openStudentDashboard(page, student)
  await expect(keepGoing(page)).toContainText('Next: 1.1 in Addition.')
})

test('records that arrive late move neither Start Learning nor the classes, and are above on the next visit', async ({
  page,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 2)
  await alreadyLoggedIn(page, student, app.url)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/progress', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/#/student/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
  const boxes = async () => [await start(page).boundingBox(), await page.getByRole('article').boundingBox()]
  const before = await boxes()
  arrive()
  await expect(keepGoing(page)).toBeVisible()
  expect(await boxes()).toEqual(before)
  expect((await keepGoing(page).boundingBox())!.y).toBeGreaterThan(before[1]!.y)
  await page.getByRole('link', { name: /My hops/ }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(keepGoing(page)).toBeVisible()
  expect((await keepGoing(page).boundingBox())!.y).toBeLessThan((await page.getByRole('article').boundingBox())!.y)
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('without records, a child still finds Start Learning and the part of a task', async ({ page, app }) => {
    const { teacher, student, classId } = await classWithStudent(app.url)
    await newTask(teacher, classId)
    await alreadyLoggedIn(page, student, app.url)
    await page.route('**/api/progress', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/#/student/dashboard')
    await expect(start(page)).toBeVisible()
    await expect(keepGoing(page)).toContainText('Your task: Adding past ten')
  })
})
