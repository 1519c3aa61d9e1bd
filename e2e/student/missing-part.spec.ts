import { registeredStudent } from '../harness/people.ts'
import { answerBox, correct, divide, expectStreak, oops, openLevelAt, type Page, ready } from '../harness/playing.ts'
import { countAnimals, inFiguresAndWords, orderNumbers } from '../harness/reading-pictures.ts'
import { recordShifts } from '../harness/shifts.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const division = 'fouroperations/division/2/2.3'
const numberAndWord = 'numberstructure/phase1/0/0.5'
const order = 'numberstructure/phase1/0/0.7'

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
})

/** The message is visible, and a screen reader announces it. */
async function expectMessage(page: Page, text: string) {
  await expect(page.getByRole('status').getByText(text)).toBeVisible()
  await expect(page.getByText(oops)).toBeHidden()
}

const check = (page: Page) => page.getByRole('button', { name: 'Check' })

test('pressing Enter in the quotient leads to an empty remainder, and Enter there checks both', async ({ page }) => {
  await openLevelAt(page, division)
  await ready(page)
  const [quotient, remainder] = await divide(page)
  await page.keyboard.type(quotient)
  const shifts = await recordShifts(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('remainder')).toBeFocused()
  await expectMessage(page, 'Fill in the remainder too.')
  expect(await shifts()).toEqual([])
  await page.keyboard.type(remainder)
  await expect(page.getByText('Fill in the remainder too.')).toBeHidden()
  await expect(page.getByLabel('quotient')).toHaveValue(quotient)
  await page.keyboard.press('Enter')
  await expect(page.getByText(correct)).toBeVisible()
  await expectStreak(page, 1)
})

test('pressing Check with one empty box asks for it and keeps the streak', async ({ page }) => {
  await page.clock.install()
  await openLevelAt(page, division)
  await ready(page)
  for (const [i, part] of (await divide(page)).entries()) await answerBox(page).nth(i).fill(part)
  await check(page).click()
  await expectStreak(page, 1)
  await page.clock.runFor(1600)
  await ready(page)
  await page.getByLabel('remainder').fill('1')
  await check(page).click()
  await expect(page.getByLabel('quotient')).toBeFocused()
  await expectMessage(page, 'Fill in the quotient too.')
  await expectStreak(page, 1)
})

test('pressing Check with every box empty does nothing', async ({ page }) => {
  await openLevelAt(page, division)
  await ready(page)
  await answerBox(page).first().fill(' ')
  await check(page).click()
  await page.getByLabel('remainder').press('Enter')
  await expect(page.getByText(/Fill in|Oops/)).toBeHidden()
  await expect(page.getByLabel('remainder')).toBeFocused()
})

test('pressing Enter after the number leads to the word, and Enter after the word alone leads to the number', async ({
  page,
}) => {
  await openLevelAt(page, numberAndWord)
  await ready(page)
  const [number, word] = await inFiguresAndWords(countAnimals(page))
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('word', { exact: true })).toBeFocused()
  await expectMessage(page, 'Now write the word.')
  await page.keyboard.type(word)
  await page.getByLabel('number', { exact: true }).fill('')
  await page.getByLabel('word', { exact: true }).press('Enter')
  await expect(page.getByLabel('number', { exact: true })).toBeFocused()
  await expectMessage(page, 'Now write the number.')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByText(correct)).toBeVisible()
})

test('pressing Check before every number is placed asks for the next number, which has the focus', async ({ page }) => {
  await openLevelAt(page, order)
  const numbers = await orderNumbers(page)
  const [first, second, third] = numbers
  for (const number of [first!, second!]) await page.getByRole('checkbox', { name: number, exact: true }).check()
  await check(page).focus()
  await page.keyboard.press('Enter')
  await expectMessage(page, 'Now place the next number.')
  await expect(page.getByRole('checkbox', { name: third!, exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Now place the next number.')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText(correct)).toBeVisible()
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const tap = async (page: Page, characters: string) => {
    for (const name of characters) await page.getByRole('button', { name, exact: true }).tap()
  }

  test('pressing Check on the keypad leads to an empty remainder, and the keypad then writes there', async ({
    page,
  }) => {
    await openLevelAt(page, division)
    const [quotient, remainder] = await divide(page)
    const shifts = await recordShifts(page)
    await tap(page, quotient)
    await check(page).tap()
    await expectMessage(page, 'Fill in the remainder too.')
    expect(await shifts()).toEqual([])
    await tap(page, remainder)
    await expect(page.getByLabel('quotient')).toHaveValue(quotient)
    await expect(page.getByLabel('remainder')).toHaveValue(remainder)
    await check(page).tap()
    await expect(page.getByText(correct)).toBeVisible()
  })

  test('the button abc of Year 2 leads to the word, for which the device shows its own keyboard', async ({ page }) => {
    await openLevelAt(page, 'numberstructure/phase1/2/2.5')
    await expect(page.getByLabel('number', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: /^abc/ }).tap()
    const word = page.getByLabel('word', { exact: true })
    await expect(word).toBeFocused()
    await expect(word).toHaveAttribute('inputmode', 'text')
    await page.keyboard.type('twelve')
    await expect(word).toHaveValue('twelve')
    await expect(page.getByLabel('number', { exact: true })).toHaveValue('')
  })

  test('pressing Check on the keypad leads to the word and its letter tiles', async ({ page }) => {
    await openLevelAt(page, numberAndWord)
    const [number, word] = await inFiguresAndWords(countAnimals(page))
    await tap(page, number)
    await check(page).tap()
    await expectMessage(page, 'Now write the word.')
    await tap(page, word)
    await check(page).tap()
    await expect(page.getByText(correct)).toBeVisible()
  })
})
