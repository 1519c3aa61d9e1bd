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
import { classWithStudent } from '../harness/people.ts'
import { scanned } from '../harness/scanned.ts'
import { kumaraSet, newSet } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { answerOnKey, keysOn, newWorksheet, sheetsOn } from '../harness/worksheets.ts'

/** The sizes of paper in pixels of a browser, at 96 to an inch. */
const sizes = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } } as const

test('the title of a key is not cut off beside nine levels', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const levels = levelsOf('numberphase1').filter(({ stage }) => stage === '1')
  const { code: sheet } = await newWorksheet(teacher, classId, levels, { title: 'Number Structure Year 1' })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/sheet?sheet=${sheet}`)
  await expect(keysOn(page).first()).toContainText('Number Structure 1.1, 1.2')
  for (const title of await page.getByRole('article').getByRole('heading', { level: 2 }).all()) {
    const { bottom, end } = await title.evaluate((heading) => ({
      bottom: heading.getBoundingClientRect().bottom,
      end: heading.parentElement?.getBoundingClientRect().bottom ?? 0,
    }))
    expect(bottom).toBeLessThanOrEqual(end + 0.5)
  }
})

test('a centimetre of a ruler and of a grid is one centimetre of the paper', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  const { code } = await newWorksheet(teacher, classId, [
    { operation: 'length', id: '1.5' },
    { operation: 'length', id: '1.7' },
  ])
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/sheet?sheet=${code}`)
  await expect(sheetsOn(page).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sizes.A4)
  const ticks = await sheetsOn(page)
    .locator('svg')
    .filter({ has: page.locator('[data-part="centimetre"]') })
    .first()
    .locator('[data-part="centimetre"]')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().x))
  const centimetre = 96 / 2.54
  expect((ticks.at(-1)! - ticks[0]!) / (ticks.length - 1)).toBeCloseTo(centimetre, 1)
  const rectangle = sheetsOn(page).locator('[data-part="rectangle"]').first()
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
  await expect(sheetsOn(page).first()).toBeVisible()
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
  const answered = keysOn(page).locator('[data-question]')
  await expect(answered).toHaveCount(questions.length)
  for (const [i, question] of questions.entries()) {
    const cell = keysOn(page).locator(`[data-question="${i + 1}"]`)
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
