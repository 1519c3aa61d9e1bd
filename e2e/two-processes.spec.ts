import { registeredStudent } from './harness/people.ts'
import { answerRight, answerRightTimes, openLevel, stored } from './harness/playing.ts'
import { logInStudent } from './harness/signing-in.ts'
import { expect, test } from './harness/test.ts'

test('Two servers on one database: what is played at one is seen at the other', {
  tag: '@only-postgres',
}, async ({ startServer, openDevice }) => {
  const [one, other] = await Promise.all([startServer(), startServer()])
  const mia = await registeredStudent(one.url)
  const page = await openDevice(one.url)
  await logInStudent(page, mia)
  await page.clock.install()
  await openLevel(page, '3.2')
  await answerRightTimes(page, 2)
  const third = stored(page, 3)
  await answerRight(page)
  await third

  const tablet = await openDevice(other.url)
  await logInStudent(tablet, mia)
  await tablet.goto('/#/main/fouroperations/addition')
  const level = tablet.getByRole('link', { name: /^3\.2/ })
  await expect(level.getByRole('img', { name: 'Best streak 3 of 5' })).toBeVisible()
})
