import { listedClass, lookAtCardSteps } from '../harness/card-steps.ts'
import { classPagesOf } from '../harness/class-pages.ts'
import { expectNamesToFit, expectToFit } from '../harness/fitting.ts'
import {
  listStudent,
  newArchivedClass,
  newClass,
  registeredStudent,
  registeredTeacher,
  type Student,
} from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { openLevel } from '../harness/playing.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { manyParts, newTask, taskPagesOf } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce' })

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
}

const [firstName, lastName, className] = [
  'Wilhelmina'.repeat(6),
  'Maximilian'.repeat(6),
  'Kahikateaclassroom'.repeat(4).slice(0, 60),
]
const longNames = [firstName, lastName, className]

async function expectAllToFit(page: Page, screen: string) {
  await expectToFit(page, screen)
  await expectNamesToFit(page, longNames, screen)
}

/** Creates a class with long names, whose students are in several columns of the overview of Addition. */
async function longNamedClass(url: string) {
  const teacher = await registeredTeacher(url, firstName, lastName)
  const long = await Promise.all(
    ['A', 'B', 'C', 'D'].map((letter) => registeredStudent(url, `${firstName}${letter}`, lastName)),
  )
  const short = await Promise.all([registeredStudent(url, 'Mia', 'Chen'), registeredStudent(url, 'Tāne', 'Walker')])
  const code = await newClass(teacher, className, [...long, ...short])
  const levels = ['1.1', '2.3', '3.5', '4.2'] as const
  for (const [i, student] of [...long.slice(1), ...short].entries())
    await played(student, 'addition', levels[i % levels.length]!, 3)
  await followed([...long, ...short], 'subtraction', '2.2', 'smaller-from-larger')
  const student = long[1]!
  const { classes } = await teacher.browser.call('GET /api/classes', {})
  await teacher.browser.call('PATCH /api/classes/{class}/students/{student}', {
    ...{ class: classes[0]!.id, student: student.browser.account },
    ...{ firstName: `${firstName}E`, lastName },
  })
  await listStudent(teacher, classes[0]!.id, firstName, lastName)
  await newArchivedClass(teacher, className)
  await newClass(teacher, className)
  const set = await newSet(teacher, { title: className })
  const problems = { kind: 'set', set: { teacher: teacher.browser.account, id: set, version: 1 } } as const
  const task = await newTask(teacher, classes[0]!.id, { title: className, parts: [problems, ...manyParts] })
  return { teacher, code, student, task, set }
}

const students = (code: string) => `studentprogress?code=${code}`
const oneStudent = (code: string, { browser }: Student) =>
  `studentprogress/fouroperations?code=${code}&student=${browser.account}&op=addition`
async function teacherScreensFit(page: Page, size: string, code: string, student: Student, task: string, set: string) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  const dialogFits = async (button: string | RegExp) => {
    await page.getByRole('button', { name: button }).first().click()
    await expect(dialog).toBeVisible()
    await expectAllToFit(page, `${button} on ${size}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const ofTasks = [...taskPagesOf(code, task, student), ...problemPagesOf(set)]
  for (const path of [
    ...ofTasks,
    ...classPagesOf({
      code,
      student: student.browser.account,
      group: 'operation=subtraction&slip=smaller-from-larger',
    }),
  ]) {
    await page.goto(`/#/${path}`)
    await expectAllToFit(page, `/${path} on ${size}`)
  }
  await page.goto(`/#/${oneStudent(code, student)}`)
  await dialogFits(/^Remove 1\.1/)
  await page.goto('/#/teacher/dashboard')
  await expectAllToFit(page, `a teacher's dashboard on ${size}`)
  for (const button of [/^Edit K/, /^Delete K/, /^Show/]) await dialogFits(button)
  await page.getByText('1 archived class').click()
  await expectAllToFit(page, `the archived classes on ${size}`)
  await page
    .getByRole('button', { name: /^More for K/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('dialog', { name: /^Archive/ })).toBeVisible()
  await expectAllToFit(page, `archive a class on ${size}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Archive/ })).toBeHidden()
  await page
    .getByRole('button', { name: /^More for K/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Save a copy' }).click()
  await expect(page.getByRole('dialog', { name: /^Save a copy of K/ })).toBeVisible()
  await expectAllToFit(page, `save a copy of a class on ${size}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible()
  await expectAllToFit(page, `a teacher's account menu on ${size}`)
  await page.goto(`/#/${students(code)}`)
  await expect(page.getByRole('row', { name: 'Mia C.' })).toBeVisible()
  await expectAllToFit(page, `the students of a class on ${size}`)
  await dialogFits(/^View Progress of W/)
  for (const entry of ['Edit', 'Remove']) {
    await page
      .getByRole('button', { name: /^More for W/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(dialog).toBeVisible()
    await expectAllToFit(page, `${entry} a student on ${size}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
}

async function removalFits(page: Page, size: string, code: string) {
  await page.goto(`/#/${students(code)}`)
  await page.getByRole('button', { name: /^More for W.*D/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const undo = page.getByRole('complementary', { name: 'Undo' })
  await expect(undo.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAllToFit(page, `the undo of a removal on ${size}`)
  await page.goto('/#/teacher/dashboard')
  // The class of the removed student is the older one of two with the same name.
  await page
    .getByRole('button', { name: /^Edit K/ })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Removed students' })).toBeVisible()
  await expectAllToFit(page, `the removed students of a class on ${size}`)
}

async function studentScreensFit(page: Page, size: string, task: string) {
  for (const path of ['student/dashboard', `student/task?id=${task}`, 'main', 'main/fouroperations/addition']) {
    await page.goto(`/#/${path}`)
    if (path === 'student/dashboard')
      await expect(page.getByRole('link', { name: /^Keep going/ })).toContainText(className)
    await expectAllToFit(page, `/${path} on ${size}`)
  }
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible()
  await expectAllToFit(page, `a student's account menu on ${size}`)
  await page.goto('/#/student/dashboard')
  await page.getByRole('button', { name: /Leave the Class/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAllToFit(page, `leave a class on ${size}`)
  await openLevel(page, '2.1')
  await expectAllToFit(page, `a level on ${size}`)
}

test.describe('the sign-in with a class card', () => {
  // A class that is not open and pictures that are shut look like unknown ones.
  test.use({ expectedErrors: [/status of 404.*\/api\/(card-names|picture-sessions)/] })

  for (const [size, viewport] of Object.entries(sizes)) {
    test(`names of 60 letters without a space fit the sign-in with a class card on ${size}`, { tag: '@sweep' }, async ({
      page,
      app,
    }) => {
      await page.setViewportSize(viewport)
      const listed = await listedClass(app.url, firstName, lastName)
      await listed.teacher.browser.call('PATCH /api/classes/{class}', { class: listed.classId, name: className })
      await lookAtCardSteps(page, listed, (screen) => expectAllToFit(page, `${screen} on ${size}`))
    })
  }
})

for (const [size, viewport] of Object.entries(sizes)) {
  test(`names of 60 letters without a space fit every screen of a teacher on ${size}`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const { teacher, code, student, task, set } = await longNamedClass(app.url)
    await alreadyLoggedIn(page, teacher, app.url)
    await teacherScreensFit(page, size, code, student, task, set)
    await removalFits(page, size, code)
  })

  // The dashboard of a phone is in every run, because it scrolled sideways.
  const details = size === 'a phone' ? {} : { tag: '@sweep' }
  test(
    `names of 60 letters without a space fit every screen of a student on ${size}`,
    details,
    async ({ page, app }) => {
      await page.setViewportSize(viewport)
      const { student, task } = await longNamedClass(app.url)
      await alreadyLoggedIn(page, student, app.url)
      await studentScreensFit(page, size, task)
    },
  )
}
