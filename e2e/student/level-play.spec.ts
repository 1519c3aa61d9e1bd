import { readToLastStep } from '../harness/helping.ts'
import {
  answerBox,
  answerRight,
  answerRightTimes,
  answerWrong,
  correct,
  expectStreak,
  leaveCelebration,
  oops,
  openLevel,
  pressFresh,
  readQuestion,
  ready,
  solve,
  typeAnswer,
} from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.beforeEach(async ({ page, app }) => {
  await newStudentAt(page, app.url)
  await page.clock.install()
  await openLevel(page, '2.5')
})

test('a wrong answer keeps the question, empties the box and sets the streak to 0', async ({ page }) => {
  await answerRightTimes(page, 2)
  await expectStreak(page, 2)
  const question = await readQuestion(page)
  await answerWrong(page)
  await expectStreak(page, 0)
  await expect(answerBox(page)).not.toBeEditable()
  await page.clock.runFor(1100)
  await expect(answerBox(page)).toHaveValue('')
  await expect(answerBox(page)).toBeFocused()
  expect(await readQuestion(page)).toBe(question)
})

test('the message about a miss and the wrong answer stay until the next digit', async ({ page }) => {
  await answerWrong(page)
  const wrong = String(Number(solve(await readQuestion(page))) + 1)
  await page.clock.runFor(60_000)
  await expect(page.getByText(oops)).toBeVisible()
  await expect(page.getByText(`You wrote ${wrong}.`)).toBeVisible()
  await page.keyboard.press('7')
  await expect(answerBox(page)).toHaveValue('7')
  await expect(page.getByText(oops)).toBeHidden()
  await expect(page.getByText(/You wrote/)).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(page.getByText(oops)).toBeHidden()
})

test('pressing Check with an empty box asks for an answer', async ({ page }) => {
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').getByText('Type your answer first.')).toBeVisible()
  await expect(answerBox(page)).toBeFocused()
  await answerRight(page)
  await expectStreak(page, 1)
})

test('a blank answer changes nothing', async ({ page }) => {
  const question = await readQuestion(page)
  for (const blank of ['', '   ']) await typeAnswer(page, blank)
  await answerBox(page).press('Enter')
  await expect(page.getByText(oops)).toBeHidden()
  await expect(answerBox(page)).toBeEditable()
  await expectStreak(page, 0)
  expect(await readQuestion(page)).toBe(question)
})

test('a right answer checked with Enter brings the next question', async ({ page }) => {
  const question = await readQuestion(page)
  await answerBox(page).fill(solve(question))
  await answerBox(page).press('Enter')
  await expect(page.getByText(correct)).toBeVisible()
  await expectStreak(page, 1)
  await page.clock.runFor(1600)
  await ready(page)
  expect(await readQuestion(page)).not.toBe(question)
  await expect(answerBox(page)).toBeFocused()
})

test('a streak of 5 is celebrated once, and Continue keeps it', async ({ page }) => {
  await answerRightTimes(page, 5)
  const party = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(party).toBeVisible()
  await expect(party.getByRole('button', { name: 'Continue more of 2.5' })).toBeFocused()
  await expect(party.getByRole('button', { name: 'Next Stage on to 3.1' })).toBeVisible()
  await leaveCelebration(page, 'Continue')
  await expect(party).toBeHidden()
  await expectStreak(page, 5)
  await answerRightTimes(page, 1)
  await expectStreak(page, 6)
  await page.clock.runFor(2000)
  await expect(party).toBeHidden()
})

test('a child who presses Next Stage sees the level completed on the list', async ({ page }) => {
  await answerRightTimes(page, 5)
  await leaveCelebration(page, 'Next Stage')
  await expect(page).toHaveURL(/#\/main\/fouroperations\/addition$/)
  const level = page.getByRole('link', { name: /^2\.5/ })
  await expect(level.getByRole('img', { name: 'Completed' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Stage 2/ })).toContainText('1/5 Completed')
})

test('a level with a right answer is marked Working On... on the list', async ({ page }) => {
  await answerRight(page)
  await page.getByRole('link', { name: 'Back to Stages' }).click()
  await expect(page.getByRole('link', { name: /^2\.5/ })).toContainText('Working On...')
})

test('a child who misses twice is shown the steps and goes on from 0', async ({ page }) => {
  await answerRightTimes(page, 1)
  for (const miss of [1, 2]) {
    await answerWrong(page)
    if (miss === 1) await expect(page.getByRole('button', { name: 'Show me how' })).toBeHidden()
    await page.clock.runFor(1100)
  }
  const question = await readQuestion(page)
  await pressFresh(page, 'Show me how')
  await readToLastStep(page)
  await expect(page.getByRole('main')).toContainText(`The answer is ${solve(question)}`)
  await pressFresh(page, 'Your turn')
  await ready(page)
  await expectStreak(page, 0)
  expect(await readQuestion(page)).not.toBe(question)
})

test('a pause accepts no input', async ({ page }) => {
  await answerRight(page)
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Check' }).click()
  await expectStreak(page, 1)
  await page.clock.runFor(1600)
  await ready(page)
  await expect(answerBox(page)).toHaveValue('')
})
