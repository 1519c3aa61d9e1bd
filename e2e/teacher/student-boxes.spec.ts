import { readFile } from 'node:fs/promises'
import { levelsOf } from '#maths'
import type { AnswerStep } from '../../server/test/moves.ts'
import { expectAccessible, load } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** Ten first answers, of which this many are wrong. */
const tenWith = (wrong: number): AnswerStep[] => [
  ...Array.from({ length: wrong }, () => ['wrong', 'right'] as const).flat(),
  ...Array<AnswerStep>(10 - wrong).fill('right'),
]

/** Opens the page of a student whose stage in addition is 1. */
async function openBoxes(page: Page, url: string) {
  const { teacher, student, code } = await classWithStudent(url)
  for (const { id, stage } of levelsOf('addition')) if (stage === '1') await played(student, 'addition', id, 10)
  await played(student, 'addition', '2.4', tenWith(1))
  await played(student, 'addition', '2.5', tenWith(6))
  await played(student, 'bedmas', '1.2', tenWith(10))
  await alreadyLoggedIn(page, teacher, url)
  await page.goto(`/#/studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=addition`)
  await page.getByRole('navigation', { name: 'Pages of this student' }).getByText('Strengths and gaps').click()
  await expect(page.getByRole('heading', { name: 'Mia Chen' })).toBeVisible()
}

test("a teacher reads a student's strengths and gaps around the student's stage", async ({ page, app }) => {
  await openBoxes(page, app.url)
  await expect(page.getByText('Mia has completed Addition Stage 1.', { exact: true })).toBeVisible()
  await expect(page.getByText('Above the line is hard, below it easy.', { exact: true })).toBeVisible()
  const levelsIn = (box: RegExp) => page.getByRole('region', { name: box }).getByRole('listitem')
  await expect(levelsIn(/^Strengths/)).toHaveText([/2\.4.*42 \+ 35.*9\/10/])
  await expect(levelsIn(/^Next steps/)).toHaveText([/2\.5.*4\/10/, /BEDMAS1\.2.*0\/10/])
  await expect(levelsIn(/^Achieved/)).toHaveText([/1\.1.*10\/10/, /1\.2/, /1\.3/])
  await expect(page.getByRole('region', { name: /^Gaps/ })).toContainText(
    'No easy level with ten answers is waiting to be practised.',
  )
  await expect(levelsIn(/^Strengths/).getByRole('img', { name: '9 of the last 10 right' })).toBeVisible()
  // The empty box is one line above the box that it is else beside.
  const placeOf = async (box: RegExp) => (await page.getByRole('region', { name: box }).boundingBox())!
  const [empty, filled] = [await placeOf(/^Gaps/), await placeOf(/^Achieved/)]
  expect(empty.height).toBeLessThan(90)
  expect(empty.y + empty.height).toBeLessThanOrEqual(filled.y)
  expect(filled.width).toBe(empty.width)
  // Below each other, no box is above the line.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByText('Mia has completed Addition Stage 1.', { exact: true })).toBeVisible()
  await expect(page.getByText('Above the line is hard, below it easy.', { exact: true })).toBeHidden()
  await expect(page.getByText('Levels above a completed stage are hard, the others easy.')).toBeVisible()
})

test('a title of a level is apart from its operation', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'length', '1.1', 10)
  await alreadyLoggedIn(page, teacher, app.url)
  await load(page, `studentprogress/levels?code=${code}&student=${student.browser.account}`)
  const title = page
    .getByRole('region', { name: /^Strengths/ })
    .getByRole('listitem')
    .locator('b')
    .first()
  await expect(title).toHaveText('Which is longer? Length', { useInnerText: true })
})

test('a teacher gives practice to one student of a group from the page of the student', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  const zoe = await joinedStudent(app.url, code, 'Zoe', 'Evans')
  await followed([student, ben], 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  const levelsOf = (of: typeof student) => `studentprogress/levels?code=${code}&student=${of.browser.account}`
  await load(page, levelsOf(zoe))
  await expect(page.getByText('No strengths or gaps yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sit with Zoe' })).toHaveCount(0)
  await load(page, levelsOf(student))
  const mistakes = page.getByRole('region', { name: 'Sit with Mia' })
  await expect(mistakes.getByRole('listitem')).toContainText(['Does not carry'])
  await expectAccessible(page, 'a student with a mistake')
  await mistakes.getByRole('link', { name: 'Give practice: Does not carry' }).click()
  await expect(page.getByText(/^1 student does Addition 2\.2/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Mia C.' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Ben W.' })).not.toBeChecked()
})

test.describe('Insight cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the page of a student shows the four boxes, and Student Progress its rows', async ({ page, app }) => {
    const { teacher, student, code } = await classWithStudent(app.url)
    await played(student, 'addition', '2.5', tenWith(6))
    await alreadyLoggedIn(page, teacher, app.url)
    await page.route(/\/api\/classes\/\w+\/insight$/, (route) => route.abort())
    await load(page, `studentprogress/levels?code=${code}&student=${student.browser.account}`)
    await expect(page.getByRole('region', { name: /^Next steps/ }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Sit with Mia' })).toHaveCount(0)
    await load(page, `studentprogress?code=${code}`)
    await expect(page.getByRole('row', { name: /Mia C\./ })).toBeVisible()
  })
})

test('practice for a group is for all of it if the student of the address is not in it', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await followed([student, ben], 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/set?code=${code}&group=addition-carry-dropped&student=${teacher.browser.account}`)
  await expect(page.getByText(/^2 students do Addition 2\.2/)).toBeVisible()
})

test("a teacher goes from a student's strengths, facts and answers to what the same student can do, and back", async ({
  page,
  app,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await played(student, 'length', '1.1', 5)
  await alreadyLoggedIn(page, teacher, app.url)
  const pages = page.getByRole('navigation', { name: 'Pages of this student' })
  const tab = pages.getByRole('button', { name: 'Can Do' })
  const chooser = page.getByRole('dialog', { name: 'Mia Chen' })
  for (const of of ['levels', 'facts', 'answers']) {
    await page.goto(`/#/studentprogress/${of}?code=${code}&student=${student.browser.account}`)
    await expect(tab).not.toHaveAttribute('aria-current')
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect(chooser).toContainText('Choose a learning area.')
    await page.keyboard.press('Escape')
    await expect(tab).toBeFocused()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const of of ['levels', 'facts', 'answers']) {
    await page.goto(`/#/studentprogress/${of}?code=${code}&student=${student.browser.account}`)
    const students = page.getByRole('combobox', { name: 'Student' })
    await students.selectOption('Ben W.')
    await expect(page.getByRole('heading', { level: 1, name: 'Ben Wiremu' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${of}\\?.*student=${ben.browser.account}`))
    await students.selectOption('Mia C.')
    await expect(page.getByRole('heading', { level: 1, name: 'Mia Chen' })).toBeVisible()
  }
  await tab.click()
  await chooser.getByRole('button', { name: 'Measurement' }).click()
  await chooser.getByRole('link', { name: 'Length' }).click()
  await expect(chooser).toBeHidden()
  await expect(page.getByRole('region', { name: /Can Do/ })).toContainText('1.1')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  // The same tab leads to another area.
  await tab.click()
  await chooser.getByRole('link', { name: 'Times Table' }).click()
  await expect(chooser).toBeHidden()
  await expect(page.getByText('No level completed yet.')).toBeVisible()
  await pages.getByRole('link', { name: 'Answers' }).click()
  await expect(pages.getByRole('link', { name: 'Answers' })).toHaveAttribute('aria-current', 'page')
})

test('strengths and gaps are saved as a file with the words of the screen', async ({ page, app }) => {
  await openBoxes(page, app.url)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Mia Chen strengths and gaps \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n')
  expect(lines[0]).toBe('"Box","Operation","Level","Example","Right of the last 10"')
  expect(lines).toContain('"Strengths","Addition","2.4","42 + 35",9')
  expect(lines).toHaveLength(7)
})
