import { withoutHelp } from '../harness/helping.ts'
import { answerWrong, expectStreak, openLevel, pressFresh, readQuestion, ready, solve } from '../harness/playing.ts'
import { newStudentAt } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/ERR_FAILED|Failed to load|dynamically imported/] })

test('a child whose help cannot be loaded can look at the answer and goes on from 0', async ({ page, app }) => {
  await withoutHelp(page)
  await newStudentAt(page, app.url)
  await page.clock.install()
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
