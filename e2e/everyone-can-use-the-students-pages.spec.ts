import { expectAccessible, open } from './harness/accessible.ts'
import { classWithStudent } from './harness/people.ts'
import { answerRightTimes, answerWrong, openLevel } from './harness/playing.ts'
import { logIn } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test("A student's pages can be used by everyone", async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await logIn(page, student.email, 'student')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'student dashboard')
  await page.getByRole('button', { name: 'Join another class' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expectAccessible(page, 'join form with its error')
  await page.getByRole('button', { name: /Leave the Class/ }).click()
  await expectAccessible(page, 'leave the class')
  await open(page, 'main', /./)
  await expectAccessible(page, 'topics')
  await open(page, 'main/fouroperations', 'Four Operations')
  await expectAccessible(page, 'four operations')
  await page.clock.install()
  await openLevel(page, '1.1')
  await expectAccessible(page, 'a question')
  await answerWrong(page)
  await expectAccessible(page, 'a wrong answer')
  await page.clock.runFor(1100)
  await answerRightTimes(page, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await expectAccessible(page, 'celebration')
  await page.getByRole('button', { name: 'Next Stage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
  await expectAccessible(page, 'stages')
})
