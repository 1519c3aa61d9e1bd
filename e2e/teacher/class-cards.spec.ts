import { randomUUID } from 'node:crypto'
import { classWithStudent, joinedStudent, registeredTeacher } from '../harness/people.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a class card shows its code, its number of students and its buttons in order', async ({ page, app }) => {
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText(`Class Code: ${code}`)
  await expect(card).toContainText('Students: 1')
  const actions = await card.locator('a, button').allInnerTexts()
  expect(actions.map((action) => action.split('\n')[0]?.trim()).slice(-7)).toEqual([
    'View Student Progress',
    'Progress Overview',
    'Insight',
    'Tasks',
    'Edit',
    'Delete',
    'More',
  ])
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText('My Classes')

  await page.getByRole('button', { name: new RegExp(teacher.email) }).click()
  await expect(page.getByRole('menu')).toContainText(teacher.email)
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await card.getByRole('link', { name: 'View Student Progress' }).click()
  await expect(page).toHaveURL(new RegExp(`#/studentprogress\\?code=${code}$`))
  await page.getByRole('link', { name: 'View Student Activities' }).click()
  await expect(page).toHaveURL(/#\/main$/)
})

test('a class card counts a student who joins while the dashboard is open', async ({ page, app }) => {
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.clock.install()
  await page.goto('/#/teacher/dashboard')
  await page.reload()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('Students: 1')
  await joinedStudent(app.url, code, 'Tūī', 'Ngata')
  await page.clock.runFor(16_000)
  await expect(card).toContainText('Students: 2')
})

test('a class is unchanged after a name of blanks, Cancel and Escape', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const edit = page.getByRole('button', { name: `Edit ${name}` })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Classroom' })
  await dialog.getByLabel('Class name').fill('   ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Class name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete Classroom' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test.describe('bad network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('a slow dashboard shows its outline, a failed one can be tried again, and a typed class name is kept', async ({
    page,
    app,
  }) => {
    const teacher = await registeredTeacher(app.url)
    await teacher.browser.call('POST /api/classes', { id: randomUUID(), name: 'Room 5' })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/classes', async (route) => {
      await held
      await route.abort('internetdisconnected')
    })
    await openTeacherDashboard(page, teacher)
    await expect(page.getByRole('region', { name: 'Loading your classes' })).toBeVisible()
    release()
    await expect(page.getByText('Your classes could not be loaded.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Room 5' })).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Create Class' }).click()
    await page.getByLabel('Class name').fill('Rūma Kōwhai')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('The class could not be created.')).toBeVisible()
    await expect(page.getByLabel('Class name')).toHaveValue('Rūma Kōwhai')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Rūma Kōwhai' })).toBeVisible()
  })
})
