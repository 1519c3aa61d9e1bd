/** The app in the generated language: English with marked letters, each text longer by a third (decision 25). */
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import {
  areas,
  columnsOf,
  enNZ,
  levelsOf,
  numberWord,
  operations,
  partTitle,
  stagesByOperation,
  titleByArea,
  titleByOperation,
} from '#maths'
import { enNZMistakes } from '#maths/insight'
import { freshDatabase } from '../../server/store/test/fresh-database.ts'
import { lengthenedLanguage } from '../../web/build/messages/catalogue.ts'
import { lengthened } from '../../web/build/messages/lengthened.ts'
import { startAppServer } from './app-server.ts'
import { expectToFit } from './fitting.ts'
import { test as base, type ForEachTest, type ForEachWorker, type Page } from './test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the build, below the packages of the checkout. */
const folder = 'dist/lengthened'

/** A test whose server has the screens of the generated language. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  app: [
    async ({ databaseUrl }, use) => {
      await buildScreens()
      cpSync(`${root}dist/server`, `${root}${folder}/dist/server`, { recursive: true })
      const database = await freshDatabase(databaseUrl)
      const app = await startAppServer(database, {}, `${folder}/dist/server/main.js`)
      await use(app)
      await app.stop()
      await database.remove()
      rmSync(`${root}${folder}`, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function buildScreens(): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error']
  const build = spawn(process.execPath, [...vite, '--outDir', `../${folder}/dist/web`], {
    cwd: root,
    env: { ...process.env, SCREEN_LANGUAGE: lengthenedLanguage },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The screens could not be built'))))
  })
}

/** Returns the beginning of a text of the screens in the generated language. */
export const inTestLanguage = (text: string) => new RegExp(`^${lengthened(text).replace(/[?.()]/g, '\\$&')}`)

const monthNames = Array.from({ length: 12 }, (_, month) =>
  (['long', 'short'] as const).map((form) =>
    new Intl.DateTimeFormat('en-XA', { month: form }).format(new Date(2026, month)),
  ),
).flat()

const weekdayNames = Array.from({ length: 7 }, (_, day) =>
  (['long', 'short'] as const).map((weekday) =>
    new Intl.DateTimeFormat('en-XA', { weekday }).format(new Date(2026, 10, 16 + day)),
  ),
).flat()

/** The students in the picture of the landing page. */
const namesOfPicture = [
  ...['Zoe', 'Finn', 'Jaya', 'Tui', 'Aroha', 'Mere', 'Noah', 'Pita', 'Ruby', 'Xin', 'Ella', 'Kahu', 'Sione', 'Sofia'],
  ...['Liam', 'Priya', 'Ben', 'Nikau', 'Grace'],
]

/**
 * The texts that are English in every language of the screens: the product, made-up names of people and schools, and
 * the words of the curriculum, which maths/say/ tells (decision 12).
 */
const notOfScreens = [
  ...['Solve it! Maths', 'Solve it!', 'Mia', 'Chen', 'Tama', 'Walker', 'Hana', 'Parata', 'Room', 'Kauri School'],
  // The keys of a keyboard, other services, and the names of months and weekdays, which the browser tells.
  ...['Ctrl', 'Facebook', 'YouTube', 'New Zealand', ...monthNames, ...weekdayNames],
  // Only teachers read the words of slips, and maths/ tells them.
  ...Object.values(enNZMistakes).flatMap((mistake) => [mistake(1), mistake(2)]),
  ...namesOfPicture,
  ...areas.map((area) => titleByArea[area]),
  ...operations.flatMap((operation) => [
    titleByOperation[operation],
    ...stagesByOperation[operation].flatMap(({ id, theme }) => [partTitle(operation, id), theme]),
    ...levelsOf(operation).map(({ title }) => title),
  ]),
  ...operations.flatMap((operation) => {
    const columns = columnsOf(operation)
    return columns.per === 'level' ? [columns.word] : []
  }),
  ...Array.from({ length: 101 }, (_, number) => numberWord(number)),
]
  .flatMap((text) => [text, text.charAt(0).toUpperCase() + text.slice(1)])
  // The longest first, because "seven" is a part of "seventy".
  .sort((one, other) => other.length - one.length)

/**
 * The texts of questions, steps and pictures. They are in the language of maths/say/, so their elements must say so:
 * otherwise a screen reader reads them with the voice for the page.
 */
const toldByMaths = `[lang="${enNZ.tag}"]`

/** Expects that nothing on the screen is cut or covered, and that each of its words is in the generated language. */
export async function expectTranslated(page: Page, screen: string): Promise<void> {
  await expectToFit(page, screen)
  // A page that still scrolls to its top, or has just loaded its data, may lie below the bar for a moment.
  const softly = expect.configure({ soft: true })
  await softly.poll(() => page.evaluate(findOverlaps), { message: screen, timeout: 5000 }).toEqual([])
  const texts = await page.evaluate(readTexts, toldByMaths)
  const plain = texts.flatMap((text) => {
    // Addresses, and the codes of classes and worksheets, are no words.
    const withoutAddresses = text.replaceAll(
      /\S+@\S+|localhost:\d+|\b[2-9A-HJ-NP-Z]{6}\b|\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/g,
      ' ',
    )
    const left = notOfScreens.reduce((rest, known) => rest.replaceAll(known, ' '), withoutAddresses)
    return (left.match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !word.endsWith('ö'))
      .map((word) => `"${word}" in "${text}"`)
  })
  expect.soft([...new Set(plain)], screen).toEqual([])
}

/** Returns the buttons and links that cover each other. A toast may cover a page for some seconds. */
function findOverlaps(): string[] {
  const reachable = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const shown = [...reachable.querySelectorAll(':is(button, a[href]):not(aside *)')].flatMap((control) => {
    const isShown =
      control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).clipPath === 'none'
    return isShown ? [{ control, box: control.getBoundingClientRect(), isInBar: isSticky(control) }] : []
  })
  function isSticky(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))
  }
  return shown.flatMap((one, i) =>
    shown.slice(i + 1).flatMap((other) => {
      // A bar that stays in view covers what scrolls below it.
      if (one.control.contains(other.control) || one.isInBar !== other.isInBar) return []
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const names = [one, other].map(({ control }) => control.getAttribute('aria-label') ?? control.textContent)
      return width > 1 && height > 1 ? [`"${names.join('" covers "')}"`] : []
    }),
  )
}

/** Returns the texts of the page, those for screen readers too. */
function readTexts(skipped: string): string[] {
  const found = [document.title]
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(`script, style, noscript, ${skipped}`) || !element.checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    // An address that may break after its "@" has two text nodes.
    if (element.querySelector(':scope > wbr')) found.push(element.textContent ?? '')
    else for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    const drawn = getComputedStyle(element, '::before').content
    if (drawn.startsWith('"')) found.push(drawn.slice(1, -1))
  }
  return found.filter((text) => /\p{L}/u.test(text))
}
