import { beginLevel } from '../harness/beginning.ts'
import { classWithStudent } from '../harness/people.ts'
import { answerRightTimes, answerStored, openLevel } from '../harness/playing.ts'
import { openStudentDashboard, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test('a second server on the same database shows the progress that a child made on the first', {
  tag: '@only-postgres',
}, async ({ startServer, openDevice }) => {
  const [one, other] = await Promise.all([startServer(), startServer()])
  const page = await openDevice(one.url)
  const mia = await beginLevel(page, one.url, '3.2')
  await answerStored(page, 3, 3)

  const tablet = await openDevice(other.url)
  await openStudentDashboard(tablet, mia)
  await tablet.goto('/#/main/fouroperations/addition')
  const level = tablet.getByRole('link', { name: /^3\.2/ })
  await expect(level.getByRole('img', { name: 'Best streak 3 of 5' })).toBeVisible()
})

test('a teacher on one server sees, without a reload, the progress that a child makes on another', {
  tag: '@only-postgres',
}, async ({ startServer, openDevice }) => {
  const [one, other] = await Promise.all([startServer(), startServer()])
  const { teacher, student, code } = await classWithStudent(one.url)
  const laptop = await openDevice(other.url)
  await openTeacherDashboard(laptop, teacher)
  const listens = laptop.waitForResponse((response) => response.url().includes('/events?'))
  await laptop.goto(`/#/studentprogress?code=${code}`)
  await listens
  const row = laptop.getByRole('row', { name: 'Mia C.' })
  await expect(row).toContainText('0/102')

  const tablet = await openDevice(one.url)
  await openStudentDashboard(tablet, student)
  await tablet.clock.install()
  await openLevel(tablet, '1.2')
  await answerRightTimes(tablet, 5)
  await expect(row).toContainText('1/102')
})
