/** Screens with forced colours, as Windows draws them for a user who has chosen a contrast theme. */

import type { Locator } from '@playwright/test'
import { listedClass, lookAtCardSteps } from '../harness/card-steps.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { openExample } from '../harness/helping.ts'
import { classWithStudent, listStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { answerRight, answerWrong, correct, openLevelAt, pressFresh } from '../harness/playing.ts'
import { compareChoices } from '../harness/reading-pictures.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn, newStudentAt, openWithBothProviders } from '../harness/signing-in.ts'
import { manyParts, newTask, ownProblemPages, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { expectTextToFit, setTextSize } from '../harness/text-size.ts'
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

test('a hint has the frame of the message about a miss with forced colours', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevelAt(page, 'fouroperations/addition/1/1.2')
  await answerWrong(page)
  await page.clock.runFor(1100)
  const message = page.locator('[data-part="message"] > div').first()
  const frame = () =>
    message.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, outlineOffset, outlineColor].join(' ')
    })
  const ofMiss = await frame()
  expect(ofMiss).toMatch(/^solid 3px/)
  await pressFresh(page, 'Hint')
  await expect(message).not.toContainText('Oops')
  await expect(message).toHaveText(/\S/)
  expect(await frame()).toBe(ofMiss)
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
        svg.style.cssText += `; color: ${name}; forced-color-adjust: none`
        const { color } = getComputedStyle(svg)
        svg.style.color = svg.style.forcedColorAdjust = ''
        return color
      }
      return { text: colourOf('CanvasText'), ball: colourOf('var(--ball)') }
    })
    await expect(ring).toHaveCSS('opacity', '1')
    // The ball keeps its colour, as on the line of the streak.
    await expect(ring.locator('circle').last()).toHaveCSS('fill', system.ball)
    await expect(ring.locator('circle').last()).toHaveCSS('stroke', system.text)
    await expect(ring.locator('circle').first()).toHaveCSS('stroke', system.text)
  })
}

/** Returns the contrast of the lines of a picture with its background, and with the tint below them. */
function contrastsOf(lines: Locator): Promise<number[]> {
  return lines.evaluate((path) => {
    const partsOf = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
    const luminance = (colour: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    let ground: Element = path
    while (partsOf(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement!
    const background = partsOf(getComputedStyle(ground).backgroundColor)
    const { fill, opacity } = getComputedStyle(path.previousElementSibling!)
    const tint = partsOf(fill).map((part, i) => part * Number(opacity) + background[i]! * (1 - Number(opacity)))
    const line = luminance(partsOf(getComputedStyle(path).stroke))
    return [background, tint].map(luminance).map((other) => {
      return (Math.max(line, other) + 0.05) / (Math.min(line, other) + 0.05)
    })
  })
}

for (const [name, media] of [
  ['the colours of the app', { forcedColors: 'none' }],
  ['light forced colours', { forcedColors: 'active', colorScheme: 'light' }],
  ['dark forced colours', { forcedColors: 'active', colorScheme: 'dark' }],
] as const) {
  test(`the squares to count have enough contrast inside and outside the rectangle with ${name}`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia(media)
    await newStudentAt(page, app.url)
    await openLevelAt(page, 'measurement/length/1/1.7')
    const grid = page.locator('[data-part="grid"]')
    for (const contrast of await contrastsOf(grid)) expect(contrast).toBeGreaterThanOrEqual(3)
    await openExample(page)
    for (const contrast of await contrastsOf(grid)) expect(contrast).toBeGreaterThanOrEqual(3)
  })
}

test('the name of the centimetre is below the squares to count', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'measurement/length/1/1.7')
  const bottom = (locator: Locator) => locator.evaluate((part) => part.getBoundingClientRect().bottom)
  for (const percent of [100, 200]) {
    await setTextSize(page, percent)
    const name = page.getByText('1 cm', { exact: true })
    // The digits are in the middle of their line.
    const middle = await name.evaluate((text) => {
      const { top, bottom, height } = text.getBoundingClientRect()
      return (top + bottom) / 2 - 0.25 * height
    })
    expect(middle).toBeGreaterThan(await bottom(page.locator('[data-part="grid"]')))
  }
})

test('the lines of a picture and the hops of a run are in the colour of the text with forced colours', async ({
  page,
  app,
}) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'numberstructure/phase1/0/0.2')
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  const hops = page.getByRole('main').locator('form svg[role="img"] > path')
  await expect(hops).toHaveCount(3)
  const colours = await hops.evaluateAll((all) =>
    all.map((hop) => {
      const { fill, stroke } = getComputedStyle(hop)
      return fill === 'none' ? stroke : fill
    }),
  )
  expect(colours).toEqual([canvasText, canvasText, canvasText])
  await openLevelAt(page, 'fouroperations/addition/2/2.5')
  await openExample(page)
  const pale = page.locator('figure').locator('[stroke="var(--hue-5)"], [stroke="var(--hue-6)"]')
  expect(await pale.count()).toBeGreaterThan(1)
  const ink = await page
    .locator('figure text')
    .first()
    .evaluate((text) => {
      text.style.color = 'var(--ink)'
      return getComputedStyle(text).color
    })
  for (const line of await pale.all()) await expect(line).toHaveCSS('stroke', ink)
})

test('a chosen answer keeps its sign beside the ring of the focus with forced colours', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  const highlight = await page.evaluate(() => {
    document.body.style.color = 'Highlight'
    const { color } = getComputedStyle(document.body)
    document.body.style.color = ''
    return color
  })
  await openLevelAt(page, 'measurement/length/1/1.1')
  const radios = page.getByRole('radio')
  await radios.first().focus()
  await page.keyboard.press('Space')
  await expect(radios.first()).toBeChecked()
  const frame = await radios.first().evaluate((radio) => {
    const { content, borderTopColor, borderTopWidth } = getComputedStyle(radio.parentElement!, '::after')
    return [content, borderTopColor, borderTopWidth]
  })
  expect(frame).toEqual(['""', highlight, '5px'])
  await openLevelAt(page, 'numberstructure/phase1/0/0.6')
  await openExample(page)
  const choices = page.locator('fieldset label')
  // The background of a letter covers no part of the frame.
  await expect(choices.first().locator('span')).toHaveCSS('forced-color-adjust', 'none')
  await choices.first().click()
  await page.keyboard.press('Space')
  await expect(choices.first()).toHaveCSS('border-top-color', highlight)
  await expect(choices.first()).toHaveCSS('border-top-width', '4px')
  await expect(choices.last()).toHaveCSS('border-top-width', '2px')
})

test('the mark of a right bar is seen with forced colours', async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await openLevelAt(page, 'measurement/length/1/1.1')
  const longest = await compareChoices(page)
  await page.getByRole('radio', { name: longest }).check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(correct)).toBeVisible()
  const icon = page.getByRole('radio', { name: longest }).locator('..').locator('svg').last()
  await expect(icon).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('only a missed answer of a table has a frame with forced colours', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await followed([student], 'addition', '2.2', 'carry-dropped')
  await played(student, 'addition', '1.1', 2)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/answers?code=${code}&student=${student.browser.account}`)
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  const frames = page.getByRole('row').locator('td:nth-child(4) > span')
  await expect(frames.first()).toBeVisible()
  const looks = await frames.evaluateAll((all) =>
    all.map((frame) => {
      const { borderTopColor, borderTopStyle, forcedColorAdjust } = getComputedStyle(frame) as CSSStyleDeclaration & {
        readonly forcedColorAdjust: string
      }
      return [borderTopStyle, borderTopColor, forcedColorAdjust].join(' ')
    }),
  )
  expect(new Set(looks)).toEqual(new Set([`dashed ${canvasText} none`, 'solid rgba(0, 0, 0, 0) none']))
})

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the number line of the landing page has ${colorScheme} forced colours, with the edges of its hops`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const line = page.getByRole('main').locator('svg[role="img"]').first()
    await expect(line.locator('text').first()).toBeVisible()
    const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (const path of await line.locator('path').all()) await expect(path).toHaveCSS('stroke', canvasText)
    await expect(line.locator('text', { hasText: /^20$/ })).toHaveCSS('fill', canvasText)
    await expect(line.locator('text', { hasText: /^\?$/ })).toHaveCSS('fill', canvas)
    const hop = line.locator('path').first()
    await expect(hop).toHaveCSS('stroke-width', '3px')
    await expect(hop).toHaveCSS('fill', canvas)
    // A background behind a digit would cut the edges of its button.
    await expect(page.getByRole('button', { name: '1', exact: true })).toHaveCSS('forced-color-adjust', 'none')
  })
}

test('the pictures of Login and of the class card are seen with dark forced colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/#/login')
  const pictures = page.getByRole('main').getByRole('region').locator('> img')
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(pictures.last()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.goto('/#/card')
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  const parts = page
    .getByText(/^Or point the camera/)
    .locator('..')
    .locator('path')
  await expect(parts).toHaveCount(2)
  await expect(parts.first()).toHaveCSS('stroke', canvasText)
  await expect(parts.last()).toHaveCSS('fill', canvasText)
})

test('an empty bar of a list of students has an outline with forced colours', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress?code=${code}`)
  const bar = page.locator('[data-entry] [data-head="Measurement"] [aria-hidden="true"]')
  await expect(bar).toHaveCSS('border-top-width', '1px')
  await expect(bar).toHaveCSS('border-bottom-width', '1px')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the lines of the working paper are whole with ${colorScheme} forced colours`, async ({ page, app }) => {
    await page.emulateMedia({ colorScheme })
    await newStudentAt(page, app.url)
    await openLevelAt(page, 'fouroperations/addition/3/3.2')
    await page.getByRole('button', { name: 'Working' }).click()
    const paper = page.getByRole('group', { name: 'Working, in columns' })
    await expect(paper).toBeVisible()
    const looks = await paper.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'))
      const colourOf = (name: string) => {
        probe.style.cssText = `color: ${name}; forced-color-adjust: none`
        return getComputedStyle(probe).color
      }
      const system = { text: colourOf('CanvasText'), ground: colourOf('Canvas') }
      probe.remove()
      const cells = [...element.children].map((cell) => ({
        line: getComputedStyle(cell, '::after'),
        look: getComputedStyle(cell),
      }))
      return {
        system,
        ground: getComputedStyle(element).backgroundColor,
        // The browser draws a plate behind each text whose colours it forces.
        cells: cells.map(({ look }) => [look.forcedColorAdjust, look.color, look.borderRightColor].join(' ')),
        lines: cells
          .filter(({ line }) => line.content !== 'none')
          .map(({ line }) => [line.forcedColorAdjust, line.height, line.backgroundColor].join(' ')),
      }
    })
    const { text, ground } = looks.system
    expect(looks.ground).toBe(ground)
    for (const cell of looks.cells) expect(cell).toBe(`none ${text} ${text}`)
    expect(looks.lines.length).toBeGreaterThanOrEqual(3)
    for (const line of looks.lines) expect(line).toBe(`none 4px ${text}`)
  })
}
