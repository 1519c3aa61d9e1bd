/**
 * Measures what a teacher does from an empty account to a class of thirty children who are signed in on thirty
 * browsers: once by the QR codes of their cards, and once by pictures.
 *
 * It prints the teacher's taps, typed letters and keyboard shortcuts, the time for which the teacher waits for the
 * pages, and an estimate of the time of a person (the keystroke-level model of Card, Moran and Newell, 1980). Each
 * child then signs in on a browser of its own. The exit code is 1 if the estimate and the waits take more than two
 * minutes, or if a child is not signed in.
 */
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { go, tapName, tapPictures, typeCode } from '../e2e/harness/card-steps.ts'
import { chromiumOptions } from '../e2e/harness/chromium.ts'
import { registeredTeacher, type Teacher } from '../e2e/harness/people.ts'
import { scanned } from '../e2e/harness/scanned.ts'
import { openTeacherDashboard } from '../e2e/harness/signing-in.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Seconds of a teacher's actions for the whole class. */
const target = 120
const children = 30
/** The children who tap at the same time. All thirty browsers are open. */
const atOnce = 5

/** Seconds of the keystroke-level model: to think, to point, to click, to move a hand to the keyboard, and one key. */
const model = { think: 1.35, point: 1.1, click: 0.2, hand: 0.4, key: 0.28 }

const firstNames = [
  ...['Aroha', 'Ben', 'Charlotte', 'Daniel', 'Ella', 'Finn', 'Grace', 'Hemi', 'Isla', 'Jack', 'Kahu', 'Liam', 'Mere'],
  ...[
    'Noah',
    'Olive',
    'Pita',
    'Quinn',
    'Ruby',
    'Sione',
    'Tui',
    'Uma',
    'Vika',
    'Wiremu',
    'Xin',
    'Yasmin',
    'Zoe',
    'Amelia',
  ],
  ...['Boston', 'Chloe', 'Dev'],
]
const names = firstNames.map((firstName, i) => `${firstName} ${['Tamihana', 'Walker', 'Lee', 'Patel'][i % 4]}`)

/** Counts the actions of a teacher on a page. */
class Actions {
  taps = 0
  letters = 0
  shortcuts = 0
  /** Seconds until the page had what the next action needs. */
  waited = 0

  async tap(control: Locator, next: Locator): Promise<void> {
    this.taps++
    await this.#wait(async () => {
      await control.click()
      await next.waitFor()
    })
  }

  async type(field: Locator, text: string): Promise<void> {
    this.letters += text.length
    await field.fill(text)
  }

  /** Copies a list in another window, and pastes it: two taps to change the window, and three shortcuts. */
  async pasteFromAnotherWindow(field: Locator, text: string): Promise<void> {
    this.taps += 2
    this.shortcuts += 3
    await field.fill(text)
  }

  /** Confirms a dialog of the browser itself. */
  confirmInBrowser(): void {
    this.taps++
  }

  async #wait(until: () => Promise<void>): Promise<void> {
    const begun = performance.now()
    await until()
    this.waited += (performance.now() - begun) / 1000
  }

  /** Seconds of a practised person for these actions, without the waits. */
  get estimate(): number {
    const { think, point, click, hand, key } = model
    const typing = this.letters > 0 ? think + hand + this.letters * key : 0
    return this.taps * (think + point + click) + this.shortcuts * (think + 2 * key) + typing
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name }).first()

/** From the empty dashboard to printed cards. */
async function printCards(page: Page, actions: Actions): Promise<void> {
  const className = page.getByLabel('Class name')
  await actions.tap(button(page, 'Create Class'), className)
  await actions.type(className, 'Room 12 Maths')
  await actions.tap(button(page, 'Create'), link(page, 'View Student Progress'))
  await actions.tap(link(page, 'View Student Progress'), link(page, 'Add students'))
  const list = page.getByLabel('One name a line')
  await actions.tap(link(page, 'Add students'), list)
  await actions.pasteFromAnotherWindow(list, names.join('\n'))
  const add = button(page, `Add ${children} students`)
  await actions.tap(button(page, 'Look before adding'), add)
  const print = button(page, `Print ${children} cards`)
  await actions.tap(add, print)
  await actions.tap(print, print)
  actions.confirmInBrowser()
}

/** From the page of the cards to the code on the projector. */
async function openSignIn(page: Page, actions: Actions): Promise<void> {
  const shut = page.getByText('Sign-in is shut')
  await actions.tap(link(page, 'Sign-in with pictures'), shut)
  await actions.tap(shut, page.getByText(/Sign-in is open until/))
  await actions.tap(button(page, 'Show on the projector'), page.getByRole('dialog', { name: 'Room 12 Maths' }))
}

/** Signs children in, each on an open browser, and returns the seconds until the last one sees the dashboard. */
async function signIn(devices: readonly Page[], child: (device: Page, i: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  const waiting = devices.map((device, i) => ({ device, i }))
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      await child(one.device, one.i)
      await one.device.waitForURL(/#\/student\/dashboard$/)
      await one.device.getByRole('heading', { name: `Kia ora, ${firstNames[one.i]}` }).waitFor()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return (performance.now() - begun) / 1000
}

async function cardsOf({ browser }: Teacher) {
  const { classes } = await browser.call('GET /api/classes', {})
  const [classroom] = classes
  const { cards } = await browser.call('GET /api/classes/{class}/cards', { class: classroom?.id ?? '' })
  const byName = new Map(cards.map((card) => [card.shortName.split(' ')[0], card]))
  return { code: classroom?.code ?? '', cards: firstNames.map((name) => byName.get(name)!) }
}

/** Reads the QR codes from the sheets, by the first names of their children. */
async function scanSheets(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const addresses = []
  for (const name of firstNames)
    addresses.push(await scanned(page, page.getByRole('img', { name: `QR code of ${name}` })))
  return addresses
}

await prepare(root, ['web', 'server'])
const database = await freshDatabase('')
const app = await startAppServer(database)
const browser = await chromium.launch(chromiumOptions)

async function openDevices(): Promise<readonly Page[]> {
  const contexts: BrowserContext[] = []
  for (let i = 0; i < children; i++)
    contexts.push(await browser.newContext({ baseURL: app.url, viewport: { width: 820, height: 1180 } }))
  return Promise.all(contexts.map((context) => context.newPage()))
}

const ways = {
  'QR codes': async (page: Page, actions: Actions) => {
    await printCards(page, actions)
    const addresses = await scanSheets(page)
    return (device: Page, i: number) => device.goto(addresses[i] ?? '').then(() => {})
  },
  pictures: async (page: Page, actions: Actions, teacher: Teacher) => {
    await printCards(page, actions)
    await openSignIn(page, actions)
    const { code, cards } = await cardsOf(teacher)
    return async (device: Page, i: number) => {
      await device.goto('/#/card')
      await typeCode(device, code)
      await tapName(device, cards[i]!.shortName)
      await tapPictures(device, cards[i]!.pictures)
      await go(device)
    }
  },
}

try {
  console.log(`From an empty account to ${children} children on ${children} browsers`)
  for (const [name, way] of Object.entries(ways)) {
    const teacher = await registeredTeacher(app.url)
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1366, height: 768 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openTeacherDashboard(page, teacher)
    const actions = new Actions()
    const child = await way(page, actions, teacher)
    const devices = await openDevices()
    const seconds = await signIn(devices, child)
    const { taps, letters, shortcuts, waited, estimate } = actions
    const all = estimate + waited
    if (all > target) process.exitCode = 1
    console.log(
      `${name}: ${taps} taps, ${letters} letters, ${shortcuts} shortcuts. ` +
        `${estimate.toFixed(0)} s of a person by the model + ${waited.toFixed(1)} s of waiting = ${all.toFixed(0)} s ` +
        `(target ${target} s: ${all > target ? 'MISSED' : 'held'}). ` +
        `All ${devices.length} children are signed in ${seconds.toFixed(0)} s after the first one began.`,
    )
    await Promise.all([context, ...devices.map((device) => device.context())].map((one) => one.close()))
  }
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}
