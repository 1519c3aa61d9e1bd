import { expectAccessible } from '../harness/accessible.ts'
import { check } from '../harness/answer-kinds.ts'
import { readToAskingStep, readToLastStep } from '../harness/helping.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, oops, openLevelAt, type Page, pressFresh, typeAnswer } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { missProduct } from '../harness/timing.ts'
import { giveVoices } from '../harness/voices.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
  await giveVoices(page)
})

/** A level of each kind of question and of each picture, with boxes to type in. */
const typed = [
  ...['fouroperations/division/2/2.3', 'fouroperations/bedmas/1/1.3'],
  ...['numberstructure/phase1/0/0.3', 'numberstructure/phase1/0/0.4', 'numberstructure/phase1/0/0.8'],
  ...['numberstructure/phase1/0/0.9', 'numberstructure/phase1/2/2.2', 'numberstructure/phase1/3/3.5'],
  ...['measurement/length/1/1.3', 'measurement/length/1/1.6', 'measurement/length/1/1.7'],
  ...['measurement/length/2/2.4', 'measurement/length/2/2.9', 'measurement/length/3/3.2'],
]
const tapped = ['numberstructure/phase1/0/0.6', 'numberstructure/phase1/1/1.2', 'measurement/length/1/1.1']

/** Answers wrongly in each box with a number that no question of these levels has as its answer. */
async function miss(page: Page) {
  for (const box of await answerBox(page).all()) await box.fill('99999')
  await check(page)
  await expect(page.getByText(oops)).toBeVisible()
}

for (const path of typed) {
  const title = `everyone can use the question of ${path}, and the help after a second miss`
  test(title, { tag: '@sweep' }, async ({ page }) => {
    await openLevelAt(page, path)
    await expectAccessible(page, 'question')
    await miss(page)
    await page.clock.runFor(1100)
    await miss(page)
    await expect(page.getByRole('button', { name: 'Show me how' })).toBeVisible()
    await expectAccessible(page, 'second miss')
  })
}

test('everyone can use choices to tap, before and after they are marked', async ({ page }) => {
  for (const path of tapped) {
    await openLevelAt(page, path)
    await expectAccessible(page, path)
    await page.getByRole('radio').first().check()
    await expectAccessible(page, `${path}, chosen`)
    await check(page)
    await expectAccessible(page, `${path}, marked`)
  }
})

test('everyone can put numbers in order', async ({ page }) => {
  await openLevelAt(page, 'numberstructure/phase1/2/2.7')
  await expectAccessible(page, 'numbers to order')
  for (const number of await page.getByRole('checkbox').all()) await number.check()
  await expectAccessible(page, 'all in their places')
  await check(page)
  await expectAccessible(page, 'order marked')
})

test('everyone can read the steps of a solution and go on', async ({ page }) => {
  await openLevelAt(page, 'fouroperations/subtraction/5/5.5')
  for (const _ of [1, 2]) {
    await miss(page)
    await page.clock.runFor(1100)
  }
  await pressFresh(page, 'Show me how')
  await expectAccessible(page, 'the first step')
  await readToAskingStep(page)
  await expectAccessible(page, 'a step that asks')
  await readToLastStep(page)
  await expectAccessible(page, 'the last step')
})

test('everyone can read that Length requires a number', async ({ page }) => {
  await openLevelAt(page, 'measurement/length/3/3.1')
  await typeAnswer(page, 'hello')
  await expect(page.getByText('Please enter a number.')).toBeVisible()
  await expectAccessible(page, 'please enter a number')
})

test('everyone can use Times Table with and without the timer', async ({ page }) => {
  await openLevelAt(page, 'timestable/1/2.3')
  await expectAccessible(page, 'timer off')
  await missProduct(page)
  await expectAccessible(page, 'a wrong answer')
  await page.clock.runFor(3100)
  // Axe waits by the page's clock, so the clock keeps running here.
  await page.getByRole('button', { name: 'Turn Timer ON' }).click()
  await expect(page.getByRole('timer')).toHaveText(/second/)
  await expectAccessible(page, 'timer on')
  for (const _ of [1, 2, 3]) {
    await page.clock.fastForward(8000)
    await expect(page.getByText(/Time's up/)).toBeVisible()
    await page.clock.fastForward(3100)
  }
  await expect(page.getByRole('button', { name: 'Ready?' })).toBeVisible()
  await expectAccessible(page, 'time up, ready?')
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('everyone can use the keypads for numbers and letters on a phone', async ({ page }) => {
    await openLevelAt(page, 'measurement/length/2/2.8')
    await expectAccessible(page, 'number keys with a point')
    await openLevelAt(page, 'fouroperations/division/3/3.5')
    await expectAccessible(page, 'number keys for two boxes')
    await openLevelAt(page, 'timestable/1/1.9')
    await expectAccessible(page, 'number keys below the ring')
    await openLevelAt(page, 'numberstructure/phase1/1/1.5')
    await page.getByRole('button', { name: /letter keys/ }).tap()
    await expectAccessible(page, 'letter tiles')
  })
})
