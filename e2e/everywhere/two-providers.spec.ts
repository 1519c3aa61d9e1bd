/** Login and Register of a server with Google and Microsoft. Two local providers stand for them. */
import { tabTo } from '../harness/keyboard.ts'
import { answerRight, openLevel } from '../harness/playing.ts'
import { recordShifts } from '../harness/shifts.ts'
import { signInByPopup } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

const both = { LOCAL_PROVIDERS: 'google,microsoft' }
const boxOf = (page: Page, name: string) => page.getByRole('region', { name })
const buttonIn = (page: Page, box: string, provider: string) =>
  boxOf(page, box).getByRole('button', { name: `Sign in with ${provider}` })

/** Returns the id of the signed-in account, as a page reads it. */
const readAccount = () => /(?:^|; )account=(\w+)/.exec(document.cookie)?.[1]

async function registerStudent(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Mia')
  await page.getByLabel('Last Name').fill('Chen')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
}

/** Signs a student in with Microsoft on Register, and completes the registration. */
async function registerWithMicrosoft(page: Page, email: string): Promise<void> {
  await page.goto('/#/register')
  await signInByPopup(page, buttonIn(page, 'Student Registration', 'Microsoft'), email)
  await registerStudent(page)
}

test('a student registers with Microsoft, and the same address at Google is somebody new', async ({
  startServer,
  openDevice,
}) => {
  const { url } = await startServer(both)
  const page = await openDevice(url)
  await registerWithMicrosoft(page, 'mia@kauri.school.nz')

  const tablet = await openDevice(url)
  await tablet.goto('/#/login')
  await signInByPopup(tablet, buttonIn(tablet, 'Student Login', 'Microsoft'), 'mia@kauri.school.nz')
  await expect(tablet).toHaveURL(/#\/student\/dashboard$/)

  const other = await openDevice(url)
  await other.goto('/#/login')
  await signInByPopup(other, buttonIn(other, 'Student Login', 'Google'), 'mia@kauri.school.nz')
  await expect(other.getByRole('alertdialog')).toContainText('Please register first!')
})

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('a log-in after the end of a session is with the provider that the device used last', async ({
    startServer,
    openDevice,
  }) => {
    const { url } = await startServer(both)
    const page = await openDevice(url)
    await registerWithMicrosoft(page, 'tane@kauri.school.nz')
    await openLevel(page, '1.1')
    const id = await page.evaluate(readAccount)
    await page.context().clearCookies({ name: 'session' })
    await answerRight(page)
    await signInByPopup(page, page.getByRole('button', { name: 'Log in to send your answers' }), 'tane@kauri.school.nz')
    await expect(page.getByRole('button', { name: 'Log in to send your answers' })).toBeHidden()
    expect(await page.evaluate(readAccount)).toBe(id)
  })
})

test('Login shows Google at once, adds Microsoft with the reply, and has both in place at the next visit', async ({
  startServer,
  openDevice,
}) => {
  const { url } = await startServer(both)
  const page = await openDevice(url)
  let reply = () => {}
  const held = new Promise<void>((resolve) => {
    reply = resolve
  })
  await page.route('**/api/sign-in', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/login')
  await expect(buttonIn(page, 'Student Login', 'Google')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toHaveCount(0)
  reply()
  await expect(buttonIn(page, 'Teacher Login', 'Microsoft')).toBeVisible()
  await expect(boxOf(page, 'Teacher Login')).toContainText('Use your work or school account.')

  await page.unrouteAll()
  await page.route('**/api/sign-in', async () => {})
  await page.reload()
  await expect(buttonIn(page, 'Student Login', 'Microsoft')).toBeVisible()
  await page.unrouteAll()
  const shifts = await recordShifts(page)
  const replied = page.waitForResponse('**/api/sign-in')
  await page.goto('/#/register')
  await replied
  await expect(buttonIn(page, 'Student Registration', 'Microsoft')).toBeVisible()
  await page.goto('/#/login')
  await expect(buttonIn(page, 'Student Login', 'Microsoft')).toBeVisible()
  expect(await shifts()).toEqual([])
})

test.describe('a reply that does not come', () => {
  test.use({ expectedErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] })

  test('Login keeps its buttons where the ways to sign in cannot be read', async ({ startServer, openDevice }) => {
    const { url } = await startServer(both)
    const page = await openDevice(url)
    await page.route('**/api/sign-in', (route) =>
      route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }),
    )
    const failed = page.waitForResponse('**/api/sign-in')
    await page.goto('/#/login')
    await failed
    await expect(buttonIn(page, 'Student Login', 'Google')).toBeVisible()
    await expect(page.getByRole('link', { name: 'I have a class card' })).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(buttonIn(page, 'Student Login', 'Microsoft')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('Logging in needs internet.')).toBeVisible()
    await expect(buttonIn(page, 'Student Login', 'Microsoft')).toBeDisabled()
    await page.context().setOffline(false)
    await expect(buttonIn(page, 'Student Login', 'Microsoft')).toBeEnabled()
  })
})

test('a server with Microsoft alone has no button of Google', async ({ startServer, openDevice }) => {
  const { url } = await startServer({ LOCAL_PROVIDERS: 'microsoft' })
  const page = await openDevice(url)
  for (const path of ['login', 'register']) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0)
  }
})

test('a server with Google alone has no button of Microsoft', async ({ page }) => {
  for (const path of ['login', 'register']) {
    await page.goto(`/#/${path}`)
    // The page keeps the providers of the reply, and shows them at once on the next visit.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-in-providers'))).toBe('google')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(2)
    await expect(page.getByText('Microsoft')).toHaveCount(0)
    await expect(page.getByText('work or school account')).toHaveCount(0)
  }
})

test('a teacher signs in with Microsoft by keyboard alone', async ({ startServer, openDevice }) => {
  const { url } = await startServer(both)
  const page = await openDevice(url)
  await page.goto('/#/login')
  const button = buttonIn(page, 'Teacher Login', 'Microsoft')
  await expect(button).toBeVisible()
  await tabTo(page, button)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await expect(popup.getByText('Nothing is sent to Microsoft')).toBeVisible()
  await popup.close()
})
