import { expectAccessible, open } from './harness/accessible.ts'
import { classWithStudent } from './harness/people.ts'
import { logIn } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test("A teacher's pages can be used by everyone", async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await logIn(page, teacher.email, 'teacher')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'teacher dashboard')
  await page.getByRole('button', { name: 'Create Class' }).click()
  await expectAccessible(page, 'create a class')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectAccessible(page, 'delete a class')
  await open(page, `studentprogress?code=${code}`, 'Student Progress')
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
  await expectAccessible(page, 'student progress')
  await page.getByRole('button', { name: /View Progress/ }).click()
  await expectAccessible(page, 'learning areas')
  await page.getByRole('dialog').getByText('Four Operations').click()
  await page.getByRole('dialog').getByText('Addition').click()
  await expect(page.getByRole('region', { name: /Can Do/ })).toBeVisible()
  await expectAccessible(page, 'can do and working on')
})
