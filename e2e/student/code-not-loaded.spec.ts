import { missTwice, stepHeading, withoutHelp } from '../harness/helping.ts'
import {
  answerRight,
  answerRightTimes,
  answerWrong,
  expectStreak,
  leaveCelebration,
  oops,
  openLevel,
  openLevelAt,
  pressFresh,
  readQuestion,
  ready,
  solve,
  typeAnswer,
} from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices } from '../harness/voices.ts'

test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

test.beforeEach(async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
})

/** Refuses the files whose names begin so, as for a page that is older than the server. Returns what allows them. */
async function without(page: Page, names: RegExp): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/(${names.source})-[^/]*\\.(js|css)$`)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** Waits until a file whose name begins so is refused. */
const refused = (page: Page, name: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${name}-`))

test('a child whose help cannot be loaded can look at the answer and goes on from 0', async ({ page }) => {
  await withoutHelp(page)
  await openLevel(page, '2.5')
  for (const _ of [1, 2]) {
    await answerWrong(page)
    await page.clock.runFor(1100)
  }
  const question = await readQuestion(page)
  await expect(page.getByRole('button', { name: 'Show me how' })).toBeHidden()
  await pressFresh(page, 'Show me')
  await expect(page.getByText(`${question} = ${solve(question)}`)).toBeVisible()
  await pressFresh(page, 'Next question')
  await ready(page)
  await expectStreak(page, 0)
  expect(await readQuestion(page)).not.toBe(question)
})

test('help that could not be loaded at the first miss is there at the second one', async ({ page }) => {
  const allow = await without(page, /hints/)
  await openLevel(page, '2.5')
  const failed = refused(page, 'hints')
  await answerWrong(page)
  await failed
  await page.clock.runFor(1100)
  await ready(page)
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await allow()
  await answerWrong(page)
  await page.clock.runFor(1100)
  await pressFresh(page, 'Show me how')
  await expect(stepHeading(page, 1)).toBeVisible()
})

test('"Show me how" shows the answer where only the steps cannot be loaded', async ({ page }) => {
  await without(page, /steps/)
  await openLevel(page, '2.5')
  await missTwice(page)
  const question = await readQuestion(page)
  await pressFresh(page, 'Show me how')
  await expect(page.getByText(`${question} = ${solve(question)}`)).toBeVisible()
  await pressFresh(page, 'Next question')
  await answerRight(page)
})

test('"Show me how" in Times Table leaves the level as it was where the steps cannot be loaded', async ({ page }) => {
  await without(page, /steps/)
  await openLevelAt(page, 'timestable/1/2.0')
  await typeAnswer(page, '1')
  const failed = refused(page, 'steps')
  await pressFresh(page, 'Show me how')
  await failed
  await page.clock.runFor(4000)
  await ready(page)
})

for (const path of ['fouroperations/addition/2/2.5', 'numberstructure/phase1/0/0.3', 'timestable/1/2.0']) {
  test(`an example of ${path} that cannot be loaded says so, and its button tries again`, async ({ page }) => {
    const allow = await without(page, /hints/)
    await openLevelAt(page, path)
    await page.getByRole('button', { name: 'See one worked' }).click()
    await expect(page.getByText('The example could not be loaded.')).toBeVisible()
    await allow()
    await pressFresh(page, 'See one worked')
    await expect(stepHeading(page, 1)).toBeVisible()
  })
}

test('the questions of a level that cannot be loaded say so and can be tried again', async ({ page }) => {
  const allow = await without(page, /written-sheet/)
  await page.goto('/#/main/fouroperations/addition/2/2.5')
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible()
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await answerRight(page)
})

test('a celebration opens and closes without its confetti', async ({ page }) => {
  await without(page, /confetti\.module/)
  await openLevel(page, '2.5')
  await answerRightTimes(page, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.locator('canvas')).toHaveCount(0)
  await leaveCelebration(page, 'Continue')
  await answerRight(page)
  await expectStreak(page, 6)
})

test('a level of Year 0 is silent without the code of the voice, and the next level has it again', async ({ page }) => {
  await giveVoices(page, { hearing: null })
  const allow = await without(page, /reading/)
  await openLevelAt(page, 'numberstructure/phase1/0/0.3')
  const ear = page.getByRole('main').getByRole('button', { name: 'Read the question aloud' })
  await expect(ear).toHaveCount(0)
  await typeAnswer(page, '99')
  await expect(page.getByText(oops)).toBeVisible()
  await allow()
  await page.goto('/#/main/numberstructure/phase1/0/0.2')
  await expect(ear).toBeVisible()
  await expect(page.getByRole('group', { name: 'Do you want to hear it?' })).toBeVisible()
})

test("'Not you?' ends a streak at once where its question cannot be loaded", async ({ page }) => {
  await without(page, /log-out-question/)
  await openLevel(page, '2.5')
  await answerRight(page)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test("'Not you?' logs out after two seconds where its question does not arrive", async ({ page }) => {
  await page.route(/\/assets\/log-out-question-/, () => {})
  await openLevel(page, '2.5')
  await answerRight(page)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await page.clock.runFor(2100)
  await expect(page).toHaveURL(/#\/login$/)
})
