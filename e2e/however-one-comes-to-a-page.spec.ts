import { registeredStudent } from './harness/people.ts'
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
