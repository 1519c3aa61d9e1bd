/**
 * Measures how long a child waits for the verdict: from Check to the frame that shows it. Chromium runs without
 * network, on a processor slowed down six times. Also measures the JavaScript that each route loads. The exit code is 1
 * if the verdict misses its target.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { registeredStudent } from '../e2e/harness/people.ts'
import { answerBox, openLevelAt, readQuestion, solve } from '../e2e/harness/playing.ts'
import { compareChoices, orderNumbers } from '../e2e/harness/reading-pictures.ts'
import { walkRoundShape } from '../e2e/harness/reading-shapes.ts'
import { alreadyLoggedIn } from '../e2e/harness/signing-in.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { finger, type InputMethod, keyboardAndMouse } from './input-methods.ts'
import { buildPerseusPage } from './perseus-page.ts'
import { percentile } from './statistics.ts'
import { type Verdict, watchVerdicts } from './verdict-watch.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const slowdown = 6
const answersEach = 28
/** Milliseconds within which 95 of 100 verdicts must be drawn. */
const target = 50

interface Task {
  readonly name: string
  open(page: Page): Promise<unknown>
  /** Writes or chooses an answer, right or wrong, and does not press Check. */
  answer(page: Page, right: boolean): Promise<void>
}

function typed(name: string, path: string, read: (page: Page) => Promise<string>): Task {
  return {
    name,
    open: (page) => openLevelAt(page, path),
    answer: async (page, right) => answerBox(page).fill(String(Number(await read(page)) + (right ? 0 : 1))),
  }
}

const addition = typed('addition', 'fouroperations/addition/2/2.5', async (page) => solve(await readQuestion(page)))

const tasks: readonly Task[] = [
  addition,
  {
    name: 'bars to tap',
    open: (page) => openLevelAt(page, 'measurement/length/1/1.1'),
    async answer(page, right) {
      const [longest = ''] = await compareChoices(page)
      await page.keyboard.press(right ? longest : longest === 'A' ? 'B' : 'A')
    },
  },
  {
    name: 'numbers to order',
    open: (page) => openLevelAt(page, 'numberstructure/phase1/0/0.7'),
    async answer(page, right) {
      const numbers = await orderNumbers(page)
      for (const number of right ? numbers : numbers.toReversed()) await page.keyboard.type(number)
    },
  },
  typed('composite shape', 'measurement/length/3/3.2', walkRoundShape),
]

/** Shows the time that the machine and the browser need without the app. */
const barePage: Task = {
  name: 'a bare page',
  async open(page) {
    await page.goto('about:blank')
    await page.evaluate(becomeBare)
  },
  answer: (page, right) => page.getByRole('textbox').fill(right ? '1' : '2'),
}

/** Perseus, Khan Academy's renderer, with a numeric question. */
const perseus: Task = {
  name: 'Perseus',
  async open(page) {
    await page.goto('data:text/html,<!doctype html><body></body>')
    await page.addScriptTag({ path: perseusScript })
  },
  answer: (page, right) => page.getByRole('textbox').fill(right ? '1' : '2'),
}

const routes = [
  ...['/', '/#/login', '/#/register', '/#/student/dashboard', '/#/main', '/#/main/fouroperations'],
  ...['/#/main/fouroperations/addition', '/#/main/fouroperations/wordproblems', '/#/main/numberstructure'],
  ...['/#/main/numberstructure/phase1', '/#/main/numberstructure/phase2', '/#/main/timestable', '/#/main/measurement'],
  ...['/#/main/measurement/length', '/#/main/fouroperations/addition/1/1.1', '/#/main/fouroperations/bedmas/1/1.4'],
  ...['/#/main/numberstructure/phase1/0/0.5', '/#/main/timestable/1/1.8', '/#/main/measurement/length/3/3.2'],
]

await prepare(root, ['web', 'server'])
const perseusScript = await buildPerseusPage(root)
const database = await freshDatabase('')
const app = await startAppServer(database)
const browser = await chromium.launch(chromiumOptions)
const student = await registeredStudent(app.url)

/** Opens a page with empty caches. */
async function openPage(isLoggedIn = true, device: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ baseURL: app.url, ...device })
  if (isLoggedIn) await alreadyLoggedIn(page, student, app.url)
  return page
}

/** Gives right and wrong answers in turn, so that no celebration interrupts the level. */
async function verdictsOf({ open, answer }: Task, input: InputMethod): Promise<Verdict[]> {
  const page = await openPage(true, input.device)
  await page.addInitScript(watchVerdicts)
  await open(page)
  await page.context().setOffline(true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (let number = 1; number <= answersEach; number++) {
    await page.locator('button:not([aria-disabled="true"])', { hasText: 'Check' }).waitFor()
    await answer(page, number % 2 === 1)
    // The message about a miss stays until the next key.
    await page.getByText(/Correct! Great job!|Oops! Try again\./).waitFor({ state: 'hidden' })
    // A child needs time from the last digit to Check. The second pause keeps queries of the test out of the marking.
    await page.waitForTimeout(150)
    await input.pressCheck(page, devtools, number)
    await page.waitForTimeout(300)
    await page.waitForFunction((count) => window.verdicts.length === count, number)
  }
  const verdicts = await page.evaluate(() => window.verdicts)
  await page.context().close()
  return verdicts
}

function medianOf(verdicts: readonly Verdict[]): number {
  const drawn = verdicts.map((verdict) => verdict.drawn)
  return percentile(drawn, 0.5)
}

function row(name: string, verdicts: readonly Verdict[]): string {
  const drawn = verdicts.map((verdict) => verdict.drawn)
  // The browser does not report events that take less than 16 ms.
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
  const measure = async (task: Task, input: InputMethod) => {
    const verdicts = await verdictsOf(task, input)
    console.log(row(task.name, verdicts))
    return verdicts
  }
  const bare = await measure(barePage, keyboardAndMouse)
  await measure(perseus, keyboardAndMouse)
  const all: Verdict[] = []
  for (const task of tasks) all.push(...(await measure(task, keyboardAndMouse)))
  console.log(row('all four', all))
  console.log(`A level takes ${(medianOf(all) / medianOf(bare)).toFixed(2)} times what a bare page takes`)

  console.log('With a finger on a tablet, where the browser turns the tap into a click')
  const touchedBare = await measure(barePage, finger)
  const touched = await measure(addition, finger)
  console.log(`A level takes ${(medianOf(touched) / medianOf(touchedBare)).toFixed(2)} times what a bare page takes`)

  console.log('\nJavaScript that a route loads (gzip)')
  console.log(`${(gzipSync(readFileSync(perseusScript)).length / 1000).toFixed(1).padStart(7)} KB  Perseus`)
  for (const route of routes) {
    const page = await openPage(!['/', '/#/login', '/#/register'].includes(route))
    const kilobytes = await scriptSize(page, route, join(root, 'dist', 'web'))
    console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${route}`)
    await page.context().close()
  }
  const slowest = percentile(
    all.map(({ drawn }) => drawn),
    0.95,
  )
  if (slowest >= target) {
    console.log(`\nThe 95th percentile is ${slowest.toFixed(1)} ms, over the target of ${target} ms.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}

/** Opens a path in a blank page. Returns the kilobytes of JavaScript that it loads, after gzip. */
async function scriptSize(page: Page, path: string, assets: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'networkidle' })
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = [...new Set(names)].map((name) => gzipSync(readFileSync(join(assets, name))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/**
 * Turns a page into the smallest one that can mark an answer. It shows one of the two messages and removes it after the
 * pause. 1 is right and any other answer is wrong. No app can be faster than this page. Runs in the browser.
 */
function becomeBare(): void {
  document.body.innerHTML = '<form><input autocomplete="off"><button>Check</button><p></p></form>'
  const [form, box, message] = ['form', 'input', 'p'].map((name) => document.querySelector<HTMLInputElement>(name)!)
  form!.addEventListener('submit', (event) => {
    event.preventDefault()
    message!.textContent = box!.value === '1' ? 'Correct! Great job!' : 'Oops! Try again.'
    setTimeout(() => {
      message!.textContent = ''
      box!.focus()
    }, 1000)
  })
}
