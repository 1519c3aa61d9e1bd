import type { BrowserContext } from '@playwright/test'
import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { answerRight } from '../harness/playing.ts'
import { logInStudent, openStudentDashboard } from '../harness/signing-in.ts'
import { newTask } from '../harness/tasks.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const todo = (page: Page) => page.getByRole('region', { name: 'To do' })
/** The tickets of the tasks, without Keep going on one of them. */
const tickets = (page: Page) => todo(page).getByRole('link').filter({ hasNotText: 'Keep going' })
const keptTasks = (page: Page) => page.evaluate(readKeptTasks)

/** Returns the titles of the tasks that the device keeps, or null if it keeps no account. */
async function readKeptTasks(): Promise<string[] | null> {
  const name = 'solve-it-maths-account'
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return null
  const opening = indexedDB.open(name)
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const getting = database.transaction('account').objectStore('account').get('account')
  const kept = await new Promise<{ tasks?: { page: { tasks: { title: string }[] } } } | undefined>((resolve) => {
    getting.onsuccess = () => resolve(getting.result)
  })
  database.close()
  return kept?.tasks?.page.tasks.map(({ title }) => title) ?? []
}

/** Opens the dashboard of a student with a task, on a device that keeps both. */
async function taskKept(page: Page, url: string) {
  const people = await classWithStudent(url)
  const task = await newTask(people.teacher, people.classId)
  await openStudentDashboard(page, people.student)
  await keptOnDevice(page)
  await expect.poll(() => keptTasks(page)).toEqual(['Adding past ten'])
  return { ...people, task }
}

/** Opens the task from the dashboard, in a new tab without a network. */
async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/#/student/dashboard')
  await todo(tab)
    .getByRole('link', { name: /^Adding past ten/ })
    .click()
  return tab
}

test('a part that is done without a network is done at once, and the server gives it the day on which it was done', async ({
  page,
  context,
  app,
}) => {
  const { teacher, classId, task, student } = await taskKept(page, app.url)
  const tab = await openOffline(context)
  await expect(tab.getByText('0 of 2 done')).toBeVisible()
  const part = tab.getByRole('main').getByRole('link', { name: /^Addition 1\.2/ })
  await part.click()
  for (let i = 0; i < 2; i++) await answerRight(tab)
  await tab.getByRole('link', { name: 'Back to the task' }).click()
  await expect(part).toContainText('2 of 5')
  await part.click()
  for (let i = 0; i < 5; i++) await answerRight(tab)
  await expect(async () => {
    await tab.getByRole('button', { name: 'Next Stage back to the task' }).click({ timeout: 2000 })
    await expect(tab.getByText('1 of 2 done')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tab.reload()
  await expect(part.getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(tab.getByText('could not be loaded')).toHaveCount(0)
  const grid = async () => {
    const { today, students } = await teacher.browser.call('GET /api/classes/{class}/tasks/{task}', {
      ...{ class: classId, task },
    })
    const states = students.find(({ id }) => id === student.browser.account)?.states
    return states?.map((state) => (state.kind === 'done' ? state.day === today : state.kind))
  }
  expect(await grid()).toEqual(['notBegun', 'notBegun'])
  await context.setOffline(false)
  await expect.poll(grid).toEqual(['notBegun', true])
  await expect(tab.getByText('1 of 2 done')).toBeVisible()
})

test('"Not you?" deletes the tasks of a child from the device, and the next child sees none of them', async ({
  page,
  context,
  app,
}) => {
  const { teacher, classId, code, student, task } = await taskKept(page, app.url)
  const ben = await joinedStudent(app.url, code, 'Ben', 'Wiremu')
  const change = { class: classId, task, students: [student.browser.account] }
  await teacher.browser.call('PATCH /api/classes/{class}/tasks/{task}', change)
  await newTask(teacher, classId, { title: 'Only for Ben', students: [ben.browser.account] })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  expect(await keptTasks(page)).toBeNull()
  await context.setOffline(false)
  await logInStudent(page, ben)
  await expect(tickets(page)).toHaveCount(1)
  await expect.poll(() => keptTasks(page)).toEqual(['Only for Ben'])
})
