/**
 * Measures a visit to a level on a device that keeps the app: from the navigation until the question can be answered,
 * on Lighthouse's slow 4G and without a network. The exit code is 1 if the target is missed.
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { keptOnDevice } from '../e2e/harness/offline.ts'
import { registeredStudent } from '../e2e/harness/people.ts'
import { alreadyLoggedIn } from '../e2e/harness/signing-in.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { watchQuestion } from './question-watch.ts'
import { median } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** 150 ms for each request, and 1.6 and 0.75 megabits a second, in bytes. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const visits = 5
/** Milliseconds within which the median visit must show a question. */
const target = 1000

const levels = {
  addition: 'fouroperations/addition/2/2.5',
  'bars to tap': 'measurement/length/1/1.1',
  'numbers to order': 'numberstructure/phase1/0/0.7',
}

await prepare(root, ['web', 'server'])
const database = await freshDatabase('')
const app = await startAppServer(database)
const browser = await chromium.launch(chromiumOptions)

/** Opens a device that keeps the app and a student. */
async function keptDevice() {
  const context = await browser.newContext({ baseURL: app.url })
  const page = await context.newPage()
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await page.close()
  return context
}

/** Opens the level in a new tab. Returns milliseconds. */
async function visit(tab: Page, path: string): Promise<number> {
  await tab.addInitScript(watchQuestion)
  await tab.goto(`/#/main/${path}`)
  await tab.waitForFunction(() => window.firstQuestion !== undefined)
  const time = await tab.evaluate(() => window.firstQuestion)
  await tab.close()
  return time ?? Number.NaN
}

try {
  const device = await keptDevice()
  const onSlow4G = async () => {
    const tab = await device.newPage()
    const devtools = await device.newCDPSession(tab)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    return tab
  }
  const networks = { 'slow 4G': onSlow4G, offline: () => device.newPage() }
  console.log('From the navigation to the first question, second visit')
  for (const [network, openTab] of Object.entries(networks)) {
    await device.setOffline(network === 'offline')
    for (const [name, path] of Object.entries(levels)) {
      const times: number[] = []
      for (let i = 0; i < visits; i++) times.push(await visit(await openTab(), path))
      const middle = median(times)
      const best = Math.min(...times)
      console.log(
        `${network.padEnd(8)} ${name.padEnd(18)} ${middle.toFixed(0).padStart(6)} ms (${best.toFixed(0)} at best)`,
      )
      // NaN misses the target, too.
      if (!(middle < target)) process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}
