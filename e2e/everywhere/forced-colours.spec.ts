/** Screens with forced colours, as Windows draws them for a user who has chosen a contrast theme. */

import type { Locator } from '@playwright/test'
import { listedClass, lookAtCardSteps } from '../harness/card-steps.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { openExample } from '../harness/helping.ts'
import { classWithStudent, listStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { answerRight, openLevelAt } from '../harness/playing.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn, newStudentAt, openWithBothProviders } from '../harness/signing-in.ts'
import { manyParts, newTask, ownProblemPages, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { expectTextToFit } from '../harness/text-size.ts'
import { marksPageOf } from '../harness/worksheets.ts'

test.use({ reducedMotion: 'reduce', forcedColors: 'active' })

/** Returns the look of each element: its background and its borders. */
function looksOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor, borderTopWidth, borderTopColor, outlineStyle } = getComputedStyle(element)
      return [backgroundColor, borderTopWidth, borderTopColor, outlineStyle].join(' ')
    }),
  )
}

/** Returns how many of the hops below a streak are filled, by their background. */
async function filledHops(page: Page): Promise<number> {
  const looks = await looksOf(page.locator('form [aria-hidden="true"] > i'))
  expect(looks).toHaveLength(5)
  for (const look of looks) expect(look).not.toMatch(/ 0px /)
  return looks.filter((look) => look !== looks[4]).length
}

test('the hops of a streak can be counted with forced colours', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'fouroperations/addition/1/1.1')
  expect(await filledHops(page)).toBe(0)
  await answerRight(page)
  await expect.poll(() => filledHops(page)).toBe(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring of a times table has the ${colorScheme} colours of the system with forced colours`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme })
    await newStudentAt(page, app.url)
    await openLevelAt(page, 'timestable/1/2.3')
    const ring = page.getByRole('main').locator('form svg:has(> circle)').first()
    const system = await ring.evaluate((svg) => {
      const colourOf = (name: string) => {
        svg.style.color = name
        const { color } = getComputedStyle(svg)
        svg.style.color = ''
        return color
      }
      return { text: colourOf('CanvasText'), progress: colourOf('Highlight') }
    })
    await expect(ring).toHaveCSS('opacity', '1')
    await expect(ring.locator('circle').last()).toHaveCSS('fill', system.progress)
    await expect(ring.locator('circle').last()).toHaveCSS('stroke', system.text)
    await expect(ring.locator('circle').first()).toHaveCSS('stroke', system.text)
  })
}

test('the caret cuts no question mark with forced colours', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'fouroperations/addition/1/1.1')
  const box = page.getByPlaceholder('?')
  await expect(box).toBeFocused()
  const opacity = () => box.evaluate((input) => getComputedStyle(input, '::placeholder').opacity)
  expect(await opacity()).toBe('0')
  await box.blur()
  expect(await opacity()).toBe('1')
})

test('no background of a text covers a frame with forced colours, and the speech bubble has an edge', async ({
  page,
  app,
}) => {
  await newStudentAt(page, app.url)
  /** Expects no background of its own behind a text, which is in the colour of the page's text. */
  const expectBareText = async (text: Locator) => {
    await expect(text).toHaveCSS('forced-color-adjust', 'none')
    const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
    await expect(text).toHaveCSS('color', canvasText)
  }
  await openLevelAt(page, 'fouroperations/division/3/3.5')
  await expectBareText(page.getByText('quotient', { exact: true }))
  await openLevelAt(page, 'numberstructure/phase1/0/0.6')
  await expectBareText(page.getByRole('main').getByText('A', { exact: true }))
  await openLevelAt(page, 'fouroperations/addition/2/2.5')
  await openExample(page)
  await expectBareText(page.getByRole('main').getByText('?', { exact: true }).first())
  const bubble = page.locator('[data-part="words"]')
  await expect(bubble).toHaveCSS('outline-style', 'solid')
  await expect(bubble).toHaveCSS('outline-width', '2px')
})

test('a worked picture has light text on a dark background with dark forced colours', async ({ page, app }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'fouroperations/addition/2/2.5')
  await openExample(page)
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  const picture = page.locator('figure')
  await expect(picture).toHaveCSS('background-color', canvas)
  await expect(picture.locator('text', { hasText: /^3$/ }).first()).toHaveCSS('fill', canvasText)
})

test('on a phone, the background of a shape leaves the button above it free with forced colours', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'measurement/length/2/2.1')
  const picture = page.locator('[data-part="scene"] > svg')
  await expect(picture).toHaveCSS('background-clip', 'content-box')
  const button = (await page.getByRole('button', { name: 'Working' }).boundingBox())!
  const top = await picture.evaluate((svg) => {
    return svg.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(svg).paddingTop)
  })
  expect(top).toBeGreaterThanOrEqual(button.y + button.height)
})

test('the next level, the best streaks and the open page are marked with forced colours', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 3)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/main/fouroperations/addition')
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles.first()).toContainText('Working On...')
  const [next, other] = await looksOf(tiles)
  expect(next).not.toBe(other)
  const pips = await looksOf(tiles.first().locator('i'))
  expect(pips.map((look) => look === pips[0])).toEqual([true, true, true, false, false])

  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/progressoverview/fouroperations?code=${code}&op=addition`)
  const current = page.getByRole('main').getByRole('link', { name: 'Addition' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  const [chosen] = await looksOf(current)
  const [unchosen] = await looksOf(page.getByRole('main').getByRole('link', { name: 'Subtraction' }))
  expect(chosen).not.toBe(unchosen)
  await page.goto(`/#/progressoverview?code=${code}`)
  const openTab = page.getByRole('main').getByRole('link', { name: 'Progress Overview' })
  await expect(openTab).toHaveCSS('border-bottom-width', '4px')
})

test('the parts of a task that are done can be counted with forced colours', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/student/dashboard')
  const line = page.getByRole('region', { name: 'To do' }).getByRole('img', { name: '1 of 6 parts done' })
  await expect(line).toBeVisible()
  const hops = await looksOf(line.locator('i'))
  expect(hops.map((look) => look === hops[0])).toEqual([true, false, false, false, false, false])
  await page.goto(`/#/student/task?id=${task}`)
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveCount(6)
  const [, next, other] = await looksOf(tiles)
  expect(next).not.toBe(other)
  await expectTextToFit(page, 'a task')
})

test('the wordmark has a light background with forced colours', async ({ page, app }) => {
  const background = () =>
    page.getByRole('img', { name: /^Solve it! Maths(, home)?$/ }).evaluateAll((images) => {
      return images.map((image) => getComputedStyle(image).backgroundColor)
    })
  await page.goto('/')
  await expect.poll(background).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
  await newStudentAt(page, app.url)
  await page.goto('/#/main')
  await expect.poll(background).toEqual(['rgb(255, 255, 255)'])
})

test('every card has an edge with forced colours', async ({ page, app }) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId)
  await played(student, 'addition', '1.1', 2)
  const main = page.getByRole('main')
  const cards = main.getByRole('article').or(main.getByRole('link').filter({ has: page.locator('h2, b') }))
  async function expectEdges(path: string, count: number) {
    await page.goto(`/#/${path}`)
    await expect(cards).toHaveCount(count)
    for (const look of await looksOf(cards)) expect(look, path).not.toMatch(/ 0px /)
  }
  await page.goto('/#/login')
  const doors = main.getByRole('region')
  await expect(doors).toHaveCount(2)
  for (const look of await looksOf(doors)) expect(look).not.toMatch(/ 0px /)
  await alreadyLoggedIn(page, student, app.url)
  await expectEdges('student/dashboard', 4)
  await expectEdges('main', 4)
  await expectEdges('main/fouroperations', 6)
  await page.goto('/#/student/hops')
  const parts = main.getByRole('region', { name: /All my hops|Levels|Facts/ })
  await expect(parts).toHaveCount(3)
  for (const look of await looksOf(parts)) expect(look).not.toMatch(/ 0px /)
  await alreadyLoggedIn(page, teacher, app.url)
  await expectEdges('teacher/dashboard', 1)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=addition`)
  const boxes = main.getByRole('region', { name: /Can Do|Working On/ })
  await expect(boxes).toHaveCount(2)
  for (const look of await looksOf(boxes)) expect(look).not.toMatch(/ 0px /)
})

test('the buttons of two sign-in providers have an edge with forced colours', async ({ page }) => {
  for (const path of ['login', 'register'] as const) {
    await openWithBothProviders(page, path)
    const looks = await looksOf(page.getByRole('button', { name: /^Sign in with / }))
    expect(looks).toHaveLength(4)
    for (const look of looks) expect(look).not.toMatch(/ 0px /)
    await expectTextToFit(page, path)
  }
})

test.describe('the sign-in with a class card', () => {
  // A class that is not open and pictures that are shut look like unknown ones.
  test.use({ expectedErrors: [/status of 404.*\/api\/(card-names|picture-sessions)/] })

  test('the sign-in with a class card fits with forced colours, and shows which pictures are tapped', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const pictures = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
    const placesOf = () =>
      page
        .getByRole('list')
        .getByRole('listitem')
        .evaluateAll((places) => places.map((place) => getComputedStyle(place, '::before').borderTopStyle))
    await lookAtCardSteps(page, await listedClass(app.url), async (screen) => {
      await expectTextToFit(page, screen)
      if (screen === 'the pictures') expect(await placesOf()).toEqual(['dashed', 'dashed', 'dashed'])
      if (screen === 'shut pictures') expect(await placesOf()).toEqual(['double', 'double', 'double'])
      if (screen !== 'three pictures') return
      expect(await placesOf()).toEqual(['solid', 'solid', 'solid'])
      const widths = await pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth))
      expect(new Set(widths)).toEqual(new Set(['2px', '5px']))
    })
  })
})

test('every picture has a light background, and every question fits, with forced colours', {
  tag: '@sweep',
}, async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  const levels = [
    'fouroperations/addition/1/1.1',
    'fouroperations/multiplication/3/3.5',
    'fouroperations/bedmas/1/1.4',
    ...['1/1.1', '1/1.4', '1/1.6', '1/1.7', '2/2.9', '3/3.1', '3/3.2'].map((level) => `measurement/length/${level}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `numberstructure/phase1/0/0.${level}`),
    'numberstructure/phase1/1/1.1',
    'numberstructure/phase1/3/3.5',
    'fouroperations/division/3/3.5',
    'timestable/1/2.3',
  ]
  for (const level of levels) {
    await page.goto('/#/main')
    await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
    await openLevelAt(page, level)
    await expectTextToFit(page, level)
    const backgrounds = await page
      .locator('[data-part="scene"] > svg[role="img"]')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor))
    for (const background of backgrounds) expect(background, level).toBe('rgb(255, 255, 255)')
  }
})

test('own problems fit, and their pictures have a light background, with forced colours', {
  tag: '@sweep',
}, async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  const pages = await ownProblemPages(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  let pictures = 0
  for (const path of pages) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
    await expectTextToFit(page, path)
    const backgrounds = await page
      .locator('[data-part="scene"] svg[role="img"]')
      .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundColor))
    for (const background of backgrounds) expect(background, path).toBe('rgb(255, 255, 255)')
    pictures += backgrounds.length
  }
  expect(pictures).toBe(3)
})

test("a teacher's pages fit with forced colours", { tag: '@sweep' }, async ({ page, app }) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await played(student, 'addition', '1.1', 10)
  await played(student, 'timestable', '1.3', 7)
  await followed([student], 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
  const set = await newSet(teacher)
  for (const path of [
    ...taskPagesOf(code, task, student),
    await marksPageOf(teacher, classId, code),
    ...problemPagesOf(set),
    'teacher/dashboard',
    ...classPagesOf({ code, student: student.browser.account }),
  ]) {
    await page.goto(`/#/${path}`)
    await expectTextToFit(page, path)
  }
})
