import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent, registeredTeacher } from '../harness/people.ts'
import { kumaraSet, newSet } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { newTask, partsOf } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'
import { keysOn, newWorksheet, sheetsOn } from '../harness/worksheets.ts'

test('a teacher makes a worksheet of a level, and brings it back by its code', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks?code=${code}`)
  await page.getByRole('link', { name: 'Print a worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print a worksheet' })).toBeVisible()
  await page.getByLabel('Level', { exact: true }).selectOption('2.5')
  await page.getByRole('radio', { name: '10', exact: true }).check()
  await page.getByLabel('Title').fill('Adding with carrying')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('[data-question]')).toHaveCount(10)
  const first = await preview.locator('[data-question]').allTextContents()
  await page.getByRole('button', { name: 'Other questions' }).click()
  await expect(preview.locator('[data-question]').first()).not.toHaveText(first[0] ?? '')
  const previewed = await preview.locator('[data-question]').allTextContents()
  await expectAccessible(page, 'Print a worksheet')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adding with carrying' })).toBeVisible()
  expect(await sheetsOn(page).locator('[data-question]').allTextContents()).toEqual(previewed)
  await expectAccessible(page, 'a worksheet')
  await expect(keysOn(page)).toHaveCount(1)
  const about = await page.getByRole('heading', { name: /^Code / }).textContent()
  const shown = about?.replace('Code ', '') ?? ''
  expect(shown).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)

  await page.getByRole('link', { name: 'Worksheets' }).click()
  await page.getByLabel('Bring back a sheet by its code').fill('Room 12')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('A code has eight letters and digits, like 7K4M-3P9Q.')).toBeVisible()
  await page.getByLabel('Bring back a sheet by its code').fill(shown.toLowerCase())
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adding with carrying' })).toBeVisible()
  expect(await sheetsOn(page).locator('[data-question]').allTextContents()).toEqual(previewed)
})

test('each student gets a sheet with the name and questions of their own, and the keys come last', async ({
  page,
  app,
}) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Tāne', 'Wihongi')
  const { code: sheet } = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }], {
    isForEach: true,
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/sheet?sheet=${sheet}`)
  const labels = page.getByRole('article')
  await expect(labels).toHaveCount(4)
  const named = await labels.evaluateAll((pages) => pages.map((one) => one.getAttribute('aria-label')))
  expect(named).toEqual([
    ...['Sheet, Mia C., Page 1 of 1', 'Sheet, Tāne W., Page 1 of 1'],
    ...['Key, Mia C., Page 1 of 1', 'Key, Tāne W., Page 1 of 1'],
  ])
  const [mia, tane] = await sheetsOn(page).getByRole('list').allTextContents()
  expect(mia).not.toEqual(tane)
  await page.getByRole('radio', { name: 'Keys' }).check()
  await expect(sheetsOn(page)).toHaveCount(0)
  await expect(keysOn(page)).toHaveCount(2)
})

test('a class of 28 gets 28 sheets with names and 28 keys, each on a page of its own', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZĀ']
  await teacher.browser.call('POST /api/classes/{class}/listed-students', {
    ...{ class: classId, id: crypto.randomUUID() },
    students: letters.map((letter) => ({ firstName: `Tama ${letter}`, lastName: 'Wiremu' })),
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}&operation=addition&level=2.5`)
  await page.getByRole('radio', { name: 'A different sheet for each, with names' }).check()
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(sheetsOn(page)).toHaveCount(28)
  await expect(keysOn(page)).toHaveCount(28)
  const names = [...letters.map((letter) => `Tama ${letter} W.`), 'Mia C.'].sort()
  for (const [kind, pages] of [
    ['Sheet', sheetsOn(page)],
    ['Key', keysOn(page)],
  ] as const) {
    const labels = await pages.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(labels.sort()).toEqual(names.map((name) => `${kind}, ${name}, Page 1 of 1`))
  }
  const lists = await sheetsOn(page).getByRole('list').allTextContents()
  expect(new Set(lists).size).toBe(28)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(56)
})

test('a worksheet begins with the levels of a task', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const task = await newTask(teacher, classId, { title: 'Week 6', parts: partsOf('addition 1.1', 'length 1.5') })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/grid?code=${code}&task=${task}`)
  await page.getByRole('link', { name: 'Print as a worksheet: Week 6' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(task)
  await expect(page.getByLabel('Title')).toHaveValue('Week 6')
  const levels = page.getByRole('region', { name: 'Preview' }).locator('h3')
  await expect(levels).toHaveText(['Addition 1.1', 'Length 1.5'])
})

test('a teacher prints a set, which comes back after it was edited and deleted', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  const id = await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}`)
  await page.getByLabel('From', { exact: true }).selectOption({ label: kumaraSet.title })
  await expect(page.getByLabel('Title')).toHaveValue(kumaraSet.title)
  const preview = page.getByRole('region', { name: 'Preview' })
  // The first problem has three rows of numbers, and the others have one.
  await expect(page.getByText('There are only 6 different questions.')).toBeVisible()
  await expect(preview.locator('[data-question]')).toHaveCount(6)
  await expect(preview.getByText('Tama digs').first()).toBeAttached()
  await expectAccessible(page, 'a worksheet of a set')
  await page.getByRole('button', { name: 'Make the worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: kumaraSet.title })).toBeVisible()
  const printed = await sheetsOn(page).locator('[data-question]').allTextContents()
  expect(printed).toHaveLength(6)
  await expectAccessible(page, 'a worksheet of a set that was made')
  await teacher.browser.call('PUT /api/sets/{set}', {
    ...{ set: id, title: 'Another title', version: 1 },
    problems: kumaraSet.problems.slice(1),
  })
  await teacher.browser.call('DELETE /api/sets/{set}', { set: id })
  await page.reload()
  await expect(sheetsOn(page).locator('[data-question]')).toHaveText(printed)
})

test('a worksheet of a task has its levels and its sets', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const id = await newSet(teacher)
  const set = { teacher: teacher.browser.account, id, version: 1 }
  const parts = [...partsOf('addition 1.1'), { kind: 'set' as const, set }]
  const task = await newTask(teacher, classId, { title: 'Week 6', parts })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}&task=${task}`)
  const names = page.getByRole('region', { name: 'Preview' }).locator('h3')
  await expect(names).toHaveText(['Addition 1.1', kumaraSet.title])
})

test.describe('a code of another teacher', () => {
  test.use({ expectedErrors: [/404/] })
  test('looks like one that no worksheet has, and another code can be typed', async ({ page, app }) => {
    const { teacher, classId } = await classWithStudent(app.url)
    const { code } = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }])
    const other = await registeredTeacher(app.url)
    await alreadyLoggedIn(page, other, app.url)
    await page.goto(`/#/tasks/sheet?sheet=${code}`)
    await expect(page.getByRole('heading', { name: 'No worksheet has this code' })).toBeVisible()
    await expect(page.getByLabel('Bring back a sheet by its code')).toBeVisible()
    await expectAccessible(page, 'an unknown worksheet')
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
  test('a worksheet that could not be made keeps what was chosen, and is made at the next try', async ({
    page,
    app,
  }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/worksheets?code=${code}&operation=timestable&level=1.8`)
    await page.getByLabel('Title').fill('Sevens')
    await page.route('**/worksheets', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByText('The worksheet could not be made.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sevens' })).toBeVisible()
  })
})

test.describe('a worksheet whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\/worksheets/] })

  test('a worksheet that was stored unseen does not print in place of changed settings', async ({ page, app }) => {
    const { teacher, code } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/worksheets?code=${code}`)
    await page.getByLabel('Title').fill('Ten questions')
    await page.getByRole('radio', { name: '10', exact: true }).check()
    await page.route('**/worksheets', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByText('The worksheet could not be made.')).toBeVisible()
    await page.unroute('**/worksheets')
    await page.getByLabel('Title').fill('Thirty questions')
    await page.getByRole('radio', { name: '30', exact: true }).check()
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thirty questions' })).toBeVisible()
    await expect(sheetsOn(page).locator('[data-question]')).toHaveCount(30)
  })
})
