import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../harness/accessible.ts'
import { pressAt, tabTo } from '../harness/keyboard.ts'
import { chooseFor } from '../harness/more.ts'
import { classWithStudent, listStudent, newClass, registeredTeacher } from '../harness/people.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.describe('with a wrong name first', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('an owner saves a copy of a class, erases it by its name, and brings it back', async ({ page, app }) => {
    const { teacher, classId, name } = await classWithStudent(app.url)
    await listStudent(teacher, classId)
    await openTeacherDashboard(page, teacher)
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Erase' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Erase ${name}` })).toBeVisible()
    await expect(page.getByText('with 1 student of your list')).toBeVisible()
    await expect(page.getByText('1 student with an account of their own leaves the class')).toBeVisible()
    await expectAccessible(page, 'the page that erases a class')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Room 5 \d{4}-\d\d-\d\d\.zip$/)

    const erase = page.getByRole('button', { name: `Erase ${name}` })
    await page.getByLabel('Type the name of the class').fill('Room 6')
    await erase.click()
    await expect(page.getByRole('alert')).toContainText(`This name does not match. Please type: ${name}`)
    const quiet = await erase.evaluate((button) => getComputedStyle(button).color)
    await page.getByLabel('Type the name of the class').fill(name.toLowerCase())
    await expect(erase).not.toHaveCSS('color', quiet)
    await erase.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Erased' })).toBeVisible()
    const receipt = row(page, name)
    await expect(receipt).toContainText('Erased data1 student, 1 class card')
    await expect(receipt).toContainText(`Erased by${teacher.email}, `)
    await expect(receipt).toContainText(/E-\d{4}-\d\d-\d\d-[2-9A-Z]{4}/)
    await expect(receipt).toContainText('Still have accounts1 student has left the class and keeps the account')
    await expect(receipt.getByRole('img', { name: '30 of 30 days left' })).toBeVisible()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^Receipt E-.*\.csv$/)
    await expectAccessible(page, 'the receipt of an erased class')

    await page.getByRole('link', { name: 'My Classes' }).first().click()
    await page.getByRole('link', { name: '1 erasure that you can undo' }).click()
    await page.getByRole('button', { name: `Bring back ${name}` }).click()
    await expect(page.getByText(`${name} is back. Nobody is signed in again.`)).toBeVisible()
    await expect(page.getByText('There is nothing to bring back.')).toBeVisible()
    await page.getByRole('link', { name: 'My Classes' }).first().click()
    await expect(row(page, name)).toContainText('Class Code:')
  })
})

test('an owner erases one listed student and brings them back with only the keyboard', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/erase?code=${code}`)
  await tabTo(page, page.getByLabel('Erase', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Tui Rangi is erased with all answers')).toBeVisible()
  await tabTo(page, page.getByLabel('Type the name of the student'))
  await page.keyboard.type('tui rangi')
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('button', { name: /^Bring back Tui Rangi/ }))
  await expect(page.getByText('Tui Rangi, Room 5 is back.')).toBeVisible()
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(page.getByRole('row', { name: /Tui R/ })).toBeVisible()
})

test('the question before a class is deleted says who is erased with it, and they come back into another class', async ({
  page,
  app,
}) => {
  const { teacher, classId, name } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  const next = await newClass(teacher, 'Room 3, 2027')
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Are you sure you want to delete "${name}"? This action cannot be undone.`)
  await expect(dialog).toContainText('1 student of your list is erased with it.')
  await expectAccessible(page, 'the question before a class with listed students is deleted')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toBeHidden()
  await page.getByRole('link', { name: '1 erasure that you can undo' }).click()
  await expect(page.getByLabel('Into')).toHaveValue(/./)
  await page.getByRole('button', { name: `Bring back: Students of ${name}` }).click()
  await expect(page.getByText('1 student is back, in Room 3, 2027.')).toBeVisible()
  await page.goto(`/#/studentprogress?code=${next}`)
  await expect(page.getByRole('row', { name: /Tui R/ })).toBeVisible()
})

test.describe('while the network fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('an erasure and an undo that fail say so, and succeed at a second try', async ({ page, app }) => {
    const { teacher, code, name } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/studentprogress/erase?code=${code}`)
    await page.route('**/api/classes/*/export', (route) => route.abort())
    await page.getByRole('button', { name: 'Save a copy' }).click()
    await expect(page.getByText('The copy could not be saved.')).toBeVisible()
    await page.route('**/api/classes/*/erasures', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Type the name of the class').fill(name)
    await page.getByRole('button', { name: `Erase ${name}` }).click()
    const failed = page.getByRole('status').filter({ hasText: 'We do not know whether it was erased.' })
    await expect(failed).toBeVisible()
    await page.unroute('**/api/classes/*/erasures')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await page.route('**/api/erasures/*', (route) => route.abort())
    await page.getByRole('button', { name: `Bring back ${name}` }).click()
    const notUndone = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) })
    await expect(notUndone).toBeVisible()
    await page.unroute('**/api/erasures/*')
    await notUndone.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`${name} is back.`)).toBeVisible()
  })
})

test.describe('after a copy', () => {
  test.use({ expectedErrors: [/status of 429/] })

  test('a copy of a class and one of a listed student have entries of their own, and a second one has to wait', async ({
    page,
    app,
  }) => {
    const { teacher, code, classId, name } = await classWithStudent(app.url)
    await listStudent(teacher, classId)
    await openTeacherDashboard(page, teacher)
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Save a copy' }).click()
    const dialog = page.getByRole('dialog', { name: `Save a copy of ${name}` })
    await expectAccessible(page, 'the copy of a class')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save a copy' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Room 5 \d{4}-\d\d-\d\d\.zip$/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`/#/studentprogress?code=${code}`)
    await chooseFor(page, 'Mia', 'Edit')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save a copy' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await chooseFor(page, 'Tui', 'Edit')
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save a copy' })
    await save.click()
    await expect(page.getByText(/^You can save one copy a minute\. You can save the next one at /)).toBeVisible()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  })
})

test('a receipt of a deleted class without another class leads to the form of a new class', async ({ page, app }) => {
  const { teacher, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await teacher.browser.call('DELETE /api/classes/{class}', { class: classId })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/studentprogress/erased')
  await expect(page.getByText('Make a class first.')).toBeVisible()
  await page.getByRole('link', { name: 'Create Class' }).click()
  await expect(page.getByRole('button', { name: 'Create Class' })).toBeVisible()
})

test('a receipt is printed alone, and says until when backups may hold the data', async ({ page, startServer }) => {
  const { url } = await startServer({ BACKUP_DAYS: '30' })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const teacher = await registeredTeacher(url)
  for (const name of ['Room 4', 'Room 5']) {
    const { id } = await teacher.browser.call('POST /api/classes', { id: randomUUID(), name })
    await teacher.browser.call('POST /api/classes/{class}/erasures', { class: id, name })
  }
  await alreadyLoggedIn(page, teacher, url)
  await page.goto(`${url}/#/studentprogress/erased`)
  const [room4, room5] = [row(page, 'Room 4'), row(page, 'Room 5')]
  await expect(room4).toContainText(/Backups of the server may keep copies until \w+day,? \d+ \w+ \d{4}\./)
  await room4.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(room4).toBeVisible()
  await expect(room5).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(room5).toBeVisible()
})
