/**
 * Measures the first visit of a device to a level: from the navigation until the question can be answered. The network
 * is Lighthouse's slow 4G, and the processor is slowed down six times. The exit code is 1 if the target is missed.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { registeredStudent } from '../e2e/harness/people.ts'
import { alreadyLoggedIn } from '../e2e/harness/signing-in.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { watchQuestion } from './question-watch.ts'
import { median } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** 150 ms for each request, and 1.6 and 0.75 megabits a second, in bytes. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 6
const visits = 5
/** Milliseconds within which the median visit must show a question. */
const target = 2500

const levels = {
  addition: 'fouroperations/addition/2/2.5',
  'bars to tap': 'measurement/length/1/1.1',
  'numbers to order': 'numberstructure/phase1/0/0.7',
  'composite shape': 'measurement/length/3/3.2',
}

await prepare(root, ['web', 'server'])
const database = await freshDatabase('')
const app = await startAppServer(database)
const browser = await chromium.launch(chromiumOptions)
const student = await registeredStudent(app.url)

/** Opens the level on a device with empty caches. Returns milliseconds. */
async function visit(path: string): Promise<number> {
  const page = await browser.newPage({ baseURL: app.url })
  await alreadyLoggedIn(page, student, app.url)
  await page.addInitScript(watchQuestion)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`/#/main/${path}`)
  await page.waitForFunction(() => window.firstQuestion !== undefined)
  const time = await page.evaluate(() => window.firstQuestion)
  await page.context().close()
  return time ?? Number.NaN
}

try {
  console.log(`From the navigation to the first question, first visit, slow 4G, ${slowdown} times slower`)
  for (const [name, path] of Object.entries(levels)) {
    const times: number[] = []
    for (let i = 0; i < visits; i++) times.push(await visit(path))
    const middle = median(times)
    console.log(`${name.padEnd(18)} ${middle.toFixed(0).padStart(6)} ms (${Math.min(...times).toFixed(0)} at best)`)
    if (middle >= target) process.exitCode = 1
  }
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}
