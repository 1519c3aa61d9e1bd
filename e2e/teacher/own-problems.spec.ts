import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, registeredTeacher } from '../harness/people.ts'
import { newSet } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { ownProblems } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'

/** The examples of the open problem, each with its text and its answer. */
const examplesOf = (page: Page) => page.getByRole('region', { name: /as a student sees/i }).getByRole('listitem')

/** Adds a problem. The focus comes to its text a moment later, and would leave another field. */
async function addProblem(page: Page) {
  await page.getByRole('button', { name: 'Add a problem' }).click()
  await expect(page.getByLabel('Text')).toHaveValue('')
  await expect(page.getByLabel('Text')).toBeFocused()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the set' })

/** A page of a textbook: the text and the answer of each question. */
const textbook = [
  ['Tama digs {a} rows of {b} kūmara. How many are there?', 'a × b'],
  ['A bus has {a} seats. {b} are taken. How many are free?', 'a − b'],
  ['{a} friends share {b} stickers equally. How many does each get?', 'b ÷ a'],
  ['A pen costs {a} dollars. What do 6 pens cost?', '6 × a'],
  ['Mere ran {a} km on Monday and {b} km on Tuesday. How far is that?', 'a + b'],
] as const

test('five questions of a textbook page become a set', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems')
  await expect(page.getByText('No sets yet.')).toBeVisible()
  await expectAccessible(page, 'My problems without a set')
  await page.getByRole('link', { name: 'New set' }).click()
  await page.getByLabel('Title of the set').fill('Page 42')
  for (const [number, [text, answer]] of textbook.entries()) {
    if (number > 0) await addProblem(page)
    await page.getByLabel('Text').fill(text)
    await page.getByLabel('Answer, worked out as').fill(answer)
    await expect(examplesOf(page)).toHaveCount(5)
  }
  await expectAccessible(page, 'a new set')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My problems' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Page 42' })).toContainText('5 problems')
  const { sets } = await teacher.browser.call('GET /api/sets', {})
  const { problems } = await teacher.browser.call('GET /api/sets/{set}', { set: sets[0]!.id })
  expect(problems.map(({ text }) => text)).toEqual(textbook.map(([text]) => text))
  for (const { rows } of problems) expect(rows.length).toBeGreaterThan(5)
})

test('a fault is shown at its field with its place, and the set is saved only once it is mended', async ({
  page,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const set = await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/teacher/problems/edit?set=${set}`)
  await expect(examplesOf(page)).toHaveCount(5)
  await expect(examplesOf(page).first()).toHaveText(/Tama digs \d+ rows of \d kūmara/)

  const answer = page.getByLabel('Answer, worked out as')
  await answer.fill('(a × b − 3')
  await expect(answer).toHaveAccessibleDescription('A bracket is opened and not closed.')
  await expect(answer).toBeFocused()
  await expect(page.getByText('1 thing to fix before this set can be saved.')).toBeVisible()
  await expect(examplesOf(page)).toHaveCount(0)
  await expectAccessible(page, 'a set with a fault')
  await answer.fill('a × b −')
  await expect(answer).toHaveAccessibleDescription('A number is missing. Look at the end.')
  await answer.fill('a × c')
  await expect(answer).toHaveAccessibleDescription('No number is called c.')
  await answer.fill('a ÷ b')
  await expect(page.getByText(/^\d+ of \d+ are left out: the answer has over six decimals\.$/)).toBeVisible()

  const condition = page.getByLabel('Only when')
  await condition.fill('b > 100')
  await expect(condition).toHaveAccessibleDescription('No numbers fit: b is 2 to 9.')
  // The button looks disabled, and a press leads to the first fault.
  await save(page).press('Enter')
  await expect(condition).toBeFocused()
  await condition.fill('b > 2')
  await expect(examplesOf(page)).toHaveCount(5)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My problems' })).toBeFocused()
  const saved = await teacher.browser.call('GET /api/sets/{set}', { set })
  expect(saved).toMatchObject({ version: 2, problemCount: 4 })
  expect(saved.problems[0]).toMatchObject({ conditions: ['b > 2'], answer: { expression: 'a ÷ b' } })
})

test('a copy of a problem is saved only once it is changed', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const set = await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/teacher/problems/edit?set=${set}`)
  await page.getByRole('button', { name: 'Copy this problem' }).click()
  await expect(examplesOf(page)).toHaveCount(5)
  await save(page).click()
  const text = page.getByLabel('Text')
  await expect(text).toHaveAccessibleDescription(/This problem is here twice\./)
  await expect(page.getByText('1 thing to fix before this set can be saved.')).toBeVisible()
  await text.fill('Mere digs {a} rows of {b} kūmara. How many are there?')
  await expect(page.getByText('1 thing to fix before this set can be saved.')).toHaveCount(0)
  await save(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kūmara problems' })).toContainText('5 problems')
})

test('choices, an order, a table and pictures are written without numbers that change', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems/new')
  await page.getByLabel('Title of the set').fill('All kinds')
  await page.getByLabel('Text').fill('Which is more?')
  await page.getByLabel('Kind of answer').selectOption('A choice of 2 to 5')
  for (const [number, text] of ['a third', 'a half', 'a quarter'].entries())
    await page.getByLabel(`Choice ${number + 1}`, { exact: true }).fill(text)
  await page.getByLabel('Choice 2 is right').check()
  await expect(examplesOf(page)).toContainText('a third · a half · a quarter')
  await expect(page.getByRole('heading', { name: 'As a student sees it' })).toBeVisible()

  await addProblem(page)
  await page.getByLabel('Text').fill('Put in order.')
  await page.getByLabel('Kind of answer').selectOption('An order')
  for (const [number, text] of ['0.05', '0.5', '5'].entries()) await page.getByLabel(`Place ${number + 1}`).fill(text)
  await expect(examplesOf(page)).toContainText('0.05 → 0.5 → 5')

  await addProblem(page)
  await page.getByLabel('Text').fill('How many chairs?')
  await page.getByLabel('Picture').selectOption('A table')
  await page.getByLabel('Row 1, column 1').fill('Chairs')
  await page.getByLabel('Row 1, column 2').fill('{c}')
  await page.getByLabel('Answer, worked out as').fill('c')
  await expect(examplesOf(page)).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Five as a student sees them' })).toBeVisible()
  await expect(examplesOf(page).first().getByRole('cell')).toHaveText(['Chairs', /^\d+$/, '', ''])
  await expectAccessible(page, 'a problem with a table')

  await addProblem(page)
  await page.getByLabel('Text').fill('How many kiwi?')
  await page.getByLabel('Picture').selectOption('Animals')
  await page.getByLabel('How many').fill('{n}')
  await page.getByLabel('Answer, worked out as').fill('n')
  await expect(examplesOf(page)).toHaveCount(5)
  await page.getByLabel('n from').fill('30')
  await page.getByLabel('n to').fill('40')
  await expect(page.getByRole('alert')).toHaveText('No numbers fit: a picture has 1 to 20 animals.')
  await page.getByLabel('n from').fill('3')
  await expect(page.getByText('of 38 are left out: the picture has no room.')).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'All kinds' })).toContainText('4 problems')
})

test('the examples of a problem show its picture as a student sees it', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const set = await newSet(teacher, { problems: [ownProblems.kiwi, ownProblems.pencil, ownProblems.squares] })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/teacher/problems/edit?set=${set}`)
  const picture = examplesOf(page).getByRole('img')
  await expect(picture).toHaveAccessibleName('Some kiwi to count')
  await expect(picture.locator('[data-part="animal"]')).toHaveCount(20)
  await page.getByRole('button', { name: /How long is the pencil/ }).click()
  await expect(picture).toHaveAccessibleName(/A pencil lies above it; it starts at 2 and ends at 7/)
  await page.getByRole('button', { name: /How many squares/ }).click()
  await expect(picture).toHaveAccessibleName('A rectangle on a grid of centimetre squares.')
  await expect(picture.locator('[data-part="rectangle"]')).toBeVisible()
  await expectAccessible(page, 'an example with a picture')
})

test('a task gets a set, and its new version only when the teacher says so', async ({ page, app }) => {
  const { teacher, code, classId } = await classWithStudent(app.url)
  const set = await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/tasks/set?code=${code}`)
  await page.getByRole('button', { name: 'My problems' }).click()
  await page.getByRole('checkbox', { name: /^Kūmara problems 4 problems/ }).check()
  await expect(page.getByText(/does Kūmara problems, each problem right once/)).toBeVisible()
  await expect(page.getByText('A set is done when each of its problems was answered right once.')).toBeVisible()
  await expectAccessible(page, 'a task with a set')
  await page.getByRole('button', { name: 'Set the task for 1 student' }).click()
  await expect(page.getByRole('link', { name: 'Kūmara problems', exact: true })).toBeVisible()
  const versionOfTask = async () => {
    const { tasks } = await teacher.browser.call('GET /api/classes/{class}/tasks', { class: classId })
    return tasks[0]!.parts.map((part) => part.kind === 'set' && part.set.version)
  }
  expect(await versionOfTask()).toEqual([1])

  await page.goto(`/#/teacher/problems/edit?set=${set}`)
  await page.getByLabel('Title of the set').fill('Kūmara and chairs')
  await save(page).click()
  await expect(page.getByRole('link', { name: 'Kūmara and chairs', exact: true })).toBeVisible()
  expect(await versionOfTask()).toEqual([1])
  await page.goto(`/#/tasks?code=${code}`)
  await page.getByRole('link', { name: 'Edit Kūmara problems' }).click()
  await page.getByRole('button', { name: 'My problems, 1 chosen' }).click()
  await expect(page.getByRole('checkbox', { name: /^Kūmara problems/ })).toBeChecked()
  await page.getByRole('button', { name: 'Use the new version' }).click()
  await expect(page.getByRole('checkbox', { name: /^Kūmara and chairs/ })).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('columnheader', { name: /Kūmara and chairs/ })).toBeVisible()
  expect(await versionOfTask()).toEqual([2])
})

test('numbers of a problem that were not tried in time are tried again when it is typed again', async ({
  page,
  app,
}) => {
  // The worker reads its clock when it begins a problem, and after 256 rows. The second time, a second has passed.
  await page.route('**/assets/work-out-worker-*.js', async (route) => {
    const response = await route.fetch()
    const busy = `let looks = 0
      const clock = performance.now.bind(performance)
      performance.now = () => clock() + (++looks > 1 ? 1000 : 0);`
    await route.fulfill({ response, body: `${busy}\n${await response.text()}` })
  })
  const teacher = await registeredTeacher(app.url)
  const values = { kind: 'range', from: '1', to: '400', step: '1' } as const
  const set = await newSet(teacher, {
    problems: [
      {
        ...{ text: 'A bus has {a} seats.', picture: null, conditions: [] },
        numbers: [{ name: 'a', values }],
        answer: { kind: 'number', expression: 'a', unit: '', within: '0' },
        rows: [['7', '7']],
      },
    ],
  })
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/teacher/problems/edit?set=${set}`)
  await expect(page.getByText('Make a range smaller.')).toBeVisible()
  const text = page.getByLabel('Text')
  await text.fill('A red bus has {a} seats.')
  await expect(examplesOf(page).first()).toContainText('A red bus has')
  await text.fill('A bus has {a} seats.')
  await expect(examplesOf(page).first()).toContainText('A bus has')
})

test('markup is shown as it was typed', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems/new')
  await page.getByLabel('Title of the set').fill('<b>=1+1</b>')
  await page.getByLabel('Text').fill('<img src=x onerror=alert(1)> & **bold** https://example.nz')
  await page.getByLabel('Answer, worked out as').fill('1')
  await expect(examplesOf(page)).toContainText('<img src=x onerror=alert(1)> & **bold** https://example.nz')
  await save(page).click()
  await expect(page.getByRole('link', { name: '<b>=1+1</b>', exact: true })).toBeVisible()
})

test('what was typed is there again after a closed tab, until it is saved', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems/new')
  await page.getByLabel('Title of the set').fill('Buses')
  await page.getByLabel('Text').fill('A bus has {a} seats.')
  const other = await page.context().newPage()
  await page.close()
  await other.goto('/#/teacher/problems')
  await expect(other.getByText('A new set is not saved yet.')).toBeVisible()
  await expectAccessible(other, 'My problems with a set that is not saved')
  await other.getByRole('link', { name: 'Go on writing' }).click()
  await expect(other.getByLabel('Text')).toHaveValue('A bus has {a} seats.')
  await other.getByLabel('Answer, worked out as').fill('a')
  await save(other).click()
  await expect(other.getByRole('link', { name: 'Buses', exact: true })).toBeVisible()
  await expect(other.getByText('A new set is not saved yet.')).toHaveCount(0)
})

test('a draft that another version of the app has kept does not stop the form', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems/new')
  await page.getByLabel('Title of the set').fill('Buses')
  await page.evaluate(() => {
    const slot = Object.keys(localStorage).find((key) => key.startsWith('set-draft'))
    localStorage.setItem(slot ?? '', JSON.stringify({ set: 'a', version: null, draft: { title: 'Old', problems: [] } }))
  })
  await page.reload()
  await expect(page.getByLabel('Title of the set')).toHaveValue('')
})

test.describe('a set that changes elsewhere', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('a set that another tab has changed is saved only when the teacher says so', async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    const set = await newSet(teacher)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto(`/#/teacher/problems/edit?set=${set}`)
    await expect(examplesOf(page)).toHaveCount(5)
    const { problems } = await teacher.browser.call('GET /api/sets/{set}', { set })
    await teacher.browser.call('PUT /api/sets/{set}', { set, title: 'Elsewhere', problems, version: 1 })
    await page.getByLabel('Title of the set').fill('Here')
    await save(page).click()
    await expect(page.getByText('This set has changed since you opened it.')).toBeVisible()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByRole('link', { name: 'Here', exact: true })).toBeVisible()
    expect(await teacher.browser.call('GET /api/sets/{set}', { set })).toMatchObject({ title: 'Here', version: 3 })
  })
})

test.describe('a new set whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\/sets|status of 409/] })

  test('a new set that was stored unseen is saved with what was written later', async ({ page, app }) => {
    const teacher = await registeredTeacher(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.goto('/#/teacher/problems/new')
    await page.getByLabel('Title of the set').fill('Buses')
    await page.getByLabel('Text').fill('A bus has {a} seats.')
    await page.getByLabel('Answer, worked out as').fill('a')
    await page.route('**/api/sets', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await save(page).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute('**/api/sets')
    await page.getByLabel('Text').fill('A red bus has {a} seats.')
    await expect(examplesOf(page).first()).toContainText('A red bus')
    await save(page).click()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Buses' })).toContainText('1 problem')
    const { sets } = await teacher.browser.call('GET /api/sets', {})
    const { problems } = await teacher.browser.call('GET /api/sets/{set}', { set: sets[0]!.id })
    expect([sets.length, problems[0]!.text]).toEqual([1, 'A red bus has {a} seats.'])
  })
})

test('a link gives another teacher a copy until it ends, and a set is copied and deleted', async ({
  page,
  openDevice,
  app,
}) => {
  const teacher = await registeredTeacher(app.url)
  const other = await registeredTeacher(app.url)
  await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto('/#/teacher/problems')
  await page.getByRole('button', { name: 'Share by a link: Kūmara problems' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(/#\/teacher\/problems\/copy\?link=[\w-]{22}$/)
  await expectAccessible(page, 'the link of a set')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('shared by a link')).toBeVisible()
  await expectAccessible(page, 'My problems with a set')

  const laptop = await openDevice()
  await alreadyLoggedIn(laptop, other, app.url)
  await laptop.goto(link)
  await expect(laptop.getByRole('heading', { level: 1, name: 'A set of another teacher' })).toBeVisible()
  await expectAccessible(laptop, 'the set of another teacher')
  await laptop.getByRole('button', { name: 'Get a copy' }).click()
  await expect(laptop.getByRole('heading', { level: 1, name: 'Kūmara problems' })).toBeVisible()
  await expect(examplesOf(laptop)).toHaveCount(5)

  await page.getByRole('button', { name: 'Share by a link: Kūmara problems' }).click()
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText('shared by a link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy Kūmara problems' }).click()
  await expect(page.getByRole('link', { name: 'Copy of Kūmara problems', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Kūmara problems' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'Kūmara problems', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Copy of Kūmara problems', exact: true })).toBeVisible()
})

test.describe('a link that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('a link that has ended says so', async ({ page, app }) => {
    await alreadyLoggedIn(page, await registeredTeacher(app.url), app.url)
    await page.goto('/#/teacher/problems/copy?link=AAAAAAAAAAAAAAAAAAAAAA')
    await page.getByRole('button', { name: 'Get a copy' }).click()
    await expect(page.getByText('This link leads to no set.')).toBeVisible()
  })
})
