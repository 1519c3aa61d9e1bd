import { expectAccessible } from '../harness/accessible.ts'
import { expectFocusSeen, pressAt } from '../harness/keyboard.ts'
import { classWithStudent, listStudent, newClass } from '../harness/people.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a teacher archives a class, reads it and brings it back, and its student sees it only before and after', async ({
  page,
  app,
  openDevice,
}) => {
  const { teacher, student, name } = await classWithStudent(app.url)
  await newClass(teacher, 'Room 3, 2027')
  const tablet = await openDevice()
  await openStudentDashboard(tablet, student)
  await expect(row(tablet, name)).toBeVisible()

  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog', { name: `Archive ${name}?` })
  await expect(dialog).toContainText('bring it back at any time')
  await expectAccessible(page, 'the question before a class is archived')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, name)).toBeHidden()
  await expect(row(page, 'Room 3, 2027')).toBeVisible()

  await page.getByText('1 archived class').click()
  await expect(row(page, name)).toContainText('1 student, archived on')
  await expectAccessible(page, 'the archived classes')
  await tablet.reload()
  await expect(tablet.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tablet.getByRole('article')).toHaveCount(0)

  await page.getByRole('link', { name: `Read ${name}` }).click()
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign-in with pictures' })).toHaveCount(0)
  await page.getByRole('link', { name: 'My Classes' }).first().click()
  await page.getByText('1 archived class').click()
  await page.getByRole('button', { name: `Bring back ${name}` }).click()
  await expect(row(page, name)).toContainText('Class Code:')
  await expect(page.getByText('1 archived class')).toHaveCount(0)
  await tablet.reload()
  await expect(row(tablet, name)).toBeVisible()
})

test('a teacher archives a class and brings it back with only the keyboard', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const more = page.getByRole('button', { name: `More for ${name}` })
  const archive = page.getByRole('menuitem', { name: 'Archive' })
  const dialog = page.getByRole('dialog', { name: `Archive ${name}?` })
  await pressAt(page, more)
  await expect(archive).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(archive).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(archive).toBeVisible()
  await page.keyboard.press('End')
  for (const entry of ['Save a copy', 'Archive']) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
  }
  await expect(archive).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(archive).toBeVisible()
  await page.keyboard.press('End')
  for (const entry of ['Save a copy', 'Archive']) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
  }
  await expect(archive).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, dialog.getByRole('button', { name: 'Archive' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressAt(page, page.getByText('1 archived class'))
  await pressAt(page, page.getByRole('button', { name: `Bring back ${name}` }))
  await expect(row(page, name)).toContainText('Class Code:')
  await expectFocusSeen(page)
})

test('a notice after an archive brings the class back for ten seconds', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const archive = async () => {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  }
  await archive()
  const notice = page.getByRole('complementary', { name: 'Undo' })
  await expect(notice).toContainText(`${name} was archived. Its class code is closed.`)
  await expect(page.getByRole('status').filter({ hasText: `${name} was archived.` })).toBeAttached()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toContainText('Class Code:')
  await expect(notice).toBeHidden()
  await expect(page.getByText('1 archived class')).toHaveCount(0)

  // On a slow machine, axe looks at the page for longer than ten seconds. So nothing is pressed after it.
  await archive()
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'the notice after an archive')
})

test('an owner deletes an archived class, and its listed students come back into another class', async ({
  page,
  app,
}) => {
  const { teacher, classId, name } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await newClass(teacher, 'Room 3, 2027')
  await teacher.browser.call('PUT /api/classes/{class}/archive', { class: classId, isArchived: true })
  await openTeacherDashboard(page, teacher)
  await page.getByText('1 archived class').click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Are you sure you want to delete "${name}"? This action cannot be undone.`)
  await expect(dialog).toContainText('1 student of your list is erased with it.')
  await expectAccessible(page, 'the question before an archived class is deleted')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(row(page, name)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 archived class')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: '1 erasure that you can undo' }).click()
  await page.getByRole('button', { name: `Bring back: Students of ${name}` }).click()
  await expect(page.getByText('1 student is back, in Room 3, 2027.')).toBeVisible()
})
