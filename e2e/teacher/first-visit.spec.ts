import { newEmail } from '../harness/people.ts'
import { beginRegistration } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a teacher registers, creates a class and reads its code', async ({ page }) => {
  const email = newEmail('hana')
  await beginRegistration(page, email, 'teacher')
  await expect(page.getByRole('heading', { level: 1, name: 'Teacher Registration' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()

  await page.getByLabel('First Name').fill('Hana')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please fill in all fields.')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Please fill in all fields.')

  await page.getByLabel('Last Name').fill('Parata')
  await page.getByLabel('School').fill('Kauri School')
  await page.getByLabel('Country').fill('New Zealand')
  await page.getByLabel('Student Age Range').fill('8-10')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful! Redirecting to your dashboard...')).toBeVisible()
  await expect(page).toHaveURL(/#\/teacher\/dashboard$/)

  await expect(page.getByText("You haven't created any classes yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Create Class' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Class' })).toBeVisible()
  await page.getByLabel('Class name').fill('   ')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByLabel('Class name')).toBeFocused()

  await page.getByLabel('Class name').fill('Room 12 Maths')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const card = page.getByRole('article').filter({ hasText: 'Room 12 Maths' })
  await expect(card).toContainText(/Class Code:\s*[2-9A-HJ-NP-Z]{6}/)
  await expect(card).toContainText(/Students:\s*0/)
})

test('a teacher renames a class and deletes another', async ({ page }) => {
  await beginRegistration(page, newEmail('sam'), 'teacher')
  for (const [label, text] of Object.entries({
    'First Name': 'Sam',
    'Last Name': 'Leota',
    School: 'Kauri School',
    Country: 'New Zealand',
    'Student Age Range': '5-7',
  }))
    await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/teacher\/dashboard$/)
  for (const name of ['Room 1', 'Room 2']) {
    await page.getByRole('button', { name: 'Create Class' }).click()
    await page.getByLabel('Class name').fill(name)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Edit Room 1' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Classroom' })
  await edit.getByRole('textbox').fill('Room 3')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Room 3' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Room 1' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete Room 2' }).click()
  const remove = page.getByRole('alertdialog', { name: 'Delete Classroom' })
  await expect(remove).toContainText('Are you sure you want to delete "Room 2"? This action cannot be undone.')
  await remove.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Room 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Room 2' }).click()
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Room 2' })).toHaveCount(0)
})

test('a student who registers again as a teacher is led to the dashboard', async ({ page }) => {
  const email = newEmail('hana')
  await beginRegistration(page, email, 'student')
  await page.getByLabel('First Name').fill('Hana')
  await page.getByLabel('Last Name').fill('Parata')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)

  await beginRegistration(page, email, 'teacher')
  const modal = page.getByRole('dialog', { name: 'Account Already Exists' })
  await expect(modal).toContainText('An account with this email/UID has already been registered.')
  await modal.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})
