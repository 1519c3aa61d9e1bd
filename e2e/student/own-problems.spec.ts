import { classWithStudent } from '../harness/people.ts'
import { answerBox, correct, oops, ready, typeAnswer } from '../harness/playing.ts'
import { alreadyLoggedIn, openStudentDashboard } from '../harness/signing-in.ts'
import { newSetTask, ownProblems } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { stopClock } from '../harness/timing.ts'

test.use({ reducedMotion: 'reduce' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check' })
const isOpen = (page: Page) => expect(checkButton(page)).not.toHaveAttribute('aria-disabled', 'true')
/** Opens a set by its address, and waits for its first problem. */
async function openSet(page: Page, { task, set }: { task: string; set: string }) {
  await page.goto(`/#/student/set?task=${task}&id=${set}`)
  await expect(checkButton(page)).toBeVisible()
}

test('a child plays a set from the task until each problem was answered right once', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  await newSetTask(teacher, classId, [ownProblems.kumara, ownProblems.pencil])
  await openStudentDashboard(page, student)
  await page.getByRole('link', { name: /^Our trip/ }).click()
  await expect(page.getByText('Answer each problem right once.')).toBeVisible()
  const part = page.getByRole('main').getByRole('link', { name: /^2 problems/ })
  await expect(part).toContainText('Our school trip')
  await part.click()
  await expect(heading(page, 'Our school trip')).toBeVisible()
  const form = page.getByRole('main').locator('form')
  const isKumara = () => form.innerText().then((text) => text.includes('kūmara'))
  await typeAnswer(page, '999')
  await expect(page.getByText(oops)).toBeVisible()
  await expect(page.getByText('You wrote 999')).toBeVisible()
  await ready(page)
  const first = await isKumara()
  await typeAnswer(page, first ? '33' : '5')
  await expect(page.getByText(correct)).toBeVisible()
  await ready(page)
  expect(await isKumara()).toBe(!first)
  await page.getByRole('link', { name: 'Back to the task' }).click()
  await expect(part).toContainText('1 of 2')
  await part.click()
  // The problem that is solved is left out.
  await ready(page)
  expect(await isKumara()).toBe(!first)
  await typeAnswer(page, first ? '5' : '33')
  await expect(page.getByText('You have done it all. Ka pai!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the task' }).first().click()
  await expect(part.getByRole('img', { name: 'Done' })).toBeVisible()
})

test('five right answers in a row celebrate, and the way out leads to the task', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.kiwi])
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  for (let i = 0; i < 5; i++) {
    await ready(page)
    await typeAnswer(page, '20')
  }
  const dialog = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(dialog).toContainText('Five hops in a row. These problems are yours.')
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Back to the task' }).click({ timeout: 2000 })
    await expect(heading(page, 'Our trip')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('an Enter that is still held down does not leave the celebration', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.kiwi])
  await page.clock.install()
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  for (let i = 0; i < 4; i++) {
    await ready(page)
    await typeAnswer(page, '20')
  }
  await ready(page)
  await answerBox(page).fill('20')
  await page.keyboard.down('Enter')
  const dialog = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(dialog).toBeVisible()
  await stopClock(page)
  await page.clock.runFor(3000)
  // Playwright repeats a key that is already down.
  for (let i = 0; i < 3; i++) await page.keyboard.down('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Our trip')).toBeVisible()
})

test('the numbers of a ruler can be read on a phone', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.pencil])
  await page.setViewportSize({ width: 390, height: 844 })
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  const numbers = page.getByRole('img').locator('text')
  await expect(numbers).toHaveCount(11)
  const pixels = await numbers.first().evaluate((text) => {
    return Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGGraphicsElement).getScreenCTM()?.a ?? 0)
  })
  expect(pixels).toBeGreaterThanOrEqual(12)
})

test('markup in a problem is text, and a choice is tapped', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.more])
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  await expect(page.getByText('Which is <b>more</b>? www.kiwi.nz =1+1')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await checkButton(page).click()
  await expect(page.getByText('Tap your answer first.')).toBeVisible()
  await page.getByRole('radio', { name: 'a third' }).check()
  await checkButton(page).click()
  await expect(page.getByText('You tapped a third')).toBeVisible()
  await isOpen(page)
  await page.getByRole('radio', { name: 'a half' }).check()
  await checkButton(page).click()
  await expect(page.getByText(correct)).toBeVisible()
})

test('items are put in order by tapping, and a second tap takes one back', async ({ page, app }) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.order])
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  const item = (name: string) => page.getByRole('checkbox', { name })
  await item('5')
    .and(page.getByRole('checkbox', { name: /^5$/ }))
    .check()
  await expect(item('1. 5')).toBeChecked()
  await item('1. 5').uncheck()
  for (const text of ['0.05', 'a tenth', '0.5', '5'])
    await page.getByRole('checkbox', { name: new RegExp(`^${text.replace('.', '\\.')}$`) }).check()
  await expect(item('4. 5')).toBeChecked()
  await checkButton(page).click()
  await expect(page.getByText(correct)).toBeVisible()
})

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('the number buttons have the sign and the point that the answers need', async ({ page, app }) => {
    const { teacher, student, classId } = await classWithStudent(app.url)
    const ids = await newSetTask(teacher, classId, [ownProblems.temperature])
    await alreadyLoggedIn(page, student, app.url)
    await openSet(page, ids)
    await expect(page.getByRole('cell', { name: 'Night' })).toBeVisible()
    for (const name of ['4', '.', '2', '−']) await page.getByRole('button', { name, exact: true }).tap()
    await expect(answerBox(page)).toHaveValue('-4.2')
    await checkButton(page).tap()
    // Within a half of −4.5.
    await expect(page.getByText(correct)).toBeVisible()
  })
})

test('after two misses the answer is shown, and a set has neither hints nor steps nor squared paper', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.kumara])
  await alreadyLoggedIn(page, student, app.url)
  await openSet(page, ids)
  for (let i = 0; i < 2; i++) {
    await ready(page)
    await typeAnswer(page, String(i))
    await expect(page.getByText(oops)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /paper|worked/i })).toHaveCount(0)
  await ready(page)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByText('The answer is 33 kūmara')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next question' })
  // The button ignores presses at first.
  await expect(async () => {
    await next.click({ timeout: 1000 })
    await expect(next).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await ready(page)
})

test('a set that is in no task of the child is not found', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await page.goto(`/#/student/set?task=${crypto.randomUUID()}&id=${crypto.randomUUID()}`)
  await expect(page.getByText('This task is not on your list.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/#\/student\/dashboard$/)
})
