import { gzipSync } from 'node:zlib'
import { levelsOf, operations } from '#maths'
import { listPaths } from '../harness/level-paths.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const menus = {
  'student/dashboard': 'Kia ora, Mia',
  'student/picture': 'This is me',
  'student/hops': 'My hops',
  main: 'What shall we work on?',
  'main/fouroperations': 'Four Operations',
  'main/numberstructure': 'Number Structure',
  'main/measurement': 'Measurement',
  'main/fouroperations/addition': 'Addition',
  'main/timestable': 'Times Table',
}

async function visitOnce(page: Page, url: string) {
  const { student, name } = await classWithStudent(url)
  await alreadyLoggedIn(page, student, url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  return name
}

test('after one visit, menus and lists open without a network, with the name and the class of the child', async ({
  page,
  context,
  app,
}) => {
  const className = await visitOnce(page, app.url)
  await context.setOffline(true)
  for (const [path, heading] of Object.entries(menus)) {
    const tab = await context.newPage()
    await tab.goto(`/#/${path}`)
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(tab.getByText(/could not be/)).toHaveCount(0)
    if (path === 'student/dashboard') await expect(tab.getByRole('heading', { name: className })).toBeVisible()
    await tab.close()
  }
})

test('after one visit, the levels of Number Structure and Length have their drawings without a network', async ({
  page,
  context,
  app,
}) => {
  await visitOnce(page, app.url)
  await context.setOffline(true)
  for (const operation of ['numberphase1', 'length'] as const) {
    await page.goto(`/#/main/${listPaths[operation]}`)
    const drawings = page.getByRole('region').locator('svg use[href*="level-pictures"]')
    await expect(drawings).toHaveCount(levelsOf(operation).length)
    // A drawing that is missing from the sprite, or whose sprite is not loaded, has no width.
    for (const drawing of await drawings.all())
      await expect
        .poll(() => drawing.evaluate((use) => (use as SVGGraphicsElement).getBBox().width))
        .toBeGreaterThan(15)
  }
})

test('after one visit, every level opens without a network', { tag: '@sweep' }, async ({ page, context, app }) => {
  test.setTimeout(180_000)
  await visitOnce(page, app.url)
  await context.setOffline(true)
  for (const operation of operations) {
    for (const [i, { id, stage }] of levelsOf(operation).entries()) {
      await page.goto(`/#/main/${listPaths[operation]}/${stage}/${id}`)
      // The first level of an operation after a new start of the app, the others from its list.
      if (i === 0) await page.reload()
      await expect(page.getByRole('button', { name: 'Check' }), `${operation} ${id}`).toBeVisible()
    }
  }
})

test('the device keeps at most 500 KB, no picture of pixels and no screen of a teacher', async ({ page, app }) => {
  await visitOnce(page, app.url)
  const files = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.includes('precache'))
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(files.length).toBeGreaterThan(50)
  let bytes = 0
  for (const file of files) {
    const response = await page.request.get(file)
    expect(response.status(), file).toBe(200)
    const body = await response.body()
    bytes += file.endsWith('.woff2') ? body.length : gzipSync(body).length
  }
  console.log(`Kept on the device: ${files.length} files, ${bytes} bytes compressed`)
  expect(bytes).toBeLessThanOrEqual(500_000)
  expect(files.filter((file) => /\.png$|teacher|class-|listing|insight|progress-|registration/.test(file))).toEqual([])
})
