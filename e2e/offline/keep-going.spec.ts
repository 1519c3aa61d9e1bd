import { keptOnDevice } from '../harness/offline.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { answerRight, openLevel } from '../harness/playing.ts'
import { logInStudent, openStudentDashboard } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const keepGoing = (page: Page) => page.getByRole('link', { name: /^Keep going/ })
/** Returns whether the device keeps the level whose record was raised last. */
const keepsLatest = (page: Page) => page.evaluate(readLatest)

async function readLatest(): Promise<string | undefined> {
  const opening = indexedDB.open('solve-it-maths-account')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const getting = database.transaction('account').objectStore('account').get('account')
  const kept = await new Promise<{ latest?: { levelId: string } | null } | undefined>((resolve) => {
    getting.onsuccess = () => resolve(getting.result)
  })
  database.close()
  return kept?.latest?.levelId
}

test('without a network, Keep going leads on from what the device keeps and from what was played since', async ({
  page,
  context,
  app,
}) => {
  const { student } = await classWithStudent(app.url)
  await played(student, 'addition', '2.4', 2)
  await openStudentDashboard(page, student)
  await keptOnDevice(page)
  await expect.poll(() => keepsLatest(page)).toBe('2.4')
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/#/student/dashboard')
  await expect(keepGoing(tab)).toContainText('Go on with 2.4 in Addition.')
  await openLevel(tab, '3.1')
  for (let i = 0; i < 3; i++) await answerRight(tab)
  await tab.goto('/#/student/dashboard')
  await expect(keepGoing(tab)).toContainText('Go on with 3.1 in Addition.')
  await tab.reload()
  await expect(keepGoing(tab)).toContainText('Go on with 3.1 in Addition.')
  await keepGoing(tab).click()
  for (let i = 0; i < 5; i++) await answerRight(tab)
  await expect(tab.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await tab.goto('/#/student/dashboard')
  await expect(keepGoing(tab)).toContainText('Next: 3.2 in Addition.')
})

test('Keep going of the next child on a tablet knows nothing of the child before', async ({ page, app }) => {
  const { student, code } = await classWithStudent(app.url)
  const [ben, ana] = [
    await joinedStudent(app.url, code, 'Ben', 'Wiremu'),
    await joinedStudent(app.url, code, 'Ana', 'Tamati'),
  ]
  await played(ben, 'addition', '1.1', 2)
  await played(ben, 'length', '1.2', 2)
  await openStudentDashboard(page, student)
  await keptOnDevice(page)
  await openLevel(page, '2.4')
  for (let i = 0; i < 2; i++) await answerRight(page)
  await page.goto('/#/student/dashboard')
  await expect(keepGoing(page)).toContainText('Go on with 2.4 in Addition.')
  await page.getByRole('button', { name: 'Not you?' }).click()
  await logInStudent(page, ben)
  await expect(keepGoing(page)).toContainText('Go on in Length.')
  await page.getByRole('button', { name: 'Not you?' }).click()
  await logInStudent(page, ana)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Your first hop is next.')).toBeVisible()
  await expect(keepGoing(page)).toHaveCount(0)
})
