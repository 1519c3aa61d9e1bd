import type { Page } from '@playwright/test'
import { type Answer, currentRules, dealSheet, enNZ, findLevel, loadSheet, type Question } from '#maths'
import { enteredAnswer, loadSlips, slipAnswers } from '#maths/solve'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'
import { newWorksheet } from '../harness/worksheets.ts'

/** A class of two students with a worksheet of ten additions, on the page of its marks. */
async function openMarks(page: Page, url: string) {
  const made = await classWithStudent(url)
  const { teacher, code, classId } = made
  await joinedStudent(url, code, 'Tāne', 'Wihongi')
  const worksheet = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }], { count: 10 })
  const parts = await loadSheet(worksheet.content, currentRules, () => Promise.reject(new Error('there is no set')))
  const questions = dealSheet(parts, worksheet.count, worksheet.id).flatMap((section) => section.questions)
  await alreadyLoggedIn(page, teacher, url)
  const path = `/#/tasks/marks?code=${code}&sheet=${worksheet.code}`
  return { ...made, worksheet, questions, path }
}

const field = (page: Page, number: number) => page.getByRole('textbox', { name: `Question ${number},` })
const student = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Students' }).getByRole('link', { name })

/** Returns what a child writes who forgets the carried ten, and the number of its first question. */
async function carryDropped(questions: readonly Question[]) {
  const [slips, level] = [await loadSlips('addition'), findLevel('addition', '2.5')!]
  const written = questions.map((question): Answer | null => {
    const found = slipAnswers(slips, level, question).find(({ id }) => String(id) === 'carry-dropped')
    return found ? enteredAnswer(question, found.answer, enNZ) : null
  })
  const at = written.findIndex((answer) => answer?.kind === 'number')
  const answer = written[at]
  return { number: at + 1, text: answer?.kind === 'number' ? answer.number : '' }
}

test('a teacher marks the sheets of a class with Enter, and Insight counts them as answers on paper', async ({
  page,
  app,
}) => {
  const { questions, path, code, student: mia } = await openMarks(page, app.url)
  const wrong = await carryDropped(questions)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Mia C.' })).toBeVisible()
  await expect(field(page, 1)).toBeFocused()
  await expectAccessible(page, 'the marks of a worksheet')
  for (let number = 1; number <= 9; number++) {
    if (number === wrong.number) await page.keyboard.type(wrong.text)
    await page.keyboard.press('Enter')
    await expect(field(page, number + 1)).toBeFocused()
  }
  await expect(page.getByText('does not carry')).toBeVisible()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
  await expect(student(page, 'Mia C.')).toHaveText(/8$/)
  await page.getByRole('button', { name: 'All the rest right' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('10 of 10 right, saved')).toBeVisible()

  await student(page, 'Mia C.').click()
  await expect(page.getByText('8 of 10 right, saved')).toBeVisible()
  await expect(field(page, wrong.number)).toHaveValue(wrong.text)
  await expect(field(page, 10)).toHaveValue('.')
  await field(page, 10).fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('8 of 10 right, saved')).toBeVisible()
  await page.reload()
  await student(page, 'Mia C.').click()
  await expect(field(page, 10)).toHaveValue('x')
  await expect(page.getByText('8 of 10 right, saved')).toBeVisible()

  await page.goto(`/#/studentprogress/answers?code=${code}&student=${mia.browser.account}`)
  await expect(page.getByText('8 of 10 right')).toBeVisible()
  await expect(page.getByRole('cell', { name: /, on paper$/ })).toHaveCount(10)
})

test('Enter at each question marks a whole sheet as right, saves it and shows the next student', async ({
  page,
  app,
}) => {
  const { path } = await openMarks(page, app.url)
  await page.goto(path)
  for (let number = 1; number <= 10; number++) {
    await expect(field(page, number)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
  await expect(field(page, 1)).toBeFocused()
  await expect(student(page, 'Mia C.')).toHaveText(/^Mia C\.\s+10$/)
  await page.reload()
  await student(page, 'Mia C.').click()
  await expect(page.getByText('10 of 10 right, saved')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('marks that are typed without a network are kept, and are saved when it is back', async ({ page, app }) => {
    const { path } = await openMarks(page, app.url)
    await page.goto(path)
    await expect(field(page, 1)).toBeFocused()
    await page.route('**/api/classes/*/students/*/sheets/*', (route) => route.abort())
    await page.getByRole('button', { name: 'All the rest right' }).click()
    await page.getByRole('button', { name: 'Next student' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
    const notSaved = page.getByText('The marks of 1 student are not saved yet. This device keeps them.')
    await expect(notSaved).toBeVisible()
    await field(page, 1).fill('12')
    await page.reload()
    await expect(notSaved).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
    await expect(field(page, 1)).toHaveValue('12')
    await page.unroute('**/api/classes/*/students/*/sheets/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notSaved).toBeHidden()
    await expect(student(page, 'Mia C.')).toHaveText(/10$/)
  })
})

test('a student is saved once each question has a mark and the day is possible', async ({ page, app }) => {
  const { path } = await openMarks(page, app.url)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await field(page, 1).fill('12')
  await page.getByRole('button', { name: 'Next student' }).click()
  await expect(page.getByText('9 questions have no mark yet.')).toBeVisible()
  await expect(field(page, 2)).toBeFocused()
  await page.getByRole('button', { name: 'Next student' }).click()
  await expect(field(page, 2)).toBeFocused()
  await page.getByRole('button', { name: 'All the rest right' }).click()
  const day = page.getByLabel('Day of the work')
  const today = await day.inputValue()
  await day.fill('2020-01-01')
  await expect(day).toHaveAccessibleDescription(/^Wednesday 1 January/)
  await expect(page.getByText(/Choose a day from /)).toBeVisible()
  await page.getByRole('button', { name: 'Next student' }).click()
  await expect(day).toBeFocused()
  await day.fill(today)
  await expect(page.getByText(/Choose a day from /)).toBeHidden()
  await expect(page.getByText('9 of 10 right, not saved yet')).toBeVisible()
  expect(saves).toEqual([])
  await page.getByRole('button', { name: 'Next student' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
  await expect(student(page, 'Mia C.')).toHaveText(/^Mia C\.\s+9$/)
  expect(saves).toHaveLength(1)
})

test('a worksheet leads to its marks, and so does the list of the worksheets of a class', async ({ page, app }) => {
  const { worksheet, code } = await openMarks(page, app.url)
  await page.goto(`/#/tasks/worksheets?code=${code}`)
  await page.getByRole('link', { name: 'Enter marks of Adding with carrying' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mia C.' })).toBeVisible()
  await page.getByRole('link', { name: worksheet.title }).click()
  await page.getByRole('link', { name: 'Enter marks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mia C.' })).toBeVisible()
})

test('on a tablet, a teacher chooses a student from a list, which saves the marks', async ({ page, app }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const { path } = await openMarks(page, app.url)
  await page.goto(path)
  const students = page.getByRole('combobox', { name: 'Student' })
  await expect(students.getByRole('option')).toHaveText(['Mia C.', 'Tāne W.'])
  await page.getByRole('button', { name: 'All the rest right' }).click()
  await students.selectOption('Tāne W.')
  await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeVisible()
  await expect(students.getByRole('option')).toHaveText(['Mia C. · 10', 'Tāne W.'])
  await students.selectOption('Mia C. · 10')
  await expect(page.getByText('10 of 10 right, saved')).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1366, 768],
] as const) {
  test(`the marks of a worksheet fit a screen of ${width} pixels and are accessible`, async ({ page, app }) => {
    await page.setViewportSize({ width, height })
    const { path } = await openMarks(page, app.url)
    await page.goto(path)
    await field(page, 1).fill('12')
    await page.getByRole('button', { name: 'Next student' }).click()
    await expect(page.getByText('9 questions have no mark yet.')).toBeVisible()
    await expectAccessible(page, `the marks of a worksheet at ${width} pixels`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('on a phone, a teacher marks a whole sheet with taps, and a written answer stays', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await openMarks(page, app.url)
  await page.goto(path)
  const button = (number: number, mark: string) =>
    page.getByRole('button', { name: `Question ${number}: ${mark}`, exact: true })
  for (const mark of ['right', 'wrong', 'left out']) {
    const box = await button(1, mark).boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
  await button(1, 'wrong').click()
  await button(2, 'left out').click()
  await field(page, 3).fill('1')
  await button(3, 'wrong').click()
  await expect(field(page, 3)).toHaveValue('1')
  await button(4, 'right').click()
  await button(5, 'wrong').click()
  await button(5, 'right').click()
  await expect(button(5, 'wrong')).toHaveAttribute('aria-pressed', 'false')
  const next = page.getByRole('button', { name: 'Next student' })
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(page.getByText('5 questions have no mark yet.')).toBeInViewport()
  await expect(button(6, 'right')).toBeFocused()
  await page.getByRole('button', { name: 'All the rest right' }).click()
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tāne W.' })).toBeInViewport()
  await page.getByRole('combobox', { name: 'Student' }).selectOption('Mia C. · 7')
  await expect(page.getByText('7 of 10 right, saved')).toBeVisible()
  await expect(button(1, 'wrong')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(2, 'left out')).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 3)).toHaveValue('1')
})

test.describe('an unknown worksheet', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('a code of no worksheet of the class says so', async ({ page, app }) => {
    const { code } = await openMarks(page, app.url)
    await page.goto(`/#/tasks/marks?code=${code}&sheet=22222222`)
    await expect(page.getByText('This class has no worksheet with this code.')).toBeVisible()
  })
})
