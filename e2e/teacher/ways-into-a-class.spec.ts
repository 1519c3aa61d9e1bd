import { classWithStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('Student Progress and Progress Overview lead to each other, by keyboard too, at the same place', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const tabs = page.getByRole('navigation', { name: 'Pages of this class' })
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true })
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/#/teacher/dashboard`)
    await page.getByRole('link', { name: 'View Student Progress' }).click()
    await expect(tab('Student Progress')).toHaveAttribute('aria-current', 'page')
    await expect(tab('Progress Overview')).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('button', { name: 'View Progress of Mia C.' })).toBeVisible()
    const place = await tabs.boundingBox()

    await tab('Student Progress').focus()
    await page.keyboard.press('Tab')
    await expect(tab('Progress Overview')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#/progressoverview\\?code=${code}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Progress Overview' })).toBeFocused()
    await expect(tab('Progress Overview')).toHaveAttribute('aria-current', 'page')
    if (width > 600) expect(await tabs.boundingBox()).toEqual(place)

    await page.goto(`/#/progressoverview/fouroperations?op=addition&code=${code}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
    await expect(tab('Progress Overview')).toHaveAttribute('aria-current', 'true')
    if (width > 600) expect(await tabs.boundingBox()).toEqual(place)

    await tab('Student Progress').click()
    await expect(page).toHaveURL(new RegExp(`#/studentprogress\\?code=${code}$`))
  }
})

test('the ways into a class are not on paper, and not on a page without a class', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const tabs = page.getByRole('navigation', { name: 'Pages of this class' })
  await page.goto(`/#/studentprogress?code=${code}`)
  await expect(tabs).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tabs).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/#/studentprogress')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(tabs).toHaveCount(0)
})
