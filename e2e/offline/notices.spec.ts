import { expectAccessible } from '../harness/accessible.ts'
import { expectTargets, expectToFit } from '../harness/fitting.ts'
import { test } from '../harness/front-server.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, registeredTeacher } from '../harness/people.ts'
import { answerRight, openLevel, readQuestion, solve, typeAnswer } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const sizes = {
  '320 pixels': { width: 320, height: 568 },
  '200 %': { width: 640, height: 400 },
  '390 pixels': { width: 390, height: 844 },
  '820 pixels': { width: 820, height: 1180 },
  '1366 pixels': { width: 1366, height: 768 },
}

/** Returns the names of the controls that no scrolling brings from under something else. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('main a[href], main button, main input, header a[href], header button'),
    ]
    const covered = controls.filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      return ['center', 'start', 'end'].every((block) => {
        control.scrollIntoView({ block: block as ScrollLogicalPosition })
        const { left, top, width, height } = control.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit === null || !(control.contains(hit) || hit.contains(control))
      })
    })
    scrollTo(0, 0)
    return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

/** Expects that a notice is accessible, fits each size and covers no control. `leastTarget` is in pixels. */
async function expectToSuit(page: Page, notice: string, leastTarget = 44): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    const shown = `${notice} at ${size}`
    await expectToFit(page, shown)
    await expectTargets(page, leastTarget, shown)
    expect.soft(await coveredControls(page), shown).toEqual([])
    await expectAccessible(page, shown)
    const folder = process.env.NOTICE_PICTURES
    if (folder) await page.screenshot({ path: `${folder}/${shown.replaceAll(/\W+/g, '-')}.png` })
  }
}

const dashboard = '/#/student/dashboard'
const loggedIn = async (page: Page, url: string) => alreadyLoggedIn(page, (await classWithStudent(url)).student, url)

test('the dashboard says for some seconds, once, that a device has all files, and a level does not say it', async ({
  page,
  app,
}) => {
  const ready = page.getByText('Solve it! is ready to use without internet.')
  await loggedIn(page, app.url)
  await openLevel(page, '2.1')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(ready).toBeHidden()
  await page.goto(dashboard)
  await expect(ready).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  expect((await ready.boundingBox())!.y).toBeLessThan(before!.y)
  await expect(ready).toBeHidden({ timeout: 15_000 })
  expect(await heading.boundingBox()).toEqual(before)
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(ready).toBeHidden()
})

test('the notice of a new version suits every screen size and covers no control', {
  tag: '@sweep',
}, async ({ front }) => {
  const { page } = front
  await loggedIn(page, front.url)
  await page.goto(dashboard)
  await keptOnDevice(page)
  front.changeWorker((script) => `${script}\n// Another version`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(page.getByText('A new Solve it! is here.')).toBeVisible()
  await expectToSuit(page, 'new')
  await page.goto('/#/main/fouroperations/addition/2/2.1')
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(page.getByText('A new Solve it! is here.')).toBeHidden()
})

/** Makes the browser's offer to install the app when the page is loaded, as if this were the third visit. */
function offerInstallation() {
  localStorage.setItem('visits', '3')
  addEventListener('load', () => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(globalThis, { isPrompted: true }),
    })
    Object.assign(globalThis, { isLeftToBrowser: dispatchEvent(offer) })
  })
}

const isLeftToBrowser = (page: Page) =>
  page.evaluate(() => (globalThis as { isLeftToBrowser?: boolean }).isLeftToBrowser)

test("the browser may show its own offer to install the app on a teacher's device", async ({ page, app }) => {
  await page.addInitScript(offerInstallation)
  await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
  await page.goto('/#/teacher/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isLeftToBrowser(page)).toBe(true)
})

test('the offer to install the app is shown when the browser makes it before the app is loaded', async ({
  page,
  app,
}) => {
  await loggedIn(page, app.url)
  await page.goto(dashboard)
  await keptOnDevice(page)
  await page.addInitScript(offerInstallation)
  await page.reload()
  await expect(page.getByText('Keep Solve it! on this tablet?')).toBeVisible()
  expect(await isLeftToBrowser(page)).toBe(false)
  await expectToSuit(page, 'install')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Keep Solve it! on this tablet?')).toBeHidden()
  expect(await page.evaluate(() => (globalThis as { isPrompted?: boolean }).isPrompted)).toBe(true)
})

test('the lines about kept and sent answers suit every screen size and cover no control', { tag: '@sweep' }, async ({
  page,
  context,
  app,
}) => {
  await loggedIn(page, app.url)
  await page.goto(dashboard)
  await keptOnDevice(page)
  await context.setOffline(true)
  await openLevel(page, '2.1')
  await answerRight(page)
  const tab = await context.newPage()
  await tab.goto(dashboard)
  await expect(tab.getByText('No internet. 1 answer is kept here and sent later.')).toBeVisible()
  await expectToSuit(tab, 'kept')
  await context.setOffline(false)
  await expect(tab.getByText('Back online. Your answer is sent.')).toBeVisible()
  await expectToSuit(tab, 'sent')
})

test.describe('refused answers', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 422/] })

  test('the lines about refused answers suit every screen size, also beside the line about a missing network', {
    tag: '@sweep',
  }, async ({ front, openDevice }) => {
    test.setTimeout(240_000)
    const { page, url } = front
    const { teacher, student, code } = await classWithStudent(url)
    await alreadyLoggedIn(page, student, url)
    await page.goto(dashboard)
    await keptOnDevice(page)
    // The routes of Playwright may miss requests of a page that has a service worker.
    front.refuse(/^\/api\/rounds\/.+\/moves/)
    await openLevel(page, '2.1')
    const reported = page.waitForResponse((response) => response.url().includes('/api/devices/') && response.ok())
    await typeAnswer(page, solve(await readQuestion(page)))
    await reported
    await page.goto(dashboard)
    const refused = '1 answer waits on this device. It is tried again every day.'
    await expect(page.getByText(refused)).toBeVisible()
    await expectToSuit(page, 'refused')

    const laptop = await openDevice(url)
    await alreadyLoggedIn(laptop, teacher, url)
    await laptop.goto(`/#/studentprogress?code=${code}`)
    await expect(laptop.getByText('1 answer of Mia C. could not be saved, and waits on a device.')).toBeVisible()
    await expectToSuit(laptop, 'refused for the teacher', 24)
    // An open class page would log an error when the server stops.
    await laptop.close()

    await page.context().setOffline(true)
    await expect(page.getByText('No internet. Your answers are kept here and sent later.')).toBeVisible()
    await expectToSuit(page, 'refused and offline since')
    await page.reload()
    await expect(page.getByText('No internet. Your answers are kept here and sent later.')).toBeVisible()
    await expect(page.getByText(refused)).toBeVisible()
    await expectToSuit(page, 'refused and opened offline')
  })
})
