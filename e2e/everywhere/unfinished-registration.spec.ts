import { newEmail, registeredTeacher } from '../harness/people.ts'
import { beginRegistration, logInTeacher } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a student with an unfinished registration is led to the form from every page, and a class code is kept', async ({
  page,
}) => {
  await beginRegistration(page, newEmail('student'), 'student')
  await expect(page).toHaveURL(/#\/student\/registration$/)
  for (const path of ['main/fouroperations', 'main/timestable/1/1.2', 'student/dashboard?code=ABC234']) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/student\/registration$/)
  }
  // The return page of a sign-in is opened by hand.
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/student\/registration$/)
  await page.getByLabel('First Name').fill('Hana')
  await page.getByLabel('Last Name').fill('Parata')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Class code')).toHaveValue('ABC234')
})

test('the return page of a sign-in, opened by hand, leads to Login or to the dashboard', async ({ page, app }) => {
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/login$/)
  const teacher = await registeredTeacher(app.url)
  await logInTeacher(page, teacher)
  await page.goto('/#/signed-in')
  await expect(page).toHaveURL(/#\/teacher\/dashboard$/)
})

test('an unknown path leads to the home page', async ({ page }) => {
  for (const path of ['main/fouroperations/roots', 'main/fouroperations/roots/1/1.1', 'nowhere']) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(/#\/$/)
  }
})
