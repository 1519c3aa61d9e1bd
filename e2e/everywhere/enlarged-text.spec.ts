/** Screens of a user whose browser shows larger text. Page zoom is in small-and-enlarged-screens.spec.ts. */
import type { Locator } from '@playwright/test'
import { beginLevel } from '../harness/beginning.ts'
import { boxesOf } from '../harness/boxes.ts'
import { listedClass, lookAtCardSteps } from '../harness/card-steps.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { openExample } from '../harness/helping.ts'
import { classWithStudent, joinedStudent, listStudent, registeredStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { answerRightTimes, answerWrong, openLevelAt, pressFresh } from '../harness/playing.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn, openWithBothProviders } from '../harness/signing-in.ts'
import { manyParts, newTask, ownProblemPages, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { enlargeText, expectTextToFit, linesOf, setTextSize } from '../harness/text-size.ts'
import { giveVoices } from '../harness/voices.ts'
import { marksPageOf } from '../harness/worksheets.ts'

test.use({ reducedMotion: 'reduce' })

const sizes = { 'a phone': { width: 390, height: 844 }, 'a laptop': { width: 1366, height: 768 } }

const allSizes = { ...sizes, 'a portrait tablet': { width: 820, height: 1180 } }

const softly = expect.configure({ soft: true })

const publicPages = ['', 'login', 'register', 'card']

const lists = [
  'student/dashboard',
  'student/picture',
  'student/card',
  'student/hops',
  'main',
  'main/numberstructure',
  'main/numberstructure/phase1',
  'main/timestable',
  'main/fouroperations',
  'main/fouroperations/addition',
  'main/fouroperations/multiplication',
  'main/fouroperations/bedmas',
  'main/fouroperations/wordproblems',
  'main/measurement',
  'main/measurement/length',
]

/** A level of each kind of question. */
const levels = [
  'fouroperations/addition/1/1.1',
  'fouroperations/addition/5/5.5',
  'fouroperations/multiplication/3/3.5',
  'fouroperations/division/3/3.5',
  'fouroperations/bedmas/1/1.4',
  'timestable/1/2.3',
  ...['1/1.1', '1/1.4', '1/1.6', '1/1.7', '2/2.9', '3/3.1', '3/3.2'].map((level) => `measurement/length/${level}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `numberstructure/phase1/0/0.${level}`),
  'numberstructure/phase1/1/1.1',
  'numberstructure/phase1/3/3.5',
]

async function expectAllToFit(page: Page, paths: readonly string[], percent: number) {
  await enlargeText(page, percent)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await page.goto(`/#/${path}`)
      await expectTextToFit(page, `/${path} on ${size} with text of ${percent} %`)
    }
  }
}

test.describe('the sign-in with a class card', () => {
  // A class that is not open and pictures that are shut look like unknown ones.
  test.use({ expectedErrors: [/status of 404.*\/api\/(card-names|picture-sessions)/] })

  for (const percent of [125, 150, 200]) {
    test(`the sign-in with a class card fits text of ${percent} %`, { tag: '@sweep' }, async ({ page, app }) => {
      await enlargeText(page, percent)
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport)
        await lookAtCardSteps(page, await listedClass(app.url), (screen) =>
          expectTextToFit(page, `${screen} on ${size} with text of ${percent} %`),
        )
      }
    })
  }
})

for (const percent of [125, 150, 200]) {
  test(`the landing page, Login and Register fit text of ${percent} %`, { tag: '@sweep' }, async ({ page }) => {
    await expectAllToFit(page, publicPages, percent)
    await openWithBothProviders(page, 'login')
    await expectAllToFit(page, ['login', 'register'], percent)
  })

  test(`a student's menus and lists fit text of ${percent} %`, { tag: '@sweep' }, async ({ page, app }) => {
    test.setTimeout(180_000)
    const { teacher, student, classId } = await classWithStudent(app.url)
    const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
    await played(student, 'addition', '1.1', 5)
    await played(student, 'timestable', '1.3', 7)
    await alreadyLoggedIn(page, student, app.url)
    // The device keeps Keep going, which the dashboard then shows at once.
    await page.goto('/#/student/dashboard')
    await expect(page.getByRole('link', { name: /^Keep going/ })).toBeVisible()
    await expectAllToFit(page, [...lists, `student/task?id=${task}`], percent)
  })

  test(`My hops of a student who has not played fits text of ${percent} %`, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await expectAllToFit(page, ['student/hops'], percent)
  })

  test(`own problems fit text of ${percent} %`, { tag: '@sweep' }, async ({ page, app }) => {
    test.setTimeout(180_000)
    const { teacher, student, classId } = await classWithStudent(app.url)
    const pages = await ownProblemPages(teacher, classId)
    await alreadyLoggedIn(page, student, app.url)
    await expectAllToFit(page, pages, percent)
  })

  // A device shows "See one worked" only the first time that a level is opened, so each size has its own.
  for (const [size, viewport] of Object.entries(allSizes)) {
    test(`every kind of question on ${size} fits text of ${percent} %`, { tag: '@sweep' }, async ({ page, app }) => {
      const { student } = await classWithStudent(app.url)
      await alreadyLoggedIn(page, student, app.url)
      await giveVoices(page)
      await enlargeText(page, percent)
      await page.setViewportSize(viewport)
      for (const level of levels) {
        await page.goto('/#/main')
        await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
        await openLevelAt(page, level)
        await expectTextToFit(page, `${level} on ${size} with text of ${percent} %`)
      }
    })
  }

  test(`a teacher's pages fit text of ${percent} %`, { tag: '@sweep' }, async ({ page, app }) => {
    test.setTimeout(180_000)
    const { teacher, student, code, classId } = await classWithStudent(app.url)
    await listStudent(teacher, classId)
    // A class of sixteen has a field to find a student.
    const others = await Promise.all(Array.from({ length: 15 }, () => joinedStudent(app.url, code, 'Ana', 'Tui')))
    await played(student, 'addition', '1.1', 10)
    await played(student, 'timestable', '1.3', 7)
    await followed(others.slice(0, 2), 'addition', '2.2', 'carry-dropped')
    await alreadyLoggedIn(page, teacher, app.url)
    const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
    const set = await newSet(teacher)
    await expectAllToFit(
      page,
      [
        ...taskPagesOf(code, task, student),
        await marksPageOf(teacher, classId, code),
        ...problemPagesOf(set),
        'teacher/dashboard',
        ...classPagesOf({ code, student: student.browser.account }),
      ],
      percent,
    )
  })
}

test('a step of a solution shows its whole sentence above its buttons with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await enlargeText(page, 200)
  await openLevelAt(page, 'fouroperations/addition/2/2.5')
  await openExample(page)
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await expectTextToFit(page, `a step on ${size}`)
    const sentence = await boxesOf(page.locator('section:has(figure) > div > p'))
    const buttons = await boxesOf(page.locator('section:has(figure) button', { hasText: /Back|Next step/ }))
    for (const button of buttons) expect(button.top, size).toBeGreaterThanOrEqual(sentence.at(-1)!.bottom)
  }
})

/** Levels with long questions. A level asks something else each time, and only some of BEDMAS 1.4 are too long. */
const longQuestions = ['bedmas/1/1.4', 'bedmas/1/1.3', 'addition/5/5.5', 'multiplication/4/4.5', 'division/5/5.7']
const questionSheets = { ...allSizes, 'a low window': { width: 820, height: 700 } }

for (const percent of [150, 200]) {
  test(`a long question is large and stays inside its sheet with text of ${percent} %`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000)
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await enlargeText(page, percent)
    for (const level of longQuestions) {
      for (let round = 0; round < (level === 'bedmas/1/1.4' ? 20 : 2); round++) {
        await page.goto('/#/main')
        await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
        await openLevelAt(page, `fouroperations/${level}`)
        await page.evaluate(() => document.fonts.ready)
        for (const [size, viewport] of Object.entries(questionSheets)) {
          await page.setViewportSize(viewport)
          const [sheet] = await boxesOf(page.getByRole('main').locator('form'))
          const label = page.locator('[data-part="question"] label').first()
          const [question] = await boxesOf(label)
          const message = `${question!.text} on ${size}`
          const edge = viewport.width > 600 ? 24 : 16
          softly(question!.left, message).toBeGreaterThanOrEqual(sheet!.left + edge)
          softly(question!.right, message).toBeLessThanOrEqual(sheet!.right - edge)
          const fontSize = await label.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
          softly(fontSize, message).toBeGreaterThanOrEqual(36)
        }
      }
    }
  })
}

/** Levels whose picture has its size from the room that the other rows leave, with a part of it. */
const pictures = {
  'timestable/1/1.8': '[placeholder="?"]',
  'measurement/length/2/2.3': '[data-part="shape"]',
  'measurement/length/3/3.2': '[data-part="shape"]',
  'numberstructure/phase1/0/0.6': '[data-part="animal"]',
  'numberstructure/phase1/0/0.8': '[data-part="dot"]',
}

test('the picture of a question stays large enough with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const [level, part] of Object.entries(pictures)) {
      await page.goto('/#/main')
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
      await openLevelAt(page, level)
      const heightAt = async (percent: number) => {
        await setTextSize(page, percent)
        return (await page.getByRole('main').locator(part).first().boundingBox())!.height
      }
      const usual = await heightAt(100)
      // Labels of twice the size take more of a flat shape's room than of a high one. Two of 3.2 kept 0.59 and 0.43.
      expect.soft(await heightAt(200), `${level} on ${size}`).toBeGreaterThan(usual / 3)
      await heightAt(100)
    }
  }
})

/** Levels with a part of each picture in their worked example: a letter, blocks and digits, a side of a shape. */
const workedPictures = {
  'numberstructure/phase1/0/0.6': (figure: Locator) => [figure.locator('text', { hasText: /^A$/ })],
  'numberstructure/phase1/0/0.7': (figure: Locator) => figure.getByRole('img').locator('text').all(),
  'fouroperations/addition/2/2.5': (figure: Locator) => [
    figure.locator('[data-part="ten"]'),
    figure.locator('text', { hasText: /^\d$/ }),
  ],
  'measurement/length/2/2.3': (figure: Locator) => [figure.locator('[data-part="side"]')],
}

for (const [size, viewport] of Object.entries(allSizes)) {
  test(`a picture of See one worked is no smaller on ${size} with text of 200 %`, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await page.setViewportSize(viewport)
    for (const [level, partsOf] of Object.entries(workedPictures)) {
      await page.goto('/#/main')
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
      await openLevelAt(page, level)
      await openExample(page)
      await page.evaluate(() => document.fonts.ready)
      const figure = page.locator('figure')
      await expect(figure.locator('text').first(), level).toBeVisible()
      const parts = await partsOf(figure)
      expect(parts.length, level).toBeGreaterThan(0)
      const partSizes = async () => {
        const boxes = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())!))
        return boxes.map(({ width, height }) => Math.max(width, height))
      }
      const usual = await partSizes()
      const leastGrowth = async () => Math.min(...(await partSizes()).map((part, i) => part - usual[i]!))
      await setTextSize(page, 200)
      // The panel changes its layout after the size of the text.
      await softly.poll(leastGrowth, { message: level }).toBeGreaterThan(-0.5)
      await expectTextToFit(page, `the example of ${level}`)
      await setTextSize(page, 100)
    }
  })
}

test('the letters of two groups are as large as the sentence about them on a phone with text of 200 %', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize(sizes['a phone'])
  await openLevelAt(page, 'numberstructure/phase1/0/0.6')
  await openExample(page)
  await setTextSize(page, 200)
  const letter = page.locator('figure text', { hasText: /^A$/ })
  const size = () =>
    letter.evaluate((text: SVGTextElement) => Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a)
  const sentence = page.getByText('Match one to one.', { exact: true })
  const fontSize = await sentence.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  await expect.poll(size).toBeGreaterThanOrEqual(fontSize)
})

test('the ring of facts and the room of animals in cards are no smaller with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'timestable', '1.3', 7)
  await alreadyLoggedIn(page, student, app.url)
  /** Returns how much larger a picture becomes with enlarged text, across or down, whichever is less. */
  const growthOf = async (picture: Locator) => {
    await page.evaluate(() => document.fonts.ready)
    const [usual] = await boxesOf(picture.first())
    await setTextSize(page, 200)
    const [enlarged] = await boxesOf(picture.first())
    await setTextSize(page, 100)
    return Math.min(enlarged!.width - usual!.width, enlarged!.height - usual!.height)
  }
  const ring = page.getByRole('region', { name: /^Facts/ }).locator('svg')
  // Each question has other animals, whose size depends on their number and on the room of their card.
  const room = page.locator('svg:has([data-part="animal"])')
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/student/hops')
    await expect(ring).toBeVisible()
    expect.soft(await growthOf(ring), `the ring on ${size}`).toBeGreaterThan(-0.5)
    await openLevelAt(page, 'numberstructure/phase1/0/0.6')
    expect.soft(await growthOf(room), `animals on ${size}`).toBeGreaterThan(-0.5)
  }
})

for (const size of ['a phone', 'a portrait tablet'] as const) {
  test(`the box of a word is as high as that of its number on ${size} with text of 200 %`, async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await enlargeText(page, 200)
    await page.setViewportSize(allSizes[size])
    await openLevelAt(page, 'numberstructure/phase1/3/3.5')
    const [number, word] = await boxesOf(page.getByPlaceholder('?'))
    expect(word!.height).toBeGreaterThan(0.9 * number!.height)
  })
}

test('the arrow of Keep going is beside its words with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await alreadyLoggedIn(page, student, app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/student/dashboard')
    const call = page
      .getByRole('link', { name: /^Keep going/ })
      .locator('b')
      .first()
    await expect(call).toBeVisible()
    const words = await call.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.firstChild!)
      return range.getBoundingClientRect().bottom
    })
    const [arrow] = await boxesOf(call.locator('svg'))
    expect.soft(arrow!.top, size).toBeLessThan(words)
  }
})

test('the symbols of Four Operations are above their words with text of 200 %', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/main/fouroperations')
    const card = page.getByRole('link', { name: /^Addition/ })
    await expect(card).toBeVisible()
    const [symbol] = await boxesOf(card.locator('img'))
    const [words] = await boxesOf(card.getByRole('heading'))
    expect.soft(words!.top, size).toBeGreaterThanOrEqual(symbol!.bottom - 8)
  }
})

test.describe('on a phone that is touched', () => {
  test.use({ hasTouch: true, viewport: sizes['a phone'] })

  test('the lengths beside a shape become no smaller with enlarged text on a phone', async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    for (const level of ['1/1.7', '2/2.1', '2/2.2', '2/2.3', '3/3.1', '3/3.2']) {
      await page.goto('/#/main')
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
      await openLevelAt(page, `measurement/length/${level}`)
      const labels = page.getByRole('main').getByRole('img').locator('text')
      const heightAt = async (percent: number) => {
        await setTextSize(page, percent)
        return (await boxesOf(labels.first()))[0]!.height
      }
      const usual = await heightAt(100)
      for (const percent of [125, 150, 200]) {
        expect.soft(await heightAt(percent), `${level} at ${percent} %`).toBeGreaterThan(usual - 0.5)
      }
      await heightAt(100)
    }
  })
})

/** Pictures whose texts have room to grow, at each size of the page's text. */
const lettered = ['1/1.6', '1/1.7', '2/2.1', '2/2.2', '2/2.3', '2/2.4', '2/2.5']

for (const [size, hasTouch] of [
  ['a phone', true],
  ['a laptop', false],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ hasTouch, viewport: sizes[size] })

    test(`the numbers and lengths in a picture grow with enlarged text on ${size}`, { tag: '@sweep' }, async ({
      page,
      app,
    }) => {
      await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
      for (const level of lettered) {
        await page.goto('/#/main')
        await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0)
        await openLevelAt(page, `measurement/length/${level}`)
        await page.evaluate(() => document.fonts.ready)
        const label = page.getByRole('main').getByRole('img').locator('text').first()
        const height = async () => (await label.boundingBox())!.height
        const usual = await height()
        await setTextSize(page, 150)
        await expect.poll(height, { message: `${level} at 150 %` }).toBeGreaterThan(1.1 * usual)
        await setTextSize(page, 200)
        await expect.poll(height, { message: `${level} at 200 %` }).toBeGreaterThan(1.3 * usual)
        await expectTextToFit(page, `${level} on ${size}`)
        await setTextSize(page, 100)
      }
    })
  })
}

test('the bar of a level has two lines on a phone with text of 200 %, and cuts no name', async ({ page, app }) => {
  const student = await registeredStudent(app.url, 'Maximilian')
  await student.browser.call('PUT /api/me/picture', { picture: { name: 'whale', colour: 'teal' } })
  await alreadyLoggedIn(page, student, app.url)
  await giveVoices(page)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a phone'])
  for (const level of ['fouroperations/multiplication/3/3.5', 'measurement/length/1/1.6', 'timestable/1/2.3']) {
    await openLevelAt(page, level)
    const bar = page.getByRole('banner')
    const [name] = await boxesOf(bar.getByText('Maximilian'))
    const heading = bar.getByRole('heading', { level: 1 })
    const [title] = await boxesOf(heading)
    const lineHeight = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(title!.height, level).toBeLessThan(1.5 * lineHeight)
    expect(name!.top, level).toBeGreaterThanOrEqual(title!.bottom - 1)
    const isCut = await bar.getByText('Maximilian').evaluate((text) => text.scrollWidth > text.clientWidth + 1)
    expect(isCut, level).toBe(false)
  }
})

test('the bar of a level shows its title and a name in full on a portrait tablet with text of 200 %', async ({
  page,
  app,
}) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await giveVoices(page)
  await enlargeText(page, 200)
  await page.setViewportSize(allSizes['a portrait tablet'])
  for (const level of ['numberstructure/phase1/3/3.5', 'timestable/1/2.3']) {
    await openLevelAt(page, level)
    const bar = page.getByRole('banner')
    await expectTextToFit(page, level)
    const isCut = await bar.getByText('Mia', { exact: true }).evaluate((text) => text.scrollWidth > text.clientWidth)
    expect.soft(isCut, level).toBe(false)
    const [box] = await boxesOf(bar)
    // "Back to Phase 1" once took four lines.
    expect.soft(box!.height, level).toBeLessThan(150)
  }
})

test('the sum of Keep going is in one line on every screen with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await alreadyLoggedIn(page, student, app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/student/dashboard')
    const sum = page.getByRole('link', { name: /^Keep going/ }).getByText('8 + 7')
    await expect(sum).toBeVisible()
    expect.soft(await linesOf(sum), size).toBe(1)
  }
})

test('texts with an empty space beside them have one line on a portrait tablet with text of 200 %', async ({
  page,
  app,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'timestable', '1.3', 7)
  await page.setViewportSize(allSizes['a portrait tablet'])
  await enlargeText(page, 200)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/student/hops')
  expect.soft(await linesOf(page.getByText(/^\d+ more hops to \d+\.$/))).toBe(1)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/timestable?code=${code}&student=${student.browser.account}`)
  const level = page.locator('[data-entry]')
  expect.soft(await linesOf(level.getByText('5 in a row reached'))).toBe(1)
  await expect.soft(level.getByRole('button', { name: /^Remove/ })).toHaveText('Remove')
})

test('the week of Insight grows with the text', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await alreadyLoggedIn(page, teacher, app.url)
  const week = page.getByRole('region', { name: 'This week' })
  const figure = week.getByRole('figure')
  const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto(`/#/insight?code=${code}`)
    const texts = { day: figure.getByText('Wed'), count: figure.getByText('5', { exact: true }) }
    for (const [name, text] of Object.entries(texts)) {
      const usual = await sizeOf(text)
      expect.soft(usual, `${name} on ${size}`).toBeGreaterThanOrEqual(15)
      await setTextSize(page, 200)
      expect.soft(await sizeOf(text), `${name} on ${size}`).toBeGreaterThan(1.8 * usual)
      const [chart] = await boxesOf(figure)
      const [title] = await boxesOf(week.getByRole('heading'))
      expect.soft(chart!.top, size).toBeGreaterThanOrEqual(title!.bottom)
      await setTextSize(page, 100)
    }
  }
})

test('the cards of a class and their key stay in the column of the page with text of 200 %', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto(`/#/studentprogress/cards?code=${code}`)
    const print = page.getByRole('button', { name: /^Print/ })
    expect.soft(await linesOf(print), size).toBe(1)
    const [column] = await boxesOf(page.locator('main > *').last())
    const [sheet] = await boxesOf(page.getByRole('list', { name: /^Page 1/ }))
    const parts = [...(await boxesOf(print)), ...(await boxesOf(page.locator('aside section'))), sheet!]
    for (const part of parts) expect.soft(part.right, size).toBeLessThanOrEqual(column!.right + 1)
    expect.soft(sheet!.top, size).toBeGreaterThan(parts[0]!.bottom)
  }
})

test('each student of a list has the names of the areas and wide bars with text of 200 %', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  for (const size of ['a portrait tablet', 'a laptop'] as const) {
    await page.setViewportSize(allSizes[size])
    await page.goto(`/#/studentprogress?code=${code}`)
    const areas = page.locator('[data-entry] [data-head="Measurement"]')
    await expect(areas).toBeVisible()
    const position = await areas.evaluate((area) => getComputedStyle(area, '::before').position)
    expect.soft(position, `the name on ${size}`).toBe('static')
    const [bar] = await boxesOf(areas.locator('[aria-hidden="true"]'))
    const [number] = await boxesOf(areas.locator('small'))
    expect.soft(bar!.width, size).toBeGreaterThanOrEqual(100)
    expect.soft(bar!.bottom, size).toBeGreaterThan(number!.bottom)
  }
})

test('each number of the key of facts is beside its square with text of 200 %', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'timestable', '1.3', 7)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto(`/#/studentprogress/facts?code=${code}&student=${student.browser.account}`)
    const row = page.getByRole('listitem').filter({ hasText: 'not tried yet' })
    await expect(row).toBeVisible()
    const [square] = await boxesOf(row.locator('i'))
    const [number] = await boxesOf(row.locator('b'))
    expect.soft((number!.top + number!.bottom) / 2, size).toBeCloseTo((square!.top + square!.bottom) / 2, -1)
  }
})

test('the switch of the sign-in is above its words on a phone with text of 200 %', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await page.setViewportSize(sizes['a phone'])
  await enlargeText(page, 200)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/signin?code=${code}`)
  await expect(page.getByText(/^Open it when/)).toBeVisible()
  const [words] = await boxesOf(page.getByText(/^Open it when/))
  const [control] = await boxesOf(page.getByRole('switch'))
  expect(words!.left).toBeCloseTo(control!.left, 0)
  await expect(page.getByRole('columnheader')).toHaveCount(0)
})

test('the question about hearing keeps its words and ears in its buttons with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await giveVoices(page, { hearing: null })
  await enlargeText(page, 200)
  await page.goto('/#/main/numberstructure/phase1/0/0.1')
  const asked = page.getByRole('group', { name: 'Do you want to hear it?' })
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await expect(asked).toBeVisible()
    await expectTextToFit(page, `hearing on ${size}`)
    for (const { height } of await boxesOf(asked.locator('svg'))) expect(height, size).toBeGreaterThan(40)
  }
})

test('text of 200 % covers no question, no name and no button of a level', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await enlargeText(page, 200)
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await openLevelAt(page, 'fouroperations/multiplication/3/3.5')
    await expect(page.getByRole('button', { name: 'Working' })).toBeVisible()
    await expectTextToFit(page, `multiplication 3.5 on ${size}`)
  }
})

test('the numbers of My hops grow with text of 200 %', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 25)
  await played(student, 'timestable', '1.3', 7)
  await alreadyLoggedIn(page, student, app.url)
  const heightOf = async (text: Locator) => (await boxesOf(text.first()))[0]!.height
  for (const [size, viewport] of Object.entries(allSizes)) {
    await page.setViewportSize(viewport)
    await page.goto('/#/student/hops')
    const ofHops = page.getByRole('region', { name: 'All my hops' }).locator('svg text')
    const ofRing = page.getByRole('region', { name: /^Facts/ }).locator('svg text')
    await expect(ofRing.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const usual = [await heightOf(ofHops), await heightOf(ofRing)]
    await setTextSize(page, 200)
    const enlarged = [await heightOf(ofHops), await heightOf(ofRing)]
    expect.soft(enlarged[0]! / usual[0]!, `the line on ${size}`).toBeGreaterThan(1.35)
    expect.soft(enlarged[1]! / usual[1]!, `the ring on ${size}`).toBeGreaterThan(1.15)
    await setTextSize(page, 100)
  }
})

test('the cards of a level grow with text of 200 %', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a laptop'])
  await openLevelAt(page, 'numberstructure/phase1/0/0.7')
  const cards = page.getByRole('checkbox').locator('..')
  await expect(cards).toHaveCount(3)
  for (const { height } of await boxesOf(cards)) expect(height).toBeGreaterThanOrEqual(110)
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes['a phone'], hasTouch: true, isMobile: true })

  test('the digits of the number buttons grow with text of 200 %', async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await openLevelAt(page, 'fouroperations/addition/1/1.1')
    const button = page.getByRole('button', { name: '8', exact: true })
    const sizeOf = () => button.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const usual = await sizeOf()
    await setTextSize(page, 200)
    expect(await sizeOf()).toBeGreaterThan(1.4 * usual)
  })
})

test('the numbers of the streak do not touch on a phone with text of 200 %', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a phone'])
  await openLevelAt(page, 'fouroperations/addition/1/1.1')
  // The line is decoration, so it has no role.
  const [hop] = await boxesOf(page.locator('form i').first())
  expect(hop!.width).toBeGreaterThan(40)
})

test('the sum of a level is larger than its number on a phone with text of 200 %', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a phone'])
  await page.goto('/#/main/fouroperations/addition')
  const tile = page.getByRole('link', { name: /3 \+ 4/ })
  const sizeOf = (text: string) =>
    tile.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf('3 + 4')).toBeGreaterThan(await sizeOf('1.1'))
})

test('the sums of a list grow with the text on a portrait tablet', async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.setViewportSize(allSizes['a portrait tablet'])
  await page.goto('/#/main/fouroperations/addition')
  const heightOf = async (sum: string) => (await page.getByText(sum, { exact: true }).boundingBox())!.height
  await expect(page.getByText('4678 + 2859', { exact: true })).toBeVisible()
  const sums = ['3 + 4', '4678 + 2859']
  const usual = await Promise.all(sums.map(heightOf))
  await setTextSize(page, 200)
  for (const [i, sum] of sums.entries()) expect(await heightOf(sum), sum).toBeGreaterThan(1.4 * usual[i]!)
})

test('the ways into a class have one width, that of their column, on phones with text of 200 %', async ({
  page,
  app,
}) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  await page.goto('/#/teacher/dashboard')
  const card = page.getByRole('article')
  const ways = card.getByRole('link', { name: /^(View Student Progress|Progress Overview|Insight)$/ })
  await expect(ways).toHaveCount(3)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [column] = await boxesOf(card.getByRole('heading', { level: 2 }))
    for (const way of await boxesOf(ways)) {
      expect(way.left, `${way.text} at ${width} pixels`).toBeCloseTo(column!.left, 0)
      expect(way.right, `${way.text} at ${width} pixels`).toBeCloseTo(column!.right, 0)
    }
  }
})

test('the bar of a teacher fits a small phone and a tablet with text of 200 %', async ({ page, app }) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  await page.goto('/#/teacher/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
  const bar = page.getByRole('banner')
  const account = bar.getByRole('button')
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 800 })
    for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    const [home] = await boxesOf(bar.getByRole('link').first())
    const [button] = await boxesOf(account)
    expect(button!.top, `the account is beside the wordmark at ${width} pixels`).toBeLessThan(home!.bottom)
  }
})

for (const percent of [125, 150, 200]) {
  test(`the buttons for help stay inside their message on a phone with text of ${percent} %`, async ({ page, app }) => {
    await page.setViewportSize(sizes['a phone'])
    await enlargeText(page, percent)
    await beginLevel(page, app.url, '1.2')
    const message = page.locator('[data-part="message"]')
    for (const name of ['Hint', 'Show me how']) {
      await answerWrong(page)
      await page.clock.runFor(1100)
      const button = message.getByRole('button', { name })
      await expect(button).toBeVisible()
      const [inner, outer] = [(await button.boundingBox())!, (await message.boundingBox())!]
      expect.soft(inner.x, name).toBeGreaterThanOrEqual(outer.x)
      expect.soft(inner.x + inner.width, name).toBeLessThanOrEqual(outer.x + outer.width)
      expect.soft(inner.y + inner.height, name).toBeLessThanOrEqual(outer.y + outer.height)
    }
  })
}

for (const size of ['a laptop', 'a portrait tablet'] as const) {
  test(`the button for help is below two lines of a miss on ${size} with text of 200 %`, async ({ page, app }) => {
    await page.setViewportSize(allSizes[size])
    await enlargeText(page, 200)
    await beginLevel(page, app.url, '1.2')
    const message = page.locator('[data-part="message"]')
    for (const name of ['Hint', 'Show me how']) {
      await answerWrong(page)
      await page.clock.runFor(1100)
      await expect(message.getByRole('button', { name })).toBeVisible()
      const [[button], [outer], [text]] = await Promise.all([
        boxesOf(message.getByRole('button', { name })),
        boxesOf(message),
        boxesOf(message.locator('span:has(> small)')),
      ])
      softly(button!.right, name).toBeLessThanOrEqual(outer!.right)
      softly(button!.bottom, name).toBeLessThanOrEqual(outer!.bottom)
      softly(button!.top, name).toBeGreaterThanOrEqual(text!.bottom)
      softly(button!.height, name).toBeLessThanOrEqual(90)
      // The line about the miss has 48 pixels at most, and the line below it 40.
      softly(text!.height, name).toBeLessThanOrEqual(120)
    }
  })
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`both buttons of the celebration are in view on ${size} with text of 200 %`, async ({ page, app }) => {
    await page.setViewportSize(viewport)
    await enlargeText(page, 200)
    await beginLevel(page, app.url, '1.1')
    await answerRightTimes(page, 5)
    const dialog = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(dialog.locator('svg[viewBox="0 0 560 172"]')).toBeVisible()
    const [stays, leaves] = await boxesOf(dialog.getByRole('button'))
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(stays!.bottom).toBeLessThan(viewport.height)
    // On a phone, the name of the second button is in view.
    const name = leaves!.height / 2
    expect(leaves!.top + (size === 'a phone' ? name : leaves!.height)).toBeLessThan(viewport.height)
  })
}

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: sizes['a phone'] })

  test('the word of Back has its full size above the last row of digits with text of 200 %', async ({ page, app }) => {
    await enlargeText(page, 200)
    await beginLevel(page, app.url, '1.2')
    for (let i = 0; i < 2; i++) {
      await answerWrong(page)
      await page.clock.runFor(1100)
    }
    await pressFresh(page, 'Show me how')
    await pressFresh(page, 'Next step')
    await expect(page.locator('[data-part="digits"]')).toBeVisible()
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await expect(back).toHaveCSS('font-size', '36px')
    const [[backBox], [check]] = await Promise.all([
      boxesOf(back),
      boxesOf(page.getByRole('button', { name: 'Check' })),
    ])
    expect(check!.top).toBeGreaterThan(backBox!.bottom)
    await expectTextToFit(page, 'a step with digits')
  })
})

test('a solution on the projector opens at its title, and its buttons fill its sheet, with text of 200 %', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  const others = await Promise.all(['Ana', 'Ben'].map((name) => joinedStudent(app.url, code, name, 'Tui')))
  await followed(others, 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize(sizes['a phone'])
  await enlargeText(page, 200)
  await page.goto(`/#/insight/group?code=${code}&operation=addition&slip=carry-dropped`)
  await page.getByRole('button', { name: 'Show on the projector' }).click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next step' })
  await expect(next).toBeFocused()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  const worked = dialog.locator('section', { has: page.getByRole('button', { name: 'Next step' }) })
  const [[button], [sheet]] = await Promise.all([boxesOf(next), boxesOf(worked)])
  expect(button!.left - sheet!.left).toBeCloseTo(sheet!.right - button!.right, 0)
})

test.describe('on a laptop with touch', () => {
  test.use({ hasTouch: true, viewport: sizes['a laptop'] })

  test('the digits of a times table stay inside its sheet, and its ring is large, with text of 200 %', async ({
    page,
    app,
  }) => {
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    await enlargeText(page, 200)
    await openLevelAt(page, 'timestable/1/1.3')
    const [[sheet], [check], [box]] = await Promise.all([
      boxesOf(page.locator('form')),
      boxesOf(page.getByRole('button', { name: 'Check' })),
      boxesOf(page.getByRole('textbox')),
    ])
    softly(check!.right).toBeLessThanOrEqual(sheet!.right - 24)
    softly(box!.height).toBeGreaterThanOrEqual(64)
  })
})

test('the sign-in with a provider grows with the text', async ({ page }) => {
  await openWithBothProviders(page, 'login')
  const button = page.getByRole('button', { name: /^Sign in with / })
  const sizes = () =>
    button.evaluateAll((all) =>
      all.flatMap((one) => {
        const { fontSize, lineHeight } = getComputedStyle(one)
        const { height } = one.getBoundingClientRect()
        return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight), one.querySelector('img')!.height, height]
      }),
    )
  const usual = await sizes()
  await setTextSize(page, 200)
  const enlarged = await sizes()
  for (const [i, size] of enlarged.entries()) expect(size).toBeGreaterThanOrEqual(2 * usual[i]! - 1)
})

test('the small bar of the landing page shows its whole buttons on a phone with text of 200 %', async ({ page }) => {
  await enlargeText(page, 200)
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const clipAfterScroll = () =>
      bar.evaluate((element) => {
        scrollTo(0, 2000)
        return getComputedStyle(element).clipPath
      })
    await expect.poll(clipAfterScroll).not.toBe('none')
    for (const button of await boxesOf(bar.getByRole('link', { name: /Login|Register/ }))) {
      const isShown = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('header') instanceof HTMLElement,
        [button.left + button.width / 2, button.bottom - 2] as const,
      )
      expect(isShown, `${button.text} at ${width} pixels`).toBe(true)
    }
  }
})

test('the words about the camera are below their picture on a phone with text of 200 %', async ({ page }) => {
  await page.setViewportSize(sizes['a phone'])
  await page.goto('/#/card')
  const words = page.getByText(/^Or point the camera/)
  const picture = page.locator('p svg')
  const places = async () => [(await boxesOf(picture))[0]!, (await boxesOf(words))[0]!] as const
  await expect(words).toBeVisible()
  const [usual, beside] = await places()
  expect(beside.left).toBeGreaterThan(usual.right)
  await setTextSize(page, 200)
  const [above, below] = await places()
  expect(below.top).toBeGreaterThanOrEqual(above.bottom)
})

test('the name of a new class has the width of its form on a portrait tablet with text of 200 %', async ({
  page,
  app,
}) => {
  const { teacher } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize(allSizes['a portrait tablet'])
  await page.goto('/#/teacher/dashboard')
  await page
    .getByRole('button', { name: /Create/ })
    .first()
    .click()
  const places = async () => {
    const [name] = await boxesOf(page.getByLabel('Class name'))
    const [button] = await boxesOf(page.getByRole('button', { name: 'Create', exact: true }))
    return { name: name!, button: button! }
  }
  const usual = await places()
  expect(usual.button.left).toBeGreaterThan(usual.name.right)
  await setTextSize(page, 200)
  const { name, button } = await places()
  expect(button.top).toBeGreaterThanOrEqual(name.bottom)
  expect(name.width).toBeGreaterThan(600)
})

test('the entries of a menu are apart, and the list that sorts keeps its arrow, on a phone with text of 200 %', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a phone'])
  await page.goto(`/#/studentprogress?code=${code}`)
  const sort = page.getByLabel('Sort by')
  await expect(sort).toBeVisible()
  const [label] = await boxesOf(page.getByText('Sort by', { exact: true }))
  const [list] = await boxesOf(sort)
  expect(list!.top).toBeGreaterThanOrEqual(label!.bottom)
  expect(await sort.evaluate((select) => select.scrollWidth - select.clientWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^More/ }).first().click()
  const entries = page.getByRole('menuitem')
  await expect(entries.first()).toBeVisible()
  await expect(entries.first()).toBeInViewport({ ratio: 1 })
  const gaps = await entries.evaluateAll((items) => {
    const lines = items.map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      const { top, bottom } = range.getBoundingClientRect()
      return { top, bottom }
    })
    return lines.slice(1).map(({ top }, i) => top - lines[i]!.bottom)
  })
  expect(gaps.length).toBeGreaterThan(2)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12)
})

test('the choices of a worksheet are apart on a phone with text of 200 %', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await enlargeText(page, 200)
  await page.setViewportSize(sizes['a phone'])
  await page.goto(`/#/tasks/worksheets?code=${code}`)
  const choices = page.getByRole('main').locator('label:has(> [type="checkbox"])')
  await expect(choices.nth(1)).toBeVisible()
  for (const choice of await choices.all()) {
    const room = await choice.evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return label.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom
    })
    expect(room).toBeGreaterThanOrEqual(5.5)
  }
})

test('the hops of answers grow with the text', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 10)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize(sizes['a laptop'])
  await page.goto(`/#/studentprogress/levels?code=${code}&student=${student.browser.account}`)
  const signs = page.locator('main li [aria-hidden="true"] > i, main [role="img"] > i')
  await expect(signs.first()).toBeVisible()
  const usual = await boxesOf(signs)
  expect(usual.length).toBeGreaterThan(10)
  await setTextSize(page, 200)
  for (const [i, { width, height }] of (await boxesOf(signs)).entries()) {
    expect(width).toBeCloseTo(2 * usual[i]!.width, 0)
    expect(height).toBeCloseTo(2 * usual[i]!.height, 0)
  }
})

for (const [size, viewport, leastCell] of [
  ['a phone', allSizes['a phone'], 60],
  ['a portrait tablet', allSizes['a portrait tablet'], 76],
  ['a laptop', allSizes['a laptop'], 76],
] as const) {
  test.describe(`the working paper on ${size}`, () => {
    test.use({ viewport, hasTouch: size !== 'a laptop' })

    test(`the tools of the paper stay inside the sheet above Check on ${size} with text of 200 %`, async ({
      page,
      app,
    }) => {
      await enlargeText(page, 200)
      await openWorking(page, app.url)
      const sheet = await boxOf(page.locator('form:has([role="toolbar"])'))
      const check = await boxOf(page.getByRole('button', { name: 'Check' }))
      const tools = page.getByRole('toolbar').getByRole('button')
      await expect(tools).toHaveCount(4)
      for (const tool of await tools.all()) {
        const { x, y, width, height } = await boxOf(tool)
        expect(x).toBeGreaterThanOrEqual(sheet.x)
        expect(x + width).toBeLessThanOrEqual(sheet.x + sheet.width)
        expect(y + height).toBeLessThanOrEqual(check.y)
        // The name of a tool is inside the tool, with its padding.
        expect(await tool.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
      }
    })

    test(`the squares of the paper are as large on ${size} with text of 200 %`, async ({ page, app }) => {
      await openWorking(page, app.url)
      const cell = page.getByRole('group', { name: 'Working, in columns' }).locator('> *').first()
      const usual = await boxOf(cell)
      expect(usual.width).toBeGreaterThanOrEqual(leastCell)
      await setTextSize(page, 200)
      const enlarged = await boxOf(cell)
      expect(enlarged.width).toBeGreaterThanOrEqual(usual.width)
      expect(enlarged.height).toBeGreaterThanOrEqual(usual.height)
    })
  })
}

/** Opens the paper of a level that is worked in columns. */
async function openWorking(page: Page, url: string) {
  await alreadyLoggedIn(page, await registeredStudent(url), url)
  await openLevelAt(page, 'fouroperations/addition/3/3.2')
  await page.getByRole('button', { name: 'Working' }).click()
  await expect(page.getByRole('group', { name: 'Working, in columns' })).toBeVisible()
}

async function boxOf(element: Locator) {
  return (await element.boundingBox())!
}
