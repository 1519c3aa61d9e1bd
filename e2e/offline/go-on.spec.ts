import { closeBrowser, newStudentKept } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { logInStudent } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

test('the landing page leads a kept student on, also without a network, until the log-out', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/')
  const goOn = tab.getByRole('link', { name: 'Go on as Mia' })
  await expect(goOn).toBeVisible()
  await expect(tab.getByText('Chen')).toHaveCount(0)
  await expect(tab.getByRole('link', { name: 'START NOW' })).toBeVisible()
  await goOn.click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await tab.getByRole('button', { name: 'Not you?' }).click()
  await tab.goto('/')
  await expect(tab.getByRole('link', { name: 'START NOW' })).toBeVisible()
  await expect(goOn).toHaveCount(0)
})

/** Returns whether START NOW is as solid as Register in the bar of the landing page. */
async function hasSolidStart(page: Page): Promise<boolean> {
  const colours = ['START NOW', 'Register'].map((name) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor),
  )
  const [start, register] = await Promise.all(colours)
  return start === register
}

test('a landing page that is open during a log-out in another tab offers START NOW again', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  const tab = await context.newPage()
  await tab.goto('/')
  const goOn = tab.getByRole('link', { name: 'Go on as Mia' })
  await expect(goOn).toBeVisible()
  expect(await hasSolidStart(tab)).toBe(false)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(goOn).toHaveCount(0)
  await expect.poll(() => hasSolidStart(tab)).toBe(true)
})

test('START NOW is the solid button where the record of the kept student is missing', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  const tab = await context.newPage()
  await page.close()
  await tab.goto('/')
  await expect(tab.getByRole('link', { name: 'Go on as Mia' })).toBeVisible()
  await tab.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('solve-it-maths-account')
    await new Promise((resolve, reject) => {
      deleting.onsuccess = resolve
      deleting.onerror = reject
    })
  })
  await tab.reload()
  await expect.poll(() => hasSolidStart(tab)).toBe(true)
  expect(await tab.evaluate(() => localStorage.getItem('kept-account'))).not.toBeNull()
})

test('an open landing page no longer names a student after another one has logged in', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  const ben = await registeredStudent(app.url, 'Ben', 'Wiremu')
  const tab = await context.newPage()
  await tab.goto('/')
  const goOn = tab.getByRole('link', { name: /^Go on as/ })
  await expect(goOn).toHaveText('Go on as Mia')
  await logInStudent(page, ben)
  await expect(goOn).toHaveCount(0)
})

test('the landing page names no student once the session has ended, except without a network', async ({
  page,
  context,
  app,
}) => {
  await newStudentKept(page, app.url)
  const next = await closeBrowser(context)
  await next.goto('/')
  await expect.poll(() => hasSolidStart(next)).toBe(true)
  await expect(next.getByRole('link', { name: /^Go on as/ })).toHaveCount(0)
  await context.setOffline(true)
  await next.reload()
  await expect(next.getByRole('link', { name: 'Go on as Mia' })).toBeVisible()
})

test('the landing page no longer names a student whose sessions were ended on another device', async ({
  page,
  openDevice,
  context,
  app,
}) => {
  const mia = await newStudentKept(page, app.url)
  const tab = await context.newPage()
  await page.close()
  const other = await openDevice()
  await logInStudent(other, mia)
  await other.getByRole('button', { name: /Account menu/ }).click()
  await other.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(other).toHaveURL(/#\/login$/)
  await tab.goto('/')
  await expect.poll(() => hasSolidStart(tab)).toBe(true)
  await expect(tab.getByRole('link', { name: /^Go on as/ })).toHaveCount(0)
})
