import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

test('a session that the server has ended opens no screen of its student on the device any more', async ({
  page,
  context,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-account'))).not.toBeNull()

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
