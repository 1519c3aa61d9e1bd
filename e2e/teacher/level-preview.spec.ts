import { type Kind, masterLevel, tapping, typing } from '../harness/answer-kinds.ts'
import { registeredTeacher } from '../harness/people.ts'
import { openLevelAt, readQuestion, solve } from '../harness/playing.ts'
import { compareChoices, readWord } from '../harness/reading-pictures.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { answerProduct, passPause, stopClock, turnTimerOn } from '../harness/timing.ts'

const preview = 'Preview: nothing is recorded.'

test.use({ reducedMotion: 'reduce' })

/** Records the requests of the page that could change something. */
function recordWrites(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`))
  return sent
}

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
  await page.clock.install()
})

test('a teacher sees every menu and list as a preview, without progress', async ({ page }) => {
  const sent = recordWrites(page)
  for (const path of [
    ...['', '/fouroperations', '/fouroperations/wordproblems', '/fouroperations/division', '/fouroperations/bedmas'],
    ...['/numberstructure', '/numberstructure/phase1', '/numberstructure/phase2', '/numberstructure/phase3'],
    ...['/timestable', '/measurement', '/measurement/length'],
  ]) {
    await page.goto(`/#/main${path}`)
    await expect(page.getByText(preview), path).toBeVisible()
    await expect(page.getByText(/Completed|Working On|Best streak/), path).toHaveCount(0)
    const activities = page.getByRole('link', { name: 'View Student Activities' })
    await expect(activities, path).toHaveAttribute('aria-current', path === '' ? 'page' : 'true')
  }
  expect(sent).toEqual([])
})

const levels: readonly [string, string, Kind][] = [
  ['a sum', 'fouroperations/addition/1/1.2', typing(async (page) => solve(await readQuestion(page)))],
  ['a number word', 'numberstructure/phase1/0/0.4', typing(readWord)],
  ['bars', 'measurement/length/1/1.1', tapping(compareChoices)],
]
for (const [question, path, kind] of levels) {
  test(`a teacher tries ${question} up to the celebration, and nothing is recorded`, async ({ page }) => {
    const sent = recordWrites(page)
    await openLevelAt(page, path)
    await expect(page.getByText(preview)).toBeVisible()
    await masterLevel(page, kind)
    await page.clock.runFor(60_000)
    expect(sent).toEqual([])
  })
}

test('a teacher tries a table with the timer on, and nothing is recorded', async ({ page }) => {
  const sent = recordWrites(page)
  await openLevelAt(page, 'timestable/1/2.0')
  await expect(page.getByText(preview)).toBeVisible()
  await stopClock(page)
  await turnTimerOn(page)
  for (const _ of [1, 2, 3]) {
    await answerProduct(page)
    await passPause(page, 1500)
  }
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Back to Times Table' }).click()
  await expect(page.getByText(preview)).toBeVisible()
  await expect(page.getByText('Working On...')).toHaveCount(0)
  expect(sent).toEqual([])
})
