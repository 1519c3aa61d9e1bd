import { gzipSync } from 'node:zlib'
import type { LevelId, Operation } from '#maths'
import { levelPath } from '../harness/level-paths.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

type Kind = 'script' | 'font'

/** The code that keeps the app on a device. It comes once the first screen is usable (the last test of this file). */
const deviceApp = /\/assets\/device-app-/

/** Returns the kilobytes that a page loads until the network is idle: scripts compressed, fonts as they are. */
async function measureDownload(page: Page, path: string): Promise<Record<Kind, number>> {
  const bytes: Record<string, number> = { script: 0, font: 0 }
  const reading: Promise<void>[] = []
  let isOver = false
  page.on('request', (request) => {
    isOver ||= deviceApp.test(request.url())
  })
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!(kind in bytes) || isOver) return
    const read = async () => {
      const body = await response.body()
      bytes[kind]! += kind === 'script' ? gzipSync(body).length : body.length
    }
    reading.push(read())
  })
  await page.goto(`/#/${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Later responses are not counted. The test closes the page soon, and their bodies cannot be read after that.
  isOver = true
  await Promise.all(reading)
  return { script: bytes.script! / 1000, font: bytes.font! / 1000 }
}

test('the landing page with its question loads at most 92 kB of scripts and 60 kB of fonts', async ({ openDevice }) => {
  const { script, font } = await measureDownload(await openDevice(), '')

  expect.soft(script).toBeLessThanOrEqual(92)
  expect.soft(font).toBeLessThanOrEqual(60)
  expect.soft(font).toBeGreaterThan(0)
})

test('the landing page is painted before it loads the code of its question', async ({ openDevice }) => {
  const device = await openDevice()
  let isPainted = false
  await device.route(/\/(round|trial-round|addition)-.*\.js$/, async (route) => {
    await expect(device.getByText('8 + 7 = ?')).toBeVisible()
    isPainted = true
    await route.continue()
  })
  await device.goto('/')
  await expect(device.getByPlaceholder('?')).toBeEditable()
  expect(isPainted).toBe(true)
})

/** Returns the paths of one level of each operation. */
function levelPaths(levels: { readonly [O in Operation]: LevelId<O> }): string[] {
  return (Object.keys(levels) as Operation[]).map((operation) => levelPath(operation, levels[operation]))
}

const screens = [
  'student/picture',
  'student/card',
  'student/hops',
  'main',
  'main/fouroperations',
  'main/fouroperations/addition',
  'main/numberstructure',
  'main/numberstructure/phase1',
  'main/timestable',
  'main/measurement/length',
  ...levelPaths({
    addition: '1.1',
    subtraction: '1.1',
    multiplication: '1.1',
    division: '1.3',
    bedmas: '1.1',
    timestable: '2.3',
    length: '3.2',
    numberphase1: '0.5',
  }).map((path) => `main/${path}`),
]

test('a list or a level with its celebration loads at most 118.5 kB of scripts', { tag: '@sweep' }, async ({
  app,
  openDevice,
}) => {
  const student = await registeredStudent(app.url)
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'whale', colour: 'teal' } })
  for (const path of screens) {
    const tablet = await openDevice()
    await alreadyLoggedIn(tablet, student, app.url)
    const { script } = await measureDownload(tablet, path)
    expect.soft(script, `/${path}`).toBeLessThanOrEqual(118.5)
    await tablet.context().close()
  }
})

test('My hops before the first answer loads at most 118.5 kB of scripts', async ({ app, openDevice }) => {
  const { student } = await classWithStudent(app.url)
  const tablet = await openDevice()
  await alreadyLoggedIn(tablet, student, app.url)
  const { script } = await measureDownload(tablet, 'student/hops')
  await expect(tablet.getByRole('link', { name: 'Start here: 3 + 4' })).toBeVisible()
  expect(script).toBeLessThanOrEqual(118.5)
})

test('a page requests the session once, before the code of the screen has arrived', async ({ app, openDevice }) => {
  const tablet = await openDevice()
  await alreadyLoggedIn(tablet, await registeredStudent(app.url), app.url)
  let requests = 0
  tablet.on('request', (request) => {
    if (request.url().endsWith('/api/session')) requests++
  })
  await tablet.route(/\/base-.*\.js$/, async (route) => {
    await expect.poll(() => requests).toBe(1)
    await route.continue()
  })
  await tablet.goto('/#/main')
  await expect(tablet.getByRole('heading', { name: 'What shall we work on?' })).toBeVisible()
  expect(requests).toBe(1)
})

test("a class page that is opened directly requests the teacher's classes once, before its code has arrived", async ({
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const shown = {
    [`studentprogress?code=${code}`]: /Mia C\./,
    [`studentprogress/timestable?code=${code.toLowerCase()}&student=${student.browser.account}`]:
      /No level in progress/,
    [`progressoverview?code=${code}`]: /Choose a learning area/,
    [`progressoverview/timestable?code=${code}`]: /Mia C\./,
  }
  for (const [path, text] of Object.entries(shown)) {
    const laptop = await openDevice()
    await alreadyLoggedIn(laptop, teacher, app.url)
    let requests = 0
    laptop.on('request', (request) => {
      if (request.url().endsWith('/api/classes')) requests++
    })
    await laptop.route(/\/base-.*\.js$/, async (route) => {
      await expect.poll(() => requests).toBe(1)
      await route.continue()
    })
    await laptop.goto(`/#/${path}`)
    await expect(laptop.getByRole('main')).toContainText(text)
    expect(requests, path).toBe(1)
    await laptop.context().close()
  }
})

test('a level can be played before the code that keeps the app on the device is loaded', async ({
  app,
  openDevice,
}) => {
  const tablet = await openDevice()
  await alreadyLoggedIn(tablet, await registeredStudent(app.url), app.url)
  let isLoaded = false
  tablet.on('request', (request) => {
    isLoaded ||= deviceApp.test(request.url())
  })
  await holdSecond(tablet)
  await tablet.goto('/#/main/fouroperations/addition/1/1.1')
  await expect(tablet.getByPlaceholder('?')).toBeEditable()
  expect(isLoaded).toBe(false)
  await tablet.evaluate(() => (globalThis as unknown as { endSecond(): void }).endSecond())
  await expect.poll(() => isLoaded).toBe(true)
})

const typedLevels = levelPaths({
  addition: '2.5',
  subtraction: '2.5',
  multiplication: '2.5',
  division: '2.1',
  bedmas: '1.1',
  timestable: '1.7',
  length: '3.1',
  numberphase1: '0.1',
})

for (const path of typedLevels) {
  test(`the first miss at ${path} loads at most 25 kB of scripts, and none before it`, { tag: '@sweep' }, async ({
    app,
    openDevice,
  }) => {
    const tablet = await openDevice()
    await alreadyLoggedIn(tablet, await registeredStudent(app.url), app.url)
    await holdSecond(tablet)
    let sizes: Promise<number>[] = []
    // A right answer before the miss loads the celebration's pictures and records, which are not part of the help.
    const loaded: string[] = []
    tablet.on('requestfinished', (request) => loaded.push(request.url()))
    const isLoaded = (name: string) => loaded.some((url) => url.includes(`/${name}-`) && url.endsWith('.js'))
    await tablet.goto(`/#/main/${path}`)
    await expect(tablet.getByPlaceholder('?').first()).toBeEditable()
    await tablet.waitForLoadState('networkidle')
    tablet.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      sizes.push(response.body().then((body) => gzipSync(body).length / 1000))
    })
    await answerUntilMissed(tablet, async () => {
      await expect.poll(() => ['celebration-pictures', 'bests', 'queries'].every(isLoaded)).toBe(true)
      sizes = []
    })
    await tablet.waitForLoadState('networkidle')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(25)
    expect(total).toBeGreaterThan(5)
  })
}

/** Answers 7 until that is wrong. `onRight` runs after each right answer. */
async function answerUntilMissed(page: Page, onRight: () => Promise<void>): Promise<void> {
  const offer = page.getByRole('button', { name: /^(Hint|Show me how)$/ })
  const praise = page.getByText('Correct! Great job!')
  for (;;) {
    await page.getByPlaceholder('?').first().fill('7')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(offer.or(praise)).toBeVisible()
    if (await offer.isVisible()) return expect(offer).not.toHaveAttribute('aria-disabled', 'true')
    await expect(praise).toBeHidden()
    await onRight()
  }
}

/** Holds the second after the first screen, after which a page loads the code that keeps the app on the device. */
async function holdSecond(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setRealTimeout = globalThis.setTimeout
    const held: (() => void)[] = []
    const hold = (work: () => void, delay?: number) => (delay === 1000 ? held.push(work) : setRealTimeout(work, delay))
    Object.assign(globalThis, { setTimeout: hold, endSecond: () => held.map((work) => work()) })
  })
}
