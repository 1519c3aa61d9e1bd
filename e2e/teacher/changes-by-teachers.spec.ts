import { expectAccessible } from '../harness/accessible.ts'
import { chooseFor } from '../harness/more.ts'
import { classWithStudent, newClass, registeredTeacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ expectedErrors: [/status of (403|409)/] })

const changes = (page: Page) => page.getByRole('region', { name: 'Recent changes' })
const undoOf = (page: Page, what: string) => changes(page).getByRole('button', { name: `Undo ${what}` })

/** Creates Mia, who is in a class of Hana's and in one of Sam's. */
async function miaInTwoClasses(url: string) {
  const { teacher: hana, student: mia, code, name } = await classWithStudent(url)
  const sam = await registeredTeacher(url, 'Sam', 'Leota')
  return { hana, sam, mia, code, name, samsCode: await newClass(sam, 'Room 9', [mia]) }
}

async function renameTo(page: Page, from: string, firstName: string, lastName: string) {
  await chooseFor(page, from, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await dialog.getByLabel('First Name').fill(firstName)
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByRole('button', { name: 'Save' }).click()
  return dialog
}

test('a name that another teacher has changed is seen and restored, and then locked', async ({
  page,
  app,
  openDevice,
}) => {
  const { hana, sam, code, name, samsCode } = await miaInTwoClasses(app.url)
  await openTeacherDashboard(page, hana)
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()
  await expect(changes(page)).toHaveCount(0)

  const laptop = await openDevice()
  await openTeacherDashboard(laptop, sam)
  await laptop.goto(`/#/studentprogress?code=${samsCode}`)
  await expect(await renameTo(laptop, 'Mia C.', 'Rude', 'Word')).toBeHidden()
  await expect(changes(laptop)).toContainText(/Rude W\.: Sam L\. changed this name on \d+ \w+\. It was Mia C\./)

  await expect(page.getByRole('row', { name: 'Rude W.' })).toBeVisible()
  await expect(changes(page)).toContainText(/Rude W\.: Sam L\. changed this name on \d+ \w+\. It was Mia C\./)
  await expectAccessible(page, 'a changed name')
  await undoOf(page, 'the change of the name of Rude W.').click()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()
  await expect(changes(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'The name Rude W. is changed back.' })).toBeAttached()

  await page.goto('/#/teacher/dashboard')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Classroom' })
  await dialog.getByLabel('Lock the names of the students').check()
  await expectAccessible(page, 'lock the names of a class')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel('Lock the names of the students')).toBeChecked()

  await expect(laptop.getByRole('row', { name: 'Mia C.' })).toBeVisible()
  const refused = await renameTo(laptop, 'Mia C.', 'Rude', 'Word')
  await expect(refused.getByRole('alert')).toHaveText("Another teacher has locked this student's name.")
  await expectAccessible(laptop, 'a locked name')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(laptop.getByRole('row', { name: 'Mia C.' })).toBeVisible()
})

test('progress that another teacher has removed is seen and restored', async ({ page, app, openDevice }) => {
  const { hana, sam, mia, code, samsCode } = await miaInTwoClasses(app.url)
  await played(mia, 'addition', '1.1', 5)
  await openTeacherDashboard(page, hana)
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')

  const laptop = await openDevice()
  await openTeacherDashboard(laptop, sam)
  await laptop.goto(`/#/studentprogress/fouroperations?code=${samsCode}&student=${mia.browser.account}&op=addition`)
  await laptop.getByRole('button', { name: /^Remove 1\.1/ }).click()
  await laptop.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(laptop.getByText('No level completed yet.')).toBeVisible()

  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('0/102')
  await expect(changes(page)).toContainText(
    /Mia C\.: Sam L\. removed Addition 1\.1 on \d+ \w+\. The best streak was 5\./,
  )
  await undoOf(page, 'the removal of Mia C.').click()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
  await expect(changes(page)).toHaveCount(0)
  await expect(laptop.getByText('No level in progress.')).toBeVisible()
  await expect(laptop.getByRole('button', { name: /^Remove 1\.1/ })).toBeVisible()
})

test('a class shows its three newest changes first, and an older change of a name can be undone only after the newer one', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const rename = (firstName: string) =>
    teacher.browser.call('PATCH /api/classes/{class}/students/{student}', {
      ...{ class: classId, student: student.browser.account, firstName, lastName: 'Chen' },
    })
  for (const firstName of ['Ana', 'Ben', 'Cal', 'Dan']) await rename(firstName)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const lines = changes(page).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(0)).toContainText('It was Cal C.')
  await expect(changes(page).getByRole('button', { name: /^Undo/ })).toHaveCount(1)
  await changes(page).getByRole('button', { name: 'Show all 4 changes' }).click()
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(3)).toContainText('It was Mia C.')
  await undoOf(page, 'the change of the name of Dan C.').click()
  await expect(page.getByRole('row', { name: 'Cal C.' })).toBeVisible()
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(0)).toBeFocused()
  await expect(undoOf(page, 'the change of the name of Cal C.')).toBeVisible()
})
