import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../server/test/free-port.ts'
import { beginRegistration, logIn } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

const client = { CLIENT_ID: 'solve-it', CLIENT_SECRET: 'a-secret' }
let google: ChildProcess

// The stand-in has no picture for the tab.
test.use({ expectedErrors: [/favicon\.ico/] })

test.afterEach(() => {
  google.kill()
})

test('With a Google client sign-in is the issuer’s own page, and the same account each time', async ({
  startServer,
  openDevice,
}) => {
  const [issuerPort, port] = [String(await freePort()), String(await freePort())]
  const redirect = `http://localhost:${port}/auth/callback`
  google = spawn(process.execPath, ['--import', 'tsx', 'server/test/stand-in-provider.ts'], {
    env: { PATH: process.env.PATH, ...client, PORT: issuerPort, REDIRECT_URI: redirect },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (google.stdout) await once(google.stdout, 'data')
  const server = await startServer({
    PORT: port,
    GOOGLE_CLIENT_ID: client.CLIENT_ID,
    GOOGLE_CLIENT_SECRET: client.CLIENT_SECRET,
    OIDC_ISSUER: `http://127.0.0.1:${issuerPort}`,
  })
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
