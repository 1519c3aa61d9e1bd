import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent, registeredTeacher } from '../harness/people.ts'
import { logInTeacher, signInByPopup } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (401|404)/] })

test('A teacher corrects the name of a student, who sees it too', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Mia', 'Cooper')
  await logInTeacher(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await page.getByRole('button', { name: 'Edit Mia Ch.' }).click()

  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Mia')
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Chen')
  await expectAccessible(page, 'edit a student')
  await dialog.getByLabel('Last Name').fill('   ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill in all fields.')).toBeVisible()
  await expect(dialog.getByLabel('Last Name')).toHaveAccessibleDescription('Please fill in all fields.')
  await expect(dialog.getByLabel('Last Name')).toBeFocused()
  await expectAccessible(page, 'edit a student, with a name missing')

  await dialog.getByLabel('First Name').fill('Māia')
  await dialog.getByLabel('Last Name').fill('Chén')
  await dialog.getByLabel('Last Name').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Māia C.' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Māia C.' })).toBeFocused()
  const { account } = await student.browser.call('GET /api/session', {})
  expect(account).toMatchObject({ firstName: 'Māia', lastName: 'Chén' })
})

test('Discard changes nothing, and without network what was typed stays until it is saved', async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await page.getByRole('button', { name: 'Edit Mia C.' }).click()
  await dialog.getByLabel('First Name').fill('Ana')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Mia C.' }).click()
  await dialog.getByLabel('First Name').fill('Ana')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The name could not be saved.')).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: 'Ana C.' })).toBeVisible()
})

test('A session that is over takes no name away: it is said, and after a new log-in the name is saved', async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  const key = dialog.getByRole('button', { name: 'Log in again' })
  const overAndSaved = async (name: string) => {
    await page.getByRole('button', { name: /^Edit .* C\.$/ }).click()
    await dialog.getByLabel('First Name').fill(name)
    await context.clearCookies({ name: 'session' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('You have been logged out. What you typed is still here.')).toBeVisible()
    await expect(dialog.getByText('could not be saved')).toHaveCount(0)
    await expect(dialog.getByLabel('First Name')).toHaveValue(name)
    await expectAccessible(page, 'edit a student after the session')
  }
  await overAndSaved('Ana')
  await signInByPopup(page, key, teacher.email)
  await expect(key).toBeHidden()
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: 'Ana C.' })).toBeVisible()

  await overAndSaved('Mia')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test('Another teacher who logs in there neither sees nor saves what was typed, however slow the network is', async ({
  page,
  context,
  app,
}) => {
  const { teacher } = await classWithStudent(app.url)
  const other = await registeredTeacher(app.url)
  await logInTeacher(page, teacher)
  await page.getByRole('button', { name: 'Create Class' }).click()
  await page.getByLabel('Class name').fill('Typed before')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const key = page.getByRole('button', { name: 'Log in again' })
  await expect(key).toBeVisible()

  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/session', async (route) => {
    await arrived
    await route.continue()
  })
  await signInByPopup(page, key, other.email)
  await expect(page.getByLabel('Class name')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('button', { name: 'Create Class' })).toBeVisible()
  expect(await other.browser.call('GET /api/classes', {})).toEqual({ classes: [] })
})

test('A student who has left meanwhile is said to have left', async ({ page, app }) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await logInTeacher(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await page.getByRole('button', { name: 'Edit Mia C.' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await expect(dialog).toBeVisible()
  await student.browser.call('DELETE /api/memberships/{class}', { class: classId })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This student is no longer in the class.')).toBeVisible()
})
