import { classWithStudent, registeredStudent } from './harness/people.ts'
import { alreadyLoggedIn } from './harness/signing-in.ts'
import { expect, type Page, test } from './harness/test.ts'

async function expectArrival(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

/** As somebody types an address over that of the page that is open. */
const typeAddress = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

test('However one comes to a page, it begins at its heading: by a link, by a typed address, or going back', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/main')
  await page.getByRole('link', { name: /Number Structure/ }).click()
  await expectArrival(page, 'Number Structure')
  await typeAddress(page, '/main/fouroperations/subtraction')
  await expectArrival(page, 'Subtraction')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await typeAddress(page, '/main/fouroperations')
  await expectArrival(page, 'Four Operations')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Subtraction' })).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'What shall we work on?' })).toBeFocused()
})

test('An address that was typed without "#" leads to its page, with the class code', async ({ page, app }) => {
  const { code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto(`/student/dashboard?code=${code}`)
  await expect(page.getByLabel('Class code')).toHaveValue(code)
  await page.goto('/main/fouroperations/subtraction')
  await expect(page.getByRole('heading', { level: 1, name: 'Subtraction' })).toBeVisible()
})

test('A teacher who opens a class stands at its heading, also once its students have come', async ({ page, app }) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/dashboard')
  await page.getByRole('link', { name: /View Student Progress/ }).click()
  await expect(page.getByRole('row', { name: /Mia C\./ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeFocused()
})
