import { streaksOf } from '../harness/played.ts'
import { answerBox, answerRight, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { newStudentAt, signInByPopup } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

// The server refuses requests without a session.
test.use({ expectedErrors: [/status of 401/] })

test('a child whose session has ended plays on, and logs in to send the answers', async ({ page, context, app }) => {
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '1.1')
  const first = stored(page, 1)
  await answerRight(page)
  await first

  await context.clearCookies({ name: 'session' })
  await answerRight(page)
  await expectStreak(page, 2)
  const button = page.getByRole('button', { name: 'Log in to send your answers' })
  await expect(button).toBeVisible()
  await answerRight(page)
  await expectStreak(page, 3)

  const rest = stored(page, 3)
  await signInByPopup(page, button, mia.email)
  await rest
  await expect(button).toBeHidden()
  await expect(answerBox(page)).toBeFocused()
  await expectStreak(page, 3)
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 3 })
})
