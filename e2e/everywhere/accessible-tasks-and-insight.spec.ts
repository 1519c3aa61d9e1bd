import { expectAccessible, load } from '../harness/accessible.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { newSet, problemPagesOf } from '../harness/sets.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { manyParts, newTask, taskPagesOf } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'
import { marksPageOf, newWorksheet } from '../harness/worksheets.ts'

test.use({ reducedMotion: 'reduce' })

for (const width of [390, 820, 1366])
  test(`everyone can use tasks, own problems, worksheets and Insight at ${width} pixels`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    // Twenty pages, each with an analysis that takes six seconds on a busy machine.
    test.setTimeout(300_000)
    const { teacher, student, code, classId } = await classWithStudent(app.url)
    const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
    await followed([student, ben], 'addition', '2.2', 'carry-dropped')
    await played(student, 'timestable', '1.8', ['right', 'wrong', 'right'])
    const set = await newSet(teacher)
    const ofSet = { kind: 'set', set: { teacher: teacher.browser.account, id: set, version: 1 } } as const
    const task = await newTask(teacher, classId, { parts: [ofSet, ...manyParts] })
    const closed = await newTask(teacher, classId)
    await teacher.browser.call('PATCH /api/classes/{class}/tasks/{task}', {
      ...{ class: classId, task: closed, isClosed: true },
    })
    const { code: sheet } = await newWorksheet(teacher, classId, [{ operation: 'addition', id: '2.5' }])
    const marks = await marksPageOf(teacher, classId, code)
    await alreadyLoggedIn(page, teacher, app.url)
    await page.setViewportSize({ width, height: 844 })
    const ofStudent = `code=${code}&student=${student.browser.account}`
    for (const path of [
      ...taskPagesOf(code, task, student),
      ...problemPagesOf(set),
      ...[marks, `tasks/sheet?sheet=${sheet}`],
      ...[`insight?code=${code}`, `insight/levels?code=${code}`, `insight/facts?code=${code}`],
      `insight/group?code=${code}&operation=addition&slip=carry-dropped`,
      ...['levels', 'facts', 'answers'].map((tab) => `studentprogress/${tab}?${ofStudent}`),
      `studentprogress?code=${code}`,
    ]) {
      await load(page, path)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectAccessible(page, `/${path} at ${width} pixels`)
    }
  })

test('the chosen links of the bar and of a class have a line of the colour of their text', async ({ page, app }) => {
  const { teacher, code } = await classWithStudent(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  await page.goto(`/#/insight?code=${code}`)
  for (const name of ['My Classes', 'Insight']) {
    const link = page.locator('a[aria-current]', { hasText: name })
    const { color, boxShadow } = await link.evaluate((element) => {
      const { color, boxShadow } = getComputedStyle(element)
      return { color, boxShadow }
    })
    expect(boxShadow, name).toBe(`${color} 0px -3px 0px 0px inset`)
  }
})
