import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { newClass, registeredTeacher } from '../harness/people.ts'
import { scanned } from '../harness/scanned.ts'
import { openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

const names = [
  'Aroha Tamihana',
  'Ben Walker',
  'Charlotte Lee',
  'Daniel Kim',
  'Ella Marsh',
  'Finn O’Brien',
  'Grace Patel',
]
const more = ['Anaïs-Marguerite van der Westhuizen', 'Nīkau Pōtae', 'Nīkau Pōtae']

/** Opens a class of a new teacher, and adds students by typing their names. */
async function classOf(page: Page, url: string, lines: readonly string[]): Promise<string> {
  const teacher = await registeredTeacher(url)
  const code = await newClass(teacher, 'Room 12 Maths')
  await openTeacherDashboard(page, teacher)
  await page.getByRole('link', { name: 'View Student Progress' }).click()
  await page.getByRole('link', { name: 'Add students' }).click()
  await page.getByLabel('One name a line').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Look before adding' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look before adding' })).toBeVisible()
  return code
}

for (const [paper, width, height] of [
  ['A4', 794, 1123],
  ['Letter', 816, 1056],
] as const)
  test(`each QR code on a printed sheet of ${paper} signs its student in`, async ({ page, app, openDevice }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await classOf(page, app.url, [...names, ...more])
    await page.getByRole('button', { name: 'Add 10 students' }).click()
    await expect(page.getByRole('button', { name: 'Print 10 cards' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height })
    const codes = page.getByRole('img', { name: /^QR code of/ })
    await expect(codes).toHaveCount(10)
    const addresses: string[] = []
    for (const code of await codes.all()) addresses.push(await scanned(page, code))
    expect(new Set(addresses).size).toBe(10)
    for (const address of addresses) expect(address).toMatch(new RegExp(`^${app.url}/#/card\\?key=[\\w-]{43}$`))
    const sheets = await page.pdf({ format: paper, printBackground: false })
    expect(sheets.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
    await expect(page.getByRole('listitem').getByText('Anaïs-Marguerite v.')).toBeVisible()

    const tablet = await openDevice()
    await tablet.goto(addresses[1] ?? '')
    await expect(tablet).toHaveURL(/#\/student\/dashboard$/)
    await expect(tablet.getByRole('heading', { name: 'Kia ora, Aroha' })).toBeVisible()
    expect(
      await tablet.evaluate(() => JSON.stringify([history.state, location.href, document.referrer])),
    ).not.toContain('key')
  })

test.describe('a shared tablet', () => {
  // The page asks for its data once more before it knows that the session is over.
  test.use({ expectedErrors: [/401/] })
  test('a child who scans the card of another child on the same tablet gets their own screens', async ({
    page,
    app,
    openDevice,
  }) => {
    await classOf(page, app.url, names)
    await page.getByRole('button', { name: 'Add 7 students' }).click()
    const codes = page.getByRole('img', { name: /^QR code of/ })
    await expect(codes).toHaveCount(7)
    const [aroha, ben] = [await scanned(page, codes.nth(0)), await scanned(page, codes.nth(1))]
    const tablet = await openDevice()
    await tablet.goto(aroha)
    await expect(tablet.getByRole('heading', { name: 'Kia ora, Aroha' })).toBeVisible()
    await tablet.goto(ben)
    await expect(tablet.getByRole('heading', { name: 'Kia ora, Ben' })).toBeVisible()
    await expect(tablet).toHaveURL(/#\/student\/dashboard$/)

    await page.getByLabel('For').selectOption('Ben W.')
    await page.getByRole('button', { name: 'New card' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'New card' }).click()
    await expect(page.getByText('Ben W. has a new card.')).toBeVisible()
    await tablet.reload()
    await expect(tablet).toHaveURL(/#\/login$/)
  })
})

test.describe('a card that opens nothing', () => {
  test.use({ expectedErrors: [/404/] })
  test('says that the card is old, and the key is not in the address', async ({ page, app }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const key = `${'x'.repeat(42)}A`
    await page.goto(`${app.url}/#/card?key=${key}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This card is old.' })).toBeVisible()
    await expectAccessible(page, 'an old card')
    expect(page.url()).toBe(`${app.url}/#/card`)
    // A request never has what is behind the # of an address, so each one is looked at without it.
    expect(requested.filter((address) => address.replace(/#.*/, '').includes(key))).toEqual([])
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByRole('link', { name: 'I have a class card' }).click()
    await expect(page.getByText('Or point the camera at your card. You need no code.')).toBeVisible()
    await expectAccessible(page, 'how to use a card')
  })
})

test('a list is corrected before it is added, and the same list again adds nobody', async ({ page, app }) => {
  const code = await classOf(page, app.url, [
    'Aroha Tamihana',
    'Leilani \u202eonoF',
    '',
    '11/06/2015',
    'Mia',
    'Aroha Tamihana',
  ])
  await expectAccessible(page, 'look before adding')
  const add = (count: number) => page.getByRole('button', { name: `Add ${count} student` })
  await expect(add(2)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: '3 lines are not names yet' })).toBeVisible()
  await page.getByLabel('Line 2: first and last name').fill('Leilani Fono')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave out line 4' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Please correct it, or leave it out.' })).toBeVisible()
  // The name that lacks a part is completed, and the next press of Enter adds the students.
  await expect(page.getByLabel('Line 5: first and last name')).toHaveValue('Mia')
  await page.getByLabel('Line 5: first and last name').fill('Mia Chen')
  await page.keyboard.press('Enter')
  await expect(add(4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Print 4 cards' })).toBeVisible()
  await expectAccessible(page, 'class cards')

  await page.goto(`/#/studentprogress/add?code=${code}`)
  await expect(page.getByText('Room 12 Maths · 4 students so far')).toBeVisible()
  await expectAccessible(page, 'add students')
  await page.getByText('CSV file', { exact: true }).click()
  const csv = 'Surname,Preferred,Email\nTamihana,AROHA,\nTamihana,Aroha,\nFono,Leilani,\nChen,Mia,m@kauri.school.nz\n'
  const file = { name: 'Room12.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByLabel('Use the column Surname as')).toHaveValue('last')
  await expectAccessible(page, 'columns of a file')
  await page.getByRole('button', { name: 'Look before adding' }).click()
  await expect(page.getByRole('heading', { name: /^There already/ })).toBeVisible()
  await expect(page.getByText('Nobody is new: there is nothing to add.')).toBeVisible()
  await expect(add(0)).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(page.getByText('Room12.csv')).toBeVisible()
})

test('a file that cannot be used says why in one sentence', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12 Maths')
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress/add?code=${code}`)
  const line = 'Mia,Chen\n'
  for (const [content, sentence] of [
    ['x'.repeat(2 * 1024 * 1024 + 1), 'This file is larger than 2 MB.'],
    [`First name,Last name\n${line.repeat(501)}`, 'A list has at most 500 lines. This one has 501.'],
    [`First name,Last name\n${line}First name,Last name\n${line}`, 'Line 3 has the headings once more.'],
    ['\n\n', 'There are no names in this file.'],
  ] as const) {
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText(sentence)
  }
})

test.describe('a lost response', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('a list that could not be sent is sent again, and is added once', async ({ page, app }) => {
    await classOf(page, app.url, ['Aroha Tamihana', 'Ben Walker'])
    let tries = 0
    // The first response is lost after the server has added the students.
    await page.route('**/listed-students', async (route) => {
      tries++
      if (tries > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Add 2 students' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Print 2 cards' })).toBeVisible()
  })
})
