import { expectAccessible, open } from '../harness/accessible.ts'
import { classWithStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test("everyone can use a teacher's pages", async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 3)
  await played(student, 'addition', '1.2', 10)
  await played(student, 'timestable', '1.8', ['right', 'wrong', 'right'])
  await openTeacherDashboard(page, teacher)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'teacher dashboard')
  await page.getByRole('button', { name: 'Create Class' }).click()
  await expectAccessible(page, 'create a class')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectAccessible(page, 'delete a class')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expectAccessible(page, 'edit a class')
  await open(page, `studentprogress?code=${code}`, 'Student Progress')
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
  await expectAccessible(page, 'student progress')
  await page.getByRole('button', { name: /View Progress/ }).click()
  await expectAccessible(page, 'learning areas')
  await page.getByRole('dialog').getByText('Four Operations').click()
  await page.getByRole('dialog').getByText('Addition').click()
  await expect(page.getByRole('region', { name: /Can Do/ })).toBeVisible()
  await expectAccessible(page, 'can do and working on')
  const pages = page.getByRole('navigation', { name: 'Pages of this student' })
  await pages.getByText('Strengths and gaps').click()
  await expect(page.getByText('another miss')).toBeVisible()
  await expectAccessible(page, 'strengths and gaps')
  await pages.getByText('Facts').click()
  await page.getByRole('button', { name: /^7 × 8/ }).click()
  await expectAccessible(page, 'facts')
  await pages.getByText('Answers').click()
  await expect(page.getByRole('table', { name: 'The last answers of Mia Chen' })).toBeVisible()
  await expectAccessible(page, 'answers')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: /^Remove 1\.1/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('complementary', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page, 'undo next to a level')
})

test('everyone can use the class overviews', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '2.4', 3)
  await openTeacherDashboard(page, teacher)
  await expect(page.getByRole('article')).toHaveCount(1)
  for (const [path, heading] of [
    ['fouroperations', 'Addition'],
    ['timestable', 'Times Table'],
    ['measurement', 'Length'],
  ] as const) {
    await open(page, `progressoverview/${path}?code=${code}`, heading)
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page, `overview of ${heading}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'overview of Length on a phone')
  await open(page, `progressoverview?code=${code}`, 'Progress Overview')
  await expect(page.getByRole('button', { name: 'Measurement' })).toBeVisible()
  await expectAccessible(page, 'learning areas of a class')
  await page.getByRole('button', { name: 'Measurement' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'what is measured')
  await page.getByRole('button', { name: 'Angle' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'not implemented yet')
})
