import { browserAt } from '../../server/test/browser.ts'
import { listedClass, lookAtCardSteps } from '../harness/card-steps.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { expectTargets, expectToFit, spaceOutText } from '../harness/fitting.ts'
import { chooseFor } from '../harness/more.ts'
import { classWithStudent, joinedStudent, listStudent, newArchivedClass, newEmail } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn, openWithBothProviders } from '../harness/signing-in.ts'
import { manyParts, newTask, ownProblemPages, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'
import { giveVoices } from '../harness/voices.ts'
import { marksPageOf } from '../harness/worksheets.ts'

test.use({ reducedMotion: 'reduce' })

/** A small phone, and a laptop of 1280 pixels at 200 %. At 400 % the laptop shows the same as the phone. */
const sizes = { 'at 320 pixels': { width: 320, height: 568 }, 'at 200 %': { width: 640, height: 400 } }

const publicPages = ['', 'login', 'register', 'card']
const lists = [
  'student/dashboard',
  'student/picture',
  'student/card',
  'student/hops',
  'main',
  'main/numberstructure',
  'main/numberstructure/phase1',
  'main/numberstructure/phase2',
  'main/numberstructure/phase3',
  'main/timestable',
  'main/fouroperations',
  'main/fouroperations/addition',
  'main/fouroperations/subtraction',
  'main/fouroperations/multiplication',
  'main/fouroperations/division',
  'main/fouroperations/bedmas',
  'main/fouroperations/wordproblems',
  'main/measurement',
  'main/measurement/length',
]
const levels = [
  'main/fouroperations/addition/5/5.5',
  'main/fouroperations/multiplication/1/1.1',
  'main/fouroperations/division/3/3.5',
  'main/fouroperations/bedmas/1/1.4',
  'main/timestable/1/2.3',
  'main/measurement/length/1/1.1',
  'main/measurement/length/1/1.4',
  'main/measurement/length/1/1.7',
  'main/measurement/length/2/2.9',
  'main/measurement/length/3/3.1',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `main/numberstructure/phase1/0/0.${level}`),
  'main/numberstructure/phase1/1/1.1',
  'main/numberstructure/phase1/3/3.5',
]

/** Opens screens in every size and with spaced text. */
async function expectAllToFit(page: Page, paths: readonly string[], leastTarget: number) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await page.goto(`/#/${path}`)
      await expectToFit(page, `/${path} ${size}`)
      await expectTargets(page, leastTarget, `/${path} ${size}`)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of paths) {
    await page.goto(`/#/${path}`)
    await spaceOutText(page)
    await expectToFit(page, `/${path} with spaced text`)
  }
  await page.reload()
}

test('the landing page, Login and Register fit small and enlarged screens', { tag: '@sweep' }, async ({ page }) => {
  await expectAllToFit(page, publicPages, 24)
})

test('Login and Register with two providers fit small and enlarged screens', { tag: '@sweep' }, async ({ page }) => {
  await openWithBothProviders(page, 'login')
  await expectAllToFit(page, ['login', 'register'], 24)
})

test.describe('the sign-in with a class card', () => {
  // A class that is not open and pictures that are shut look like unknown ones.
  test.use({ expectedErrors: [/status of 404.*\/api\/(card-names|picture-sessions)/] })

  test('the sign-in with a class card fits small and enlarged screens', { tag: '@sweep' }, async ({
    openDevice,
    app,
  }) => {
    for (const [size, viewport] of Object.entries({ ...sizes, spaced: { width: 1280, height: 800 } })) {
      const device = await openDevice()
      await device.setViewportSize(viewport)
      const listed = await listedClass(app.url)
      await lookAtCardSteps(device, listed, async (screen) => {
        if (size === 'spaced') await spaceOutText(device)
        await expectToFit(device, `${screen} ${size}`)
        await expectTargets(device, 44, `${screen} ${size}`)
      })
      await device.context().close()
    }
  })
})

test('a registration form fits small and enlarged screens, and shows its errors at the fields', {
  tag: '@sweep',
}, async ({ openDevice, app }) => {
  for (const role of ['student', 'teacher'] as const) {
    const device = await openDevice()
    const browser = browserAt(app.url)
    const email = newEmail(role)
    await browser.signIn(email, { for: 'register', role })
    await alreadyLoggedIn(device, { url: app.url, browser, email, firstName: '', lastName: '' }, app.url)
    await expectAllToFit(device, [`${role}/registration`], 24)
    await device.getByRole('button', { name: 'Register' }).click()
    const field = device.getByLabel('First Name')
    await expect(field).toHaveAccessibleDescription(/Please fill in all fields\./)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectToFit(device, `${role} registration with its error`)
  }
})

test('own problems fit small and enlarged screens', { tag: '@sweep' }, async ({ page, app }) => {
  test.setTimeout(180_000)
  const { teacher, student, classId } = await classWithStudent(app.url)
  const pages = await ownProblemPages(teacher, classId)
  await alreadyLoggedIn(page, student, app.url)
  await expectAllToFit(page, pages, 44)
})

test("a student's menus and lists fit small and enlarged screens", { tag: '@sweep' }, async ({ page, app }) => {
  test.setTimeout(180_000)
  const { teacher, student, classId } = await classWithStudent(app.url)
  const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
  await played(student, 'addition', '1.1', 5)
  await alreadyLoggedIn(page, student, app.url)
  // The device keeps Keep going, which the dashboard then shows at once.
  await page.goto('/#/student/dashboard')
  await expect(page.getByRole('link', { name: /^Keep going/ })).toBeVisible()
  await expectAllToFit(page, [...lists, `student/task?id=${task}`], 44)
})

test("a student's levels fit small and enlarged screens", { tag: '@sweep' }, async ({ page, app }) => {
  test.setTimeout(180_000)
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await giveVoices(page)
  await expectAllToFit(page, levels, 44)
})

test("a student's dialogs and forms fit a small phone, and show their errors at the fields", async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await page.setViewportSize(sizes['at 320 pixels'])
  await page.goto('/#/student/dashboard')
  await page.getByRole('button', { name: 'Join another class' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByLabel('Class code')).toHaveAccessibleDescription(/Please enter a class code/)
  await expect(page.getByLabel('Class code')).toBeFocused()
  await expectToFit(page, 'the join form')
  await page.getByRole('button', { name: /Leave the Class/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectToFit(page, 'leave the class')
  await expectTargets(page, 44, 'leave the class')
})

test("a teacher's pages fit small and enlarged screens", { tag: '@sweep' }, async ({ page, app }) => {
  test.setTimeout(180_000)
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  await listStudent(teacher, classId)
  await played(student, 'addition', '1.1', 10)
  await played(student, 'timestable', '1.3', 7)
  await followed([student], 'addition', '2.2', 'carry-dropped')
  const task = await newTask(teacher, classId, { parts: manyParts, countsEarlier: true })
  const set = await newSet(teacher)
  const marks = await marksPageOf(teacher, classId, code)
  await alreadyLoggedIn(page, teacher, app.url)
  await expectAllToFit(
    page,
    [
      ...taskPagesOf(code, task, student),
      marks,
      ...problemPagesOf(set),
      'teacher/dashboard',
      ...classPagesOf({ code, student: student.browser.account }),
    ],
    24,
  )
})

test("a teacher's dialogs and the Undo button fit small and enlarged screens", { tag: '@sweep' }, async ({
  page,
  app,
}) => {
  const { teacher, student, code, classId } = await classWithStudent(app.url)
  const christopher = await joinedStudent(app.url, code, 'Christopher', 'Featherstonehaugh')
  await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', {
    ...{ class: classId, student: christopher.browser.account },
    ...{ firstName: 'Christopher-Alexander', lastName: 'Featherstonehaugh' },
  })
  await played(student, 'multiplication', '5.4', 3)
  await newArchivedClass(teacher, 'Room 9, 2025')
  await newSet(teacher)
  await alreadyLoggedIn(page, teacher, app.url)
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    const expectDialogToFit = async (screen: string) => {
      await expect(dialog).toBeVisible()
      await expectToFit(page, `${screen} ${size}`)
      await expectTargets(page, 24, `${screen} ${size}`)
      expect
        .soft(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), `${screen} ${size}`)
        .toBe(0)
    }
    const close = () => page.keyboard.press('Escape')

    await page.goto('/#/teacher/dashboard')
    for (const name of ['Edit Room 5', 'Delete Room 5', 'Show the code of Room 5']) {
      await page.getByRole('button', { name }).click()
      await expectDialogToFit(name)
      await close()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'More for Room 5' }).click()
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await expectToFit(page, `the menu More ${size}`)
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expectDialogToFit('archive a class')
    await close()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'More for Room 5' }).click()
    await page.getByRole('menuitem', { name: 'Save a copy' }).click()
    await expectDialogToFit('save a copy of a class')
    await close()
    await expect(dialog).toBeHidden()
    await page.getByText('1 archived class').click()
    await expectToFit(page, `the archived classes ${size}`)
    await expectTargets(page, 24, `the archived classes ${size}`)
    await page.getByRole('button', { name: 'Show the code of Room 5' }).click()
    await dialog.getByRole('button', { name: 'Our line' }).click()
    await dialog.getByRole('button', { name: 'Mark: 1000' }).click()
    await expectDialogToFit('the mark of a class')
    await page.goto('/#/teacher/problems')
    for (const name of ['Share by a link: Kūmara problems', 'Delete Kūmara problems']) {
      await page.getByRole('button', { name }).click()
      await expectDialogToFit(name)
      await close()
      await expect(dialog).toBeHidden()
    }
    await page.goto(`/#/studentprogress?code=${code}`)
    await expect(page.getByRole('region', { name: 'Recent changes' })).toBeVisible()
    await expectToFit(page, `a changed name ${size}`)
    await expectTargets(page, 24, `a changed name ${size}`)
    await chooseFor(page, 'Christopher', 'Edit')
    await expectDialogToFit('edit a student')
    await dialog.getByLabel('First Name').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectDialogToFit('edit a student, with a name missing')
    await close()
    await page.getByRole('button', { name: 'View Progress of Mia' }).click()
    await expectDialogToFit('learning areas')
    for (const area of ['Four Operations', 'Measurement']) {
      await dialog.getByRole('button', { name: area }).click()
      await expectDialogToFit(`${area} of a student`)
      await dialog.getByRole('button', { name: 'Back' }).click()
    }
    await close()
    await page.goto(`/#/progressoverview?code=${code}`)
    for (const area of ['Four Operations', 'Measurement', 'Number Structure']) {
      await page.getByRole('button', { name: area }).click()
      await expectDialogToFit(`${area} of a class`)
      await close()
      await expect(dialog).toBeHidden()
    }

    const undo = page.getByRole('complementary', { name: 'Undo' })
    const ofLevels = `studentprogress/fouroperations?code=${code}&student=${student.browser.account}&op=multiplication`
    const removals = {
      [`studentprogress?code=${code}`]: { opener: /^More for Christopher/, name: 'remove a student' },
      [ofLevels]: { opener: /^Remove 5\.4, /, name: 'remove a level' },
    }
    for (const [path, { opener, name }] of Object.entries(removals)) {
      await page.goto(`/#/${path}`)
      const button = page.getByRole('button', { name: opener })
      await button.click()
      if (path !== ofLevels) await page.getByRole('menuitem', { name: 'Remove' }).click()
      await expectDialogToFit(name)
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await expect(undo.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
      await expectToFit(page, `undo of ${name} ${size}`)
      await undo.getByRole('button', { name: 'Undo' }).click()
      await expect(undo).toHaveCount(0)
      await expect(button).toBeVisible()
    }
  }
})

test('a user who asks for reduced motion sees no animation', async ({ page, app }) => {
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  for (const path of [
    '',
    'login',
    'student/dashboard',
    'main',
    'main/fouroperations/addition',
    'main/timestable/1/2.3',
  ]) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1)
        .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)),
    )
    expect.soft(moving, `/${path}`).toEqual([])
  }
})
