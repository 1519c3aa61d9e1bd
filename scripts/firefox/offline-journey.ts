import { setTimeout } from 'node:timers/promises'
import type { AppServer } from '../../e2e/harness/app-server.ts'
import { type PageDriver, waitUntil } from './page-driver.ts'
import { answerNext } from './student-journey.ts'

/**
 * A student who is logged in opens the app and a new level while the server is stopped, and answers there. The answers
 * arrive once the server is back.
 */
export async function playWithoutServer(driver: PageDriver, app: AppServer): Promise<void> {
  const { page } = driver
  await goTo(driver, '/student/dashboard')
  await driver.waitForText('Solve it! is ready to use without internet.')
  // The button of the notice ignores presses for its first 400 ms.
  await setTimeout(1000)
  await driver.press('button', 'OK')
  await waitUntil('the kept account', () => page.evaluate(() => localStorage.getItem('kept-account') !== null))

  await app.stop()
  await page.reload()
  await driver.waitForHeading('Kia ora, Mia')
  await goTo(driver, '/main/fouroperations/subtraction/1/1.1')
  await driver.waitForHeading('Stage 1-1.1')
  let before = ''
  for (const streak of [1, 2]) {
    before = await answerNext(driver, before)
    await driver.waitForText(`${streak}-Streak`)
  }
  await page.reload()
  await driver.waitForHeading('Stage 1-1.1')

  await app.start()
  await waitUntil('the answers at the server', async () => (await storedStreak(driver)) !== null)
  const streak = await storedStreak(driver)
  if (streak !== 2) throw new Error(`The server stored a streak of ${streak} instead of 2`)
}

async function goTo({ page }: PageDriver, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
}

/** Returns the best streak of the level that the server has, or null while it has none. */
function storedStreak({ page }: PageDriver): Promise<number | null> {
  return page.evaluate(async () => {
    const account = /account=(\w+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch('/api/progress', { headers: { 'Solveit-Account': account } })
    const { bests } = await response.json()
    return bests.subtraction?.['1.1']?.streak ?? null
  })
}
