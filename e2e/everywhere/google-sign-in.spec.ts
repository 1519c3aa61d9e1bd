import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../server/test/free-port.ts'
import { beginRegistration, logIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const client = { CLIENT_ID: 'solve-it', CLIENT_SECRET: 'a-secret' }
let google: ChildProcess

// The stand-in for Google has no icon.
test.use({ expectedErrors: [/favicon\.ico/] })

test.afterEach(() => {
  google.kill()
})

/** Starts the stand-in for Google and returns the settings of a server that uses it. */
async function startGoogle() {
  const [issuerPort, port] = [String(await freePort()), String(await freePort())]
  const redirect = `http://localhost:${port}/auth/callback`
  google = spawn(process.execPath, ['--import', 'tsx', 'server/test/stand-in-provider.ts'], {
    env: { PATH: process.env.PATH, ...client, PORT: issuerPort, REDIRECT_URI: redirect },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (google.stdout) await once(google.stdout, 'data')
  const settings = {
    PORT: port,
    GOOGLE_CLIENT_ID: client.CLIENT_ID,
    GOOGLE_CLIENT_SECRET: client.CLIENT_SECRET,
    OIDC_ISSUER: `http://127.0.0.1:${issuerPort}`,
  }
  return { issuerPort, settings }
}

test('a student signs in on the page of the configured Google issuer, and gets the same account each time', async ({
  startServer,
  openDevice,
}) => {
  const { issuerPort, settings } = await startGoogle()
  const server = await startServer(settings)
  const page = await openDevice(server.url)
  await page.goto('/#/register')
  const opening = page.waitForEvent('popup')
  await page
    .getByRole('region', { name: 'Student Registration' })
    .getByRole('button', { name: 'Sign in with Google' })
    .click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Sign in with the stand-in' })).toBeVisible()
  expect(new URL(popup.url()).port).toBe(issuerPort)
  await popup.close()

  await beginRegistration(page, 'mia@school.nz', 'student')
  await page.getByLabel('First Name').fill('Mia')
  await page.getByLabel('Last Name').fill('Chen')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
  const tablet = await openDevice(server.url)
  await logIn(tablet, 'mia@school.nz', 'student')
  await expect(tablet).toHaveURL(/#\/student\/dashboard$/)
})

test('a teacher without an email registers, and a student’s class card says that there is no email address', async ({
  startServer,
  openDevice,
}) => {
  const { settings } = await startGoogle()
  const server = await startServer(settings)
  const laptop = await openDevice(server.url)
  await beginRegistration(laptop, 'sam', 'teacher')
  await laptop.getByLabel('First Name').fill('Sam')
  await expect(laptop.getByLabel('Email')).toHaveCount(0)
  await laptop.getByLabel('Last Name').fill('Leota')
  await laptop.getByLabel('School').fill('Kauri School')
  await laptop.getByLabel('Country').fill('New Zealand')
  await laptop.getByLabel('Student Age Range').fill('5 to 13')
  await laptop.getByRole('button', { name: 'Register' }).click()
  await expect(laptop).toHaveURL(/#\/teacher\/dashboard$/)
  await laptop.getByRole('button', { name: 'Account menu, Sam Leota' }).click()
  await expect(laptop.getByRole('menu')).toContainText('Sam Leota')
  await laptop.keyboard.press('Escape')

  const made = laptop.waitForResponse((response) => response.url().endsWith('/api/classes') && response.ok())
  await laptop.getByRole('button', { name: 'Create Class' }).click()
  await laptop.getByLabel('Class name').fill('Room 4')
  await laptop.getByRole('button', { name: 'Create', exact: true }).click()
  const { code } = await (await made).json()

  const tablet = await openDevice(server.url)
  await beginRegistration(tablet, 'mia', 'student')
  await tablet.getByLabel('First Name').fill('Mia')
  await tablet.getByLabel('Last Name').fill('Chen')
  await tablet.getByRole('button', { name: 'Register' }).click()
  await tablet.getByRole('button', { name: 'Join Class' }).click()
  await tablet.getByLabel('Class code').fill(code)
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByText('Teacher: no email address')).toBeVisible()
})
