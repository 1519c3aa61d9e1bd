/**
 * How long a child waits for the verdict: from Check to the frame that shows it, in Chromium on a processor slowed down
 * six times, without network. And the JavaScript that each route loads. Ends with 1 where the verdict misses its target.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { registeredStudent } from '../e2e/harness/people.ts'
import { answerBox, openLevelAt, readQuestion, solve } from '../e2e/harness/playing.ts'
import { compareChoices, orderNumbers } from '../e2e/harness/reading-pictures.ts'
import { walkRoundShape } from '../e2e/harness/reading-shapes.ts'
import { alreadyLoggedIn } from '../e2e/harness/signing-in.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { becomeBare } from './bare-page.ts'
import { scriptsOf } from './loaded-scripts.ts'
import { percentile } from './statistics.ts'
import { type Verdict, watchVerdicts } from './verdict-watch.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const slowdown = 6
const answersEach = 28
/** Milliseconds within which 95 of 100 verdicts must stand there. */
const target = 50

/** Writes or chooses an answer, right or wrong, up to Check. */
type Answering = (page: Page, right: boolean) => Promise<void>

function typing(read: (page: Page) => Promise<string>): Answering {
  return async (page, right) => answerBox(page).fill(String(Number(await read(page)) + (right ? 0 : 1)))
}

const levels: readonly [string, string, Answering][] = [
  ['addition', 'fouroperations/addition/2/2.5', typing(async (page) => solve(await readQuestion(page)))],
  [
    'bars to tap',
    'measurement/length/1/1.1',
    async (page, right) => {
      const longest = await compareChoices(page)
      await page.keyboard.press(right ? longest : longest === 'A' ? 'B' : 'A')
    },
  ],
  [
    'numbers to order',
    'numberstructure/phase1/0/0.7',
    async (page, right) => {
      const numbers = await orderNumbers(page)
      for (const number of right ? numbers : numbers.toReversed()) await page.keyboard.type(number)
    },
  ],
  ['composite shape', 'measurement/length/3/3.2', typing(walkRoundShape)],
]

const routes = [
  ...['/', '/#/login', '/#/register', '/#/student/dashboard', '/#/main', '/#/main/fouroperations'],
  ...['/#/main/fouroperations/addition', '/#/main/fouroperations/wordproblems', '/#/main/numberstructure'],
  ...['/#/main/numberstructure/phase1', '/#/main/numberstructure/phase2', '/#/main/timestable', '/#/main/measurement'],
  ...['/#/main/measurement/length', '/#/main/fouroperations/addition/1/1.1', '/#/main/fouroperations/bedmas/1/1.4'],
  ...['/#/main/numberstructure/phase1/0/0.5', '/#/main/timestable/1/1.8', '/#/main/measurement/length/3/3.2'],
]

await prepare(root, ['web', 'server'])
const database = await freshDatabase('')
const app = await startAppServer(database)
const browser = await chromium.launch(chromiumOptions)
const student = await registeredStudent(app.url)

/** Somebody's page, with nothing in its caches. */
async function openPage(isLoggedIn = true): Promise<Page> {
  const page = await browser.newPage({ baseURL: app.url })
  if (isLoggedIn) await alreadyLoggedIn(page, student, app.url)
  return page
}

/** Answers rightly and wrongly in turn, so that no celebration comes between; twice by Enter, twice by a tap on Check. */
async function verdictsOf(open: (page: Page) => Promise<unknown>, answer: Answering): Promise<Verdict[]> {
  const page = await openPage()
  await page.addInitScript(watchVerdicts)
  await open(page)
  await page.context().setOffline(true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (let number = 1; number <= answersEach; number++) {
    await answer(page, number % 2 === 1)
    // Nobody is at Check in the frame of the last digit.
    await page.waitForTimeout(150)
    if (number % 4 < 2) await page.keyboard.press('Enter', { delay: 100 })
    else await tapCheck(page)
    await page.waitForFunction((count) => window.verdicts.length === count, number)
    await page.getByText(/Correct! Great job!|Oops! Try again\./).waitFor({ state: 'hidden' })
  }
  const verdicts = await page.evaluate(() => window.verdicts)
  await page.context().close()
  return verdicts
}

/**
 * A finger stays on a key for a while. By the mouse itself: a click on the element would have the page look first whether
 * nothing lies above it.
 */
async function tapCheck(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: 'Check' }).boundingBox()
  if (!box) throw new Error('Check is not on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 100 })
}

function row(name: string, verdicts: readonly Verdict[]): string {
  const drawn = verdicts.map((verdict) => verdict.drawn)
  // What the browser does not report took less than 16 ms.
  const shown = verdicts.map((verdict) => verdict.shown ?? 16)
  const cells = [percentile(drawn, 0.5), percentile(drawn, 0.95), percentile(shown, 0.5), percentile(shown, 0.95)]
  return [
    name.padEnd(18),
    String(verdicts.length).padStart(8),
    ...cells.map((ms) => `${ms.toFixed(1)} ms`.padStart(12)),
  ].join('')
}

try {
  console.log(`From Check to the verdict, ${slowdown} times slower, without network`)
  console.log(`${'question'.padEnd(18)} answers   drawn p50   drawn p95   shown p50   shown p95`)
  const bare = await verdictsOf(
    async (page) => {
      await page.goto('/robots.txt')
      await page.evaluate(becomeBare)
    },
    (page, right) => page.getByRole('textbox').fill(right ? '1' : '2'),
  )
  console.log(row('a bare page', bare))
  const all: Verdict[] = []
  for (const [name, path, answer] of levels) {
    const verdicts = await verdictsOf((page) => openLevelAt(page, path), answer)
    console.log(row(name, verdicts))
    all.push(...verdicts)
  }
  console.log(row('all', all))
  const median = (verdicts: readonly Verdict[]) =>
    percentile(
      verdicts.map(({ drawn }) => drawn),
      0.5,
    )
  console.log(`A level takes ${(median(all) / median(bare)).toFixed(2)} times what a bare page takes`)

  console.log('\nJavaScript that a route loads (gzip)')
  for (const route of routes) {
    const page = await openPage(!['/', '/#/login', '/#/register'].includes(route))
    const kilobytes = await scriptsOf(page, route, join(root, 'dist', 'web'))
    console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${route}`)
    await page.context().close()
  }
  const slowest = percentile(
    all.map(({ drawn }) => drawn),
    0.95,
  )
  if (slowest >= target) {
    console.log(`\n95 of 100 verdicts take ${slowest.toFixed(1)} ms, not ${target}`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}
