import { classWithStudent } from './harness/people.ts'
import { answerRightTimes, openLevel } from './harness/playing.ts'
import { logIn, logInStudent } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

test('A teacher sees what a student can do and is working on', async ({ page, app, openDevice }) => {
  const { teacher, student, name } = await classWithStudent(app.url)
  const tablet = await openDevice()
  await logInStudent(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.1')
  await answerRightTimes(tablet, 5)
  await tablet.getByRole('button', { name: 'Next Stage' }).click()
  await openLevel(tablet, '2.4')
  await answerRightTimes(tablet, 3)
  await tablet.getByRole('link', { name: 'Back to Stages' }).click()

  await logIn(page, teacher.email, 'teacher')
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText(/Students:\s*1/)
  await card.getByRole('link', { name: 'View Student Progress' }).click()
  const row = page.getByRole('row', { name: /Mia C/ })
  await expect(row).toContainText('1/102')
  await expect(page.getByText('Chen')).toHaveCount(0)
  await row.getByRole('button', { name: /View Progress/ }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByText('Four Operations').click()
  await page.getByRole('dialog').getByText('Addition').click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia C')
  const canDo = page.getByRole('region', { name: /Can Do/ })
  const workingOn = page.getByRole('region', { name: /Working On/ })
  await expect(canDo.getByRole('listitem')).toHaveText([/^1\.1/])
  await expect(workingOn.getByRole('listitem')).toHaveText([/^2\.4/])
  await expect(workingOn.getByRole('img', { name: 'Best streak 3 of 5' })).toBeVisible()
})
