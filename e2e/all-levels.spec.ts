import { registeredStudent } from './harness/people.ts'
import { answerRight, expectStreak } from './harness/playing.ts'
import { logIn } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

const levelsByStage = { 1: 3, 2: 5, 3: 5, 4: 5, 5: 5 }
const levelIds = Object.entries(levelsByStage).flatMap(([stage, count]) =>
  Array.from({ length: count }, (_, i) => `${stage}.${i + 1}`),
)

test('All 23 levels of Addition open from the list and take a right answer', async ({ page, app }) => {
  test.setTimeout(120_000)
  expect(levelIds).toHaveLength(23)
  const mia = await registeredStudent(app.url)
  await logIn(page, mia.email, 'student')
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
  await page.goto('/#/main/fouroperations/addition')
  for (const id of levelIds) {
    await page.getByRole('link', { name: new RegExp(`^${id.replace('.', '\\.')}\\b`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Stage ${id[0]}-${id}` })).toBeVisible()
    await answerRight(page)
    await expectStreak(page, 1)
    await page.getByRole('link', { name: 'Back to Stages' }).click()
  }
  await expect(page.getByText('Working On...')).toHaveCount(23)
})
