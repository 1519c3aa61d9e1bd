import { backUp, restore } from '../harness/backups.ts'
import { beginLevel } from '../harness/beginning.ts'
import { movesIn } from '../harness/moves.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, answerStored, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { logInStudent, signInByPopup } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

// While the server is away, and where it has lost the first moves of a round or the session.
test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 40[19]/] })

/** Returns the stored moves without their times, which follow from the clock of the page. The test moves that clock. */
async function playedMoves(database: Parameters<typeof movesIn>[0]) {
  return (await movesIn(database)).map(({ made_at: _, ...move }) => move)
}

test('the database is restored from an older copy: the child logs in again, and every answer is stored once', {
  tag: '@postgres',
}, async ({ startServer, ownDatabase, openDevice }) => {
  const server = await startServer()
  const page = await openDevice(server.url)
  const mia = await beginLevel(page, server.url, '1.1')
  await answerStored(page, 2, 2)
  const backup = await backUp(ownDatabase)
  await answerStored(page, 2, 4)
  await openLevel(page, '2.2')
  await answerStored(page, 3, 3)
  const before = await playedMoves(ownDatabase)
  expect(before).toHaveLength(7)

  await server.stop()
  await restore(ownDatabase, backup)
  expect(await playedMoves(ownDatabase)).toHaveLength(2)
  await server.start()
  // The restore ended all sessions.
  await mia.browser.signIn(mia.email)
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 2 })
  await logInStudent(page, mia)
  await page
    .context()
    .newPage()
    .then((tab) => tab.goto('/#/student/dashboard'))
  await page.clock.runFor(6000)
  await expect.poll(() => playedMoves(ownDatabase), { timeout: 20_000 }).toEqual(before)
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 4, '2.2': 3 })
})

test('the database is restored from an older copy during play, and the round goes on after a log-in', async ({
  startServer,
  ownDatabase,
  openDevice,
}) => {
  const server = await startServer()
  const page = await openDevice(server.url)
  const mia = await beginLevel(page, server.url, '1.1')
  await answerStored(page, 1, 1)
  const backup = await backUp(ownDatabase)
  await answerStored(page, 2, 3)

  await server.stop()
  await restore(ownDatabase, backup)
  await server.start()
  await answerRight(page)
  await page.clock.runFor(6000)
  const rest = stored(page, 4)
  await signInByPopup(page, page.getByRole('button', { name: 'Log in to send your answers' }), mia.email)
  await rest
  await expectStreak(page, 4)
  await expect(page.getByText('A fresh start!')).toBeHidden()
  await mia.browser.signIn(mia.email)
  const moves = await playedMoves(ownDatabase)
  expect(moves.map(({ number, mark }) => [number, mark])).toEqual([1, 2, 3, 4].map((number) => [number, 'right']))
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 4 })
})

test('the restored copy is older than the account: the child registers again, and every answer is stored', async ({
  startServer,
  ownDatabase,
  openDevice,
}) => {
  const server = await startServer()
  const backup = await backUp(ownDatabase)
  const page = await openDevice(server.url)
  const mia = await beginLevel(page, server.url, '1.1')
  await answerStored(page, 2, 2)
  const before = await playedMoves(ownDatabase)

  await server.stop()
  await restore(ownDatabase, backup)
  await server.start()
  await page.goto('/#/student/dashboard')
  await page.reload()
  await expect(page).toHaveURL(/#\/login$/)
  await mia.browser.signIn(mia.email, { for: 'register', role: 'student' })
  await mia.browser.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: 'Chen' })
  await logInStudent(page, mia)
  await page.clock.runFor(6000)
  await expect.poll(() => playedMoves(ownDatabase), { timeout: 20_000 }).toEqual(before)
  expect((await streaksOf(mia)).addition).toEqual({ '1.1': 2 })
})
