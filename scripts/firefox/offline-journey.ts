import type { AppServer } from '../../e2e/harness/app-server.ts'
import { answerNext } from './journeys.ts'
import { type PageDriver, waitUntil } from './page-driver.ts'

type Reopen = (driver: PageDriver) => Promise<PageDriver>

/**
 * A student who is logged in opens the app and a new level while the server is stopped, answers there, closes the tab
 * and plays another level in a new one. The answers arrive once the server is back.
 */
export async function playWithoutServer(driver: PageDriver, app: AppServer, reopen: Reopen): Promise<void> {
  const { page } = driver
  await goTo(driver, '/student/dashboard')
  await driver.waitForText('Solve it! is ready to use without internet.')
  await waitUntil('the kept account', () => page.evaluate(() => localStorage.getItem('kept-account') !== null))

  await waitForUpkeep(driver)
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
  await waitForUpkeep(driver)
  await page.reload()
  await driver.waitForHeading('Stage 1-1.1')
  await waitForUpkeep(driver)

  const next = await reopen(driver)
  await goTo(next, '/student/dashboard')
  await next.waitForHeading('Kia ora, Mia')
  await goTo(next, '/main/fouroperations/subtraction/1/1.2')
  await next.waitForHeading('Stage 1-1.2')
  await answerNext(next, '')
  await next.waitForText('1-Streak')

  await app.start()
  const expected = JSON.stringify({ '1.1': 2, '1.2': 1 })
  let stored = ''
  await waitUntil('the answers at the server', async () => {
    stored = await storedStreaks(next)
    return stored === expected
  }).catch((cause) => {
    throw new Error(`The server stored the streaks ${stored} instead of ${expected}`, { cause })
  })
}

/**
 * Waits for the last code that a page loads by itself, some seconds after its start. If a reload stopped the loading,
 * Firefox would report a fault of the service worker.
 */
function waitForUpkeep({ page }: PageDriver): Promise<void> {
  return waitUntil('the code of the upkeep', () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['upkeep', 'sent-moves'].every((file) => loaded.some((name) => name.includes(`/${file}-`)))
    }),
  )
}

async function goTo({ page }: PageDriver, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
}

/** Returns the best streaks of Subtraction that the server has, by level, as JSON. */
function storedStreaks({ page }: PageDriver): Promise<string> {
  return page.evaluate(async () => {
    const account = /account=(\w+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch('/api/progress', { headers: { 'Solveit-Account': account } })
    const bests: Record<string, { streak: number }> = (await response.json()).bests.subtraction ?? {}
    const levels = Object.keys(bests).sort()
    return JSON.stringify(Object.fromEntries(levels.map((level) => [level, bests[level]?.streak])))
  })
}
