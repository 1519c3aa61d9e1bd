import { expectAccessible } from '../harness/accessible.ts'
import { pressAt, tabTo } from '../harness/keyboard.ts'
import { classWithStudent, joinedStudent, listStudent, newClass } from '../harness/people.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a teacher moves students up, reads where they are, and brings them back', async ({ page, app }) => {
  const { teacher, code, classId, name } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Kahu', 'Mahuta')
  await listStudent(teacher, classId)
  const next = await newClass(teacher, 'Room 3, 2027')
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Move up' })).toBeVisible()
  await expect(page.getByText('3 students, 3 chosen')).toBeVisible()
  await expect(page.getByLabel('Into')).toHaveValue(/./)
  await page.getByRole('checkbox', { name: 'Kahu M.' }).uncheck()
  await expect(page.getByText('2 students move to Room 3, 2027')).toContainText('1 student stays.')
  await expectAccessible(page, 'moving up')
  await page.getByRole('button', { name: 'Move 2 students up' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 students are in Room 3, 2027 now.' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page, 'the moves up that can be undone')

  await page.goto(`/#/studentprogress?code=${next}`)
  await expect(page.getByRole('row', { name: /Tui R/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
  await page.goto(`/#/studentprogress/moveup?code=${code}`)
  await page.getByRole('button', { name: /^Undo: 2 students moved to Room 3, 2027/ }).click()
  await expect(page.getByRole('region', { name: 'Moved up' })).toHaveText(`Moved up2 students are back in ${name}.`)
  await expect(page.getByText('3 students, 3 chosen')).toBeVisible()
})

test('the button that moves students is in view above a long list', async ({ page, app }) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  const { teacher, code } = await classWithStudent(app.url)
  await newClass(teacher, 'Room 3, 2027')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/moveup?code=${code}`)
  await expect(page.getByRole('button', { name: 'Move 1 student up' })).toBeInViewport({ ratio: 1 })
})

test('a student who is chosen by keyboard is above the button that moves students, on a phone too', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { teacher, code, classId } = await classWithStudent(app.url)
  for (const name of ['Ana', 'Ben', 'Caleb', 'Dia', 'Eli', 'Finn', 'Gus']) await listStudent(teacher, classId, name)
  await newClass(teacher, 'Room 3, 2027')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/moveup?code=${code}`)
  await expect(page.getByRole('checkbox')).toHaveCount(8)
  for (const student of await page.getByRole('checkbox').all()) {
    await tabTo(page, student)
    const isCovered = await student.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return !box.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    expect(isCovered).toBe(false)
  }
})

test('a teacher undoes a move on the same page and moves the same students again', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Kahu', 'Mahuta')
  const next = await newClass(teacher, 'Room 3, 2027')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/moveup?code=${code}`)
  await page.getByRole('checkbox', { name: 'Kahu M.' }).uncheck()
  const move = page.getByRole('button', { name: 'Move 1 student up' })
  await move.click()
  await expect(page.getByText('1 student is in Room 3, 2027 now.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo: 1 student moved/ }).click()
  await expect(page.getByText('1 student is back in Room 5.')).toBeVisible()
  await move.click()
  await expect(page.getByText('1 student is in Room 3, 2027 now.')).toBeVisible()
  await page.goto(`/#/studentprogress?code=${next}`)
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
})

test('a teacher moves students up and undoes it with only the keyboard', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Kahu', 'Mahuta')
  await newClass(teacher, 'Room 3, 2027')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/moveup?code=${code}`)
  await pressAt(page, page.getByRole('button', { name: 'None' }))
  await expect(page.getByText('Nobody is chosen.')).toBeVisible()
  await pressAt(page, page.getByRole('checkbox', { name: 'Kahu M.' }), 'Space')
  await pressAt(page, page.getByRole('button', { name: 'Move 1 student up' }))
  await expect(page.getByText('1 student is in Room 3, 2027 now.')).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo: 1 student moved/ })
  await expect(undo).toBeVisible()
  await tabTo(page, undo, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 student is back in Room 5.')).toBeVisible()
})

test.describe('a move that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\/moves-up/] })

  test('a class without another one says what comes first, and one that fails to move its students can try again', async ({
    page,
    app,
  }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/studentprogress/moveup?code=${code}`)
    await expect(page.getByText('Make the class of the next year first.')).toBeVisible()
    await newClass(teacher, 'Room 3, 2027')
    await page.reload()
    const move = page.getByRole('button', { name: 'Move 1 student up' })
    await expect(move).toBeVisible()
    await page.route('**/moves-up', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await move.click()
    await expect(page.getByText('The students could not be moved.')).toBeVisible()
    await page.unroute('**/moves-up')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 student is in Room 3, 2027 now.')).toBeVisible()
    await expect(page.getByText('There is nobody to move.')).toBeVisible()
  })
})
