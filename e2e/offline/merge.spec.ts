import type { Locator, Page } from '@playwright/test'
import { wrongPictures } from '../../server/test/picture-guesses.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { go, listedClass, pictureButton, setSignIn, tapPictures, typeCode } from '../harness/card-steps.ts'
import { expectToFit } from '../harness/fitting.ts'
import { newStudentKept } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerRightTimes, expectStreak, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, logIn, openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

/** Presses a button until something else is there, because a button that has just appeared ignores a press. */
async function pressUntil(page: Page, name: string, next: Locator): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(async () => {
    // One that has worked is gone, and is not waited for.
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(next).toBeVisible({ timeout: 500 })
  }).toPass()
}

const tapOwnName = (page: Page) =>
  pressUntil(page, 'Tui R.', page.getByRole('button', { name: 'Yes, both are me', exact: true }))

const confirmBoth = (page: Page) =>
  pressUntil(page, 'Yes, both are me', page.getByRole('heading', { name: 'Tap your three pictures.' }))

test.describe('a device without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] })

  test('answers from before a merge are sent at the next log-in, each once, and raise the record', async ({
    page,
    context,
    app,
  }) => {
    const { teacher, classId, code, card } = await listedClass(app.url)
    await setSignIn(teacher, classId)
    const mia = await newStudentKept(page, app.url)
    await context.setOffline(true)
    await page.clock.install()
    await openLevel(page, '1.1')
    await answerRightTimes(page, 4)
    await expectStreak(page, 4)

    // On another tablet, the child shows the card.
    const pictures = { code, student: card.id, pictures: card.pictures }
    await mia.browser.call('POST /api/merges', pictures)
    await context.setOffline(false)
    await logIn(page, mia.email, 'student')
    await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Tui' })).toBeVisible()
    const ofStudent = { class: classId, student: card.id }
    const answersOf = async () =>
      (await teacher.browser.call('GET /api/classes/{class}/students/{student}/answers', ofStudent)).answers
    await expect.poll(async () => (await answersOf()).length, { timeout: 30_000 }).toBe(4)
    expect((await answersOf()).every(({ mark }) => mark === 'right')).toBe(true)
    const { bests } = await teacher.browser.call('GET /api/classes/{class}/students/{student}/progress', {
      ...{ ...ofStudent, operation: 'addition' },
    })
    expect(bests['1.1']?.streak).toBe(4)
  })
})

test('a child joins the account and the class card in the menu, and a teacher separates them again', async ({
  page,
  app,
}) => {
  const { teacher, classId, code, card } = await listedClass(app.url)
  await setSignIn(teacher, classId)
  const mia = await registeredStudent(app.url)
  await openStudentDashboard(page, mia)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'I have a class card too' }).click()
  await expect(page.getByRole('heading', { name: 'I have a class card too' })).toBeVisible()
  await expectAccessible(page, 'the class code')
  await expectToFit(page, 'the class code')
  await typeCode(page, code)
  await tapOwnName(page)
  await expect(page.getByRole('heading', { name: /^Are Tui R\. of .* and Mia the same child\?$/ })).toBeVisible()
  await expectAccessible(page, 'both names')
  await expectToFit(page, 'both names')
  await pressUntil(page, 'No, this is another child', page.getByRole('heading', { name: 'Tap your name' }))
  await tapOwnName(page)
  await confirmBoth(page)
  await tapPictures(page, card.pictures)
  await expectAccessible(page, 'the pictures')
  await go(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Tui' })).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'My picture' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'I have a class card too' })).toHaveCount(0)

  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/studentprogress?code=${code}`)
  const changes = page.getByRole('region', { name: 'Recent changes' })
  await expect(changes.getByText(/^Tui R\.: On .*, the student joined the account of Mia/)).toBeVisible()
  await page.getByRole('button', { name: 'Separate the accounts of Tui R.' }).click()
  await expect(page.getByText('Tui R. has two accounts again.')).toBeAttached()
  await expect(changes).toHaveCount(0)
})

test.describe('a child who is logged in', () => {
  // The screens of the first account are refused when the card is signed in.
  test.use({ expectedErrors: [/status of 401/] })

  test('the QR code of a card asks a child who is logged in, and joins both accounts or opens the card alone', async ({
    page,
    app,
  }) => {
    const { card } = await listedClass(app.url)
    const mia = await registeredStudent(app.url)
    const question = page.getByRole('heading', {
      name: /^Are Tui R\. of .* and Mia the same child\?$/,
    })
    const dashboard = page.getByRole('heading', { level: 1, name: 'Kia ora, Tui' })
    await openStudentDashboard(page, mia)
    await page.goto(`/#/card?key=${card.key}`)
    await expect(question).toBeVisible()
    await expect(page).not.toHaveURL(/key=/)
    // A child who taps the first button merges nothing.
    const buttons = page.getByRole('main').getByRole('button')
    await expect(buttons).toHaveText(['No, this is another child', 'Yes, both are me'])
    await expect(page.getByRole('main')).not.toContainText(mia.email)
    await expectAccessible(page, 'the question after a QR code')
    await expectToFit(page, 'the question after a QR code')
    await pressUntil(page, 'No, this is another child', dashboard)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
    await logIn(page, mia.email, 'student')
    await expect(page.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
    await page.goto(`/#/card?key=${card.key}`)
    await expect(question).toBeVisible()
    await pressUntil(page, 'Yes, both are me', dashboard)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
    await logIn(page, mia.email, 'student')
    await expect(dashboard).toBeVisible()
    // A card with an account asks no more.
    await page.goto(`/#/card?key=${card.key}`)
    await expect(question).toBeHidden()
    await expect(dashboard).toBeVisible()
  })
})

test.describe('two children on a tablet', () => {
  // The server ends the session of a request that names another account.
  test.use({ expectedErrors: [/status of 401/] })

  test('Yes merges the account that was asked about, and not one that has logged in since', async ({ page, app }) => {
    const { teacher, classId, card } = await listedClass(app.url)
    const [mia, ben] = [await registeredStudent(app.url), await registeredStudent(app.url, 'Ben', 'Walker')]
    await openStudentDashboard(page, mia)
    await page.goto(`/#/card?key=${card.key}`)
    await expect(page.getByRole('heading', { name: /and Mia the same child\?$/ })).toBeVisible()
    await alreadyLoggedIn(page, ben, app.url)
    await pressUntil(page, 'Yes, both are me', page.getByText('Log out, log in again, and come back here.'))
    const { students } = await teacher.browser.call('GET /api/classes/{class}/students', { class: classId })
    expect(students.flatMap(({ changes }) => changes)).toEqual([])
  })
})

test.describe('a refused card', () => {
  test.use({ expectedErrors: [/status of (404|422)/] })

  test('a card that belongs to another login says so, and wrong pictures merge nothing', async ({ page, app }) => {
    const { teacher, classId, code, card } = await listedClass(app.url)
    await setSignIn(teacher, classId)
    const [first, mia] = [await registeredStudent(app.url), await registeredStudent(app.url)]
    await first.browser.call('POST /api/merges', { code, student: card.id, pictures: card.pictures })
    await openStudentDashboard(page, mia)
    await page.goto('/#/student/card')
    await typeCode(page, code)
    await tapOwnName(page)
    await confirmBoth(page)
    await tapPictures(page, wrongPictures(card))
    await go(page)
    await expect(page.getByRole('heading', { name: 'Not those three.' })).toBeVisible()
    await tapPictures(page, card.pictures)
    await go(page)
    await expect(page.getByText('This card already belongs to another login. Ask your teacher.')).toBeVisible()
    await expect(pictureButton(page, 'kiwi')).toBeVisible()
  })
})
