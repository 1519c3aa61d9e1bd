import { levelsOf, operationsOf, titleByOperation } from '#maths'
import { answerRight, correct, expectStreak, type Page, readQuestion, ready } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

for (const operation of operationsOf('fouroperations')) {
  const levels = levelsOf(operation)
  const title = titleByOperation[operation]

  test(`each of the ${levels.length} levels of ${title} opens from the list and accepts a right answer`, {
    tag: '@sweep',
  }, async ({ page, app }) => {
    test.setTimeout(180_000)
    await newStudentAt(page, app.url)
    await page.goto(`/#/main/fouroperations/${operation}`)
    for (const { stage, id } of levels) {
      await page.getByRole('link', { name: new RegExp(`^${id.replace('.', '\\.')}\\b`) }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Stage ${stage}-${id}` })).toBeVisible()
      await answer(page)
      await expectStreak(page, 1)
      await page.getByRole('link', { name: 'Back to Stages' }).click()
    }
    await expect(page.getByText('Working On...')).toHaveCount(levels.length)
  })
}

/** Answers in one box, or with quotient and remainder in two. */
async function answer(page: Page) {
  await ready(page)
  const quotient = page.getByLabel('quotient')
  if ((await quotient.count()) === 0) return answerRight(page)
  const [dividend = 0, divisor = 1] = (await readQuestion(page)).split('÷').map(Number)
  await quotient.fill(String(Math.floor(dividend / divisor)))
  await page.getByLabel('remainder').fill(String(dividend % divisor))
  await page.keyboard.press('Enter')
  await expect(page.getByText(correct)).toBeVisible()
}
