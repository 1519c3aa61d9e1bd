import type { Locator } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { chooseFor } from '../harness/more.ts'
import { classWithStudent, newEmail } from '../harness/people.ts'
import { beginRegistration, openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of (400|404)/] })

/** A name with a character that reverses the text, which is never shown itself. */
const hidden = 'Mia \u202eneB'
const typeAgain = (what: string) => `Please type the ${what} again: it has a character that cannot be shown.`

/** Expects that the box has this error and the focus, and keeps what was typed. */
async function expectRefused(box: Locator, error: string, typed: string) {
  await expect(box).toHaveAccessibleDescription(error)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(typed)
}

test('a student whose name has a hidden character or is too long reads why, and can register', async ({ page }) => {
  await beginRegistration(page, newEmail('mia'), 'student')
  const [first, last] = [page.getByLabel('First Name'), page.getByLabel('Last Name')]
  const register = page.getByRole('button', { name: 'Register' })
  await first.fill(hidden)
  await last.fill('Chen')
  await register.click()
  await expectRefused(first, typeAgain('name'), hidden)
  await expect(last).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Registration failed')).toHaveCount(0)
  await expectAccessible(page, 'a refused name')
  await first.fill('Mia')
  await expect(first).not.toHaveAttribute('aria-invalid')
  await last.fill('a'.repeat(101))
  await register.click()
  await expectRefused(last, 'Please use at most 100 characters.', 'a'.repeat(101))
  await last.fill('a'.repeat(100))
  await register.click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})

test('a teacher reads at each field why it is refused', async ({ page }) => {
  await beginRegistration(page, newEmail('hana'), 'teacher')
  await page.getByLabel('First Name').fill('Hana')
  await page.getByLabel('Last Name').fill('Parata')
  const [school, country] = [page.getByLabel('School'), page.getByLabel('Country')]
  await school.fill(hidden)
  await country.fill('a'.repeat(101))
  await page.getByLabel('Student Age Range').fill('8-10')
  await page.getByRole('button', { name: 'Register' }).click()
  await expectRefused(school, typeAgain("school's name"), hidden)
  await expect(country).toHaveAccessibleDescription('Please use at most 100 characters.')
  await expect(page.getByText('Registration failed')).toHaveCount(0)
})

test('a class and a student with a refused name keep the form open, and say why', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: 'Create Class' }).click()
  const name = page.getByLabel('Class name')
  await name.fill(hidden)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expectRefused(name, typeAgain('name'), hidden)
  await expect(page.getByText('The class could not be created.')).toHaveCount(0)
  await name.fill('Room 9')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Room 9' }).click()
  const dialog = page.getByRole('dialog')
  await name.fill('a'.repeat(101))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectRefused(name, 'Please use at most 100 characters.', 'a'.repeat(101))
  await expect(page.getByText('The class could not be saved.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/#/studentprogress?code=${code}`)
  await chooseFor(page, 'Mia C.', 'Edit')
  await dialog.getByLabel('Last Name').fill(hidden)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectRefused(dialog.getByLabel('Last Name'), typeAgain('name'), hidden)
  await expect(page.getByText('The name could not be saved.')).toHaveCount(0)
})

test('the focus returns to the class code each time that a code is refused', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await openStudentDashboard(page, student)
  await page.getByRole('button', { name: 'Join another class' }).click()
  const code = page.getByLabel('Class code')
  await code.fill('XXXXXX')
  for (let time = 1; time <= 2; time++) {
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expectRefused(code, 'Invalid class code', 'XXXXXX')
  }
})
