import { readFile } from 'node:fs/promises'
import type { Answer, Question } from '#maths'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, type Teacher } from '../harness/people.ts'
import { played, playedSet } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { newSetTask, ownProblems } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { newWorksheet } from '../harness/worksheets.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const wrote = (page: Page) => rows(page).getByRole('cell').nth(3)

/** Answers one too many. */
const oneMore = ({ expects }: Question): Answer => {
  if (expects.kind !== 'number') throw new Error('not a number')
  return { kind: 'number', number: String(Number(expects.answer) + 1) }
}

async function openAnswers(page: Page, url: string) {
  const { teacher, student, code } = await classWithStudent(url)
  await played(student, 'addition', '1.1', [oneMore, 'right', 'right'], { thinking: 2000 })
  await played(student, 'subtraction', '1.1', 18, { thinking: 1500 })
  await alreadyLoggedIn(page, teacher, url)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=addition`)
  await page.getByRole('navigation', { name: 'Pages of this student' }).getByRole('link', { name: 'Answers' }).click()
  await expect(page.getByRole('heading', { name: 'Mia Chen' })).toBeVisible()
}

test("a teacher reads a student's last answers, the missed ones and those of one level", async ({ page, app }) => {
  await openAnswers(page, app.url)
  await expect(page.getByText('20 of 21 right')).toBeVisible()
  await expect(rows(page)).toHaveCount(15)
  await page.getByRole('button', { name: '6 more' }).click()
  await expect(rows(page)).toHaveCount(21)
  await page.getByRole('radio', { name: 'Missed 1' }).check()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('cell').nth(1)).toHaveText('Addition 1.1')
  await expect(rows(page).getByRole('cell').nth(4)).toHaveText('missed')
  await page.getByRole('radio', { name: 'All 21' }).check()
  await page.getByLabel('Level').selectOption('Addition 1.1 · 3 + 4')
  await expect(page.getByText('2 of 3 right')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL(/operation=addition&level=1\.1$/)
  // The newest answer comes first, so the missed one is last.
  await expect(rows(page).last().getByRole('cell').nth(4)).toHaveText('missed')
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
})

test('on a phone, the menu beside the name sorts the answers', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAnswers(page, app.url)
  const cards = page.locator('tbody tr')
  await expect(cards.first()).toContainText('Subtraction 1.1')
  await page.getByRole('button', { name: 'More for Mia Chen' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Newest first' })).toBeChecked()
  await page.getByRole('menuitemcheckbox', { name: 'Most seconds first' }).click()
  await expect(cards.first()).toContainText('Addition 1.1')
  await page.getByRole('button', { name: 'More for Mia Chen' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Most seconds first' }).click()
  await expect(cards.first()).toContainText('Addition 1.1')
})

test('answers to own problems have the title of their set, the text with its lines, and what was written', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const ids = await newSetTask(teacher, classId, [ownProblems.kumara])
  await playedSet(student, ids, [oneMore])
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/answers?code=${code}&student=${student.browser.account}`)
  await expect(page.getByText('0 of 1 right')).toBeVisible()
  const missed = rows(page).last().getByRole('cell')
  await expect(missed.nth(1)).toHaveText('Our school trip')
  await expect(missed.nth(2)).toHaveText(/Tama digs 4 rows of 9 kūmara\.\s+He gives 3 .*Answer: 33/)
  await expect(missed.nth(3)).toHaveText('34')
  await expect(missed.nth(4)).toHaveText('missed')
  await expectAccessible(page, 'answers to own problems')
})

test('the answers to one set are chosen among the levels, with those that a teacher marked on paper', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 2, { thinking: 2000 })
  const { set: id } = await newSetTask(teacher, classId, [ownProblems.kumara])
  const set = { teacher: teacher.browser.account, id, version: 1 }
  const content = { kind: 'parts', parts: [{ kind: 'set', set }] } as const
  const { code: sheet } = await newWorksheet(teacher, classId, [], { content, count: 10 })
  await teacher.browser.call('PUT /api/classes/{class}/students/{student}/sheets/{code}', {
    ...{ class: classId, student: student.browser.account, code: sheet, day: await madeOn(teacher, classId, sheet) },
    marks: [{ kind: 'wrong' }],
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/answers?code=${code}&student=${student.browser.account}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Level').selectOption('Our school trip')
  await expect(page.getByText('0 of 1 right')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`teacher=${set.teacher}&set=${id}$`))
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  const cells = rows(page).getByRole('cell')
  await expect(cells.nth(0)).toHaveText(/, on paper$/)
  await expect(cells.nth(1)).toHaveText('Our school trip')
  await expect(cells.nth(3)).toHaveText('wrong')
  await expect(cells.nth(4)).toHaveText('missed')
})

/** Returns the day on which a worksheet was made. */
async function madeOn({ browser }: Teacher, classId: string, code: string): Promise<string> {
  return (await browser.call('GET /api/classes/{class}/sheets/{code}', { class: classId, code })).madeOn
}

test('answers are sorted by a column, and their seconds can be hidden', async ({ page, app }) => {
  await openAnswers(page, app.url)
  await page.getByRole('button', { name: 'Seconds', exact: true }).click()
  await page.getByRole('button', { name: 'Seconds', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Seconds' })).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first().getByRole('cell').last()).toHaveText('2.0')
  await page.getByRole('button', { name: 'Hide seconds' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['When', 'Level', 'Question', 'Wrote', 'What happened'])
})

test('a number that a student wrote stays on one line on a tablet', async ({ page, app }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '4.5', 12)
  await played(student, 'numberphase1', '1.4', 3)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/studentprogress/answers?code=${code}&student=${student.browser.account}`)
  await expect(rows(page)).toHaveCount(15)
  const lines = await rows(page)
    .locator('td:nth-child(4) > span')
    .evaluateAll((numbers) =>
      numbers.map((number) => {
        const range = document.createRange()
        range.selectNodeContents(number)
        return range.getClientRects().length
      }),
    )
  expect(lines).toEqual(Array(15).fill(1))
})

test('the answers are printed without the choices of the screen', async ({ page, app }) => {
  await openAnswers(page, app.url)
  await page.getByRole('radio', { name: 'Missed 1' }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('20 of 21 right')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('answers are saved as a file with the words of the screen', async ({ page, app }) => {
  await openAnswers(page, app.url)
  await page.getByRole('radio', { name: 'Missed 1' }).check()
  const [question = '', number = ''] = [
    await rows(page).getByRole('cell').nth(2).textContent(),
    await wrote(page).textContent(),
  ].map((text) => text ?? '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Mia Chen answers \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n')
  expect(lines[0]).toBe('"When","Level","Question","Wrote","What happened","Seconds"')
  expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\d","Addition 1\.1",/)
  expect(lines[1]).toContain(`"${question}","${number}","missed","2.0"`)
  expect(lines).toHaveLength(2)
})
