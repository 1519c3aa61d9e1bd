import { levelsOf, targetOf } from '#maths'
import { registeredStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page, app }) => {
  await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
})

interface Card {
  readonly title: string
  readonly text: string
  /** The path below /main. */
  readonly to: string
}

/** Expects that each card shows its progress and leads to its page, and that the page leads back. */
async function expectCards(page: Page, menu: string, back: string, cards: readonly Card[]) {
  for (const { title, text, to } of cards) {
    await page.goto(`/#/main${menu}`)
    const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toContainText(text)
    await card.click()
    await expect(page).toHaveURL(new RegExp(`#/main/${to}$`))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(new RegExp(`#/main${menu}$`))
  }
}

for (const size of [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
]) {
  test(`all four topics are on the first screen at ${size.width} by ${size.height} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/#/main')
    for (const title of ['Number Structure', 'Times Table', 'Four Operations', 'Measurement']) {
      const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      await expect(card).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a student goes from the topics to each topic and back', async ({ page }) => {
  await expectCards(page, '', 'Back to Topics', [
    { title: 'Number Structure', text: '0/36 Completed', to: 'numberstructure' },
    { title: 'Times Table', text: '0/13 Completed', to: 'timestable' },
    { title: 'Four Operations', text: '0/102 Completed', to: 'fouroperations' },
    { title: 'Measurement', text: '0/19 Completed', to: 'measurement' },
  ])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})

test('a student goes from Four Operations to its five lists and to Word Problems', async ({ page }) => {
  await expectCards(page, '/fouroperations', 'Back to Four Operations', [
    { title: 'Addition', text: '0/23 Completed', to: 'fouroperations/addition' },
    { title: 'Subtraction', text: '0/26 Completed', to: 'fouroperations/subtraction' },
    { title: 'Multiplication', text: '0/26 Completed', to: 'fouroperations/multiplication' },
    { title: 'Division', text: '0/23 Completed', to: 'fouroperations/division' },
    { title: 'BEDMAS', text: '0/4 Completed', to: 'fouroperations/bedmas' },
    { title: 'Word Problems', text: 'Coming Soon', to: 'fouroperations/wordproblems' },
  ])
})

test('a student goes from Number Structure to its three phases', async ({ page }) => {
  await expectCards(page, '/numberstructure', 'Back to Number Structure', [
    { title: 'Phase 1', text: '0/36 Completed', to: 'numberstructure/phase1' },
    { title: 'Phase 2', text: 'Coming Soon', to: 'numberstructure/phase2' },
    { title: 'Phase 3', text: 'Coming Soon', to: 'numberstructure/phase3' },
  ])
})

test('a student goes from Measurement to Length, and the other domains are marked Coming Soon', async ({ page }) => {
  await expectCards(page, '/measurement', 'Back to Measurement', [
    { title: 'Length', text: '0/19 Completed', to: 'measurement/length' },
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

test('a list shows its stages, each with its count and the links to its levels', async ({ page }) => {
  for (const [list, part, levels] of lists) {
    await page.goto(`/#/main/${list}`)
    const first = part === 'Year' ? 0 : 1
    for (const [i, count] of levels.entries()) {
      const stage = first + i
      const region = page.getByRole('region', { name: new RegExp(`^${part} ${stage}`) })
      await expect(region).toContainText(`0/${count} Completed`)
      await expect(region.getByRole('img', { name: 'Completed' })).toHaveCount(0)
      const links = region.getByRole('link')
      await expect(links).toHaveCount(count)
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        Array.from({ length: count }, (_, j) => `#/main/${list}/${stage}/${stage}.${j + 1}`),
      )
    }
  }
})

test('the list of Times Table shows thirteen tables, from 0 to 12', async ({ page }) => {
  await page.goto('/#/main/timestable')
  await expect(page.getByText('0/13 Completed')).toBeVisible()
  const links = page.getByRole('main').getByRole('link', { name: /Time Table \d+/ })
  await expect(links).toHaveCount(13)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.0', '2.1', '2.2', '2.3'].map(
      (id) => `#/main/timestable/1/${id}`,
    ),
  )
  await page.getByRole('link', { name: /Time Table 12/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stage 1-2.3' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Times Table' }).click()
  await expect(page).toHaveURL(/#\/main\/timestable$/)
  await expect(page.getByRole('link', { name: /Time Table 12 Now with the timer$/ })).toBeVisible()
  await expect(page.getByText('Not started')).toHaveCount(12)
})

test('a level of Phase 2 or 3 is marked Coming Soon, and its link leads to the home page', async ({ page }) => {
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

test('an unknown stage or level leads to its list, and any other unknown path to the home page', async ({ page }) => {
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

test('the list of the tables keeps its title in view if the next table is near', async ({ page, app }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const student = await registeredStudent(app.url)
  await played(student, 'timestable', '1.8', 3)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/main/timestable')
  await expect(page.getByRole('link', { name: /^1\.8/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('a list opens at the next level to try, however far down it is', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const student = await registeredStudent(app.url)
  for (const { id } of levelsOf('addition').slice(0, 13)) await played(student, 'addition', id, targetOf('addition'))
  await alreadyLoggedIn(page, student, app.url)
  await page.goto('/#/main/fouroperations')
  await page.getByRole('link', { name: 'Addition' }).click()
  const next = page.getByRole('link', { name: '4.1 3421 + 356' })
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(next).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeFocused()
  // The list stays where a student scrolls it.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(next).not.toBeInViewport()

  const why = page.getByRole('region', { name: 'Stage 4' }).getByText('The ball goes on from your last level.')
  await expect(why).toHaveCount(0)
  await played(student, 'addition', '4.3', 2)
  await page.reload()
  await expect(page.getByRole('link', { name: /^4\.3 / })).toHaveAttribute('aria-current', 'step')
  await expect(why).toBeVisible()
})
