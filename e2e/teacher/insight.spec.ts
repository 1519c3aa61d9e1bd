import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, load } from '../harness/accessible.ts'
import { expectToFit } from '../harness/fitting.ts'
import { classWithStudent, joinedStudent, newClass, registeredTeacher } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('no button of My Classes moves when a class says what Insight has found', async ({ page, app }) => {
  const { teacher, classId, name } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const first = { kind: 'slip', operation: 'subtraction', slip: 'count-start-sub', levels: ['1.1'], students: 28 }
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    let answer = () => {}
    const isMeasured = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/insight', async (route) => {
      await isMeasured
      await route.fulfill({ json: { classes: { [classId]: { first, groups: 3, ready: 2 } } } })
    })
    await load(page, 'teacher/dashboard')
    const below = page.getByRole('link', { name: `Tasks of ${name}` })
    await expect(below).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await below.boundingBox()
    await expect(page.getByText('Loading Insight')).toBeAttached()
    answer()
    const found = page.getByRole('link', { name: /^28 students count the first number/ })
    await expect(found).toHaveText(/2 more groups · 2 ready to go on$/)
    await expect(page.getByRole('link', { name: /^Give practice: 28 students/ })).toBeInViewport({ ratio: 1 })
    expect(await below.boundingBox()).toEqual(before)
    await expect(page.getByText('Loading Insight')).toHaveCount(0)
    await expectToFit(page, `My Classes at ${width}`)
    await page.unrouteAll()
  }
})

test('what Insight has found is the first thing below the name of a class', async ({ page, app }) => {
  const { teacher, name } = await classWithStudent(app.url)
  await newClass(teacher, 'Room 13')
  await openTeacherDashboard(page, teacher)
  const read = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(read).toHaveText(new RegExp(`^${name}Nobody shares a mistake or is stuck at the moment\\.`))
  const empty = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Room 13' }) })
  await expect(empty).toHaveText(/^Room 13Nobody has joined yet\./)
})

test.describe(() => {
  test.use({ expectedErrors: [/403 \(Forbidden\).*\/api\/insight/] })

  test('a class says that Insight could not be loaded, and its other buttons work', async ({ page, app }) => {
    const { teacher, name } = await classWithStudent(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.route('**/api/insight', (route) => route.fulfill({ status: 403, json: { problem: 'forbidden' } }))
    await load(page, 'teacher/dashboard')
    await expect(page.getByRole('article')).toContainText('Insight could not be loaded.')
    await expect(page.getByText('Loading Insight')).toHaveCount(0)
    await page.getByRole('link', { name: `Tasks of ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  })
})

test('a teacher learns in two taps whom to sit with and about what', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12')
  const [mia, ben, ana, zoe] = [
    await joinedStudent(app.url, code, 'Mia', 'Chen'),
    await joinedStudent(app.url, code, 'Ben', 'Wiremu'),
    await joinedStudent(app.url, code, 'Ana', 'Tuala'),
    await joinedStudent(app.url, code, 'Zoe', 'Evans'),
  ]
  await followed([mia, ben], 'addition', '2.2', 'carry-dropped')
  // Ana misses each question once, with no known mistake, and Zoe answers a whole stage right.
  const misses = Array.from({ length: 22 }, () => ['wrong', 'right'] as const).flat()
  for (const half of [misses.slice(0, 22), misses.slice(22)]) await played(ana, 'division', '2.2', half)
  for (const id of ['2.1', '2.2', '2.3', '2.4', '2.5']) await played(zoe, 'subtraction', id, 10)
  await openTeacherDashboard(page, teacher)
  await expect(page.getByRole('article')).toContainText(/\d\d\s\+\s\d\s=\s\d\d/)
  await page.getByRole('link', { name: 'Give practice: 2 students do not carry' }).click()
  await expect(page.getByText('Addition 2.2').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '2 students do not carry 1 more group · 1 ready to go on' }).click()
  await expect(page.getByRole('heading', { name: 'Insight' })).toBeFocused()
  const groups = page.getByRole('region', { name: 'Sit with' }).getByRole('listitem')
  await expect(groups).toHaveCount(2)
  const carrying = groups.filter({ hasText: '2 do not carry' })
  await expect(carrying.getByRole('link')).toHaveText([
    '2 do not carry',
    'Mia C.',
    'Ben W.',
    'Their last answers',
    'Give practice',
  ])
  await expect(carrying).toContainText(/\d+ times in all, in Addition 2\.2\./)
  await expect(carrying).toContainText('is right')
  await expect(groups.filter({ hasText: '1 is stuck on Division 2.2' }).getByRole('link')).toHaveText([
    'Ana T.',
    'Give practice',
  ])
  const ready = page.getByRole('region', { name: 'Ready to go on' }).getByRole('listitem')
  await expect(ready).toContainText('All of Subtraction Stage 2, 50 of the last 50 right.')
  await expect(ready.getByRole('link')).toHaveText(['Zoe E.', 'Set a task'])
  await expect(page.getByRole('row', { name: /^This week 4 of 4/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Not seen for 10 days/ })).toContainText(
    'Nobody. Students who joined less than 10 days ago are not counted yet.',
  )
  await expectAccessible(page, 'Insight')
  const right = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return x + width
  }
  const week = page.getByRole('region', { name: 'This week' })
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    expect((await week.getByText('Mon', { exact: true }).boundingBox())!.height).toBeGreaterThan(16)
    expect(await right(page.getByRole('link', { name: 'Tasks' }))).toBeLessThanOrEqual(await right(week))
  }
  // Paper has no backgrounds, so each hop of the best streak has an edge.
  await page.emulateMedia({ media: 'print' })
  const hops = page.getByRole('img', { name: /^Best streak/ }).locator('i')
  await expect(hops).toHaveCount(5)
  for (const hop of await hops.all()) await expect(hop).toHaveCSS('border-top-width', '1px')
  await page.emulateMedia({ media: 'screen' })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('"Sit with","Ben W.","does not carry (Addition 2.2)"')
  expect(file).toContain('"Sit with","Ana T.","is stuck on Division 2.2"')
  await carrying.getByRole('link', { name: 'Their last answers' }).click()
  await expect(page.getByRole('heading', { name: '2 do not carry' })).toBeFocused()
  await expect(page.getByText('20 times in all in 14 days, in Addition 2.2')).toBeVisible()
  await expect(page.getByText(/^After this answer, the hint says: (Hop to \d+ first|Start at \d+)\./)).toBeVisible()
  const row = page.getByRole('row', { name: /^Mia C\./ })
  await expect(row).toContainText('10 of 10')
  await expect(row.getByRole('img', { name: '0 of the last 10 right' })).toBeVisible()
  await expect(row.getByRole('listitem')).toHaveText(Array<RegExp>(3).fill(/^\d+ \+\s\d = \d+ \d+ is right$/))
  await expect(row).toContainText('today')
  await expectAccessible(page, 'a group')
  await page.getByRole('button', { name: 'Student' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Ben W.', 'Mia C.'])
  await page.getByRole('link', { name: 'Mia C.' }).click()
  await expect(page.getByRole('heading', { name: 'Mia Chen' })).toBeVisible()
})

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
  ['a laptop', 1366, 768],
] as const)
  test(`a group and its mistake are two taps away on ${device}`, { tag: '@sweep' }, async ({ page, app }) => {
    const { teacher, student, code } = await classWithStudent(app.url)
    const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
    await followed([student, ben], 'addition', '2.2', 'carry-dropped')
    await page.setViewportSize({ width, height })
    await openTeacherDashboard(page, teacher)
    await page.getByRole('link', { name: 'Insight' }).click()
    const group = page.getByRole('region', { name: 'Sit with' }).getByRole('listitem')
    await expect(group).toContainText(/^2 do not carry.*Mia C\..*Ben W\./)
    await group.getByRole('link', { name: '2 do not carry', exact: true }).click()
    await expect(page.getByText('20 times in all in 14 days, in Addition 2.2')).toBeVisible()
    await expect(page.getByText(/^After this answer, the hint says: /)).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText(['Mia C.', 'Ben W.'])
    // Cards have no heads.
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    if (width === 1366) return expect(sort).toBeHidden()
    await sort.selectOption('Student, A to Z')
    await expect(page.getByRole('rowheader')).toHaveText(['Ben W.', 'Mia C.'])
  })

test('a class in which nobody has played says what will come, and then shows the first answers', async ({
  page,
  app,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/insight?code=${code}`)
  await expect(page.getByRole('heading', { name: 'Insight begins with the first answers.' })).toBeVisible()
  await expectAccessible(page, 'Insight without answers')
  await played(student, 'addition', '1.1', 3)
  await expect(page.getByRole('row', { name: /^This week 1 of 1 3/ })).toBeVisible()
})

test('a group shows six names, and the sixth group comes after a tap', async ({ page, app }) => {
  const teacher = await registeredTeacher(app.url)
  const code = await newClass(teacher, 'Room 12')
  const students = []
  for (const letter of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    students.push(await joinedStudent(app.url, code, `Ana ${letter}`, 'Chen'))
  await followed(students, 'addition', '2.2', 'carry-dropped')
  await followed(students.slice(0, 1), 'subtraction', '2.2', 'smaller-from-larger')
  await followed(students.slice(0, 1), 'division', '1.3', 'remainder-left-out')
  await followed(students.slice(0, 1), 'length', '2.8', 'factor-off')
  await followed(students.slice(0, 1), 'multiplication', '2.3', 'carry-first')
  // Not a second level of Addition: right answers with a carry there would take the first student out of the group.
  await followed(students.slice(0, 1), 'numberphase1', '2.9', 'whole-for-part')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/insight?code=${code}`)
  const groups = page.getByRole('region', { name: 'Sit with' }).getByRole('listitem')
  await expect(groups).toHaveCount(5)
  await expect(groups.first()).toContainText('7 do not carry')
  // Six names, and two links to the page of the group.
  await expect(groups.first().getByRole('link')).toHaveCount(9)
  await expect(groups.first()).toContainText('and 1 more')
  await page.getByRole('button', { name: 'More groups' }).click()
  await expect(groups).toHaveCount(6)
})

test.use({ expectedErrors: [/status of 404/] })

test('every text of a group has at least 20 pixels on a projector', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  const others = await Promise.all(Array.from({ length: 3 }, () => joinedStudent(app.url, code, 'Ana', 'Tui')))
  await followed(others, 'addition', '2.2', 'carry-dropped')
  await alreadyLoggedIn(page, teacher, app.url)
  await page.setViewportSize({ width: 1920, height: 1080 })
  const expectLargeTexts = async (part: Locator) => {
    await expect(part).toContainText('is right')
    const sizes = await part.evaluate((element) => {
      const own = [...element.querySelectorAll<HTMLElement>('*:not(.unseen, button, a)')]
      const withText = own.filter(({ childNodes }) => [...childNodes].some((node) => node.nodeName === '#text'))
      return withText.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    })
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20)
    await expectToFit(page, 'a group on a projector')
  }
  await page.goto(`/#/insight?code=${code}`)
  await expectLargeTexts(page.getByRole('region', { name: 'Sit with' }).getByRole('list').first())
  await page
    .getByRole('link', { name: /^3 do not carry/ })
    .first()
    .click()
  await expectLargeTexts(page.getByRole('table'))
})

test('a mistake that does not exist says so, and so does the class of another teacher', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  const other = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const group = `operation=addition&slip=carry-dropped`
  await page.goto(`/#/insight/group?code=${code}&operation=addition&slip=unknown`)
  await expect(page.getByText('There is no such mistake.')).toBeVisible()
  await page.goto(`/#/insight/group?code=${other.code}&${group}`)
  await expect(page.getByText('There is no such class.')).toBeVisible()
  await page.goto(`/#/insight/group?code=${code}&${group}`)
  await expect(page.getByText('Nobody makes this mistake at the moment.')).toBeVisible()
})
