import { registeredStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
})

interface Card {
  readonly title: string
  readonly says: string
  /** Below /main. */
  readonly to: string
}

/** Each card says how much is done, leads to its place, and that place leads back. */
async function expectCards(page: Page, menu: string, back: string, cards: readonly Card[]) {
  for (const { title, says, to } of cards) {
    await page.goto(`/#/main${menu}`)
    const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toContainText(says)
    await card.click()
    await expect(page).toHaveURL(new RegExp(`#/main/${to}$`))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(new RegExp(`#/main${menu}$`))
  }
}

test('The topics lead to their places and back', async ({ page }) => {
  await expectCards(page, '', 'Back to Topics', [
    { title: 'Number Structure', says: '0/36 Completed', to: 'numberstructure' },
    { title: 'Times Table', says: '0/13 Completed', to: 'timestable' },
    { title: 'Four Operations', says: '0/102 Completed', to: 'fouroperations' },
    { title: 'Measurement', says: '0/19 Completed', to: 'measurement' },
  ])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})

test('Four Operations leads to its five lists and to Word Problems', async ({ page }) => {
  await expectCards(page, '/fouroperations', 'Back to Four Operations', [
    { title: 'Addition', says: '0/23 Completed', to: 'fouroperations/addition' },
    { title: 'Subtraction', says: '0/26 Completed', to: 'fouroperations/subtraction' },
    { title: 'Multiplication', says: '0/26 Completed', to: 'fouroperations/multiplication' },
    { title: 'Division', says: '0/23 Completed', to: 'fouroperations/division' },
    { title: 'BEDMAS', says: '0/4 Completed', to: 'fouroperations/bedmas' },
    { title: 'Word Problems', says: 'Coming Soon', to: 'fouroperations/wordproblems' },
  ])
})

test('Number Structure leads to its three phases', async ({ page }) => {
  await expectCards(page, '/numberstructure', 'Back to Number Structure', [
    { title: 'Phase 1', says: '0/36 Completed', to: 'numberstructure/phase1' },
    { title: 'Phase 2', says: 'Coming Soon', to: 'numberstructure/phase2' },
    { title: 'Phase 3', says: 'Coming Soon', to: 'numberstructure/phase3' },
  ])
})

test('Measurement leads to Length; the rest is still to come', async ({ page }) => {
  await expectCards(page, '/measurement', 'Back to Measurement', [
    { title: 'Length', says: '0/19 Completed', to: 'measurement/length' },
  ])
  for (const title of ['Mass/Weight', 'Capacity', 'Time', 'Angle']) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  }
  await expect(page.getByText('Coming Soon')).toHaveCount(4)
})

const lists: readonly [string, string, readonly number[]][] = [
  ['fouroperations/addition', 'Stage', [3, 5, 5, 5, 5]],
  ['fouroperations/subtraction', 'Stage', [4, 5, 7, 5, 5]],
  ['fouroperations/multiplication', 'Stage', [6, 5, 5, 5, 5]],
  ['fouroperations/division', 'Stage', [3, 4, 5, 4, 7]],
  ['fouroperations/bedmas', 'Stage', [4]],
  ['numberstructure/phase1', 'Year', [9, 9, 9, 9]],
  ['measurement/length', 'Phase', [7, 9, 3]],
]

test('Every list shows its parts, each with its badge and the keys to its levels', async ({ page }) => {
  for (const [list, part, levels] of lists) {
    await page.goto(`/#/main/${list}`)
    const first = part === 'Year' ? 0 : 1
    for (const [i, count] of levels.entries()) {
      const stage = first + i
      const region = page.getByRole('region', { name: new RegExp(`^${part} ${stage}`) })
      await expect(region).toContainText(`0/${count} Completed`)
      await expect(region.getByRole('img', { name: 'Completed' })).toHaveCount(0)
      const keys = region.getByRole('link')
      await expect(keys).toHaveCount(count)
      expect(await keys.evaluateAll((all) => all.map((key) => key.getAttribute('href')))).toEqual(
        Array.from({ length: count }, (_, j) => `#/main/${list}/${stage}/${stage}.${j + 1}`),
      )
    }
  }
})

test('Times Table shows thirteen tables, from 0 to 12', async ({ page }) => {
  await page.goto('/#/main/timestable')
  await expect(page.getByText('0/13 Completed')).toBeVisible()
  const keys = page.getByRole('main').getByRole('link', { name: /Time Table \d+/ })
  await expect(keys).toHaveCount(13)
  expect(await keys.evaluateAll((all) => all.map((key) => key.getAttribute('href')))).toEqual(
    ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.0', '2.1', '2.2', '2.3'].map(
      (id) => `#/main/timestable/1/${id}`,
    ),
  )
  await page.getByRole('link', { name: /Time Table 12/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stage 1-2.3' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Times Table' }).click()
  await expect(page).toHaveURL(/#\/main\/timestable$/)
})

test('The levels of Phases 2 and 3 are still to be made: their keys end at the home page', async ({ page }) => {
  for (const [phase, years] of [
    [2, [4, 5, 6]],
    [3, [7, 8]],
  ] as const) {
    for (const year of years) {
      await page.goto(`/#/main/numberstructure/phase${phase}`)
      const region = page.getByRole('region', { name: `Year ${year}` })
      await expect(region).toContainText('Coming Soon')
      await expect(region.getByRole('link')).toHaveCount(9)
      await region.getByRole('link').last().click()
      await expect(page).toHaveURL(/#\/$/)
    }
  }
})

test('An unknown stage or level leads to its list, any other unknown path to the home page', async ({ page }) => {
  for (const [path, to] of [
    ['main/fouroperations/addition/1/9.9', 'main/fouroperations/addition'],
    ['main/fouroperations/division/7/1.1', 'main/fouroperations/division'],
    ['main/fouroperations/bedmas/2/1.1', 'main/fouroperations/bedmas'],
    ['main/numberstructure/phase1/0/1.1', 'main/numberstructure/phase1'],
    ['main/numberstructure/phase1/4/4.1', 'main/numberstructure/phase1'],
    ['main/timestable/2/2.0', 'main/timestable'],
    ['main/timestable/1/2.4', 'main/timestable'],
    ['main/measurement/length/1/1.8', 'main/measurement/length'],
    ['main/fouroperations/powers', ''],
    ['main/fouroperations/powers/1/1.1', ''],
    ['main/numberstructure/phase4', ''],
    ['main/measurement/angle', ''],
    ['main/numberstructure/year5/5.1', ''],
    ['nowhere', ''],
  ]) {
    await page.goto(`/#/${path}`)
    await expect(page, path).toHaveURL(new RegExp(`#/${to}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
