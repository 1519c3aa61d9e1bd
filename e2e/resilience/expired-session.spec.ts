import { streaksOf } from '../harness/played.ts'
import { answerBox, answerRight, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { newStudentAt, signInByPopup } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

// The server refuses what comes without its session.
test.use({ expectedErrors: [/status of 401/] })

test('A session that is over takes no level away: the child plays on and logs in to send the answers', async ({
  page,
  context,
  app,
}) => {
  const mia = await newStudentAt(page, app.url)
  await openLevel(page, '1.1')
  const first = stored(page, 1)
  await answerRight(page)
  await first

  await context.clearCookies({ name: 'session' })
  await answerRight(page)
  await expectStreak(page, 2)
  const key = page.getByRole('button', { name: 'Log in to send your answers' })
  await expect(key).toBeVisible()
  await answerRight(page)
  await expectStreak(page, 3)

  const rest = stored(page, 3)
  await signInByPopup(page, key, mia.email)
  await rest
  await expect(key).toBeHidden()
  await expect(answerBox(page)).toBeFocused()
  await expectStreak(page, 3)
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 3 })
})
