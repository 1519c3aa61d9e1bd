import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, newEmail, registeredStudent } from '../harness/people.ts'
import { openStudentDashboard, openTeacherDashboard, signInByPopup } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** Returns the text that a camera reads in a QR code on the screen. */
async function scan(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64')
  const { width, height, data } = await picture.page().evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { width, height, data } = pen.getImageData(0, 0, image.width, image.height)
    return { width, height, data: [...data] }
  }, `data:image/png;base64,${png}`)
  return decodeQR({ width, height, data: Uint8Array.from(data) })
}

test('a class code fills the screen, and its QR code opens the join form with the code', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const show = page.getByRole('button', { name: `Show the code of ${name} on the full screen` })
  await show.click()
  const projector = page.getByRole('dialog', { name: `Join ${name} with this code` })
  await expect(projector.getByText(code, { exact: true })).toBeInViewport({ ratio: 1 })
  // Nothing of the page is in full screen, so none of it can be painted over the projector.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('dialog > div'))).toBe(true)
  const picture = projector.getByRole('img', { name: /QR code/ })
  await expect(picture.locator('path')).toBeAttached()
  await expectAccessible(page, 'the class code on the projector')

  const address = await scan(picture)
  expect(address).toBe(`${app.url}/#/student/dashboard?code=${code}`)

  await page.keyboard.press('Escape')
  await expect(projector).toHaveCount(0)
  await expect(show).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

  const tablet = await openDevice()
  await openStudentDashboard(tablet, await registeredStudent(app.url, 'Tui', 'Ngata'))
  await tablet.goto(address)
  await expect(tablet.getByLabel('Class code')).toHaveValue(code)
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByRole('heading', { name })).toBeVisible()
})

test('the projector view shows a child how to begin, also a child who has never registered', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: /full screen/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    `Go to ${new URL(app.url).host}`,
    'First time? Press Register. If not, press Login.',
    'Press Join Class and type the code.',
  ])

  const typing = await openDevice()
  await typing.goto('/')
  await typing.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await signInByPopup(typing, signInButton(typing, 'Registration'), newEmail('tui'))
  await register(typing, 'Tui')
  await typing.getByRole('button', { name: 'Join Class' }).click()
  await typing.getByLabel('Class code').fill(code)
  await join(typing, name)

  const scanning = await openDevice()
  await scanning.goto(`/#/student/dashboard?code=${code}`)
  await signInByPopup(scanning, signInButton(scanning, 'Login'), newEmail('hemi'))
  await expect(scanning.getByRole('alertdialog')).toContainText('Please register first!')
  await scanning.getByRole('button', { name: 'OK' }).click()
  await register(scanning, 'Hemi')
  await expect(scanning.getByLabel('Class code')).toHaveValue(code)
  await join(scanning, name)
})

const signInButton = (page: Page, form: 'Login' | 'Registration') =>
  page.getByRole('region', { name: `Student ${form}` }).getByRole('button', { name: 'Sign in with Google' })

async function register(page: Page, firstName: string): Promise<void> {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill('Ngata')
  await page.getByRole('button', { name: 'Register' }).click()
}

async function join(page: Page, className: string): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: className })).toBeVisible()
}

test('the widest code fits on one line, on a laptop and on a phone', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await page.route('**/api/classes', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(code, 'WWWWWW') })
  })
  // A window in full screen cannot change its size. The view fills the page of a browser that refuses full screen.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
  })
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: /full screen/ }).click()
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [820, 1180],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await page.getByRole('dialog').getByText('WWWWWW', { exact: true }).boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)
    const excess = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(excess, `${width} wide`).toBe(0)
  }
})

test('a class code is copied with one tap', async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: `Copy the code of ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('a class code is selected if the browser has no clipboard', async ({ page, app }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const { teacher, code, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: `Copy the code of ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toBeAttached()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code)
})

test.describe('no network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('the projector view without network shows the code, and its QR code can be tried again', async ({
    page,
    app,
  }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await openTeacherDashboard(page, teacher)
    await page.route('**/draw-qr-*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: /full screen/ }).click()
    const projector = page.getByRole('dialog')
    await expect(projector.getByText(code, { exact: true })).toBeVisible()
    await expect(projector.getByText('The QR code could not be drawn.')).toBeVisible()
    await page.unrouteAll()
    await projector.getByRole('button', { name: 'Try again' }).click()
    await expect(projector.getByRole('img', { name: /QR code/ }).locator('path')).toBeAttached()
  })
})
