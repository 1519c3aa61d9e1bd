import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { boxesOf } from '../harness/boxes.ts'
import { studentsByColumn } from '../harness/overviews.ts'
import { classWithStudent, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

/** Opens the overview of a class in which one name is a formula. */
async function openOverview(page: Page, url: string) {
  const teacher = await registeredTeacher(url)
  const { code } = await teacher.browser.call('POST /api/classes', { id: randomUUID(), name: 'Pāngarau: 5/6' })
  for (const [first, last] of [
    ['Tūī', 'Ngata'],
    ['=HYPERLINK("https://evil.example","x")', 'Chen'],
    ['Mia', 'Chen'],
  ] as const) {
    const student = await registeredStudent(url, first, last)
    await student.browser.call('POST /api/memberships', { code })
    if (first === 'Mia') await played(student, 'addition', '2.4', 3)
  }
  await openTeacherDashboard(page, teacher)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`/#/progressoverview/fouroperations?code=${code}`)
  await expect(page.getByRole('table')).toBeVisible()
}

test('an overview is saved as a file that a spreadsheet opens correctly and never calculates', async ({
  page,
  app,
}) => {
  await openOverview(page, app.url)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Pāngarau 5 6, Addition \d{4}-\d\d-\d\d\.csv$/)
  const file = await readFile(await download.path())
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(file.toString('utf8').slice(1).split('\r\n')).toEqual([
    '"Student","Position","Level","Status"',
    `"'=HYPERLINK(""https://evil.example"",""x"") C.","Not started","","not started"`,
    '"Tūī N.","Not started","","not started"',
    '"Mia C.","Stage 2","2.4: 42 + 35","working on"',
  ])
})

test('an overview is printed without bars and buttons, black on white, with every name', async ({ page, app }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openOverview(page, app.url)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
  await expect(page.getByText('Pāngarau: 5/6 · 3 students')).toBeVisible()
  expect(Object.keys(await studentsByColumn(page))).toEqual(['Not started', 'Stage 2'])
  for (const chip of await page.getByRole('table').getByRole('link').all()) {
    const isCut = await chip.evaluate((link) => link.scrollWidth > link.clientWidth)
    expect(isCut, await chip.innerText()).toBe(false)
    await expect(chip).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(chip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await expect(page.getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group')
})

test('thirty students have room on one sheet of paper, with names of nine points', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZABC')
  await teacher.browser.call('POST /api/classes/{class}/listed-students', {
    ...{ class: classId, id: randomUUID() },
    students: letters.map((letter, i) => ({ firstName: 'Charlotte', lastName: `${letter}${i}` })),
  })
  const task = randomUUID()
  await teacher.browser.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id: task, title: 'Adding', students: null, begins: null, due: null },
    ...{ parts: [{ kind: 'level', operation: 'addition', levelId: '1.1' }], rightAnswers: null, countsEarlier: true },
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    `studentprogress?code=${code}`,
    `progressoverview/timestable?code=${code}`,
    `progressoverview/fouroperations?code=${code}`,
    `tasks/grid?code=${code}&task=${task}`,
  ]) {
    await page.goto(`/#/${path}`)
    const name = page.getByText('Mia C.').first()
    await expect(name).toBeVisible()
    const size = await name.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect.soft(size, path).toBeGreaterThanOrEqual(12)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
  }
})

test('an overview is printed in columns, even if the screen shows rows', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOverview(page, app.url)
  await expect(page.getByRole('heading', { level: 2, name: 'Stage 2' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Stage 2' })).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  const tops = (await boxesOf(page.getByRole('columnheader'))).map(({ top }) => top)
  expect(tops).toHaveLength(7)
  expect(new Set(tops).size).toBe(1)
})

test.describe('bad network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('a file that could not be saved shows an error, and is saved at the next try', async ({ page, app }) => {
    await openOverview(page, app.url)
    await page.route('**/save-csv-*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    await expect(page.getByText('The file could not be saved.')).toBeVisible()
    await page.unrouteAll()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Try again' }).click()
    await downloading
    await expect(page.getByText('The file could not be saved.')).toHaveCount(0)
  })
})
