import { expectAccessible } from '../harness/accessible.ts'
import { chooseFor, moreFor } from '../harness/more.ts'
import { classWithStudent, joinedStudent, registeredTeacher } from '../harness/people.ts'
import { openTeacherDashboard, signInByPopup } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of (401|404|429)/] })

test('a teacher corrects the name of a student, who sees it too', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Mia', 'Cooper')
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await chooseFor(page, 'Mia Ch.', 'Edit')

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
  await expect(moreFor(page, 'Māia C.')).toBeFocused()
  const { account } = await student.browser.call('GET /api/session', {})
  expect(account).toMatchObject({ firstName: 'Māia', lastName: 'Chén' })
})

test('a name is unchanged after Discard, and a typed one stays in the form until the network is back', async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await chooseFor(page, 'Mia C.', 'Edit')
  await dialog.getByLabel('First Name').fill('Ana')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()

  await chooseFor(page, 'Mia C.', 'Edit')
  await dialog.getByLabel('First Name').fill('Ana')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The name could not be saved.')).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: 'Ana C.' })).toBeVisible()
})

test('a teacher whose session has ended keeps the typed name, and saves it after a new log-in', async ({
  page,
  context,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  const button = dialog.getByRole('button', { name: 'Log in again' })
  const saveWithoutSession = async (name: string) => {
    await page.getByRole('button', { name: /^More for .* C\.$/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('First Name').fill(name)
    await context.clearCookies({ name: 'session' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('You have been logged out. What you typed is still here.')).toBeVisible()
    await expect(dialog.getByText('could not be saved')).toHaveCount(0)
    await expect(dialog.getByLabel('First Name')).toHaveValue(name)
    await expectAccessible(page, 'edit a student after the session')
  }
  await saveWithoutSession('Ana')
  await signInByPopup(page, button, teacher.email)
  await expect(button).toBeHidden()
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: 'Ana C.' })).toBeVisible()

  await saveWithoutSession('Mia')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/#\/login$/)
})

test('a second teacher who logs in on a slow network neither sees nor saves the text that the first one typed', async ({
  page,
  context,
  app,
}) => {
  const { teacher } = await classWithStudent(app.url)
  const other = await registeredTeacher(app.url)
  await openTeacherDashboard(page, teacher)
  await page.getByRole('button', { name: 'Create Class' }).click()
  await page.getByLabel('Class name').fill('Typed before')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const button = page.getByRole('button', { name: 'Log in again' })
  await expect(button).toBeVisible()

  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/session', async (route) => {
    await arrived
    await route.continue()
  })
  await signInByPopup(page, button, other.email)
  await expect(page.getByLabel('Class name')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('button', { name: 'Create Class' })).toBeVisible()
  expect(await other.browser.call('GET /api/classes', {})).toMatchObject({ classes: [], waiting: {}, due: {} })
})

test('a teacher who renames a student who has left reads that the student is no longer in the class', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await chooseFor(page, 'Mia C.', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await expect(dialog).toBeVisible()
  await student.browser.call('DELETE /api/memberships/{class}', { class: classId })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This student is no longer in the class.')).toBeVisible()
})

test('a name that was changed twenty times on a day stays until the next day', async ({ page, app }) => {
  const { teacher, student, classId, code } = await classWithStudent(app.url)
  const path = { class: classId, student: student.browser.account }
  for (let i = 1; i <= 20; i++) {
    const names = { firstName: 'Mia', lastName: `Chen ${'i'.repeat(i)}` }
    await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', { ...path, ...names })
  }
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  await chooseFor(page, 'Mia C.', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Student' })
  await dialog.getByLabel('First Name').fill('Ana')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This name was changed too often. Try again tomorrow.')
})
