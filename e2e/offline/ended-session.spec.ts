import { newStudentKept } from '../harness/offline.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => /account/.test(name!)),
  )

test('a session that the server has ended opens no screen of its student on the device any more', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)

  await context.clearCookies({ name: 'session' })
  await page.reload()
  await expect(page).toHaveURL(/#\/login$/)
  await context.clearCookies()
  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto('/#/main/fouroperations/addition').catch(() => {})
  await expect(offline.getByRole('heading', { name: 'Addition' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('kept-account'))).toBeNull()
})

test('a kept student whose mark is gone is deleted from the device at the next visit', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  await expect.poll(() => databases(page)).toEqual(['solve-it-maths-account'])
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem('kept-account'))
  const visit = await context.newPage()
  await page.close()
  await visit.goto('/')
  await expect(visit.getByRole('link', { name: 'START NOW' })).toBeVisible()
  await expect.poll(() => databases(visit)).toEqual([])
})
