import { expectAccessible } from '../harness/accessible.ts'
import { chooseFor } from '../harness/more.ts'
import { classWithStudent, registeredTeacher } from '../harness/people.ts'
import { logInStudent, logInTeacher } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

test('a teacher closes a class for joining and opens it again', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto('/#/teacher/dashboard')
  const card = page.getByRole('article').filter({ hasText: name })
  const dialog = page.getByRole('dialog', { name: 'Edit Classroom' })
  const joining = dialog.getByLabel('Students can join with the class code')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await joining.uncheck()
  await expectAccessible(page, 'edit a class')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Closed for joining')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await joining.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).not.toContainText('Closed for joining')
})

test('a teacher draws a new code after a question', async ({ page, app }) => {
  const { teacher, name, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto('/#/teacher/dashboard')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Classroom' })
  await dialog.getByRole('button', { name: 'New code' }).click()
  await expect(dialog).toContainText('The old code stops working.')
  await expect(dialog.getByRole('status')).toContainText(`Class Code: ${code}`)
  await dialog.getByRole('button', { name: 'Draw a new code' }).click()
  await expect(dialog.getByRole('status')).not.toContainText(code)
  const drawn = (await dialog.getByRole('status').innerText()).slice(-6)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(`Class Code: ${drawn}`)
})

test('a removed student cannot join again before the teacher lets them in', async ({ page, app, openDevice }) => {
  const { teacher, student, name, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await chooseFor(page, 'Mia C.', 'Remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No students found for this class.')).toBeVisible()

  const tablet = await openDevice(app.url)
  await logInStudent(tablet, student)
  await tablet.goto(`/#/student/dashboard?code=${code}`)
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByText('Invalid class code')).toBeVisible()

  await page.goto('/#/teacher/dashboard')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('button', { name: 'Let in again Mia C.' }).click()
  await expect(page.getByRole('heading', { name: 'Removed students' })).toHaveCount(0)
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByText(name)).toBeVisible()
})

test('a teacher logs out everywhere, and the other computer asks for a log-in', async ({ page, app, openDevice }) => {
  const teacher = await registeredTeacher(app.url)
  await logInTeacher(page, teacher)
  const laptop = await openDevice(app.url)
  await logInTeacher(laptop, teacher)
  await page.goto('/#/teacher/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(dialog).toContainText('You could not be logged out everywhere.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await laptop.goto('/#/teacher/dashboard')
  await laptop.reload()
  await expect(laptop).toHaveURL(/#\/login/)
})
