import { newClass, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('an overview without students, without a code or of an unknown class shows why it is empty', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const other = await registeredTeacher(app.url, 'Sam', 'Leota')
  const code = await newClass(teacher, 'Room 5')
  const foreign = await newClass(other, 'Room 6')
  await openTeacherDashboard(page, teacher)
  const pages = ['', '/timestable', '/fouroperations', '/measurement']
  for (const path of pages) {
    await page.goto(`/#/progressoverview${path}`)
    await expect(page.getByRole('alertdialog')).toContainText('Class code information is missing.')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a class first.' })).toBeVisible()
  }
  for (const path of pages.slice(1)) {
    await page.goto(`/#/progressoverview${path}?code=${code}`)
    await expect(page.getByText('No students found for this class.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(code)
  }
  await page.goto(`/#/progressoverview?code=${foreign}`)
  await expect(page.getByText('There is no such class.')).toBeVisible()
})

test.describe('class of another teacher', () => {
  test.use({ expectedErrors: [/status of 40[04]/] })

  test("another teacher's class is shown as one that does not exist", async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    const other = await registeredTeacher(app.url, 'Sam', 'Leota')
    const foreign = await newClass(other, 'Room 6', [await registeredStudent(app.url)])
    await openTeacherDashboard(page, teacher)
    for (const code of [foreign, 'ZZZZZZ', 'no code']) {
      await page.goto(`/#/progressoverview/timestable?code=${encodeURIComponent(code)}`)
      await expect(page.getByText('There is no such class.')).toBeVisible()
      await expect(page.getByText('Mia')).toHaveCount(0)
    }
  })
})

test.describe('bad network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('an overview that is slow shows its outline, and one that fails can be tried again', async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    const code = await newClass(teacher, 'Room 5', [await registeredStudent(app.url)])
    await openTeacherDashboard(page, teacher)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/overview?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/#/progressoverview/timestable?code=${code}`)
    await expect(page.getByRole('region', { name: 'Loading the overview' })).toBeVisible()
    release()
    await expect(page.getByRole('link', { name: /^Mia C\./ })).toBeVisible()

    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/overview?*', (route) => route.abort('internetdisconnected'))
    await page.goto(`/#/progressoverview/measurement?code=${code}`)
    await expect(page.getByText('The overview could not be loaded.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /^Mia C\./ })).toBeVisible()
  })
})
