import { classWithStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { openLevel, readQuestion, ready, solve, stored, typeAnswer } from '../harness/playing.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of 422/] })

/** Answers rightly. The refusal may take the place of the message before it is seen. */
async function answer(page: Page): Promise<void> {
  await ready(page)
  await typeAnswer(page, solve(await readQuestion(page)))
}

const day = 24 * 3600_000

test('a refused answer is shown to the child and to the teacher, and is stored when the server accepts it', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await page.clock.install()
  await openStudentDashboard(page, student)
  await page.route('**/api/rounds/*/moves', (route) =>
    route.fulfill({ status: 422, json: { problem: 'refused', message: 'The server has a mistake' } }),
  )
  await openLevel(page, '2.1')
  const reported = page.waitForResponse((response) => response.url().includes('/api/devices/') && response.ok())
  await answer(page)
  await reported
  await expect(page.getByText('A fresh start!')).toBeVisible()

  await page.goto('/#/student/dashboard')
  await expect(page.getByText('1 answer waits on this device. It is tried again every day.')).toBeVisible()
  const laptop = await openDevice()
  await openTeacherDashboard(laptop, teacher)
  await laptop.goto(`/#/studentprogress?code=${code}`)
  const sentence = laptop.getByText('1 answer of Mia C. could not be saved, and waits on a device.')
  await expect(sentence).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('1 answer waits on this device.')).toBeVisible()
  expect(await streaksOf(student)).toEqual({})
  const arrived = stored(page, 1)
  await page.clock.setSystemTime(Date.now() + day + 60_000)
  await page.reload()
  await arrived
  await expect(page.getByText('1 answer waits on this device.')).toBeHidden()
  expect((await streaksOf(student)).addition).toEqual({ '2.1': 1 })
  await expect(sentence).toBeHidden()
})

test('a refused answer is tried again with a new build of the app', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await openStudentDashboard(page, student)
  await page.route('**/api/rounds/*/moves', (route) =>
    route.fulfill({ status: 422, json: { problem: 'refused', message: 'The server has a mistake' } }),
  )
  await openLevel(page, '2.1')
  await answer(page)
  await expect(page.getByText('A fresh start!')).toBeVisible()
  await page.unrouteAll()

  // The address of the first script differs from build to build.
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(src="\/assets\/index-[^"]+\.js)"/, '$1?new"')
    await route.fulfill({ response, body: html })
  })
  const arrived = stored(page, 1)
  await page.reload()
  await arrived
  expect((await streaksOf(student)).addition).toEqual({ '2.1': 1 })
})
