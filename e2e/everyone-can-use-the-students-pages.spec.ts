import AxeBuilder from '@axe-core/playwright'
import { classWithStudent } from './harness/people.ts'
import { answerRightTimes, answerWrong, openLevel } from './harness/playing.ts'
import { logIn } from './harness/signing-in.ts'
import { expect, type Page, test } from './harness/test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands, named with its elements. */
async function expectAccessible(page: Page, screen: string) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect.soft(found, screen).toEqual([])
}

/** Opens a path and waits for its heading. */
async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(`/#/${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test.use({ reducedMotion: 'reduce' })

test('The pages before the door can be used by everyone', async ({ page }) => {
  await open(page, '', /./)
  await expectAccessible(page, 'landing')
  await open(page, 'login', /Your next challenge awaits/)
  await expectAccessible(page, 'login')
  await open(page, 'register', /Welcome to a new beginning/)
  await expectAccessible(page, 'register')
})

test("A student's pages can be used by everyone", async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await logIn(page, student.email, 'student')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'student dashboard')
  await page.getByRole('button', { name: 'Join another class' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expectAccessible(page, 'join form with its error')
  await page.getByRole('button', { name: /Leave the Class/ }).click()
  await expectAccessible(page, 'leave the class')
  await open(page, 'main', /./)
  await expectAccessible(page, 'topics')
  await open(page, 'main/fouroperations', 'Four Operations')
  await expectAccessible(page, 'four operations')
  await page.clock.install()
  await openLevel(page, '1.1')
  await expectAccessible(page, 'a question')
  await answerWrong(page)
  await expectAccessible(page, 'a wrong answer')
  await page.clock.runFor(1100)
  await answerRightTimes(page, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await expectAccessible(page, 'celebration')
  await page.getByRole('button', { name: 'Next Stage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
  await expectAccessible(page, 'stages')
})

test("A teacher's pages can be used by everyone", async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await logIn(page, teacher.email, 'teacher')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'teacher dashboard')
  await page.getByRole('button', { name: 'Create Class' }).click()
  await expectAccessible(page, 'create a class')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectAccessible(page, 'delete a class')
  await open(page, `studentprogress?code=${code}`, 'Student Progress')
  await expect(page.getByRole('row', { name: /Mia C/ })).toBeVisible()
  await expectAccessible(page, 'student progress')
  await page.getByRole('button', { name: /View Progress/ }).click()
  await expectAccessible(page, 'learning areas')
  await page.getByRole('dialog').getByText('Four Operations').click()
  await page.getByRole('dialog').getByText('Addition').click()
  await expect(page.getByRole('region', { name: /Can Do/ })).toBeVisible()
  await expectAccessible(page, 'can do and working on')
})

test('The registration forms can be used by everyone', async ({ page, app, openDevice }) => {
  const { student } = await classWithStudent(app.url)
  for (const box of ['student', 'teacher'] as const) {
    const tablet = await openDevice()
    await logIn(tablet, `new.${box}.${student.email}`, box)
    await expect(tablet.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(tablet, `register first, ${box}`)
    await tablet.getByRole('button', { name: 'OK' }).click()
    await tablet.getByRole('button', { name: 'Register' }).click()
    await expectAccessible(tablet, `${box} registration with its error`)
  }
  await page.goto('/')
})
