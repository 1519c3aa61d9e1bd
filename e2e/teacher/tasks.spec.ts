import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { levelsOf, refOf } from '#maths'
import { expectAccessible, load } from '../harness/accessible.ts'
import { boxesOf } from '../harness/boxes.ts'
import { classWithStudent, joinedStudent, newClass, registeredTeacher } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { manyParts, newTask, partsOf } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'

/** Counts the taps of a journey. */
function tapsOf(page: Page) {
  let taps = 0
  return {
    async tap(role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
      taps++
      await page.getByRole(role, { name }).click()
    },
    count: () => taps,
  }
}

test('a teacher gives six students of an Insight group two levels until Friday with at most six taps', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12')
  const students = []
  for (const letter of ['A', 'B', 'C', 'D', 'E', 'F'])
    students.push(await joinedStudent(app.url, code, `Mia ${letter}`, 'Chen'))
  await joinedStudent(app.url, code, 'Zoe', 'Evans')
  await followed(students, 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/insight?code=${code}`)
  const { tap, count } = tapsOf(page)
  await tap('link', 'Give practice: 6 do not carry')
  await expect(page.getByRole('heading', { level: 1, name: 'Set a task' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^2\.2/ })).toBeChecked()
  await tap('checkbox', /^2\.5/)
  await tap('radio', /^(Next )?Friday/)
  await expect(page.getByText(/^6 students do Addition 2\.2 and 2\.5, each to a streak of 5, until/)).toBeVisible()
  await expectAccessible(page, 'Set a task')
  await tap('button', 'Set 2 levels for 6 students')
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused()
  expect(count()).toBeLessThanOrEqual(6)
  const row = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  await expect(row).toContainText('6 students')
  await expect(row).toContainText('Nobody has begun yet')
  await expect(row.getByRole('img')).toHaveCount(0)
  const { tasks } = await students[0]!.browser.call('GET /api/tasks', {})
  expect(tasks).toMatchObject([{ title: 'Addition 2.2 and 2.5', rightAnswers: null }])
})

test('a teacher sets the next stage for the students who have finished one with ease', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12')
  const students = [
    await joinedStudent(app.url, code, 'Mia', 'Chen'),
    await joinedStudent(app.url, code, 'Ben', 'Wiremu'),
  ]
  for (const student of students)
    for (const id of ['2.1', '2.2', '2.3', '2.4', '2.5']) await played(student, 'subtraction', id, 10)
  await joinedStudent(app.url, code, 'Zoe', 'Evans')
  await alreadyLoggedIn(page, teacher, app.url)
  await load(page, `insight?code=${code}`)
  await page.getByRole('link', { name: 'Set a task: Subtraction Stage 3' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set a task' })).toBeFocused()
  await expect(page.getByText(/^2 students do Subtraction 3\.1, .*, each to a streak of 5, until/)).toBeVisible()
  await page.getByRole('button', { name: /^Set \d+ levels for 2 students$/ }).click()
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('listitem')).toContainText('2 students')
})

test('My Classes says which tasks of a class are due next and how many students have done them', async ({
  page,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const { today } = await teacher.browser.call('GET /api/classes', {})
  const parts = partsOf('addition 1.1')
  await played(student, 'addition', '1.1', 5)
  await newTask(teacher, classId, { title: 'Adding past ten', parts, due: today, countsEarlier: true })
  await newTask(teacher, classId, { title: 'Some day', parts })
  await openTeacherDashboard(page, teacher)
  const classroom = page.getByRole('article').filter({ hasText: 'Room 5' })
  await expect(classroom.getByText('until today, 1 of 1 done')).toBeVisible()
  await expect(classroom.getByText('Some day')).toHaveCount(0)
  await expectAccessible(page, 'My Classes with a due task')
  await classroom.getByRole('link', { name: 'Adding past ten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adding past ten' })).toBeFocused()
})

test('the grid follows play, sorts, is saved as CSV, and a task is edited, closed, opened again and copied', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await newClass(teacher, 'Room 6')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks?code=${code}`)
  await expect(page.getByText('No tasks yet.')).toBeVisible()
  await expectAccessible(page, 'Tasks without a task')
  await page.getByRole('link', { name: 'Set a task' }).click()
  const set = page.getByRole('button', { name: 'Set the task' })
  await expect(set).toBeDisabled()
  await expect(set).toHaveAccessibleDescription('Choose a level or a set.')
  // The button waits, but a press of it leads to what is missing.
  await set.press('Enter')
  await expect(page.getByRole('alert').first()).toHaveText('Choose a level or a set.')
  await expect(page.getByRole('checkbox', { name: /^1\.1/ })).toBeFocused()
  await page.getByRole('checkbox', { name: /^1\.1/ }).check()
  await page.getByRole('button', { name: 'Times Table' }).click()
  await page.getByRole('checkbox', { name: /^1\.1/ }).check()
  await page.getByRole('radio', { name: 'No date' }).check()
  await expect(page.getByLabel('Title, as your students see it')).toHaveValue(/^Addition 1\.1 and /)
  await page.getByLabel('Title, as your students see it').fill('Week 6 practice')
  await page.getByRole('button', { name: 'Set 2 levels for 2 students' }).click()
  const listed = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  await expect(listed).toContainText('No date')
  await expect(listed).toContainText('Nobody has begun yet')
  await expect(listed.getByRole('img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Week 6 practice', exact: true }).click()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(page.getByRole('heading', { level: 1, name: 'Week 6 practice' })).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveText(['Ben W.', 'Mia C.'])
  await expect(row('Ben')).toContainText('0 of 2')

  // A live page shows an answer that changes no record, and then the done part.
  await expect(async () => {
    await played(ben, 'addition', '1.1', 2)
    await expect(row('Ben').getByText('2 of 5')).toBeVisible({ timeout: 3000 })
  }).toPass()
  // A round counts whose first answer was given after the task was set, which was a moment ago.
  await expect(async () => {
    await played(ben, 'addition', '1.1', 5)
    await expect(row('Ben').getByText('today')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('rowheader')).toHaveText(['Mia C.', 'Ben W.'])
  await expectAccessible(page, 'the grid of a task')
  await page.getByRole('button', { name: 'Student' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Ben W.', 'Mia C.'])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('"Student","Parts done","Addition 1.1"')
  expect(file).toMatch(/"Ben W\.","1 of 2","\d{4}-\d{2}-\d{2}","not begun"/)
  expect(file).toContain('"Mia C.","0 of 2","not begun","not begun"')

  await page.getByRole('link', { name: 'Edit Week 6 practice' }).click()
  await expect(page.getByText(/^It began on /)).toBeVisible()
  await page.getByRole('button', { name: 'Times Table, 1 chosen' }).click()
  await page.getByRole('checkbox', { name: /^1\.1/ }).uncheck()
  await page.getByRole('radio', { name: /^Each level for/ }).check()
  await page.getByRole('textbox', { name: 'Right answers' }).fill('4')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('alert').first()).toHaveText('Choose 5 to 100 right answers.')
  await page.getByRole('textbox', { name: 'Right answers' }).fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row('Ben')).toContainText('1 of 1')

  await page.getByRole('button', { name: 'Close Week 6 practice' }).click()
  await expect(page.getByText('No date, closed')).toBeVisible()
  await expectAccessible(page, 'the grid of a closed task')
  expect((await student.browser.call('GET /api/tasks', {})).tasks).toEqual([])
  await page.getByRole('button', { name: 'Open again: Week 6 practice' }).click()
  await expect(page.getByRole('button', { name: 'Close Week 6 practice' })).toBeVisible()
  expect((await student.browser.call('GET /api/tasks', {})).tasks).toHaveLength(1)

  await page.getByRole('button', { name: 'Copy Week 6 practice' }).click()
  await expectAccessible(page, 'the classes of a copy')
  await page.getByRole('dialog').getByRole('link', { name: 'Room 6' }).click()
  await expect(page.getByLabel('Title, as your students see it')).toHaveValue('Week 6 practice')
  await expect(page.getByText(/^Everyone in .* does Addition 1\.1, each for 6 right answers/)).toBeVisible()
  await page.getByRole('button', { name: 'Set the task' }).click()
  await page.getByRole('button', { name: 'Delete Week 6 practice' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No tasks yet.')).toBeVisible()
  const { tasks } = await teacher.browser.call('GET /api/classes/{class}/tasks', { class: classId })
  expect(tasks).toMatchObject([{ title: 'Week 6 practice', hasWork: true }])
})

test('the names are shown for some students only, and are chosen one by one or all at once', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/set?code=${code}`)
  const names = page.getByRole('group', { name: 'Students' })
  await expect(page.getByRole('radio', { name: 'Everyone in Room 5' })).toBeChecked()
  await expect(names).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^1\.1/ }).check()
  await page.getByRole('radio', { name: 'Some students' }).check()
  await expect(names.getByRole('checkbox', { checked: false })).toHaveCount(2)
  const set = page.getByRole('button', { name: /^Set / })
  await expect(set).toBeDisabled()
  await expect(set).toHaveAccessibleDescription('Choose at least one student.')
  await expectAccessible(page, 'Set a task without a student')
  await names.getByRole('button', { name: 'All' }).click()
  const [ben, mia] = ['Ben W.', 'Mia C.'].map((name) => names.getByRole('checkbox', { name }))
  await expect(ben!).toBeChecked()
  await mia!.uncheck()
  await expect(page.getByRole('radio', { name: 'Some students 1 chosen' })).toBeChecked()
  await expect(set).toHaveText('Set 1 level for 1 student')
  await expect(set).toBeEnabled()
  await names.getByRole('button', { name: 'None' }).click()
  await expect(ben!).not.toBeChecked()
  await page.getByRole('radio', { name: 'Everyone in Room 5' }).check()
  await expect(names).toHaveCount(0)
  await expect(set).toHaveText('Set 1 level for 2 students')
  await page.goto(`/#/studentprogress/answers?code=${code}&student=${student.browser.account}`)
  await page.getByRole('link', { name: 'Set a task' }).click()
  await expect(mia!).toBeChecked()
  await expect(ben!).not.toBeChecked()
})

test('a task begins and ends on days that are chosen by keyboard, and its last day is not before its first one', async ({
  page,
  app,
}) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const { today } = await teacher.browser.call('GET /api/classes', {})
  const year = Number(today.slice(0, 4)) + 1
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/set?code=${code}`)
  await page.getByRole('checkbox', { name: /^1\.1/ }).check()
  // The number of the day is that of the month, because the language of a browser decides which one comes first.
  const type = (day: string) => page.keyboard.type(`${day}${day}${year}`)
  await page.getByRole('radio', { name: 'Another day' }).press('Space')
  await page.getByLabel('Until', { exact: true }).focus()
  await type('04')
  await expect(page.getByLabel('Until', { exact: true })).toHaveAccessibleDescription(/^\w+ 4 April/)
  const begins = page.getByRole('combobox', { name: 'Begins' })
  await begins.focus()
  await page.keyboard.type('Another day')
  await expect(begins).toHaveValue('another')
  const set = page.getByRole('button', { name: 'Set 1 level for 1 student' })
  await set.press('Enter')
  await expect(page.getByRole('alert').first()).toHaveText('Choose a day.')
  await expect(page.getByLabel('First day')).toBeFocused()
  await type('05')
  await expect(page.getByLabel('First day')).toHaveAccessibleDescription(/^\w+ 5 May/)
  await set.press('Enter')
  await expect(page.getByRole('alert').first()).toHaveText('The day is before the beginning.')
  const { tasks: before } = await teacher.browser.call('GET /api/classes/{class}/tasks', { class: classId })
  expect(before).toEqual([])
  await expect(page.getByLabel('Until', { exact: true })).toBeFocused()
  await type('06')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await set.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused()
  const { tasks } = await teacher.browser.call('GET /api/classes/{class}/tasks', { class: classId })
  expect(tasks).toMatchObject([{ begins: `${year}-05-05`, due: `${year}-06-06` }])
})

test('the names stay beside the parts of a wide grid while it scrolls', async ({ page, app }) => {
  const { teacher, classId, code } = await classWithStudent(app.url)
  const parts = levelsOf('addition')
    .slice(0, 16)
    .map(({ id }) => `addition ${id}` as const)
  const task = await newTask(teacher, classId, { parts: partsOf(...parts) })
  await page.setViewportSize({ width: 1366, height: 768 })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/grid?code=${code}&task=${task}`)
  const name = page.getByRole('rowheader', { name: 'Mia C.' })
  const before = await name.boundingBox()
  const last = page.getByRole('columnheader').last()
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  expect((await name.boundingBox())?.x).toBe(before?.x)
})

test('the grid of a task is printed without buttons, black on white, with every name and state', async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  await played(student, 'addition', '1.1', 5)
  const task = await newTask(teacher, classId, { parts: partsOf('addition 1.1', 'length 1.7'), countsEarlier: true })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  // A sheet of A4 on its side, between its margins.
  await page.setViewportSize({ width: 1032, height: 700 })
  await page.goto(`/#/tasks/grid?code=${code}&task=${task}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: /Edit|Close|Copy|Delete|Print|CSV/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Adding past ten' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['Ben W.', 'Mia C.'])
  await expect(page.getByRole('row', { name: /^Mia C\. 1 of 2 today not begun$/ })).toBeVisible()
  await expectOnPaper(page)

  const levels = [...levelsOf('addition'), ...levelsOf('subtraction')].slice(0, 30)
  const longest = await newTask(teacher, classId, { title: 'Thirty parts', parts: levels.map(refOf) })
  await page.goto(`/#/tasks/grid?code=${code}&task=${longest}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Thirty parts' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(32)
  await expectOnPaper(page)
})

/** Expects that the table is on the sheet, with nothing cut and no dark ground. */
async function expectOnPaper(page: Page) {
  const table = page.getByRole('table')
  expect(await table.evaluate((element) => element.getBoundingClientRect().right - innerWidth)).toBeLessThanOrEqual(0)
  const cells = await table.locator('th, td').evaluateAll((all) =>
    all.map((cell) => ({
      isCut: cell.scrollWidth > cell.clientWidth,
      ground: getComputedStyle(cell).backgroundColor,
    })),
  )
  expect(cells.filter(({ isCut, ground }) => isCut || ground !== 'rgba(0, 0, 0, 0)')).toEqual([])
}

test('the buttons of a task are on one line of a laptop', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  await newTask(teacher, classId, { parts: manyParts })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/#/tasks?code=${code}`)
  const row = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  const buttons = row.getByRole('link', { name: /^Edit/ }).or(row.getByRole('button', { name: /^(Close|Copy|Delete)/ }))
  await expect(buttons).toHaveCount(4)
  const tops = (await boxesOf(buttons)).map(({ top }) => Math.round(top))
  expect(new Set(tops).size).toBe(1)
})

test('on a phone, the page of a task has one line of tools, and the others are under More', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const task = await newTask(teacher, classId, { title: 'Hops' })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await load(page, `tasks/grid?code=${code}&task=${task}`)
  await expect(page.getByRole('main')).toContainText('Nobody has begun yet')
  const more = page.getByRole('button', { name: 'More for Hops' })
  const tools = await boxesOf(more.or(page.getByRole('button', { name: /^(Save as CSV|Print)$/ })))
  expect(tools.map(({ top }) => top)).toEqual(Array(3).fill(tools[0]!.top))
  await expectAccessible(page, 'a task on a phone')
  await more.click()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText(['Copy', 'Worksheet', 'Close', 'Delete'])
  await entries.filter({ hasText: 'Delete' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(more).toBeFocused()
  await more.click()
  await entries.filter({ hasText: 'Worksheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print a worksheet' })).toBeVisible()
})

test('a task is deleted from its own page, which does not ask for it any more', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const task = await newTask(teacher, classId, { title: 'Hops' })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/grid?code=${code}&task=${task}`)
  await page.getByRole('button', { name: 'Delete Hops' }).click()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(task)) asked.push(request.method())
  })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No tasks yet.')).toBeVisible()
  expect(asked).toEqual(['DELETE'])
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of (404|409)/] })

  test('a task that was changed in another tab keeps what was chosen, and can be saved all the same', async ({
    page,
    app,
  }) => {
    const { teacher, code, classId } = await classWithStudent(app.url)
    const id = crypto.randomUUID()
    const parts = [{ kind: 'level' as const, operation: 'addition' as const, levelId: '1.1' }]
    const about = { title: 'Hops', rightAnswers: null, countsEarlier: false, students: null, begins: null, due: null }
    await teacher.browser.call('POST /api/classes/{class}/tasks', { class: classId, id, parts, ...about })
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/edit?code=${code}&task=${id}`)
    await page.getByLabel('Title, as your students see it').fill('Jumps')
    const change = { class: classId, task: id, title: 'Leaps' }
    await teacher.browser.call('PATCH /api/classes/{class}/tasks/{task}', change)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The task was changed meanwhile.')).toBeVisible()
    await expect(page.getByLabel('Title, as your students see it')).toHaveValue('Jumps')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jumps' })).toBeVisible()
  })

  test('a task that does not exist says so, and so does the class of another teacher', async ({ page, app }) => {
    const { teacher, code } = await classWithStudent(app.url)
    const other = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/tasks/grid?code=${code}&task=${crypto.randomUUID()}`)
    await expect(page.getByText('There is no such task.')).toBeVisible()
    for (const path of ['tasks', 'tasks/set', 'tasks/edit', 'tasks/grid']) {
      await page.goto(`/#/${path}?code=${other.code}&task=${crypto.randomUUID()}`)
      await expect(page.getByText('There is no such class.')).toBeVisible()
    }
  })
})
