import { readFileSync } from 'node:fs'
import { test } from '../harness/front-server.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

const off = readFileSync(new URL('../../deploy/sw-off.js', import.meta.url), 'utf8')

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    let files = 0
    for (const name of await caches.keys()) files += (await (await caches.open(name)).keys()).length
    return { workers: registrations.length, files }
  })

const nothing = { workers: 0, files: 0 }

/** Lets half a minute pass on the page's clock, in which the app would ask for its worker and its files. */
const passTime = (page: Page) => page.clock.runFor(30_000)

test('a device loses the kept files and the service worker at the next visit after the off switch', async ({
  front,
}) => {
  const { page } = front
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  expect((await keptFiles(page)).files).toBeGreaterThan(50)
  await page.close()

  front.changeWorker(() => off)
  const visit = await page.context().newPage()
  let loads = 0
  visit.on('load', () => loads++)
  await visit.clock.install()
  await visit.goto('/#/student/dashboard')
  await expect.poll(() => keptFiles(visit), { timeout: 20_000 }).toEqual(nothing)
  await expect(visit.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await passTime(visit)
  await expect.poll(() => keptFiles(visit)).toEqual(nothing)
  expect(loads).toBe(1)

  const secondTab = await visit.context().newPage()
  await secondTab.clock.install()
  const response = await secondTab.goto('/#/student/dashboard')
  expect(response?.fromServiceWorker()).toBe(false)
  await expect(secondTab.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await visit.close()
  await passTime(secondTab)
  // The page asks for the worker once more, which is registered for a moment.
  const asked = secondTab.context().waitForEvent('serviceworker')
  await secondTab.reload()
  await asked
  await expect(secondTab.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect.poll(() => keptFiles(secondTab)).toEqual(nothing)
  await passTime(secondTab)
  await expect.poll(() => keptFiles(secondTab)).toEqual(nothing)
  expect(await secondTab.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect(secondTab.getByText('ready to use without internet')).toBeHidden()
})

test('a new device keeps nothing while the app is switched off, and is not told that it works without internet', async ({
  front,
}) => {
  const { page } = front
  front.changeWorker(() => off)
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  await page.clock.install()
  const asked = page.context().waitForEvent('serviceworker')
  await page.goto('/#/student/dashboard')
  await asked
  await passTime(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await expect(page.getByText('ready to use without internet')).toBeHidden()
  await expect.poll(() => keptFiles(page)).toEqual(nothing)
})
