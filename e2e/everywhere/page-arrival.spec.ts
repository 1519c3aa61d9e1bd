import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

async function expectArrival(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

/** Changes the address of the open page, as somebody who types over it. */
const typeAddress = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

test('a page begins at its heading after a link, a typed address or the Back button', async ({ page, app }) => {
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

test('an address typed without "#" leads to its page and keeps the class code', async ({ page, app }) => {
  const { code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto(`/student/dashboard?code=${code}`)
  await expect(page.getByLabel('Class code')).toHaveValue(code)
  await page.goto('/main/fouroperations/subtraction')
  await expect(page.getByRole('heading', { level: 1, name: 'Subtraction' })).toBeVisible()
})

test('a teacher who opens a class has the focus on its heading, also after the students have loaded', async ({
  page,
  app,
}) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/dashboard')
  await page.getByRole('link', { name: /View Student Progress/ }).click()
  await expect(page.getByRole('row', { name: /Mia C\./ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeFocused()
})

/** The titles of the lists to which a teacher's addresses lead back. */
const titleByList = { progressoverview: 'Progress Overview', studentprogress: 'Student Progress' }

const listOf = (address: string) => (address.startsWith('progressoverview') ? 'progressoverview' : 'studentprogress')

test('the address of progress that is not implemented leads to the list with an alert', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const query = `code=${code}&student=${student.browser.account}`
  const addresses = [
    [`progressoverview/measurement?code=${code}&domain=capacity`, 'Capacity'],
    [`progressoverview/measurement?code=${code}&domain=Mass`, 'Mass/Weight'],
    [`progressoverview/fouroperations?code=${code}&op=WordProblems`, 'Word Problems'],
    [`studentprogress/measurement?${query}&domain=capacity`, 'Capacity'],
    [`studentprogress/fouroperations?${query}&op=wordproblems`, 'Word Problems'],
  ] as const
  for (const [address, title] of addresses) {
    const list = listOf(address)
    await page.goto('/#/teacher/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
    await typeAddress(page, `/${address}`)
    const alert = page.getByRole('alertdialog')
    await expect(alert).toHaveText(`${title} progress is not implemented yet.OK`)
    await expect(page).toHaveURL(`${app.url}/#/${list}?code=${code}`)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: titleByList[list] })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: titleByList[list] })).toBeVisible()
    await expect(alert).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
  }
})

test('the address of an unknown operation or domain leads to the list without an alert', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const query = `code=${code}&student=${student.browser.account}`
  for (const address of [
    `progressoverview/measurement?code=${code}&domain=speed`,
    `progressoverview/fouroperations?code=${code}&op=timestable`,
    `studentprogress/measurement?${query}&domain=speed`,
    `studentprogress/fouroperations?${query}&op=timestable`,
  ]) {
    const list = listOf(address)
    await page.goto(`/#/${address}`)
    await expect(page).toHaveURL(`${app.url}/#/${list}?code=${code}`)
    await expect(page.getByRole('heading', { level: 1, name: titleByList[list] })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})
