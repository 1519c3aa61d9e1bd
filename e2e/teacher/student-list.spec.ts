import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, load } from '../harness/accessible.ts'
import { boxesOf } from '../harness/boxes.ts'
import { tabTo } from '../harness/keyboard.ts'
import { chooseFor, moreFor } from '../harness/more.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

const names = (page: Page) => page.getByRole('rowheader')

test('a teacher sorts the students of a class by every column', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const tane = await joinedStudent(app.url, code, 'Tāne', 'Walker')
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await played(student, 'addition', '1.1', 5)
  await played(ben, 'addition', '1.1', 5)
  await played(ben, 'addition', '1.2', 5)
  await played(tane, 'timestable', '1.3', 20)
  await played(student, 'length', '1.1', 5)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(names(page)).toHaveText(['Ben W.', 'Mia C.', 'Tāne W.'])
  await expect(page.getByLabel('Find a student')).toHaveCount(0)

  // One of 102 levels is seen in the bar, and a bar of no level is empty.
  const bars = page.getByRole('row', { name: /^Mia C\./ }).locator('[style*="--of"]')
  const widths = await bars.evaluateAll((all) => all.map((bar) => parseFloat(getComputedStyle(bar, '::before').width)))
  expect(widths).toEqual([0, 0, 4, 4])

  const orders = {
    'Times Table': ['Tāne W.', 'Ben W.', 'Mia C.'],
    'Four Operations': ['Ben W.', 'Mia C.', 'Tāne W.'],
    Measurement: ['Mia C.', 'Ben W.', 'Tāne W.'],
  }
  for (const [column, order] of Object.entries(orders)) {
    const head = page.getByRole('columnheader', { name: column })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page)).toHaveText(order)
  }
  const byName = page.getByRole('columnheader', { name: 'Student' })
  await byName.getByRole('button').click()
  await byName.getByRole('button').click()
  await expect(byName).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page)).toHaveText(['Tāne W.', 'Mia C.', 'Ben W.'])
})

test('a teacher sorts the cards of students by one list, with only the keyboard', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await joinedStudent(app.url, code, 'Tāne', 'Walker')
  await played(student, 'length', '1.1', 5)
  await played(ben, 'addition', '1.1', ['wrong', 'wrong', 'wrong'])
  await openTeacherDashboard(page, teacher)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await load(page, `studentprogress?code=${code}`)
    await expect(page.getByText('Hand up', { exact: true })).toBeVisible()
    // Above the cards of a phone are the heads of the areas, which stay in view.
    await expect(page.getByRole('columnheader')).toHaveCount(width === 390 ? 4 : 0)
    const sort = page.getByLabel('Sort by')
    await expect(sort.locator('option:checked')).toHaveText('Student, A to Z')
    await expectAccessible(page, `cards of students at ${width}`)
    await tabTo(page, sort)
    await page.keyboard.press('ArrowDown')
    await expect(names(page)).toHaveText([/Tāne W\./, /Mia C\./, /Ben W\./])
    await page.keyboard.press('ArrowDown')
    await expect(sort.locator('option:checked')).toHaveText('Now, hands first')
    await expect(names(page).first()).toHaveText(/Ben W\./)
    await sort.selectOption('Measurement, most first')
    await expect(names(page).first()).toHaveText(/Mia C\./)
    await expect(sort).toBeFocused()
    // The cards are below each other, in the order of the list.
    const cards = await boxesOf(page.getByRole('rowheader'))
    expect(cards.map(({ top }) => top)).toEqual(cards.map(({ top }) => top).toSorted((a, b) => a - b))
  }
})

test('a laptop shows eight rows of a class, each at least 44 pixels high', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  for (const letter of 'ABCDEFGHIJKLMNO') await joinedStudent(app.url, code, 'Aroha', `${letter}ndersen`)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openTeacherDashboard(page, teacher)
  await load(page, `studentprogress?code=${code}`)
  await expect(names(page)).toHaveCount(16)
  const rows = await boxesOf(names(page))
  for (const { top, bottom } of rows) expect(bottom - top).toBeGreaterThanOrEqual(44)
  expect(rows[7]?.bottom).toBeLessThanOrEqual(768)
})

test('the list says below a name what Insight has found, until Now is hidden', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await joinedStudent(app.url, code, 'Zoe', 'Evans')
  await followed([student, ben], 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  await load(page, `studentprogress?code=${code}`)
  await expect(names(page)).toHaveText([/^B?Ben W\.does not carry$/, /^M?Mia C\.does not carry$/, /^Z?Zoe E\.$/])
  await expectAccessible(page, 'a class with a mistake')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('does not carry').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Hide Now' }).click()
  await expect(page.getByRole('button', { name: 'Show Now' })).toBeFocused()
  await expect(page.getByText('does not carry')).toHaveCount(0)
})

test('a teacher saves the list of students as a file in the order shown', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Tūī', 'Ngata')
  await played(student, 'addition', '1.1', 5)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await page.getByRole('columnheader', { name: 'Student' }).getByRole('button').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const text = (await readFile(await (await saving).path(), 'utf8')).trim()
  const rows = text.split('\r\n').map((line) => line.replaceAll('"', '').split(','))
  expect(rows.map((cells) => cells[0])).toEqual(['Student', 'Tūī N.', 'Mia C.'])
  expect(rows.map((cells) => cells[3])).toEqual(['Four Operations (of 102)', '0', '1'])
})

test('a student in a long list is found by name, and the list fits a phone', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  const letters = [...'ABCDEFGHIJKLMN']
  for (const letter of letters) await joinedStudent(app.url, code, 'Aroha', `${letter}ndersen`)
  await joinedStudent(app.url, code, 'Tūī', 'Ngata')
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(names(page)).toHaveCount(16)
  const find = page.getByLabel('Find a student')
  await find.fill('tui')
  await expect(names(page)).toHaveText(['Tūī N.'])
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeAttached()
  await find.fill('zzz')
  await expect(page.getByText('No student has this name.').first()).toBeVisible()
  await expect(find).toBeFocused()
  await find.fill('tui')

  // The field stays while it has a text, although the class is no longer long.
  await chooseFor(page, 'Tūī N.', 'Remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('15 students')).toBeVisible()
  await find.fill('')
  await expect(names(page)).toHaveCount(15)

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(moreFor(page, 'Mia C.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // The first student is in the upper part of a phone, and the tools are beside the title.
    expect((await page.getByRole('row').first().boundingBox())!.y).toBeLessThanOrEqual(width === 390 ? 300 : 360)
    await expectAccessible(page, `students at ${width}`)
    await page.getByRole('button', { name: 'View Progress of Mia C.' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
})

test('on a phone, the tools of a list are in the menu beside its title', async ({ page, app }) => {
  const { teacher, code, name } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/studentprogress?code=${code}`)
  const more = page.getByRole('button', { name: `More for ${name}` })
  const entries = page.getByRole('menuitem')
  await more.click()
  await expect(entries).toHaveText([
    'Add students',
    'Class cards',
    'Sign-in with pictures',
    'Hide Now',
    'Save as CSV',
    'Print',
  ])
  await entries.filter({ hasText: 'Hide Now' }).click()
  await more.click()
  await expect(entries.filter({ hasText: 'Show Now' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await entries.filter({ hasText: 'Save as CSV' }).click()
  await saving
  await more.click()
  await entries.filter({ hasText: 'Class cards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Class cards' })).toBeVisible()
})

test('Save and Print are in one line, after the search of a list and below the search of an overview', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  for (const letter of 'ABCDEFGHIJKLMNO') await joinedStudent(app.url, code, 'Aroha', `${letter}ndersen`)
  await openTeacherDashboard(page, teacher)
  for (const width of [1366, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const paths = ['progressoverview/timestable', 'progressoverview/fouroperations']
    for (const path of width > 600 ? ['studentprogress', ...paths] : paths) {
      await page.goto(`/#/${path}?code=${code}`)
      const tools = [
        page.getByRole('searchbox', { name: 'Find a student' }),
        page.getByRole('button', { name: 'Save as CSV' }),
        page.getByRole('button', { name: 'Print' }),
      ]
      await expect(tools[0] as Locator).toBeVisible()
      const boxes = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())!))
      const [search, save] = boxes
      const isBeside = path === 'studentprogress'
      const inOneLine = isBeside ? boxes : boxes.slice(1)
      if (!isBeside) expect(search!.y + search!.height, `${path} at ${width}`).toBeLessThanOrEqual(save!.y)
      const middles = inOneLine.map(({ y, height }) => y + height / 2)
      expect(Math.max(...middles) - Math.min(...middles), `${path} at ${width}`).toBeLessThan(8)
      const lefts = inOneLine.map(({ x }) => x)
      expect(lefts, `${path} at ${width}`).toEqual(lefts.toSorted((a, b) => a - b))
    }
  }
})
