import { expectAccessible, open } from '../harness/accessible.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRightTimes, answerWrong, leaveCelebration, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { manyParts, newTask, ownProblemPages } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test("everyone can use a student's pages, from the dashboard to the celebration", async ({ page, app }) => {
  // There are more than twenty screens, each with an analysis that takes six seconds on a busy machine.
  test.setTimeout(300_000)
  const { student } = await classWithStudent(app.url)
  await openStudentDashboard(page, student)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'student dashboard')
  await page.getByRole('button', { name: 'Join another class' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expectAccessible(page, 'join form with its error')
  await page.getByRole('button', { name: /Leave the Class/ }).click()
  await expectAccessible(page, 'leave the class')
  await open(page, 'student/card', 'I have a class card too')
  await expectAccessible(page, 'a class card too')
  await open(page, 'student/picture', 'This is me')
  await page.getByRole('radio', { name: 'whale' }).check()
  await expectAccessible(page, 'my picture')
  await page.getByRole('button', { name: 'That’s me' }).click()
  await expect(page.getByRole('heading', { name: /^Kia ora/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Your picture: whale$/ })).toBeVisible()
  await expectAccessible(page, 'student dashboard with a picture')
  await open(page, 'student/hops', 'My hops')
  await expect(page.getByRole('heading', { name: 'Your first hop' })).toBeVisible()
  await expectAccessible(page, 'my hops before the first one')
  await played(student, 'subtraction', '1.1', 2)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Facts/ })).toBeVisible()
  await expectAccessible(page, 'my hops')
  await open(page, 'main', /./)
  await expectAccessible(page, 'topics')
  await open(page, 'main/fouroperations', 'Four Operations')
  await expectAccessible(page, 'four operations')
  await page.clock.install()
  await openLevel(page, '1.1')
  await expectAccessible(page, 'a question')
  await answerWrong(page)
  await expectAccessible(page, 'a wrong answer')
  await page.clock.runFor(1100)
  await answerRightTimes(page, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await expectAccessible(page, 'celebration')
  await leaveCelebration(page, 'Next Stage')
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
  await expectAccessible(page, 'stages')
})

test("everyone can use a student's menus and lists", async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  for (const [path, heading] of [
    ['main/fouroperations/wordproblems', 'Word Problems'],
    ['main/numberstructure', 'Number Structure'],
    ['main/numberstructure/phase1', 'Phase 1'],
    ['main/numberstructure/phase2', 'Phase 2'],
    ['main/timestable', 'Times Table'],
    ['main/measurement', 'Measurement'],
    ['main/measurement/length', 'Length'],
  ] as const) {
    await open(page, path, heading)
    await expect(page.getByRole('region', { name: /Loading/ })).toHaveCount(0)
    await expectAccessible(page, heading)
  }
})

test('everyone can use To do and a task, on a phone, a tablet and a laptop', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
  await alreadyLoggedIn(page, student, app.url)
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'student/dashboard', /^Kia ora/)
    await expect(
      page.getByRole('region', { name: 'To do' }).getByRole('img', { name: '1 of 6 parts done' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^Keep going/ })).toBeVisible()
    await expectAccessible(page, `To do at ${width} pixels`)
    await open(page, `student/task?id=${task}`, 'Adding past ten')
    await expectAccessible(page, `a task at ${width} pixels`)
    await open(page, `student/task?id=${crypto.randomUUID()}`, 'To do')
    await expectAccessible(page, `an unknown task at ${width} pixels`)
  }
})

test.describe('slow and failed progress', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('everyone can use a list that is loading and one that failed', async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    let fail = () => {}
    const failing = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/progress', async (route) => {
      await failing
      await route.fulfill({ status: 503, json: {} })
    })
    for (const path of ['main/measurement/length', 'main/timestable']) {
      await open(page, path, /./)
      await expect(page.getByRole('region', { name: /Loading your/ })).toBeVisible()
      await expectAccessible(page, `${path}, loading`)
    }
    fail()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page, 'failed')
  })
})

test('everyone can use own problems with each kind of answer and picture', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const pages = await ownProblemPages(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await open(page, path, 'Our school trip')
      await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
      await expectAccessible(page, `/${path} at ${width} pixels`)
    }
  }
})
