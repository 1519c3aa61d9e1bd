import { boxesOf } from '../harness/boxes.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, answerRight, oops, pressFresh, typeAnswer } from '../harness/playing.ts'
import { recordShifts } from '../harness/shifts.ts'
import { logInStudent, newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { endReading, giveVoices, spokenOn } from '../harness/voices.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await giveVoices(page, { hearing: null })
})

const hearFirst = (page: Page) => page.getByRole('group', { name: 'Do you want to hear it?' })
const ear = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Read the question aloud' })

/** Opens a level of Number Structure without waiting for Check, which the question about hearing covers. */
async function open(page: Page, level: string, list = 'numberstructure/phase1') {
  await page.goto(`/#/main/${list}/${level[0]}/${level}`)
  await expect(page.getByText('0-Streak')).toBeVisible()
}

/** Chooses after the 400 ms in which the buttons ignore presses. The buttons in their place then ignore them too. */
async function choose(page: Page, answer: 'Yes' | 'No') {
  await expect(hearFirst(page)).toBeVisible()
  await page.clock.runFor(500)
  await hearFirst(page).getByRole('button', { name: answer }).click()
  await expect(hearFirst(page)).toHaveCount(0)
  await page.clock.runFor(500)
}

/** Returns the texts that were read since the last stop. */
async function read(page: Page): Promise<string[]> {
  const spoken = await spokenOn(page)
  return spoken.slice(spoken.lastIndexOf('(stop)') + 1)
}

/** Gives an answer that no level of Number Structure has. */
async function miss(page: Page) {
  await typeAnswer(page, '99')
  await expect(page.getByText(oops)).toBeVisible()
}

test('Yes reads the question aloud at once, and every later question automatically', async ({ page }) => {
  await open(page, '1.1', 'fouroperations/addition')
  await expect(hearFirst(page)).toBeVisible()
  await expect(ear(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await spokenOn(page)).not.toContainEqual(expect.stringMatching(/plus/))
  await choose(page, 'Yes')
  await expect(hearFirst(page)).toHaveCount(0)
  await expect(ear(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await read(page)).toEqual([expect.stringMatching(/^\d plus \d$/)])
  await endReading(page)
  await expect(ear(page)).toHaveAttribute('aria-pressed', 'false')
  await answerRight(page)
  expect(await read(page)).toEqual(['Correct! Great job!'])
  await page.clock.runFor(1600)
  await expect
    .poll(() => read(page), 'the next question waits for the message')
    .toEqual(['Correct! Great job!', expect.stringMatching(/^\d plus \d$/)])
})

test('the question about hearing is not asked again in another level or after a reload', async ({ page }) => {
  await open(page, '0.3')
  await choose(page, 'Yes')
  await open(page, '1.3')
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(hearFirst(page)).toHaveCount(0)
  await expect.poll(() => read(page)).toEqual([expect.stringMatching(/^How many/)])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(hearFirst(page)).toHaveCount(0)
})

test('No is silent, and a tap on the ear reads one question', async ({ page }) => {
  await open(page, '0.3')
  await choose(page, 'No')
  await expect(hearFirst(page)).toHaveCount(0)
  expect(await read(page)).toEqual([])
  await ear(page).click()
  expect(await read(page)).toEqual([expect.stringMatching(/^How many/)])
  await endReading(page)
  await miss(page)
  expect((await spokenOn(page)).filter((text) => text !== '(stop)')).toHaveLength(1)
})

test('the first tap on the ear is the choice to hear', async ({ page }) => {
  await open(page, '0.3')
  await ear(page).click()
  await expect(hearFirst(page)).toHaveCount(0)
  await endReading(page)
  await miss(page)
  await expect.poll(() => read(page)).toEqual(['Oops! Try again.'])
})

test('a typed digit goes into the box and is the choice not to hear', async ({ page }) => {
  await open(page, '0.3')
  await expect(hearFirst(page)).toBeVisible()
  await page.keyboard.press('7')
  await expect(answerBox(page)).toHaveValue('7')
  await expect(hearFirst(page)).toHaveCount(0)
  expect(await read(page)).toEqual([])
  await open(page, '0.9')
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(hearFirst(page)).toHaveCount(0)
})

test('the keyboard chooses, and the box then has the focus', async ({ page }) => {
  await open(page, '0.3')
  await page.clock.runFor(500)
  await hearFirst(page).getByRole('button', { name: 'No' }).press('Enter')
  await expect(hearFirst(page)).toHaveCount(0)
  await expect(answerBox(page)).toBeFocused()
})

test('hints and steps are read aloud automatically to a child who wants to hear', async ({ page }) => {
  await open(page, '0.3')
  await choose(page, 'Yes')
  await miss(page)
  await page.clock.runFor(1100)
  await pressFresh(page, 'Hint')
  const hint = page.locator('[data-part="message"]').getByRole('status').first()
  await expect.poll(() => read(page)).toEqual([await hint.innerText()])
  await miss(page)
  await page.clock.runFor(1100)
  await pressFresh(page, 'Show me how')
  await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
  await expect.poll(() => read(page)).toHaveLength(1)
  const [first] = await read(page)
  await pressFresh(page, 'Next step')
  await expect.poll(() => read(page)).toEqual([expect.not.stringMatching(first!)])
})

test('the word that a child should read is read aloud only after a miss', async ({ page }) => {
  await open(page, '0.4')
  await choose(page, 'Yes')
  expect(await read(page)).toEqual(['Write this number:'])
  await miss(page)
  await expect
    .poll(() => read(page))
    .toEqual(['Oops! Try again.', expect.stringMatching(/^Write this number: [a-z]+$/)])
})

test('a run is read with its gap', async ({ page }) => {
  await open(page, '0.1')
  await choose(page, 'Yes')
  expect(await read(page)).toEqual([expect.stringMatching(/\? (\d+|something)(, (\d+|something)){3}\.$/)])
})

for (const level of ['0.6', '0.7', '1.1']) {
  test(`the choices of level ${level} appear after the question about hearing`, async ({ page }) => {
    await open(page, level)
    await expect(hearFirst(page)).toBeVisible()
    await expect(page.getByRole('radio').or(page.getByRole('checkbox'))).toHaveCount(0)
    await choose(page, 'No')
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeVisible()
  })
}

test('only Yes is solid while the question about hearing is open, and then Check is', async ({ page }) => {
  await open(page, '0.6')
  const check = page.getByRole('button', { name: 'Check' })
  const yes = hearFirst(page).getByRole('button', { name: 'Yes' })
  const solid = await yes.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(check).not.toHaveCSS('background-color', solid)
  await choose(page, 'No')
  await expect(check).toHaveCSS('background-color', solid)
})

test('the ear, Start again and Check are quiet while the question about hearing is open', async ({ page }) => {
  await open(page, '0.7')
  await expect(hearFirst(page)).toBeVisible()
  const buttons = [ear(page), ...['Start again', 'Check'].map((name) => page.getByRole('button', { name }))]
  const edges = () => Promise.all(buttons.map((one) => one.evaluate((button) => getComputedStyle(button).borderColor)))
  const [quiet] = await edges()
  expect(new Set(await edges())).toEqual(new Set([quiet]))
  await choose(page, 'No')
  expect(await edges()).not.toContain(quiet)
})

for (const level of ['0.3', '0.6']) {
  test(`See one worked in level ${level} comes once the question about hearing is answered`, async ({ page }) => {
    await open(page, level)
    await expect(hearFirst(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'See one worked' })).toHaveCount(0)
    await choose(page, 'No')
    await expect(page.getByRole('button', { name: 'See one worked' })).toBeVisible()
  })
}

for (const size of [
  { width: 1366, height: 768 },
  { width: 1366, height: 657 },
]) {
  test(`the question about hearing covers nothing else at ${size.width} by ${size.height} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '0.3')
    const [heading] = await boxesOf(hearFirst(page).getByRole('heading'))
    const [yes] = await boxesOf(hearFirst(page).getByRole('button', { name: 'Yes' }))
    const [box] = await boxesOf(answerBox(page))
    expect(box!.bottom).toBeLessThan(yes!.top)
    expect(heading!.right).toBeLessThanOrEqual(yes!.left)
    await expect(hearFirst(page).getByRole('heading')).toHaveCSS('font-size', '24px')
  })
}

for (const level of ['0.6', '0.7']) {
  test(`Check in level ${level} while the question about hearing covers the choices leads to that question`, async ({
    page,
  }) => {
    await open(page, level)
    await expect(hearFirst(page)).toBeVisible()
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Tap Yes or No first.')).toBeVisible()
    await expect(hearFirst(page).getByRole('button', { name: 'Yes' })).toBeFocused()
    await choose(page, 'Yes')
    await expect(page.getByText('Tap Yes or No first.')).toHaveCount(0)
    expect(await read(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Tap your answer first.')).toBeVisible()
    await expect.poll(() => read(page)).toEqual(['Tap your answer first.'])
  })
}

test.describe('a log-out', () => {
  // The device may be reading the account for its copy when the session ends.
  test.use({ expectedErrors: [/status of 401/] })

  test('a log-out with Not you? ends the choice of a child, so the next child is asked', async ({ page, app }) => {
    await open(page, '0.3')
    await choose(page, 'Yes')
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(page).toHaveURL(/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('hearing'))).toBeNull()
    await logInStudent(page, await registeredStudent(app.url))
    await open(page, '0.3')
    await expect(hearFirst(page)).toBeVisible()
  })
})

test('nothing is asked without an English voice, and the question comes with a late voice', async ({
  openDevice,
  app,
}) => {
  const page = await openDevice()
  await newStudentAt(page, app.url)
  await giveVoices(page, { languages: [], hearing: null })
  await open(page, '0.3')
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(hearFirst(page)).toHaveCount(0)
  await expect(ear(page)).toHaveCount(0)
  await page.evaluate(() => {
    Object.assign(speechSynthesis, { getVoices: () => [{ lang: 'en-AU' }] })
    speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  })
  await expect(hearFirst(page)).toBeVisible()
  await expect(ear(page)).toBeVisible()
})

test('a level of a later year asks nothing', async ({ page }) => {
  await page.goto('/#/main/fouroperations/addition/2/2.1')
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(hearFirst(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    for (const level of ['0.3', '0.6', '0.7'])
      test(`the answer to the question about hearing moves nothing in level ${level}`, async ({ page }) => {
        await open(page, level)
        await expect(hearFirst(page)).toBeVisible()
        const fixed = [ear(page), page.getByText('0-Streak'), page.locator('[data-part="scene"]')]
        const positions = () =>
          Promise.all(fixed.map(async (part) => (await boxesOf(part)).map(({ text, ...at }) => at)))
        const before = await positions()
        const shifts = await recordShifts(page)
        await choose(page, 'Yes')
        await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
        await endReading(page)
        await expect.poll(positions).toEqual(before)
        expect(await shifts()).toEqual([])
      })

    test('a second tap on the choice types no digit', async ({ page }) => {
      await open(page, '0.3')
      await page.clock.runFor(500)
      const [yes] = await boxesOf(hearFirst(page).getByRole('button', { name: 'Yes' }))
      const [x, y] = [(yes!.left + yes!.right) / 2, (yes!.top + yes!.bottom) / 2]
      await page.touchscreen.tap(x, y)
      await expect(hearFirst(page)).toHaveCount(0)
      await page.touchscreen.tap(x, y)
      await expect(answerBox(page)).toHaveValue('')
      await page.clock.runFor(500)
      await page.touchscreen.tap(x, y)
      await expect(answerBox(page)).toHaveValue(/^\d$/)
    })
  })
}
