import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, registeredStudent } from '../harness/people.ts'
import { played, streaksOf } from '../harness/played.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

const canDo = (page: Page) => page.getByRole('region', { name: /Can Do/ })
const workingOn = (page: Page) => page.getByRole('region', { name: /Working On/ })

async function openChooser(page: Page) {
  await page.getByRole('button', { name: 'View Progress of Mia C.' }).click()
  return page.getByRole('dialog', { name: 'Mia C.' })
}

async function returnToClass(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Chen' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeVisible()
}

async function expectAlert(page: Page, text: string) {
  const alert = page.getByRole('alertdialog', { name: text, exact: true })
  await expect(alert).toBeVisible()
  await expectAccessible(page, text)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}

test("a teacher goes from My Classes to each of a student's operations, and reads which are not implemented", async ({
  page,
  app,
}) => {
  const { teacher, student, name } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await openTeacherDashboard(page, teacher)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText(/Students:\s*1/)
  await card.getByRole('link', { name: 'View Student Progress' }).click()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toContainText('1/102')
  await expect(page.getByText('Chen')).toHaveCount(0)

  const chooser = await openChooser(page)
  await expectAccessible(page, 'learning areas')
  await chooser.getByRole('button', { name: 'Number Knowledge Number Structure' }).click()
  for (const phase of ['Phase 2', 'Phase 3']) {
    await chooser.getByRole('button', { name: `${phase} Coming Soon` }).click()
    await expectAlert(page, `${phase} progress is not implemented yet.`)
  }
  await chooser.getByRole('link', { name: 'Phase 1' }).click()
  await expect(page).toHaveURL(/#\/studentprogress\/numberstructure\?code=\w{6}&student=\w+&phase=numberphase1$/)
  await expect(page.getByRole('heading', { name: /Can Do/ })).toBeVisible()
  await returnToClass(page)
  await openChooser(page)

  await chooser.getByRole('button', { name: 'Four Operations' }).click()
  await expectAccessible(page, 'operations')
  await chooser.getByRole('button', { name: 'Word Problems' }).click()
  await expectAlert(page, 'Word Problems progress is not implemented yet.')
  await chooser.getByRole('button', { name: 'Back' }).click()

  await chooser.getByRole('button', { name: 'Measurement' }).click()
  await expectAccessible(page, 'domains')
  for (const domain of ['Mass/Weight', 'Capacity', 'Time', 'Angle']) {
    await chooser.getByRole('button', { name: domain }).click()
    await expectAlert(page, `${domain} progress is not implemented yet.`)
  }
  await chooser.getByRole('link', { name: 'Length' }).click()
  await expect(page).toHaveURL(/#\/studentprogress\/measurement\?code=\w{6}&student=\w+&domain=length$/)
  await returnToClass(page)
  await (await openChooser(page)).getByRole('link', { name: 'Times Table' }).click()
  await expect(page).toHaveURL(/#\/studentprogress\/timestable\?code=/)
  await returnToClass(page)
  await (await openChooser(page)).getByRole('button', { name: 'Four Operations' }).click()
  await chooser.getByRole('link', { name: 'BEDMAS' }).click()
  await expect(page).toHaveURL(/#\/studentprogress\/fouroperations\?code=\w{6}&student=\w+&op=bedmas$/)
})

test('a teacher sees for each operation what a student can do and is working on', async ({ page, app }) => {
  const { teacher, student, code, name } = await classWithStudent(app.url)
  await played(student, 'addition', '1.2', 5)
  await played(student, 'addition', '2.4', 3)
  await played(student, 'division', '3.1', 1)
  await played(student, 'bedmas', '1.2', 5)
  await played(student, 'timestable', '1.8', 20)
  await played(student, 'timestable', '2.1', 4)
  await played(student, 'timestable', '2.3', 19)
  await played(student, 'length', '1.7', 5)
  await openTeacherDashboard(page, teacher)
  const query = `code=${code}&student=${student.browser.account}`
  await page.goto(`/#/studentprogress/fouroperations?${query}`)
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.2\s*8 \+ 7/])
  await expect(workingOn(page).getByRole('listitem')).toHaveText([/^2\.4\s*42 \+ 35/])
  await expect(workingOn(page).getByRole('img', { name: 'Best streak 3 of 5' })).toBeVisible()
  await expectAccessible(page, 'addition of a student')

  const tabs = page.getByRole('navigation', { name: 'Operation' })
  await expect(tabs.getByRole('link')).toHaveText(['Addition', 'Subtraction', 'Multiplication', 'Division', 'BEDMAS'])
  await tabs.getByRole('link', { name: 'Subtraction' }).click()
  await expect(canDo(page)).toContainText('No level completed yet.')
  await expect(workingOn(page)).toContainText('No level in progress.')
  await tabs.getByRole('link', { name: 'Division' }).click()
  await expect(workingOn(page).getByRole('listitem')).toHaveText([/^3\.1/])
  await tabs.getByRole('link', { name: 'BEDMAS' }).click()
  await expect(tabs.getByRole('link', { name: 'BEDMAS' })).toHaveAttribute('aria-current', 'page')
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.2/])

  await page.goto(`/#/studentprogress/timestable?${query}`)
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.8\s*Time Table 7/])
  await expect(workingOn(page).getByRole('listitem')).toHaveText([
    /^2\.1\s*Time Table 10\s*4/,
    /^2\.3\s*Time Table 12\s*5 in a row reached/,
  ])
  await expect(workingOn(page).getByRole('img', { name: 'Best streak 19 of 20' })).toBeVisible()
  await expectAccessible(page, 'Times Table of a student')

  await page.goto(`/#/studentprogress/measurement?${query}`)
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.7\s*All the way round/])
  await expectAccessible(page, 'Length of a student')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeVisible()
})

for (const { device, width } of [
  { device: 'laptop', width: 1366 },
  { device: 'phone', width: 390 },
])
  test(`on a ${device}, a teacher goes from one student to another and from one area to another`, async ({
    page,
    app,
  }) => {
    const { teacher, student, code } = await classWithStudent(app.url)
    const tama = await registeredStudent(app.url, 'Tama', 'Wirihana')
    await tama.browser.call('POST /api/memberships', { code })
    await played(student, 'addition', '1.2', 5)
    await played(tama, 'timestable', '1.8', 20)
    await openTeacherDashboard(page, teacher)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/#/studentprogress?code=${code}`)
    await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=addition`)
    await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.2/])

    const students = page.getByRole('combobox', { name: 'Student' })
    await expect(students.locator('option')).toHaveText(['Mia C.', 'Tama W.'])
    await students.focus()
    await students.selectOption('Tama W.')
    await expect(page.getByRole('heading', { level: 1, name: 'Tama Wirihana' })).toBeVisible()
    await expect(canDo(page)).toContainText('No level completed yet.')
    await expect(students).toBeFocused()
    await expectAccessible(page, `lists on a ${device}`)

    const areas = page.getByRole('combobox', { name: width > 600 ? 'Learning area' : 'Operation' })
    await areas.focus()
    await areas.selectOption('Times Table')
    await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.8/])
    await expect(areas).toBeFocused()
    await expect(page).toHaveTitle(/^Tama Wirihana, Times Table/)

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Student Progress' })).toBeVisible()
  })

test('a teacher removes the progress of a level and undoes it', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  for (const levelId of ['1.1', '1.2', '1.3']) await played(student, 'addition', levelId, 5)
  await played(student, 'addition', '2.4', 3)
  const bests = async () => (await streaksOf(student)).addition
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=addition`)

  await page.getByRole('button', { name: 'Remove 1.2, 8 + 7' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove 1.2, 8 + 7?' })
  await expect(dialog).toContainText('The best streak of 5 goes, and Mia Chen starts this level afresh.')
  await expectAccessible(page, 'remove the progress of a level')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Remove 1.2, 8 + 7' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove 1.2, 8 + 7' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.1/, /^1\.3/])
  await expect(page.getByRole('button', { name: 'Remove 1.3, 30 + 6' })).toBeFocused()
  expect(await bests()).toEqual({ '1.1': 5, '1.3': 5, '2.4': 3 })

  await page.getByRole('button', { name: 'Remove 2.4, 42 + 35' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(workingOn(page).getByRole('listitem')).toHaveCount(0)
  const undo = page.getByRole('complementary', { name: 'Undo' })
  await expect(undo.getByRole('button', { name: 'Undo' })).toHaveCount(2)
  await undo.getByRole('button', { name: 'Undo' }).first().click()
  await expect(canDo(page).getByRole('listitem')).toHaveText([/^1\.1/, /^1\.2/, /^1\.3/])
  await expect(undo.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expect(workingOn(page).getByRole('listitem')).toHaveText([/^2\.4/])
  expect(await bests()).toEqual({ '1.1': 5, '1.2': 5, '1.3': 5, '2.4': 3 })
})
