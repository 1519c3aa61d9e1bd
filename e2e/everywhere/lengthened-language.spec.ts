import { browserAt } from '../../server/test/browser.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { expectTranslated, inTestLanguage, test } from '../harness/lengthened.ts'
import { classWithStudent, joinedStudent, newEmail, registeredStudent, registeredTeacher } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { readQuestion, solve } from '../harness/playing.ts'
import { namedProblems, newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn, openWithBothProviders } from '../harness/signing-in.ts'
import { manyParts, newTask, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page } from '../harness/test.ts'
import { marksPageOf } from '../harness/worksheets.ts'

// The screens are built once.
test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'reduce' })

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
}

const button = (page: Page, text: string) => page.getByRole('button', { name: inTestLanguage(text) })
const menuItem = (page: Page, text: string) => page.getByRole('menuitem', { name: inTestLanguage(text) })
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

/** Opens screens by their paths. */
async function look(page: Page, paths: readonly string[], size: string) {
  for (const path of paths) {
    await page.goto(`/#/${path}`)
    await expectTranslated(page, `/${path} on ${size}`)
  }
}

/** Opens a dialog by the text of its button, and closes it. */
async function lookAtDialog(page: Page, text: string, size: string) {
  await button(page, text).first().click()
  await expect(dialogOf(page)).toBeVisible()
  await expectTranslated(page, `the dialog of ${text} on ${size}`)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

test('the first screens of a student are in the language of the build, with nothing cut on a phone', async ({
  page,
  app,
}) => {
  await page.setViewportSize(sizes['a phone'])
  const { student } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, student, app.url)
  await look(page, ['student/dashboard', 'main'], 'a phone')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
})

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the public screens and the forms have longer words without a cut on ${size}`, { tag: '@sweep' }, async ({
    page,
    openDevice,
    app,
  }) => {
    await page.setViewportSize(viewport)
    await look(page, ['', 'login', 'register', 'card'], size)
    await openWithBothProviders(page, 'login')
    await look(page, ['login', 'register'], `${size}, with two providers`)
    for (const role of ['student', 'teacher'] as const) {
      const device = await openDevice()
      await device.setViewportSize(viewport)
      const browser = browserAt(app.url)
      const email = newEmail(role)
      await browser.signIn(email, { for: 'register', role })
      await alreadyLoggedIn(device, { url: app.url, browser, email, firstName: '', lastName: '' }, app.url)
      await device.goto(`/#/${role}/registration`)
      await button(device, 'Register').click()
      await expect(device.getByRole('alert')).toBeVisible()
      await expectTranslated(device, `the form of a ${role} on ${size}`)
    }
  })

  test(`a student's screens and dialogs have longer words without a cut on ${size}`, { tag: '@sweep' }, async ({
    page,
    openDevice,
    app,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const { teacher, student, classId } = await classWithStudent(app.url)
    const task = await newTask(teacher, classId, { title: 'Room', parts: manyParts, countsEarlier: true })
    await played(student, 'addition', '1.1', 5)
    await played(student, 'timestable', '1.2', 3)
    await alreadyLoggedIn(page, student, app.url)
    const sets: string[] = []
    for (const problem of namedProblems) {
      const id = await newSet(teacher, { title: 'Room', problems: [problem] })
      const part = { kind: 'set', set: { teacher: teacher.browser.account, id, version: 1 } } as const
      sets.push(`student/set?task=${await newTask(teacher, classId, { title: 'Room', parts: [part] })}&id=${id}`)
    }
    const lists = [
      ...[
        'student/dashboard',
        'student/hops',
        'student/card',
        'main',
        'main/fouroperations',
        'main/fouroperations/addition',
      ],
      ...['main/fouroperations/wordproblems', 'main/numberstructure', 'main/numberstructure/phase1'],
      ...['main/numberstructure/phase2', 'main/timestable', 'main/measurement', 'main/measurement/length'],
      ...['teacher/dashboard', `student/task?id=${task}`],
    ]
    await page.goto('/#/student/dashboard')
    await expect(page.getByRole('link', { name: inTestLanguage('Keep going') })).toBeVisible()
    await look(page, lists, size)
    for (const path of sets) {
      await page.goto(`/#/${path}`)
      await expect(button(page, 'Check').first()).toBeVisible()
      await expectTranslated(page, `/${path} on ${size}`)
    }
    await page.goto('/#/student/dashboard')
    await lookAtDialog(page, 'Leave the Class', size)
    await button(page, 'Join another class').click()
    await button(page, 'Join').last().click()
    await expectTranslated(page, `the join form on ${size}`)
    await button(page, 'Account menu').click()
    await expectTranslated(page, `the account menu on ${size}`)
    await menuItem(page, 'Log out everywhere').click()
    await expect(dialogOf(page)).toBeVisible()
    await expectTranslated(page, `log out everywhere on ${size}`)

    const tablet = await openDevice()
    await tablet.setViewportSize(viewport)
    await alreadyLoggedIn(tablet, await registeredStudent(app.url), app.url)
    await tablet.goto('/#/student/dashboard')
    await tablet.getByRole('link', { name: inTestLanguage('Start Learning') }).click()
    await expect(dialogOf(tablet)).toBeVisible()
    await expectTranslated(tablet, `the alert to join a class on ${size}`)
  })

  test(`rounds of several operations have longer words without a cut on ${size}`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    await page.clock.install()
    await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
    const levels = {
      ...{ addition: 'main/fouroperations/addition/1/1.1', division: 'main/fouroperations/division/3/3.5' },
      ...{ 'times table': 'main/timestable/1/1.7', length: 'main/measurement/length/1/1.1' },
      ...{ numbers: 'main/numberstructure/phase1/0/0.5', words: 'main/numberstructure/phase1/1/1.1' },
    }
    for (const [name, path] of Object.entries(levels)) {
      await page.goto(`/#/${path}`)
      await expect(button(page, 'Check').first()).toBeVisible()
      await expectTranslated(page, `${name} on ${size}`)
    }

    await page.goto(`/#/${levels.addition}`)
    const box = page.getByPlaceholder('?')
    const message = page.locator('[data-part="message"]')
    const answer = async (text: string, expected: string) => {
      await expect(box).toBeEditable()
      await box.fill(text)
      await button(page, 'Check').first().click()
      await expect(message).toContainText(inTestLanguage(expected))
    }
    await answer('99', 'Oops! Try again.')
    await page.clock.runFor(1100)
    await expectTranslated(page, `a miss on ${size}`)
    await button(page, 'Hint').click()
    await expectTranslated(page, `a hint on ${size}`)
    for (let streak = 1; streak <= 5; streak++) {
      await answer(solve(await readQuestion(page)), 'Correct! Great job!')
      await expectTranslated(page, `a streak of ${streak} on ${size}`)
      await page.clock.runFor(2100)
    }
    await expect(dialogOf(page)).toBeVisible()
    await expectTranslated(page, `the celebration on ${size}`)
    await page.clock.runFor(1100)
    await button(page, 'Continue').click()
    await page.goto('/#/main/fouroperations/multiplication/1/1.1')
    await button(page, 'See one worked').click()
    await expect(page.locator('figure [role="img"]').first()).toBeVisible()
    await expectTranslated(page, `a worked step on ${size}`)
    // Working begins with the second stage.
    await page.goto('/#/main/fouroperations/addition/2/2.5')
    await button(page, 'Working').click()
    await expectTranslated(page, `the squared paper on ${size}`)

    await page.goto(`/#/${levels['times table']}`)
    await button(page, 'Turn Timer ON').click()
    await expectTranslated(page, `the timer on ${size}`)
  })

  test(`a teacher's screens and dialogs have longer words without a cut on ${size}`, { tag: '@sweep' }, async ({
    page,
    openDevice,
    app,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    const { teacher, student, code, classId } = await classWithStudent(app.url)
    const other = await joinedStudent(app.url, code, 'Tama', 'Walker')
    await played(student, 'addition', '1.1', 10)
    await played(student, 'timestable', '1.3', 7)
    await played(other, 'timestable', '1.1', 20)
    await followed([student, other], 'addition', '2.2', 'carry-dropped')
    await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', {
      ...{ class: classId, student: other.browser.account },
      ...{ firstName: 'Tama', lastName: 'Walker-Chen' },
    })
    await alreadyLoggedIn(page, teacher, app.url)
    await look(page, ['teacher/dashboard', 'main', 'student/dashboard', 'studentprogress'], size)
    await page.goto('/#/teacher/dashboard')
    for (const name of ['Edit Room', 'Delete Room', 'Show the code of'])
      await lookAtDialog(page, name.replace(' Room', ''), size)
    await button(page, 'More for').first().click()
    await expectTranslated(page, `the menu More on ${size}`)
    await menuItem(page, 'Archive').click()
    await expect(dialogOf(page)).toBeVisible()
    await expectTranslated(page, `archive a class on ${size}`)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await button(page, 'More for').first().click()
    await menuItem(page, 'Save a copy').click()
    await expect(dialogOf(page)).toBeVisible()
    await expectTranslated(page, `save a copy of a class on ${size}`)
    await page.keyboard.press('Escape')
    await button(page, 'Create Class').click()
    await expectTranslated(page, `the form of a new class on ${size}`)

    await page.goto(`/#/studentprogress?code=${code}`)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await expectTranslated(page, `the students of a class on ${size}`)
    await lookAtDialog(page, 'View Progress of', size)
    for (const entry of ['Edit', 'Remove']) {
      await button(page, 'More for').last().click()
      await menuItem(page, entry).click()
      await expect(dialogOf(page)).toBeVisible()
      await expectTranslated(page, `the dialog of ${entry} on ${size}`)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
    }
    await button(page, 'More for').last().click()
    await menuItem(page, 'Remove').click()
    await dialogOf(page).getByRole('button').last().click()
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectTranslated(page, `the undo of a removal on ${size}`)

    await page.goto(`/#/progressoverview?code=${code}`)
    await expectTranslated(page, `the areas of a class on ${size}`)
    await page.getByRole('button', { name: 'Four Operations' }).click()
    await expectTranslated(page, `the operations of a class on ${size}`)
    const ofOneLevel = await newTask(teacher, classId, { title: 'Room', parts: manyParts.slice(0, 1) })
    const task = await newTask(teacher, classId, { title: 'Room', parts: manyParts, countsEarlier: true })
    const set = await newSet(teacher, { title: 'Room', problems: namedProblems })
    await look(
      page,
      [
        ...problemPagesOf(set),
        // The browser writes the list of several levels, and has no words of this language.
        ...taskPagesOf(code, task, student).filter((path) => !path.startsWith('tasks/edit')),
        `tasks/edit?code=${code}&task=${ofOneLevel}`,
        await marksPageOf(teacher, classId, code),
        ...classPagesOf({ code, student: student.browser.account }),
        'progressoverview?code=ZZZZZZ',
      ],
      size,
    )
    await page.goto(`/#/teacher/problems/edit?set=${set}`)
    const problems = page
      .getByRole('navigation', { name: inTestLanguage('Problems of this set') })
      .getByRole('listitem')
    const examples = page.getByRole('region', { name: inTestLanguage('As a student sees it') })
    for (const index of namedProblems.keys()) {
      await problems.nth(index).getByRole('button').click()
      await expect(examples.getByRole('listitem')).toHaveCount(1)
      await expectTranslated(page, `problem ${index + 1} in the editor on ${size}`)
    }
    const laptop = await openDevice()
    await laptop.setViewportSize(viewport)
    await alreadyLoggedIn(laptop, await registeredTeacher(app.url), app.url)
    await laptop.goto('/#/teacher/dashboard')
    await expectTranslated(laptop, `a dashboard without classes on ${size}`)
  })
}
