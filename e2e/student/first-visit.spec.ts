import type { Locator } from '@playwright/test'
import { classWithStudent, newClass, newEmail, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { alreadyLoggedIn, beginRegistration, logIn, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('someone without an account sees on the first view of Login where to register, and the way back', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.getByRole('link', { name: 'START NOW' }).click()
    await expect(page).toHaveURL(/#\/login$/)
    const register = page.getByText('New here?').getByRole('link', { name: 'Register' })
    await expect(register).toBeInViewport({ ratio: 1 })
    await register.click()
    await expect(page).toHaveURL(/#\/register$/)
    await page.getByText('Been here before?').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/#\/login$/)
  }
})

test.describe('class code', () => {
  // A test enters a class code that does not exist.
  test.use({ expectedErrors: [/404/] })

  test('a student who logs in without an account is asked to register first', async ({ page }) => {
    await logIn(page, newEmail('mia'), 'student')
    const alert = page.getByRole('alertdialog')
    await expect(alert).toHaveAccessibleName('Please register first!')
    await expect(alert).toHaveAccessibleDescription('Welcome! You are new here. Tell us your name.')
    await expect(page).toHaveURL(/#\/student\/registration$/)
    await alert.getByRole('button', { name: 'OK, let’s register' }).click()
    await expect(page.getByLabel('First Name')).toBeFocused()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Please fill in all fields.')).toBeVisible()
    await expect(page.getByLabel('First Name')).toBeFocused()
    await page.getByLabel('First Name').fill('Mia')
    await page.getByLabel('Last Name').fill('Chen')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/#\/student\/dashboard$/)
  })

  test('a student joins a class with its code and goes on to Addition', async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    const code = await newClass(teacher, 'Room 5')
    await beginRegistration(page, newEmail('mia'), 'student')
    await page.getByLabel('First Name').fill('Mia')
    await page.getByLabel('Last Name').fill('Chen')
    await page.getByRole('button', { name: 'Register' }).click()

    await page.getByText('Start Learning').click()
    const first = page.getByRole('alertdialog', { name: 'Join a Class First' })
    await expect(first).toContainText('You need to join a class before you can start learning.')
    await first.getByRole('button', { name: 'OK' }).click()

    const box = page.getByLabel('Class code')
    await expect(box).toBeFocused()
    const join = page.getByRole('button', { name: 'Join', exact: true })
    await join.click()
    await expect(page.getByText('Please enter a class code')).toBeVisible()
    await box.fill('zzzzz1')
    await expect(box).toHaveValue('ZZZZZ1')
    await expect(page.getByText('Please enter a class code')).toBeHidden()
    await join.click()
    await expect(page.getByText('Invalid class code')).toBeVisible()
    await box.fill(code.toLowerCase())
    await expect(page.getByText('Invalid class code')).toBeHidden()
    await join.click()

    const card = page.getByRole('article').filter({ hasText: 'Room 5' })
    await expect(card).toContainText(`Teacher: ${teacher.email}`)
    await page.getByText('Start Learning').click()
    await expect(page).toHaveURL(/#\/main$/)
    await page.getByRole('link', { name: /Four Operations/ }).click()
    await expect(page).toHaveURL(/#\/main\/fouroperations$/)
    await page.getByRole('link', { name: /Addition/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
    await expect(page.getByRole('region', { name: /^Stage 1/ })).toContainText('0/3 Completed')
  })

  test('a student leaves a class after a confirmation', async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    const code = await newClass(teacher, 'Room 6')
    await beginRegistration(page, newEmail('ben'), 'student')
    await page.getByLabel('First Name').fill('Ben')
    await page.getByLabel('Last Name').fill('Wiremu')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('button', { name: 'Join Class' }).click()
    await page.getByLabel('Class code').fill(code)
    await page.getByRole('button', { name: 'Join', exact: true }).click()

    await page.getByRole('button', { name: /Leave the Class/ }).click()
    const modal = page.getByRole('alertdialog', { name: 'Leave the Class' })
    await expect(modal).toContainText('Room 6')
    await modal.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: /Leave the Class/ }).click()
    await modal.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test('Join Class comes before Start Learning until the first class, and Start here is in its place then', async ({
  page,
  app,
}) => {
  const code = await newClass(await registeredTeacher(app.url), 'Room 5')
  await openStudentDashboard(page, await registeredStudent(app.url))
  const start = page.getByRole('link', { name: /^Start Learning/ })
  const colourOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [yellow, none] = ['rgb(255, 230, 41)', 'rgba(0, 0, 0, 0)']
  const join = page.getByRole('button', { name: 'Join Class Your teacher has the code.' })
  expect(await colourOf(join)).toBe(yellow)
  expect(await colourOf(start)).toBe(none)
  const topOf = async (button: Locator) => (await button.boundingBox())!.y
  expect(await topOf(join)).toBeLessThan(await topOf(start))
  await expect(start).toHaveAccessibleName('Start Learning Opens when you join a class.')
  await expect(page.getByRole('link', { name: /My hops/ })).toHaveCount(0)

  await start.click()
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await join.click()
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const another = page.getByRole('button', { name: 'Join another class', exact: true })
  await expect(another).toBeVisible()
  expect(await colourOf(another)).toBe(none)
  const begin = page.getByRole('link', { name: /^Start here/ })
  expect(await colourOf(begin)).toBe(yellow)
  expect(await topOf(begin)).toBeLessThan(await topOf(start))
  expect(await topOf(start)).toBeLessThan(await topOf(another))
  await expect(start).toHaveAccessibleName('Start Learning Choose a topic and hop on.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a second tap on Join opens no level', async ({ page, app }) => {
  const code = await newClass(await registeredTeacher(app.url), 'Room 5')
  await openStudentDashboard(page, await registeredStudent(app.url))
  await page.getByRole('button', { name: 'Join Class' }).click()
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  // Presses in the frame in which the link appears.
  const pressed = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const press = () => {
          const link = [...document.querySelectorAll('a')].find((one) => one.textContent?.startsWith('Start here'))
          link?.click()
          if (link) resolve(true)
          else requestAnimationFrame(press)
        }
        press()
      }),
  )
  expect(pressed).toBe(true)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})

test('a student without a class sees Join Class without scrolling', async ({ page, app }) => {
  await openStudentDashboard(page, await registeredStudent(app.url))
  const join = page.getByRole('button', { name: 'Join Class' })
  for (const [width, height] of [
    [1366, 657],
    [390, 690],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(join).toBeInViewport({ ratio: 1 })
  }
})

test('a tap on Start Learning before the classes have arrived waits for them', async ({ app, openDevice }) => {
  const alone = await registeredStudent(app.url)
  const { student: joined } = await classWithStudent(app.url)
  for (const student of [alone, joined]) {
    const tablet = await openDevice()
    await alreadyLoggedIn(tablet, student, app.url)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await tablet.route('**/api/memberships', async (route) => {
      await arrived
      await route.continue()
    })
    await tablet.goto('/#/student/dashboard')
    await tablet.getByText('Start Learning').click()
    await expect(tablet.getByLabel('Loading your classes')).toBeVisible()
    await expect(tablet).toHaveURL(/#\/student\/dashboard$/)
    arrive()
    if (student === alone) await expect(tablet.getByRole('alertdialog', { name: 'Join a Class First' })).toBeVisible()
    else await expect(tablet).toHaveURL(/#\/main$/)
  }
})

test.describe('classes that cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a tap on Start Learning leads on if the classes cannot be loaded', async ({ app, openDevice }) => {
    const tablet = await openDevice()
    await alreadyLoggedIn(tablet, await registeredStudent(app.url), app.url)
    await tablet.route('**/api/memberships', (route) => route.abort())
    await tablet.goto('/#/student/dashboard')
    await tablet.getByText('Start Learning').click()
    await expect(tablet).toHaveURL(/#\/main$/)
  })
})

test.describe('no network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a student without a class and without network reads that joining needs internet', async ({
    page,
    context,
    app,
  }) => {
    await openStudentDashboard(page, await registeredStudent(app.url))
    await expect(page.getByRole('button', { name: 'Join Class' })).toBeVisible()
    await context.setOffline(true)
    await page.getByText('Start Learning').click()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Joining needs internet.')).toBeVisible()
    await expect(page.getByLabel('Class code')).toHaveCount(0)
  })

  test('a student who joins a class without network reads that it failed', async ({ page, context }) => {
    await beginRegistration(page, newEmail('mia'), 'student')
    await page.getByLabel('First Name').fill('Mia')
    await page.getByLabel('Last Name').fill('Chen')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('button', { name: 'Join Class' }).click()
    await page.getByLabel('Class code').fill('ABC234')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page.getByText('Failed to join classroom')).toBeVisible()
  })
})
