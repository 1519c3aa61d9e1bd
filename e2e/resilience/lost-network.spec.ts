import { streaksOf } from '../harness/played.ts'
import {
  answerBox,
  answerRight,
  answerRightTimes,
  expectStreak,
  leaveCelebration,
  openLevel,
  readQuestion,
  solve,
  stored,
} from '../harness/playing.ts'
import { newStudentAt, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

// These errors appear while the network is down.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const kept = 'Your answers are kept on this device.'

test('a student who closes the tab without network keeps every answer, and the next visit sends them', async ({
  page,
  context,
  app,
}) => {
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '2.2')
  await context.setOffline(true)
  await answerRight(page)
  await answerRight(page)
  await expectStreak(page, 2)
  await expect(page.getByText(kept)).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const nextVisit = await context.newPage()
  const both = stored(nextVisit, 2)
  await nextVisit.goto('/#/student/dashboard')
  await both
  expect((await streaksOf(mia)).addition).toEqual({ '2.2': 2 })
})

test('a student who loses the network during play plays on, and every answer arrives when it is back', async ({
  page,
  context,
  app,
  openDevice,
}) => {
  const mia = await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevel(page, '2.1')
  const first = stored(page, 1)
  await answerRight(page)
  await first
  await page.clock.runFor(1600)

  await context.setOffline(true)
  await answerRightTimes(page, 4)
  await expectStreak(page, 5)
  await page.clock.runFor(2500)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await leaveCelebration(page, 'Continue')
  await expect(page.getByText(kept)).toBeVisible()

  const rest = stored(page, 5)
  await context.setOffline(false)
  await rest
  await page.clock.runFor(100)
  await expect(page.getByText(kept)).toBeHidden()

  const tablet = await openDevice()
  await openStudentDashboard(tablet, mia)
  await tablet.goto('/#/main/fouroperations/addition')
  await expect(tablet.getByRole('link', { name: /^2\.1/ }).getByRole('img', { name: 'Completed' })).toBeVisible()
})

/** Opens a level, and waits until the upkeep of the page runs. Its code comes some seconds after the page. */
async function openLevelWithUpkeep(page: Page) {
  const upkeep = page.waitForResponse(/\/assets\/upkeep-/)
  await openLevel(page, '2.3')
  // The import resolves after that of the page, which had requested the same module before.
  await page.evaluate((url: string) => import(url), (await upkeep).url())
}

test('an answer counts although the child reloads the page in the same moment', async ({ page, app }) => {
  const mia = await newStudentAt(page, app.url)
  await openLevelWithUpkeep(page)
  await page.evaluate(() => addEventListener('keydown', ({ key }) => key === 'Enter' && location.reload()))
  await answerBox(page).fill(solve(await readQuestion(page)))
  await answerBox(page).press('Enter')
  // The reload may discard the response before its body can be read, so the test asks the server.
  await expect.poll(async () => (await streaksOf(mia)).addition, { timeout: 20_000 }).toEqual({ '2.3': 1 })
})

test('an answer counts although the browser ends the last write of the page that closes', async ({ page, app }) => {
  const mia = await newStudentAt(page, app.url)
  await openLevelWithUpkeep(page)
  await page.evaluate(() => {
    const open = IDBDatabase.prototype.transaction
    addEventListener(
      'pagehide',
      () => {
        IDBDatabase.prototype.transaction = function (...args) {
          const transaction = open.apply(this, args)
          Object.defineProperty(transaction, 'commit', { value: () => transaction.abort() })
          return transaction
        }
      },
      { capture: true },
    )
    addEventListener('keydown', ({ key }) => key === 'Enter' && location.reload())
  })
  await answerBox(page).fill(solve(await readQuestion(page)))
  await answerBox(page).press('Enter')
  await expect.poll(async () => (await streaksOf(mia)).addition, { timeout: 20_000 }).toEqual({ '2.3': 1 })
  // The upkeep of the next page takes them, and its code comes some seconds after the page, too.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unwritten-moves')), { timeout: 20_000 }).toBeNull()
})
