import type { Page } from '@playwright/test'
import type { Worksheet, WorksheetLayout } from '#contract'
import {
  check,
  dealSheet,
  levelsOf,
  loadSheet,
  operations,
  type PrintedSet,
  playedProblem,
  releasedRules,
} from '#maths'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent, registeredTeacher } from '../harness/people.ts'
import { scanned } from '../harness/scanned.ts'
import { kumaraSet, newSet } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { newTask, partsOf } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'
import { answerOnKey, newWorksheet } from '../harness/worksheets.ts'

/** The sizes of paper in pixels of a browser, at 96 to an inch. */
const sizes = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } } as const

const sheets = (page: Page) => page.locator('article[data-part="sheet"]')
const keys = (page: Page) => page.locator('article[data-part="key"]')

test('a teacher makes a worksheet of a level, and brings it back by its code', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks?code=${code}`)
  await page.getByRole('link', { name: 'Print a worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print a worksheet' })).toBeVisible()
  await page.getByLabel('Level', { exact: true }).selectOption('2.5')
  await page.getByRole('radio', { name: '10', exact: true }).check()
  await page.getByLabel('Title').fill('Adding with carrying')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('[data-question]')).toHaveCount(10)
  const first = await preview.locator('[data-question]').allTextContents()
  await page.getByRole('button', { name: 'Other questions' }).click()
  await expect(preview.locator('[data-question]').first()).not.toHaveText(first[0] ?? '')
  const previewed = await preview.locator('[data-question]').allTextContents()
  await expectAccessible(page, 'Print a worksheet')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adding with carrying' })).toBeVisible()
  expect(await sheets(page).locator('[data-question]').allTextContents()).toEqual(previewed)
  await expectAccessible(page, 'a worksheet')
  await expect(keys(page)).toHaveCount(1)
  const about = await page.getByRole('heading', { name: /^Code / }).textContent()
  const shown = about?.replace('Code ', '') ?? ''
  expect(shown).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)

  await page.getByRole('link', { name: 'Worksheets' }).click()
  await page.getByLabel('Bring back a sheet by its code').fill('Room 12')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('A code has eight letters and digits, like 7K4M-3P9Q.')).toBeVisible()
  await page.getByLabel('Bring back a sheet by its code').fill(shown.toLowerCase())
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adding with carrying' })).toBeVisible()
  expect(await sheets(page).locator('[data-question]').allTextContents()).toEqual(previewed)
})

test('each student gets a sheet with the name and questions of their own, and the keys come last', async ({
  page,
  app,
}) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Tāne', 'Wihongi')
  const { code: sheet } = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }], {
    isForEach: true,
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/sheet?sheet=${sheet}`)
  const labels = page.getByRole('article')
  await expect(labels).toHaveCount(4)
  const named = await labels.evaluateAll((pages) => pages.map((one) => one.getAttribute('aria-label')))
  expect(named).toEqual([
    ...['Sheet, Mia C., Page 1 of 1', 'Sheet, Tāne W., Page 1 of 1'],
    ...['Key, Mia C., Page 1 of 1', 'Key, Tāne W., Page 1 of 1'],
  ])
  const [mia, tane] = await sheets(page).getByRole('list').allTextContents()
  expect(mia).not.toEqual(tane)
  await page.getByRole('radio', { name: 'Keys' }).check()
  await expect(sheets(page)).toHaveCount(0)
  await expect(keys(page)).toHaveCount(2)
})

test('a class of 28 gets 28 sheets with names and 28 keys, each on a page of its own', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZĀ']
  await teacher.browser.call('POST /api/classes/{class}/listed-students', {
    ...{ class: classId, id: crypto.randomUUID() },
    students: letters.map((letter) => ({ firstName: `Tama ${letter}`, lastName: 'Wiremu' })),
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}&operation=addition&level=2.5`)
  await page.getByRole('radio', { name: 'A different sheet for each, with names' }).check()
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(sheets(page)).toHaveCount(28)
  await expect(keys(page)).toHaveCount(28)
  const names = [...letters.map((letter) => `Tama ${letter} W.`), 'Mia C.'].sort()
  for (const [kind, pages] of [
    ['Sheet', sheets(page)],
    ['Key', keys(page)],
  ] as const) {
    const labels = await pages.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(labels.sort()).toEqual(names.map((name) => `${kind}, ${name}, Page 1 of 1`))
  }
  const lists = await sheets(page).getByRole('list').allTextContents()
  expect(new Set(lists).size).toBe(28)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(56)
})

test('a worksheet begins with the levels of a task', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const task = await newTask(teacher, classId, { title: 'Week 6', parts: partsOf('addition 1.1', 'length 1.5') })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/grid?code=${code}&task=${task}`)
  await page.getByRole('link', { name: 'Print as a worksheet: Week 6' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(task)
  await expect(page.getByLabel('Title')).toHaveValue('Week 6')
  const levels = page.getByRole('region', { name: 'Preview' }).locator('h3')
  await expect(levels).toHaveText(['Addition 1.1', 'Length 1.5'])
})

test('a teacher prints a set, which comes back after it was edited and deleted', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  const id = await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}`)
  await page.getByLabel('From', { exact: true }).selectOption({ label: kumaraSet.title })
  await expect(page.getByLabel('Title')).toHaveValue(kumaraSet.title)
  const preview = page.getByRole('region', { name: 'Preview' })
  // The first problem has three rows of numbers, and the others have one.
  await expect(page.getByText('There are only 6 different questions.')).toBeVisible()
  await expect(preview.locator('[data-question]')).toHaveCount(6)
  await expect(preview.getByText('Tama digs').first()).toBeAttached()
  await expectAccessible(page, 'a worksheet of a set')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: kumaraSet.title })).toBeVisible()
  const printed = await sheets(page).locator('[data-question]').allTextContents()
  expect(printed).toHaveLength(6)
  await expectAccessible(page, 'a worksheet of a set that was made')
  await teacher.browser.call('PUT /api/sets/{set}', {
    ...{ set: id, title: 'Another title', version: 1 },
    problems: kumaraSet.problems.slice(1),
  })
  await teacher.browser.call('DELETE /api/sets/{set}', { set: id })
  await page.reload()
  await expect(sheets(page).locator('[data-question]')).toHaveText(printed)
})

test('a worksheet of a task has its levels and its sets', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const id = await newSet(teacher)
  const set = { teacher: teacher.browser.account, id, version: 1 }
  const parts = [...partsOf('addition 1.1'), { kind: 'set' as const, set }]
  const task = await newTask(teacher, classId, { title: 'Week 6', parts })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}&task=${task}`)
  const names = page.getByRole('region', { name: 'Preview' }).locator('h3')
  await expect(names).toHaveText(['Addition 1.1', kumaraSet.title])
})

test.describe('a code of another teacher', () => {
  test.use({ expectedErrors: [/404/] })
  test('looks like one that no worksheet has, and another code can be typed', async ({ page, app }) => {
    const { teacher, classId } = await classWithStudent(app.url)
    const { code } = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }])
    const other = await registeredTeacher(app.url)
    await alreadyLoggedIn(page, other, app.url)
    await page.goto(`/#/tasks/sheet?sheet=${code}`)
    await expect(page.getByRole('heading', { name: 'No worksheet has this code' })).toBeVisible()
    await expect(page.getByLabel('Bring back a sheet by its code')).toBeVisible()
    await expectAccessible(page, 'an unknown worksheet')
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
  test('a worksheet that could not be made keeps what was chosen, and is made at the next try', async ({
    page,
    app,
  }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/worksheets?code=${code}&operation=timestable&level=1.8`)
    await page.getByLabel('Title').fill('Sevens')
    await page.route('**/worksheets', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByText('The worksheet could not be made.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sevens' })).toBeVisible()
  })
})

test.describe('a worksheet whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\/worksheets/] })

  test('a worksheet that was stored unseen does not print in place of changed settings', async ({ page, app }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/worksheets?code=${code}`)
    await page.getByLabel('Title').fill('Ten questions')
    await page.getByRole('radio', { name: '10', exact: true }).check()
    await page.route('**/worksheets', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByText('The worksheet could not be made.')).toBeVisible()
    await page.unroute('**/worksheets')
    await page.getByLabel('Title').fill('Thirty questions')
    await page.getByRole('radio', { name: '30', exact: true }).check()
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thirty questions' })).toBeVisible()
    await expect(sheets(page).locator('[data-question]')).toHaveCount(30)
  })
})

test('a centimetre of a ruler and of a grid is one centimetre of the paper', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const { code } = await newWorksheet(teacher, classId, [
    { operation: 'length', id: '1.5' },
    { operation: 'length', id: '1.7' },
  ])
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/sheet?sheet=${code}`)
  await expect(sheets(page).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sizes.A4)
  const ticks = await sheets(page)
    .locator('svg')
    .filter({ has: page.locator('[data-part="centimetre"]') })
    .first()
    .locator('[data-part="centimetre"]')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().x))
  const centimetre = 96 / 2.54
  expect((ticks.at(-1)! - ticks[0]!) / (ticks.length - 1)).toBeCloseTo(centimetre, 1)
  const rectangle = sheets(page).locator('[data-part="rectangle"]').first()
  const [across, inUnits] = await rectangle.evaluate((rect) => [
    (rect as SVGGraphicsElement).getBBox().width * ((rect as SVGGraphicsElement).getScreenCTM()?.a ?? 0),
    (rect as SVGGraphicsElement).getBBox().width,
  ])
  expect(across! / inUnits!).toBeCloseTo(centimetre, 1)
})

/** Returns the parts of the pages that are printed in another colour than black, white or a grey. */
function coloursOf(page: Page): Promise<string[]> {
  return page.locator('article').evaluateAll((articles) => {
    const properties = [
      'color',
      'fill',
      'stroke',
      'background-color',
      'border-top-color',
      'border-bottom-color',
    ] as const
    const isInk = (colour: string) => {
      if (colour === 'none') return true
      const [red, green, blue, opacity = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number)
      return colour.startsWith('rgb') && (opacity === 0 || (red === green && green === blue))
    }
    return articles.flatMap((article) =>
      [...article.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element)
        return properties.flatMap((property) => {
          const colour = style.getPropertyValue(property)
          return isInk(colour) ? [] : [`${element.tagName} ${element.getAttribute('data-part')}: ${property} ${colour}`]
        })
      }),
    )
  })
}

/** Opens a worksheet as it is printed, and compares its pages with the rules. */
async function expectPrinted(page: Page, worksheet: Worksheet, set?: PrintedSet): Promise<void> {
  const { code, content, count, rules, id, layout } = worksheet
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sizes[layout.paper])
  await page.goto(`/#/tasks/sheet?sheet=${code}`)
  await expect(sheets(page).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  // No question is cut: each part of it is inside its cell, which is inside its page.
  const cut = await page.locator('[data-question]').evaluateAll((cells) => {
    const isIn = (inner: DOMRect, outer: DOMRect) =>
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1
    return cells.flatMap((cell) => {
      const room = cell.getBoundingClientRect()
      const sheet = cell.closest('article')
      const foot = sheet?.querySelector('footer')?.getBoundingClientRect()
      // The box of a text in a picture is higher than its letters, so the picture is compared instead.
      const parts = [...cell.querySelectorAll('p, li, span, svg, :not(text)[data-part]')]
      const isCut =
        !sheet ||
        !foot ||
        room.bottom > foot.top + 1 ||
        !isIn(room, sheet.getBoundingClientRect()) ||
        parts.some((part) => !isIn(part.getBoundingClientRect(), room))
      return isCut
        ? [`${cell.closest('section')?.textContent?.slice(0, 60)} ${cell.getAttribute('data-question')}`]
        : []
    })
  })
  expect(cut).toEqual([])
  expect(await coloursOf(page)).toEqual([])
  // The key is right.
  const parts = await loadSheet(content, releasedRules(rules)!, async () => set!)
  const sections = dealSheet(parts, count, id)
  const questions = sections.flatMap((section) => section.questions)
  const answered = keys(page).locator('[data-question]')
  await expect(answered).toHaveCount(questions.length)
  for (const [i, question] of questions.entries()) {
    const cell = keys(page).locator(`[data-question="${i + 1}"]`)
    expect(check(question, await answerOnKey(cell, question)), `question ${i + 1}`).toBe('right')
  }
  const address = await scanned(page, page.getByRole('img', { name: /^QR code/ }).first())
  expect(address).toMatch(new RegExp(`/#/tasks/sheet\\?sheet=${code}$`))
  const pages = await page.getByRole('article').count()
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages)
}

/** Problems with each picture and each kind of answer, and with the longest texts of several scripts. */
const printedProblems = (content: typeof kumaraSet.problems): typeof kumaraSet.problems => [
  ...content,
  {
    text: 'How long is the pencil?',
    picture: { kind: 'ruler', object: 'pencil', from: '2', to: '{a}' },
    numbers: [{ name: 'a', values: { kind: 'range', from: '4', to: '9', step: '1' } }],
    ...{
      conditions: [],
      rows: [
        ['4', '2'],
        ['9', '7'],
      ],
    },
    answer: { kind: 'number', expression: 'a − 2', unit: 'cm', within: '0.5' },
  },
  {
    text: 'What is the area?',
    picture: { kind: 'rectangle', width: '9', height: '5' },
    ...{ numbers: [], conditions: [], rows: [['45']] },
    answer: { kind: 'number', expression: '9 × 5', unit: 'cm²', within: '0' },
  },
  {
    text: 'How many kiwi?',
    picture: { kind: 'animals', animal: 'kiwi', count: '20' },
    ...{ numbers: [], conditions: [], rows: [['-20.5']] },
    answer: { kind: 'number', expression: '0 − 20.5', unit: 'MMMMMMMMMM', within: '0' },
  },
  {
    text: 'W'.repeat(300),
    picture: {
      kind: 'table',
      rows: Array.from({ length: 6 }, (_, y) => Array.from({ length: 6 }, (_, x) => `${x}${y}${'W'.repeat(18)}`)),
    },
    ...{ numbers: [], conditions: [], rows: [[]] },
    answer: { kind: 'order', items: Array.from({ length: 6 }, (_, i) => `${i}${'M'.repeat(29)}`) },
  },
  {
    text: Array.from({ length: 12 }, (_, i) => `${i} 数学の問題 `.repeat(2))
      .join('\n')
      .slice(0, 300),
    ...{ picture: null, numbers: [], conditions: [], rows: [[]] },
    answer: { kind: 'choice', choices: Array.from({ length: 5 }, (_, i) => `${i}${'漢'.repeat(59)}`), right: 4 },
  },
  {
    text: `How many ${'words and '.repeat(26)}are in this text?`,
    picture: {
      kind: 'table',
      rows: [
        ['Day', 'Kererū seen in the morning'.slice(0, 20)],
        ['Monday', '12'],
      ],
    },
    ...{ numbers: [], conditions: [], rows: [['1000000']] },
    answer: { kind: 'number', expression: '1000000', unit: '', within: '0' },
  },
]

for (const layout of [
  { columns: 2, isLarge: false, paper: 'A4' },
  { columns: 4, isLarge: true, paper: 'Letter' },
] as const)
  test(`no problem of a set is cut on ${layout.paper}, and its key is right`, async ({ page, app }) => {
    const { teacher, classId } = await classWithStudent(app.url)
    const content = { title: 'Kūmara and WWW'.repeat(7), problems: printedProblems(kumaraSet.problems) }
    const id = await newSet(teacher, content)
    const set = { teacher: teacher.browser.account, id, version: 1 }
    const worksheet = await newWorksheet(teacher, classId, [], {
      content: {
        kind: 'parts',
        parts: [
          { kind: 'set', set },
          { kind: 'level', operation: 'addition', levelId: '2.5' },
        ],
      },
      ...{ count: 60, layout: { ...layout, hasSquares: false, hasName: true, hasKey: true } },
    })
    await alreadyLoggedIn(page, teacher, app.url)
    await expectPrinted(page, worksheet, { set, title: content.title, problems: content.problems.map(playedProblem) })
  })

/** Levels with each look: a calculation, a remainder, a strip, animals, a word, groups, an order, dots and a bond. */
const looks = [
  ...(['bedmas 1.4', 'division 4.4', 'multiplication 1.1'] as const),
  ...(['numberphase1 1.1', 'numberphase1 1.5', 'numberphase1 1.6', 'numberphase1 0.7', 'numberphase1 0.8'] as const),
  ...(['numberphase1 0.9', 'length 1.1'] as const),
].map((name) => {
  const [operation, id] = name.split(' ')
  return levelsOf(operations.find((one) => one === operation) ?? 'addition').find((level) => level.id === id)!
})

test('a printed sheet cuts no question, its key is right, and its code can be scanned', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await expectPrinted(page, await newWorksheet(teacher, classId, looks, { count: 30 }))
})

const every = operations.flatMap((operation) => [...levelsOf(operation)])
const levelsOfSheet = 10
const layout = { hasSquares: false, hasName: true, hasKey: true } as const
const layouts: readonly WorksheetLayout[] = [
  { ...layout, columns: 3, isLarge: false, paper: 'A4' },
  { ...layout, columns: 2, isLarge: true, hasSquares: true, paper: 'Letter' },
]

for (const layout of layouts)
  test(`no question of the 170 levels is cut on ${layout.paper}, and each key is right @sweep`, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000)
    expect(every).toHaveLength(170)
    const { teacher, classId } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    for (let from = 0; from < every.length; from += levelsOfSheet) {
      const levels = every.slice(from, from + levelsOfSheet)
      // The questions follow from the id, and a failure must show the same ones again.
      const id = `5eed0000-0000-4000-8000-${String(from).padStart(12, '0')}`
      await expectPrinted(page, await newWorksheet(teacher, classId, levels, { id, count: 30, layout }))
    }
  })
