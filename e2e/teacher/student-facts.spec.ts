import { readFile } from 'node:fs/promises'
import { expectToFit } from '../harness/fitting.ts'
import { classWithStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** Opens the facts of a student who is quick in the tables of 7 and slow in those of 8, and has missed one fact. */
async function openFacts(page: Page, url: string) {
  const { teacher, student, code } = await classWithStudent(url)
  // So many questions ask every fact of a table.
  for (let round = 0; round < 8; round++) {
    await played(student, 'timestable', '1.8', 20, { thinking: 2000 })
    await played(student, 'timestable', '1.9', 20, { thinking: 4000 })
  }
  await played(student, 'timestable', '1.4', ['wrong'], { thinking: 2000 })
  await alreadyLoggedIn(page, teacher, url)
  await page.goto(`/#/studentprogress/timestable?code=${code}&student=${student.browser.account}`)
  await page.getByRole('navigation', { name: 'Pages of this student' }).getByRole('link', { name: 'Facts' }).click()
  await expect(page.getByRole('heading', { name: 'Mia Chen' })).toBeVisible()
}

const fact = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const keyOf = (page: Page, words: string) =>
  page.getByRole('region', { name: '145 facts' }).getByRole('listitem').filter({ hasText: words })

test('a teacher sees which facts a student knows, and opens one of them', async ({ page, app }) => {
  await openFacts(page, app.url)
  await expect(fact(page, '7 × 8 = 56, right and quick')).toHaveText('56')
  await expect(fact(page, '8 × 7 = 56, right')).toBeVisible()
  await expect(fact(page, '9 × 9 = 81, not tried')).toHaveText('')
  await expect(fact(page, /^3 × \d = \d+, shaky$/)).toHaveCount(1)
  await expect(keyOf(page, 'right within 3 seconds')).toHaveText(/8$/)
  await expect(keyOf(page, 'right, but slower')).toHaveText(/8$/)
  await expect(keyOf(page, 'not tried yet')).toHaveText(/128$/)

  await fact(page, '7 × 8 = 56, right and quick').click()
  const open = page.getByRole('region', { name: '7 × 8 right and quick' })
  await expect(open.getByRole('row').nth(1)).toHaveText('today56right2.0')
  await expect(open).toContainText(/The other way round, 8 × 7: \d of the last \d right, 4\.0 seconds\./)
  await open.getByRole('button', { name: 'Close' }).click()
  await expect(open).toHaveCount(0)
  await expect(fact(page, '7 × 8 = 56, right and quick')).toBeFocused()

  await fact(page, /^3 × \d = \d+, shaky$/).click()
  const missed = page.getByRole('region', { name: /shaky/ }).getByRole('row').nth(1)
  await expect(missed).toHaveText('todayno numbermissed2.0')
})

test.describe('a failing read', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('a fact keeps its tries where the written answers cannot be loaded, and they can be tried again', async ({
    page,
    app,
  }) => {
    await page.route('**/fact-tries?*', (route) =>
      route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }),
    )
    await openFacts(page, app.url)
    await fact(page, '7 × 8 = 56, right and quick').click()
    const open = page.getByRole('region', { name: '7 × 8 right and quick' })
    await expect(open).toContainText('The written answers could not be loaded.')
    await expect(open.getByRole('row').nth(1)).toHaveText('todayright2.0')
    await page.unroute('**/fact-tries?*')
    await open.getByRole('button', { name: 'Try again' }).click()
    await expect(open.getByRole('row').nth(1)).toHaveText('today56right2.0')
  })
})

test('the arrow keys move between the facts, which are one stop of the Tab key', async ({ page, app }) => {
  await openFacts(page, app.url)
  await fact(page, '0 × 0 = 0, not tried').focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(fact(page, '1 × 2 = 2, not tried')).toBeFocused()
  await page.keyboard.press('End')
  await expect(fact(page, '1 × 10 = 10, not tried')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 × 10 not tried' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(fact(page, /^\d+ × /).and(page.locator(':focus'))).toHaveCount(0)
})

test('a product of three digits has room in its square on phones, in letters of 12 to 14 pixels', async ({
  page,
  app,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  // So many questions ask every fact of a table.
  for (let round = 0; round < 8; round++) await played(student, 'timestable', '2.1', 20, { thinking: 2000 })
  await alreadyLoggedIn(page, teacher, app.url)
  const leastSizes = { 320: 12, 390: 14 }
  for (const [width, least] of Object.entries(leastSizes)) {
    await page.setViewportSize({ width: Number(width), height: 844 })
    await page.goto(`/#/studentprogress/facts?code=${code}&student=${student.browser.account}`)
    const square = fact(page, '10 × 11 = 110, right and quick')
    await expect(square).toHaveText('110')
    const [room, size] = await square.evaluate((button) => {
      const text = document.createRange()
      text.selectNodeContents(button)
      const spare = button.getBoundingClientRect().width - text.getBoundingClientRect().width
      return [spare, Number.parseFloat(getComputedStyle(button).fontSize)] as const
    })
    expect(room, `beside the digits at ${width}`).toBeGreaterThanOrEqual(2)
    expect(size, `the digits at ${width}`).toBeGreaterThanOrEqual(least)
    await expectToFit(page, `facts at ${width}`)
  }
})

test('on a phone, the words of the squares are directly below the map, on the first screen', async ({ page, app }) => {
  await openFacts(page, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const words of ['quick', 'right', 'shaky', 'not tried'])
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeInViewport({ ratio: 1 })
})

test('the seconds of facts can be hidden, on the screen and in the file', async ({ page, app }) => {
  await openFacts(page, app.url)
  await page.getByRole('button', { name: 'Hide seconds' }).click()
  await expect(fact(page, '7 × 8 = 56, right')).toBeVisible()
  await expect(page.getByText('seconds', { exact: false })).toHaveText(['Hide seconds'])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Mia Chen facts \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n')
  expect(lines[0]).toBe('"Fact","Status","Right of the last 5","Tries of the last 5"')
  expect(lines.find((line) => line.startsWith('"7 × 8"'))).toMatch(/^"7 × 8","right",\d,\d$/)
  expect(lines).toHaveLength(146)
})
