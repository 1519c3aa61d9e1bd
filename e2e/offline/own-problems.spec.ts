import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent } from '../harness/people.ts'
import { ready, typeAnswer } from '../harness/playing.ts'
import { openStudentDashboard } from '../harness/signing-in.ts'
import { newSetTask, ownProblems } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

/** Returns the titles of the sets that the device keeps. */
const keptSets = (page: Page) =>
  page.evaluate(async () => {
    const name = 'solve-it-maths-account'
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const opening = indexedDB.open(name)
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const getting = database.transaction('account').objectStore('account').get('account')
    const kept = await new Promise<{ sets?: { title: string }[] } | undefined>((resolve) => {
      getting.onsuccess = () => resolve(getting.result)
    })
    database.close()
    return kept?.sets?.map(({ title }) => title) ?? []
  })

test('a set is played without a network and is done at once, and the server gives it the day on which it was played', async ({
  page,
  context,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const { task } = await newSetTask(teacher, classId, [ownProblems.kumara, ownProblems.squares])
  await openStudentDashboard(page, student)
  await keptOnDevice(page)
  await expect.poll(() => keptSets(page)).toEqual(['Our school trip'])
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto(`/#/student/task?id=${task}`)
  const part = tab.getByRole('main').getByRole('link', { name: /^2 problems/ })
  const form = tab.getByRole('main').locator('form')
  await part.click()
  for (let i = 0; i < 2; i++) {
    await ready(tab)
    await typeAnswer(tab, (await form.innerText()).includes('kūmara') ? '33' : '45')
    await expect(tab.getByText('Correct! Great job!')).toBeVisible()
  }
  await tab.getByRole('link', { name: 'Back to the task' }).first().click()
  await expect(part.getByRole('img', { name: 'Done' })).toBeVisible()
  await tab.reload()
  await expect(part.getByRole('img', { name: 'Done' })).toBeVisible()
  const inGrid = async () => {
    const { today, students } = await teacher.browser.call('GET /api/classes/{class}/tasks/{task}', {
      ...{ class: classId, task },
    })
    const [state] = students.find(({ id }) => id === student.browser.account)?.states ?? []
    return state?.kind === 'done' ? state.day === today && !state.isLate : state?.kind
  }
  expect(await inGrid()).toBe('notBegun')
  await context.setOffline(false)
  await expect.poll(inGrid).toBe(true)
})

test('a kept set is played offline after an hour in which the page of the task was not open', async ({
  page,
  context,
  app,
}) => {
  const { teacher, student, classId } = await classWithStudent(app.url)
  const { task } = await newSetTask(teacher, classId, [ownProblems.kumara])
  await openStudentDashboard(page, student)
  await keptOnDevice(page)
  await expect.poll(() => keptSets(page)).toEqual(['Our school trip'])
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.clock.install()
  await tab.goto('/#/student/dashboard')
  await expect(tab.getByRole('link', { name: /^Our trip/ })).toBeVisible()
  await tab.clock.runFor(3600_000)
  await tab.evaluate((id) => location.assign(`#/student/task?id=${id}`), task)
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^1 problem/ })
    .click()
  await expect(tab.getByRole('main').locator('form')).toContainText('kūmara')
  expect(await keptSets(tab)).toEqual(['Our school trip'])
})
