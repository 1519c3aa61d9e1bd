/** The list and the cards of a class, without a mouse and without a network. */
import { listedClass } from '../harness/card-steps.ts'
import { pressAt, tabTo, writeAt } from '../harness/keyboard.ts'
import { newClass, registeredTeacher } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('a teacher lists students and makes a new card with only the keyboard', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/add?code=${code}`)
  await writeAt(page, page.getByLabel('One name a line'), 'Tui Rangi')
  await pressAt(page, page.getByRole('button', { name: 'Look before adding' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Look before adding' })).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: 'Add 1 student' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Class cards' })).toBeFocused()
  await tabTo(page, page.getByLabel('For'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('For')).toHaveValue(/^[0-9a-f]{32}$/)
  await pressAt(page, page.getByRole('button', { name: 'New card' }))
  const dialog = page.getByRole('alertdialog', { name: 'New card for Tui R.?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await pressAt(page, dialog.getByRole('button', { name: 'New card' }))
  await expect(page.getByText('Tui R. has a new card.')).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Log out everywhere' }))
  await expect(page.getByText('Tui R. is logged out everywhere.')).toBeVisible()
})

test('without a network the cards say so and can be tried again, and no card is replaced', async ({ page, app }) => {
  const { teacher, classId, code } = await listedClass(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.route('**/cards', (route) => route.abort('internetdisconnected'))
  await page.goto(`/#/studentprogress/cards?code=${code}`)
  await expect(page.getByText('The cards could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Print 1 card' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'New card' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New card' }).click()
  await expect(page.getByText('The new card could not be made.')).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('The log-out did not work.')).toBeVisible()
  await page.context().setOffline(false)
  const { cards } = await teacher.browser.call('GET /api/classes/{class}/cards', { class: classId })
  expect(cards.map(({ version }) => version)).toEqual([1])
})
