import { newEmail, registeredTeacher } from '../harness/people.ts'
import { beginRegistration, logInTeacher } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('Whoever has not filled in the form is led to it from every other page, and a class code waits', async ({
  page,
}) => {
  await beginRegistration(page, newEmail('student'), 'student')
  await expect(page).toHaveURL(/#\/student\/registration$/)
  for (const path of ['main/fouroperations', 'main/timestable/1/1.2', 'student/dashboard?code=ABC234']) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/student\/registration$/)
  }
  // Where a sign-in comes back to, opened by hand.
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/student\/registration$/)
  await page.getByLabel('First Name').fill('Hana')
  await page.getByLabel('Last Name').fill('Parata')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Class code')).toHaveValue('ABC234')
})

test('The page that a sign-in comes back to leads on, whoever opens it by hand', async ({ page, app }) => {
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/login$/)
  const teacher = await registeredTeacher(app.url)
  await logInTeacher(page, teacher)
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/teacher\/dashboard$/)
})

test('A path that is none leads home, signed in or not', async ({ page }) => {
  for (const path of ['main/fouroperations/roots', 'main/fouroperations/roots/1/1.1', 'nowhere']) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/$/)
  }
})
