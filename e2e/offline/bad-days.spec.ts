import { test } from '../harness/front-server.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent, registeredTeacher } from '../harness/people.ts'
import { answerRight, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { alreadyLoggedIn, logInStudent, logInTeacher } from '../harness/signing-in.ts'
import { expect, type Page } from '../harness/test.ts'

test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
  expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|bad-precaching-response|no free space|404/],
})

const ready = 'Solve it! is ready to use without internet.'

async function playOnce(page: Page) {
  await openLevel(page, '2.1')
  await answerRight(page)
  await expectStreak(page, 1)
}

test('a download of the files that breaks off leaves the app as it was, and goes on when the network is back', async ({
  front,
}) => {
  const { page } = front
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  front.breakOff(/table-list|timestable|bedmas/)
  const asked = page.context().waitForEvent('serviceworker')
  await page.goto('/#/student/dashboard')
  await asked
  await playOnce(page)
  await page.goto('/#/student/dashboard')
  await expect(page.getByText(ready)).toBeHidden()
  front.breakOff(null)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await keptOnDevice(page)
})

test('a device without free space for the files plays with the network', async ({ front }) => {
  const { page } = front
  front.changeWorker(
    (script) =>
      `Cache.prototype.put = async () => { throw new DOMException('There is no free space', 'QuotaExceededError') };${script}`,
  )
  await alreadyLoggedIn(page, await registeredStudent(front.url), front.url)
  const asked = page.context().waitForEvent('serviceworker')
  await page.goto('/#/student/dashboard')
  await asked
  await playOnce(page)
  await page.reload()
  await expectStreak(page, 0)
  await page.goto('/#/student/dashboard')
  await expect(page.getByText(ready)).toBeHidden()
})

test.describe('a browser that keeps nothing', () => {
  // Reads of the dashboard can be under way when the log-out ends the session.
  test.use({ expectedErrors: [/status of 401/] })

  test('a browser without service workers, databases and storage logs in, plays and logs out', async ({ front }) => {
    const { page } = front
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is switched off', 'SecurityError')
        },
      })
      for (const name of ['open', 'deleteDatabase'] as const) {
        IDBFactory.prototype[name] = () => {
          throw new DOMException('Databases are switched off', 'SecurityError')
        }
      }
    })
    await logInStudent(page, await registeredStudent(front.url))
    const sent = stored(page, 1)
    await playOnce(page)
    await sent
    await page.goto('/#/student/dashboard')
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/#\/login$/)
  })
})

test.describe('after a browser was closed without a log-out', () => {
  // The app opens for the kept child before the server has said that the session is gone.
  test.use({ expectedErrors: [/status of 401/] })

  test('a teacher who logs in after a student on the same device sees nothing of the student, and no notice', async ({
    front,
  }) => {
    const { page } = front
    const mia = await registeredStudent(front.url)
    const hana = await registeredTeacher(front.url)
    await logInStudent(page, mia)
    await keptOnDevice(page)
    // The browser was closed without a log-out: its cookies are gone, and the app opens for Mia.
    await page.context().clearCookies()
    await page.reload()
    await logInTeacher(page, hana)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('My Classes')
    expect(await page.evaluate(() => localStorage.getItem('kept-account'))).toBeNull()
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('My Classes')
    await expect(page.getByText('Mia')).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page.getByText(/Solve it! (is ready|is here|on this tablet)/)).toHaveCount(0)
  })
})
