import { randomUUID } from 'node:crypto'
import { wrongPictures } from '../../server/test/picture-guesses.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { listedClass, setSignIn } from '../harness/card-steps.ts'
import { expectToFit } from '../harness/fitting.ts'
import { listStudent, newClass, registeredTeacher } from '../harness/people.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce', expectedErrors: [/404|ERR_INTERNET_DISCONNECTED/] })

const switchOf = (page: Page) => page.getByRole('switch')
const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

test('a teacher opens the sign-in, shows it on the projector, sees who is in, and shuts it', async ({ page, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await listStudent(teacher, classId, 'Ben', 'Walker')
  await page.clock.install()
  await openTeacherDashboard(page, teacher)
  await page.getByRole('link', { name: 'View Student Progress' }).click()
  await page.getByRole('link', { name: 'Sign-in with pictures' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in with pictures' })).toBeFocused()
  await expect(page.getByText('Room 5 · 2 students with a card')).toBeVisible()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(rowOf(page, 'Tui R.')).toContainText('not yet')
  await page.getByText('Sign-in is shut').click()
  await expect(switchOf(page)).toBeChecked()
  await expect(page.getByText(/Sign-in is open until \d+:\d\d [ap]m/)).toBeVisible()
  await page.getByRole('button', { name: 'Show on the projector' }).click()
  const projector = page.getByRole('dialog', { name: 'Room 5' })
  await expect(projector.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(projector).toContainText(code)
  await expect(projector).toContainText('0 of 2 are in.')
  const child = await fetch(`${app.url}/api/picture-sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url },
    body: JSON.stringify({ code, student: card.id, pictures: card.pictures }),
  })
  expect(child.status).toBe(200)
  await page.clock.runFor(5000)
  await expect(projector).toContainText('1 of 2 is in.')
  await expect(projector).not.toContainText('Tui')
  await projector.getByRole('button', { name: 'Shut sign-in' }).click()
  await expect(projector).toContainText('Sign-in is shut')
  await projector.getByRole('button', { name: 'Close' }).click()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(rowOf(page, 'Tui R.')).toContainText(/today at/)
  expect((await teacher.browser.ask('POST /api/card-names', { code })).status).toBe(404)
})

test('a teacher opens the pictures of a child after five wrong tries', async ({ page, app }) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  for (let i = 0; i < 5; i++)
    await teacher.browser.ask('POST /api/picture-sessions', { code, student: card.id, pictures: wrongPictures(card) })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/signin?code=${code}`)
  const shut = page.getByRole('region', { name: 'Shut after five wrong tries' })
  await expect(shut).toContainText('Tui R.')
  await expectAccessible(page, 'a shut student')
  await shut.getByRole('button', { name: 'Open for Tui R.' }).click()
  await expect(page.getByText('The pictures of Tui R. are open.')).toBeVisible()
  await expect(shut).toHaveCount(0)
})

test('a teacher sees that the class has no try of pictures left, and opens the sign-in again', async ({
  page,
  app,
}) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  const guess = { code, student: '0'.repeat(32), pictures: card.pictures }
  for (let i = 0; i < 60; i++) await teacher.browser.ask('POST /api/picture-sessions', guess)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/signin?code=${code}`)
  const full = page.getByText('Too many wrong pictures in this class. Shut the sign-in and open it again.')
  await expect(full).toBeVisible()
  await expectAccessible(page, 'a class without tries')
  await page.getByText(/Sign-in is open/).click()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(full).toHaveCount(0)
  await page.getByText('Sign-in is shut').click()
  await expect(switchOf(page)).toBeChecked()
  await expect(full).toHaveCount(0)
})

test('without a network the switch stays as it is, and can be tried again', async ({ page, app }) => {
  const { teacher, code } = await listedClass(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.route('**/sign-in', (route) => route.abort('internetdisconnected'))
  await page.goto(`/#/studentprogress/signin?code=${code}`)
  await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.route('**/sign-in', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByText('Sign-in is shut').click()
  await expect(page.getByText('The sign-in could not be changed.')).toBeVisible()
  await expect(switchOf(page)).not.toBeChecked()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(switchOf(page)).toBeChecked()
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('the projector says that a change failed, and when its count was read', async ({ page, app }) => {
    const { teacher, classId, code } = await listedClass(app.url)
    await setSignIn(teacher, classId)
    await page.clock.install()
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/studentprogress/signin?code=${code}`)
    await page.getByRole('button', { name: 'Show on the projector' }).click()
    const projector = page.getByRole('dialog', { name: 'Room 5' })
    const counted = projector.getByText(/^Counted at \d{1,2}:\d\d.(am|pm)\.$/)
    await expect(projector).toContainText('0 of 1 are in.')
    await expect(counted).toHaveCount(0)

    const fail = (method: string) =>
      page.route('**/sign-in', (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { problem: 'failed', message: '' } })
          : route.continue(),
      )
    await fail('PUT')
    await page.clock.runFor(500)
    await projector.getByRole('button', { name: 'Shut sign-in' }).click()
    await expect(projector.getByText('The sign-in could not be changed.')).toBeVisible()
    await expect(projector).toContainText('Sign-in is open')
    await expectAccessible(page, 'a failed change on the projector')
    await page.unrouteAll()

    await fail('GET')
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(counted).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(projector).toContainText('0 of 1 are in.')
    await page.unrouteAll()
    await page.clock.runFor(5000)
    await expect(counted).toHaveCount(0)

    await projector.getByRole('button', { name: 'Try again' }).click()
    await expect(projector).toContainText('Sign-in is shut')
    await expect(projector.getByRole('button', { name: 'Close' })).toBeFocused()
  })

  test('pictures that could not be opened are opened at Try again', async ({ page, app }) => {
    const { teacher, classId, code, card } = await listedClass(app.url)
    await setSignIn(teacher, classId)
    for (let i = 0; i < 5; i++)
      await teacher.browser.ask('POST /api/picture-sessions', { code, student: card.id, pictures: wrongPictures(card) })
    await alreadyLoggedIn(page, teacher, app.url)
    await page.route('**/opening', (route) => route.fulfill({ status: 500, json: { problem: 'failed', message: '' } }))
    await page.goto(`/#/studentprogress/signin?code=${code}`)
    await page.getByRole('button', { name: 'Open for Tui R.' }).click()
    await expect(page.getByText('The pictures could not be opened.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The pictures of Tui R. are open.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open for Tui R.' })).toHaveCount(0)
  })
})

test('a class without listed students has nothing to open, and an unknown class is not found', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 6')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/signin?code=${code}`)
  await expect(page.getByRole('heading', { name: 'No class cards yet' })).toBeVisible()
  await expectAccessible(page, 'no cards')
  await page.goto('/#/studentprogress/signin?code=ZZZZZZ')
  await expect(page.getByRole('switch')).toHaveCount(0)
})

for (const [size, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
}))
  test(`everyone can use the switch and the projector of the sign-in on ${size}`, async ({ page, app }) => {
    const { teacher, classId, code } = await listedClass(app.url)
    const students = Array.from({ length: 27 }, (_, i) => ({ firstName: `Child ${i}`, lastName: 'Chen' }))
    const list = { class: classId, id: randomUUID(), students }
    await teacher.browser.call('POST /api/classes/{class}/listed-students', list)
    await page.setViewportSize(viewport)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/studentprogress/signin?code=${code}`)
    const look = async (screen: string) => {
      await expectAccessible(page, screen)
      await expectToFit(page, screen)
    }
    await expect(switchOf(page)).toBeVisible()
    await look('the shut sign-in')
    await switchOf(page).focus()
    await page.keyboard.press('Space')
    await expect(switchOf(page)).toBeChecked()
    await look('the open sign-in')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show on the projector' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Room 5' })).toBeVisible()
    await look('the projector')
    const [codeBox, steps] = await Promise.all([
      page.getByRole('dialog').getByText(code).boundingBox(),
      page.getByRole('dialog').getByRole('list').boundingBox(),
    ])
    const isBeside = codeBox!.x + codeBox!.width <= steps!.x
    expect(isBeside || codeBox!.y + codeBox!.height <= steps!.y).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
