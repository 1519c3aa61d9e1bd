import { expectAccessible } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { registeredStudent } from '../harness/people.ts'
import {
  answerBox,
  correct,
  openLevel,
  openLevelAt,
  type Page,
  readQuestion,
  ready,
  solve,
} from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
})

const workingButton = (page: Page) => page.getByRole('button', { name: 'Working' })
const columns = (page: Page) => page.getByRole('group', { name: 'Working, in columns' })
const square = (page: Page, name: string) => columns(page).getByLabel(name, { exact: true })
const drawn = (page: Page, lines: number) =>
  page.getByRole('img', { name: `Working, drawn with the pen: ${lines} line${lines === 1 ? '' : 's'}` })

/** Draws a line from left to right across the middle of the pen's paper. */
async function draw(page: Page) {
  const { x, y, width, height } = (await page.getByRole('img', { name: /^Working, drawn/ }).boundingBox())!
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 3, { steps: 4 })
  await page.mouse.up()
}

/** Returns the bodies of the requests that send moves, from now on. */
function recordMoves(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/moves')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

async function positionOf(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).boundingBox()
}

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('columns are filled by keyboard, the answer is marked, and the next question has empty squares', async ({
    page,
  }) => {
    const sent = recordMoves(page)
    let isLoaded = false
    page.on('request', (request) => {
      isLoaded ||= /\/working-.*\.js$/.test(request.url())
    })
    await openLevel(page, '3.5')
    expect(isLoaded).toBe(false)
    const check = await positionOf(page, 'Check')
    await workingButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(square(page, 'ones')).toBeFocused()
    expect(await positionOf(page, 'Check')).toEqual(check)
    await expectAccessible(page, 'Working in columns')

    const question = await readQuestion(page)
    const right = solve(question)
    const digits = Array.from(right).reverse()
    await page.keyboard.type(digits[0]!)
    await expect(square(page, 'tens')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(square(page, 'carried to the tens')).toBeFocused()
    await page.keyboard.type('1')
    await expect(square(page, 'tens')).toBeFocused()
    await page.keyboard.type(digits.slice(1).join(''))
    await expect(square(page, 'ones')).toHaveValue(digits[0]!)
    await expect(square(page, 'hundreds')).toHaveValue(digits[2]!)
    await expect(square(page, 'thousands')).toBeFocused()
    await expect(answerBox(page)).toHaveValue('')

    await page.keyboard.press('Enter')
    await expect(answerBox(page)).toBeFocused()
    await page.keyboard.type(right)
    await page.keyboard.press('Enter')
    await expect(page.getByText(correct)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Put away' })).toBeHidden()
    expect(await positionOf(page, 'Check')).toEqual(check)

    await ready(page)
    expect(await readQuestion(page)).not.toBe(question)
    for (const name of ['ones', 'tens', 'hundreds', 'carried to the tens'])
      await expect(square(page, name)).toHaveValue('')
    await expect(answerBox(page)).toBeFocused()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    const moves = sent.flatMap((body) => JSON.parse(body).moves ?? [])
    expect(moves).toEqual([
      {
        kind: 'answer',
        number: 1,
        at: expect.any(Number),
        questionHash: expect.any(Number),
        answer: { kind: 'number', number: right },
      },
    ])
  })

  test('Backspace goes back, Escape puts the paper away, and the same question keeps its digits', async ({ page }) => {
    await openLevel(page, '3.5')
    await workingButton(page).click()
    await expect(square(page, 'ones')).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Backspace')
    await expect(square(page, 'tens')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(columns(page)).toBeHidden()
    await expect(answerBox(page)).toBeFocused()
    await workingButton(page).click()
    await expect(square(page, 'ones')).toHaveValue('1')
    await expect(square(page, 'tens')).toHaveValue('2')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(square(page, 'ones')).toHaveValue('')
  })

  test('the paper ends the message that asks for an answer', async ({ page }) => {
    await openLevel(page, '3.5')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Type your answer first.')).toBeVisible()
    await workingButton(page).click()
    await expect(square(page, 'ones')).toBeFocused()
    await expect(page.getByText('Type your answer first.')).toBeHidden()
  })

  test('BEDMAS and shapes have the pen only, and Times Table has no working', async ({ page }) => {
    for (const path of ['fouroperations/bedmas/1/1.3', 'measurement/length/3/3.2']) {
      await openLevelAt(page, path)
      await workingButton(page).click()
      await expect(drawn(page, 0)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden()
      await draw(page)
      await expect(drawn(page, 1)).toBeVisible()
      await expectAccessible(page, 'Working with the pen')
    }
    await openLevelAt(page, 'timestable/1/1.8')
    await expect(workingButton(page)).toBeHidden()
  })
})

test.describe('without its code', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

  test('a paper that cannot be loaded says so, and its button stays', async ({ page }) => {
    await openLevel(page, '3.5')
    await page.route(/\/working-.*\.js$/, (route) => route.abort())
    await workingButton(page).click()
    await expect(page.getByText('Working could not be opened. Try again.')).toBeVisible()
    await expect(workingButton(page)).toBeVisible()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a picture, its question and the paper fit a short phone together', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 690 })
    await openLevelAt(page, 'measurement/length/3/3.3')
    // The level mixes sums with pictures.
    for (let tries = 0; !(await page.locator('[data-part="scene"] svg').count()); tries++) {
      expect(tries).toBeLessThan(20)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
    }
    await workingButton(page).tap()
    const paper = (await drawn(page, 0).boundingBox())!
    expect(paper.height).toBeGreaterThan(100)
    const scene = (await page.locator('[data-part="scene"] > svg').boundingBox())!
    expect(scene.height).toBeGreaterThan(100)
    for (const name of ['5', '.', 'Check'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('number buttons write into the square with the focus, and else into the answer', async ({ page }) => {
    await openLevel(page, '3.5')
    const check = await positionOf(page, 'Check')
    await workingButton(page).tap()
    await expect(square(page, 'ones')).toBeFocused()
    expect(await positionOf(page, 'Check')).toEqual(check)
    await page.getByRole('button', { name: '7', exact: true }).tap()
    await expect(square(page, 'ones')).toHaveValue('7')
    await expect(square(page, 'tens')).toBeFocused()
    await page.getByRole('button', { name: 'Delete the last digit' }).tap()
    await expect(square(page, 'ones')).toBeFocused()
    await page.getByRole('button', { name: 'Delete the last digit' }).tap()
    await expect(square(page, 'ones')).toHaveValue('')
    await expect(answerBox(page)).toHaveValue('')
    await answerBox(page).tap()
    await page.getByRole('button', { name: '7', exact: true }).tap()
    await expect(answerBox(page)).toHaveValue('7')
    await expect(square(page, 'ones')).toHaveValue('')
  })

  test('the pen draws by touch, takes a line back, clears the paper and is empty for the next question', async ({
    page,
  }) => {
    const sent = recordMoves(page)
    await openLevel(page, '2.5')
    await workingButton(page).tap()
    await page.getByRole('button', { name: 'Pen' }).tap()
    const { x, y } = (await drawn(page, 0).boundingBox())!
    const touchscreen = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touchscreen.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    for (const lines of [1, 2]) {
      await touch('touchStart', [{ x: x + 20, y: y + 20 * lines }])
      await touch('touchMove', [{ x: x + 90, y: y + 20 * lines }])
      await touch('touchEnd', [])
      await expect(drawn(page, lines)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(drawn(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).tap()
    await expect(drawn(page, 0)).toBeVisible()
    await draw(page)
    await expect(drawn(page, 1)).toBeVisible()

    await answerBox(page).fill(solve(await readQuestion(page)))
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText(correct)).toBeVisible()
    await expect(drawn(page, 0)).toBeVisible()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(sent.join()).not.toMatch(/stroke|path|working|square/i)
  })
})

/** Levels of each paper: columns, rows of a long multiplication, division frames, and the pen alone. */
const levels = [
  'fouroperations/addition/5/5.5',
  'fouroperations/subtraction/4/4.4',
  'fouroperations/multiplication/2/2.5',
  'fouroperations/multiplication/4/4.5',
  'fouroperations/division/3/3.5',
  'fouroperations/division/5/5.4',
  'fouroperations/bedmas/1/1.4',
  'measurement/length/1/1.7',
  'measurement/length/2/2.9',
  'measurement/length/3/3.1',
]

test.describe('on every screen', () => {
  test.use({ hasTouch: true })

  test('an open paper of every level fits without scrolling, on phones, tablets and laptops', {
    tag: '@sweep',
  }, async ({ page }) => {
    for (const level of levels) {
      await openLevelAt(page, level)
      await workingButton(page).click()
      await expect(page.getByRole('button', { name: 'Put away' })).toBeVisible()
      for (const [width, height] of [
        [390, 844],
        [390, 690],
        [320, 568],
        [820, 1180],
        [1180, 820],
      ] as const) {
        await page.setViewportSize({ width, height })
        const where = `${level} at ${width} × ${height}`
        const excess = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        await expect.poll(excess, { message: where }).toBe(0)
        for (const name of ['Put away', 'Clear', 'Check'])
          await expect(page.getByRole('button', { name }), where).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

test.describe('on a laptop without touch', () => {
  test('an open paper fits without scrolling', { tag: '@sweep' }, async ({ page }) => {
    for (const level of levels) {
      await openLevelAt(page, level)
      await workingButton(page).click()
      await expect(page.getByRole('button', { name: 'Put away' })).toBeVisible()
      for (const [width, height] of [
        [1366, 768],
        [1366, 657],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const excess = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        await expect.poll(excess, { message: `${level} at ${width} × ${height}` }).toBe(0)
      }
    }
  })

  test('a pen and a mouse draw lines, and a second pointer does not disturb a line', async ({ page }) => {
    await openLevelAt(page, 'fouroperations/bedmas/1/1.3')
    await workingButton(page).click()
    await draw(page)
    await expect(drawn(page, 1)).toBeVisible()
    const { x, y } = (await drawn(page, 1).boundingBox())!
    const cdp = await page.context().newCDPSession(page)
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', right: number) =>
      cdp.send('Input.dispatchMouseEvent', {
        type,
        x: x + right,
        y: y + 40,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        pointerType: 'pen',
      })
    await pen('mousePressed', 30)
    await pen('mouseMoved', 60)
    // The hand that holds the pen.
    await drawn(page, 1).dispatchEvent('pointerdown', { pointerId: 77, pointerType: 'touch', button: 0 })
    await drawn(page, 1).dispatchEvent('pointerup', { pointerId: 77, pointerType: 'touch', button: 0 })
    await pen('mouseMoved', 90)
    await pen('mouseReleased', 90)
    await expect(drawn(page, 2)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(drawn(page, 1)).toBeVisible()
  })
})

for (const [width, height] of [
  [320, 568],
  [683, 384],
] as const) {
  test(`an open paper fits a screen of ${width} by ${height} pixels`, { tag: '@sweep' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of [
      'fouroperations/multiplication/4/4.5',
      'fouroperations/division/4/4.4',
      'measurement/length/3/3.2',
    ]) {
      await openLevelAt(page, path)
      await workingButton(page).click()
      await expect(page.getByRole('button', { name: 'Put away' })).toBeVisible()
      await expectToFit(page, path)
    }
  })
}
