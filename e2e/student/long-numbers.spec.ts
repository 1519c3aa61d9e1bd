import { openSteps, readAllSteps } from '../harness/helping.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, correct, openLevelAt, readQuestion, ready, solve } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const narrowSpace = '\u202f'

/** Returns a number in groups of three digits. */
const grouped = (number: string, space: string) => number.replace(/\B(?=(\d{3})+$)/g, space)

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
  await page.clock.install()
})

test('a long answer is right with spaces and without, however it comes into the box', async ({ page }) => {
  await openLevelAt(page, 'fouroperations/multiplication/4/4.4')
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/moves')) return
    const { moves } = request.postDataJSON() as { moves: { kind: string; answer?: { number: string } }[] }
    sent.push(...moves.flatMap(({ answer }) => (answer ? [answer.number] : [])))
  })
  const answers: string[] = []
  // A child types the space of the keyboard. A number from elsewhere can have each of the other spaces.
  for (const space of ['', ' ', '\u2009', narrowSpace, '\u00a0']) {
    await ready(page)
    const answer = solve(await readQuestion(page))
    answers.push(answer)
    const text = grouped(answer, space)
    if (space === '' || space === ' ') await answerBox(page).pressSequentially(text)
    else {
      await answerBox(page).focus()
      await page.keyboard.insertText(text)
    }
    await expect(answerBox(page)).toHaveValue(answer)
    await page.keyboard.press('Enter')
    await expect(page.getByText(correct)).toBeVisible()
    await page.clock.runFor(1600)
    if (space === narrowSpace) await expect(page.getByText('4-Streak', { exact: true })).toBeVisible()
  }
  // The server gets the digits alone.
  await expect.poll(() => sent).toEqual(answers)
})

test('worked solutions group long numbers for the eye, and not for a screen reader', async ({ page }) => {
  await openLevelAt(page, 'fouroperations/multiplication/4/4.4')
  const answer = solve(await readQuestion(page))
  await openSteps(page)
  await readAllSteps(page, async () => {
    const main = page.getByRole('main')
    // The tree for screen readers has no narrow space, and the screen has no five digits in a row.
    expect(await main.ariaSnapshot()).not.toContain(narrowSpace)
    const seen = await main.evaluate((element) => {
      const hidden = element.querySelectorAll('.unseen')
      const texts: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        if (![...hidden].some((one) => one.contains(walker.currentNode))) texts.push(walker.currentNode.nodeValue ?? '')
      return [...texts, ...[...element.querySelectorAll('input')].map(({ value }) => value)]
    })
    expect(seen.filter((text) => /\d{5}/.test(text))).toEqual([])
  })
  await expect(page.getByText(grouped(answer, narrowSpace), { exact: true })).toBeVisible()
})
