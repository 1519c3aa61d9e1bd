import { load } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** Opens Insight of a class with three students who know the same levels. */
async function openInsight(page: Page, url: string) {
  const { teacher, student, code } = await classWithStudent(url)
  const students = [
    student,
    await joinedStudent(url, code, 'Ben', 'Wiremu'),
    await joinedStudent(url, code, 'Tūī', 'Ngata'),
  ]
  for (const one of students) {
    await played(one, 'addition', '1.1', 10)
    for (let round = 0; round < 8; round++) await played(one, 'timestable', '1.8', 20, { thinking: 2000 })
  }
  await alreadyLoggedIn(page, teacher, url)
  await page.goto(`/#/insight?code=${code}`)
}

const tab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Insight', exact: true }).getByRole('link', { name: title })

test('a teacher sees the strengths and gaps of a class with the names of the students', async ({ page, app }) => {
  await openInsight(page, app.url)
  await tab(page, 'Strengths and gaps').click()
  await expect(
    page.getByText(/^The levels are those of the last 14 days\. A level is in every box where 3 students/),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: /^Strengths/ }).getByRole('listitem')).toHaveText([
    /1\.1.*3 \+ 4.*3 of 3.*Ben W\., Mia C\. and Tūī N\./,
  ])
  await expect(tab(page, 'Strengths and gaps')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Insight' })).toHaveAttribute('aria-current', 'true')
})

test('the tabs of Insight are at the same place on each of its pages, also while a page loads', async ({
  page,
  app,
}) => {
  await openInsight(page, app.url)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const places: unknown[] = []
    for (const [name, heading] of [
      ['This week', 'Insight'],
      ['Strengths and gaps', 'Strengths and gaps'],
      ['Facts', 'Facts'],
    ] as const) {
      let answer = () => {}
      const isMeasured = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(/\/api\/classes\/\w[\w-]+\/(insight|levels|facts)$/, async (route) => {
        await isMeasured
        await route.continue()
      })
      await tab(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      places.push(await tab(page, 'This week').boundingBox())
      answer()
      await expect(page.getByText('Room 5 · 3 students')).toBeVisible()
      await expect(page.getByRole('button', { name: width > 600 ? 'Print' : 'More for Room 5' })).toBeVisible()
      places.push(await tab(page, 'This week').boundingBox())
      await page.unrouteAll()
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size, JSON.stringify(places)).toBe(1)
    await expectToFit(page, `Facts at ${width}`)
  }
})

test('a teacher sees the facts of the middle student of a class, and how many know one', async ({ page, app }) => {
  await openInsight(page, app.url)
  await tab(page, 'Facts').click()
  await page.getByRole('button', { name: '7 × 8 = 56, right and quick' }).click()
  const open = page.getByRole('region', { name: '7 × 8 right and quick' })
  await expect(open.getByRole('listitem')).toHaveText([
    '3 students right within 3 seconds',
    '0 students right, but slower',
    '0 students shaky',
  ])
})

test('a teacher shows all levels of a box, and the lower boxes begin on the first screen of a laptop', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { teacher, student, code } = await classWithStudent(app.url)
  const students = [
    student,
    await joinedStudent(app.url, code, 'Ben', 'Wiremu'),
    await joinedStudent(app.url, code, 'Tūī', 'Ngata'),
  ]
  for (const one of students) for (const id of ['1.1', '1.2', '2.1']) await played(one, 'multiplication', id, 10)
  await alreadyLoggedIn(page, teacher, app.url)
  await load(page, `insight/levels?code=${code}`)
  const strengths = page.getByRole('region', { name: /^Strengths/ })
  await expect(strengths.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: /^Gaps/ }).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await strengths.getByRole('button', { name: 'Show all (3)', expanded: false }).click()
  await expect(strengths.getByRole('listitem')).toHaveCount(3)
  await strengths.getByRole('button', { name: 'Show fewer', expanded: true }).click()
  await expect(strengths.getByRole('listitem')).toHaveCount(2)
})
