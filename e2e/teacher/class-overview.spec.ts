import { levelsOf, type Operation } from '#maths'
import { load } from '../harness/accessible.ts'
import { boxesOf, expectMeeting, middleOf } from '../harness/boxes.ts'
import { countsOf, studentsByColumn, titlesOf } from '../harness/overviews.ts'
import { classWithStudent, newClass, registeredStudent, registeredTeacher, type Student } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { newTask } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'
import { findSmallTexts } from '../harness/text-size.ts'

/** Plays every level of an operation up to a streak that the overview shows as done. */
async function playedAll(student: Student, operation: Operation): Promise<void> {
  for (const { id } of levelsOf(operation)) await played(student, operation, id, 5)
}

test('a teacher sees each student once, in the column and colour of the highest level, and opens that student', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const people = [
    ['Aroha', 'Thompson'],
    ['Ben', 'Wiremu'],
    ['Finn', 'Ota'],
    ['Mia', 'Chen'],
    ['Tāne', 'Walker'],
  ] as const
  const students: Student[] = []
  for (const [first, last] of people) students.push(await registeredStudent(app.url, first, last))
  const [, ben, finn, mia, tane] = students as [Student, Student, Student, Student, Student]
  await played(ben, 'addition', '1.1', 5)
  await played(ben, 'addition', '2.4', 3)
  await played(finn, 'addition', '2.1', 5)
  await played(mia, 'addition', '5.5', 1)
  await playedAll(tane, 'addition')
  await played(ben, 'timestable', '1.1', 5)
  await played(mia, 'timestable', '2.0', 4)
  await played(finn, 'timestable', '1.9', 6)
  await playedAll(tane, 'timestable')
  await played(ben, 'length', '2.9', 2)
  await played(finn, 'bedmas', '1.3', 5)
  const code = await newClass(teacher, 'Room 12 Maths', students)
  await openTeacherDashboard(page, teacher)

  await test.step('from the class to the learning areas', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Room 12 Maths' })
    await expect(card.getByRole('link')).toHaveText(['View Student Progress', 'Progress Overview', 'Insight', 'Tasks'])
    await card.getByRole('link', { name: 'Progress Overview' }).click()
    await expect(page).toHaveURL(new RegExp(`#/progressoverview\\?code=${code}$`))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Number Structure',
      'Times Table',
      'Four Operations',
      'Measurement',
    ])
  })

  await test.step('Four Operations: a table for each operation', async () => {
    await page.getByRole('button', { name: 'Four Operations' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Addition' }).click()
    await expect(page).toHaveURL(/#\/progressoverview\/fouroperations\?code=\w{6}&op=addition$/)
    expect(await titlesOf(page)).toEqual([
      'Not started',
      ...[1, 2, 3, 4, 5].map((stage) => `Stage ${stage}`),
      'Completed',
    ])
    expect(await studentsByColumn(page)).toEqual({
      'Not started': ['Aroha T., not started'],
      'Stage 2': ['Ben W., working on 2.4', 'Finn O., done 2.1'],
      'Stage 5': ['Mia C., working on 5.5'],
      Completed: ['Tāne W., done'],
    })
    expect(await countsOf(page)).toEqual([1, 0, 2, 0, 0, 1, 1])
    await page.getByRole('link', { name: 'BEDMAS' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'BEDMAS' })).toBeVisible()
    expect(await titlesOf(page)).toEqual(['Not started', 'Stage 1', 'Completed'])
    expect((await studentsByColumn(page))['Stage 1']).toEqual(['Finn O., done 1.3'])
  })

  await test.step('a student leads to that student in that operation', async () => {
    await page.getByRole('link', { name: /^Finn O\./ }).click()
    await expect(page).toHaveURL(
      new RegExp(`#/studentprogress/fouroperations\\?.*student=${finn.browser.account}&op=bedmas`),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Finn Ota' })).toBeVisible()
  })

  await test.step('Times Table: fifteen columns, green from 5 on', async () => {
    await page.goto(`/#/progressoverview/timestable?code=${code.toLowerCase()}`)
    await expect(page.getByRole('caption')).toContainText(
      'Each student is shown at the highest table they have played. Green here: 5 in a row. Done for the student: 20.',
    )
    const tables = Array.from({ length: 13 }, (_, table) => `Time Table ${table}`)
    expect(await titlesOf(page)).toEqual(['Not started', ...tables, 'Completed'])
    expect(await studentsByColumn(page)).toEqual({
      'Not started': ['Aroha T., not started'],
      'Time Table 0': ['Ben W., 5 in a row'],
      'Time Table 8': ['Finn O., 5 in a row'],
      'Time Table 9': ['Mia C., working on'],
      Completed: ['Tāne W., 5 in a row'],
    })
    await expect(page.getByRole('link', { name: /^Mia C\./ })).toHaveAttribute(
      'href',
      `#/studentprogress/timestable?code=${code}&student=${mia.browser.account}`,
    )
  })

  await test.step('Length: a column for each phase', async () => {
    await page.goto(`/#/progressoverview/measurement?code=${code}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Length' })).toBeVisible()
    expect(await titlesOf(page)).toEqual(['Not started', 'Phase 1', 'Phase 2', 'Phase 3', 'Completed'])
    expect((await studentsByColumn(page))['Phase 2']).toEqual(['Ben W., working on 2.9'])
    await expect(page.getByRole('link', { name: /^Ben W\./ })).toHaveAttribute(
      'href',
      /studentprogress\/measurement\?.*domain=length/,
    )
  })
})

test('a teacher who opens progress that is not implemented reads an alert', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 5', [])
  await openTeacherDashboard(page, teacher)
  const alert = page.getByRole('alertdialog')
  const expectAlert = async (text: string) => {
    await expect(alert).toHaveText(`${text}OK`)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toHaveCount(0)
  }
  await page.goto(`/#/progressoverview?code=${code}`)
  await page.getByRole('button', { name: 'Number Structure' }).click()
  await page.getByRole('button', { name: 'Phase 2' }).click()
  await expectAlert('Phase 2 progress is not implemented yet.')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Four Operations' }).click()
  await page.getByRole('button', { name: 'Word Problems' }).click()
  await expectAlert('Word Problems progress is not implemented yet.')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Measurement' }).click()
  for (const domain of ['Mass/Weight', 'Capacity', 'Time', 'Angle']) {
    await page.getByRole('dialog').getByRole('button', { name: domain }).click()
    await expectAlert(`${domain} progress is not implemented yet.`)
  }
  await page.getByRole('link', { name: 'Length' }).click()
  await page.getByRole('button', { name: 'Capacity' }).click()
  await expectAlert('Capacity progress is not implemented yet.')
  await page.goto(`/#/progressoverview/fouroperations?code=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Addition' })).toBeVisible()
  await page.getByRole('button', { name: 'Word Problems' }).click()
  await expectAlert('Word Problems progress is not implemented yet.')
})

test('a student who makes progress moves to the next column of an open overview and keeps the focus', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const mia = await registeredStudent(app.url)
  const code = await newClass(teacher, 'Room 5', [mia, await registeredStudent(app.url, 'Tāne', 'Walker')])
  await openTeacherDashboard(page, teacher)
  const openStream = page.waitForResponse((response) => response.url().includes('/events?'))
  await page.goto(`/#/progressoverview/fouroperations?code=${code}`)
  await openStream
  expect(await studentsByColumn(page)).toEqual({ 'Not started': ['Mia C., not started', 'Tāne W., not started'] })
  const chip = page.getByRole('link', { name: /^Mia C\./ })
  await chip.focus()
  await played(mia, 'addition', '3.2', 2)
  await expect(chip).toContainText('working on 3.2')
  expect(await studentsByColumn(page)).toEqual({
    'Not started': ['Tāne W., not started'],
    'Stage 3': ['Mia C., working on 3.2'],
  })
  await expect(chip).toBeFocused()
})

test('a teacher searches a long class by name, with or without macrons', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const students: Student[] = []
  for (let i = 0; i < 15; i++) students.push(await registeredStudent(app.url, `Mia${'abcdefghijklmno'[i]}`, 'Chen'))
  students.push(await registeredStudent(app.url, 'Tāne', 'Walker'))
  const code = await newClass(teacher, 'Room 16', students)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/progressoverview/timestable?code=${code}`)
  await page.getByLabel('Find a student').fill('tane')
  await expect(page.getByRole('table').getByRole('link')).toHaveText([/^Tāne W\./])
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeAttached()
  await page.getByLabel('Find a student').fill('zzz')
  await expect(page.getByText('No student has this name.').last()).toBeVisible()
  await page.getByLabel('Find a student').fill('')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(16)
})

test('a column has its chips centred over its tick, and a tall column has two side by side', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const students: Student[] = []
  for (let i = 0; i < 17; i++) students.push(await registeredStudent(app.url, `Mia${'abcdefghijklmnopq'[i]}`, 'Chen'))
  for (const student of students.slice(2)) await played(student, 'bedmas', '1.1', 1)
  const code = await newClass(teacher, 'Room 17', students)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/progressoverview/fouroperations?code=${code}&op=bedmas`)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await countsOf(page)).toEqual([2, 15, 0])
  const columns = await boxesOf(page.getByRole('columnheader'))
  const cells = await page.getByRole('table').getByRole('cell').all()
  for (const [i, chipsPerRow] of [
    [0, [1, 1]],
    [1, [1, 2, 2, 2, 2, 2, 2, 2]],
  ] as const) {
    const chips = await boxesOf(cells[i]!.getByRole('link'))
    const middle = (Math.min(...chips.map(({ left }) => left)) + Math.max(...chips.map(({ right }) => right))) / 2
    expectMeeting(middle, middleOf(columns[i]!), 2, `the chips of column ${i} and its tick`)
    const tops = [...new Set(chips.map(({ top }) => top))]
    expect(tops.map((row) => chips.filter(({ top }) => top === row).length)).toEqual(chipsPerRow)
    expect(Math.min(...chips.map(({ top, bottom }) => bottom - top))).toBeGreaterThanOrEqual(40)
  }
})

test('the arrow keys move between the students of an overview, which are one stop of the Tab key', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const students: Student[] = []
  for (const name of ['Ana', 'Ben', 'Cleo']) students.push(await registeredStudent(app.url, name, 'Moana'))
  await played(students[2]!, 'addition', '2.1', 3)
  const code = await newClass(teacher, 'Room 5', students)
  await openTeacherDashboard(page, teacher)
  await page.goto(`/#/progressoverview/fouroperations?code=${code}&op=addition`)
  const chip = (name: string) => page.getByRole('table').getByRole('link', { name: new RegExp(`^${name} M`) })
  await chip('Ana').focus()
  await page.keyboard.press('ArrowDown')
  await expect(chip('Ben')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(chip('Cleo')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(chip('Ana')).toBeFocused()
  await page.keyboard.press('Tab')
  for (const name of ['Ana', 'Ben', 'Cleo']) await expect(chip(name)).not.toBeFocused()
})

test('the pages of a class have text of at least 14 pixels, except names in the columns of Times Table', async ({
  page,
  app,
}) => {
  const { teacher, student, classId, code } = await classWithStudent(app.url)
  await played(student, 'timestable', '1.8', 4)
  const task = await newTask(teacher, classId)
  await alreadyLoggedIn(page, teacher, app.url)
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [
      'teacher/dashboard?',
      'studentprogress?',
      'progressoverview/timestable?',
      'progressoverview/fouroperations?',
      'insight?',
      'tasks?',
      `tasks/grid?task=${task}`,
      `studentprogress/answers?student=${student.browser.account}`,
    ]) {
      await load(page, `${path}&code=${code}`)
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
      const expected = path.includes('timestable') && width === 1366 ? ['Mia C.'] : []
      await expect.soft
        .poll(() => page.evaluate(findSmallTexts, 14), { message: `${path} at ${width}` })
        .toEqual(expected)
    }
  }
  await load(page, `progressoverview/timestable?code=${code}`)
  await expect(page.getByRole('list', { name: 'Key' }).getByRole('listitem')).toHaveText([
    'Not started',
    'Working on the table shown',
    '5 in a row',
    '20 in a row, done',
  ])
  await expect(page.getByRole('columnheader', { name: 'Completed 5 in a row in all tables' })).toBeVisible()
})

test('a teacher goes through the operations of a list on a phone with the arrow keys', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/progressoverview/numberstructure?code=${code}`)
  const operations = page.getByRole('combobox', { name: 'Operation' })
  await operations.focus()
  for (const title of ['Times Table', 'Addition', 'Subtraction']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(operations).toBeFocused()
  }
})

test('on a laptop, a teacher chooses another learning area in the breadcrumbs of an overview', async ({
  page,
  app,
}) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/progressoverview/fouroperations?code=${code}&op=division`)
  const areas = page.getByRole('combobox', { name: 'Learning area' })
  await areas.focus()
  await areas.selectOption('Measurement')
  await expect(page.getByRole('heading', { level: 1, name: 'Length' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Phase 1' })).toBeVisible()
  await expect(areas).toBeFocused()
})

test('on a phone, a teacher chooses another operation from a list beside the search', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/progressoverview/fouroperations?code=${code}&op=addition`)
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('Division')
  await expect(page.getByRole('heading', { level: 1, name: 'Division' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('Word Problems')
  await expect(page.getByText('Word Problems progress is not implemented yet.')).toBeVisible()
})
