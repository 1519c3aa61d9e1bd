import { loseReplies } from '../harness/lossy-network.ts'
import { inOrder, type RoundMove, storedMoves, unsentMoves } from '../harness/moves.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, answerRightTimes, expectStreak, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

test('two tabs at the same level send every answer once and one request at a time, though replies are lost', {
  tag: '@postgres',
}, async ({ startServer, ownDatabase, openDevice }) => {
  const { url } = await startServer()
  const mia = await registeredStudent(url)
  const first = await openDevice(url)
  const context = first.context()
  await alreadyLoggedIn(first, mia, url)
  await first.goto('/#/student/dashboard')
  await keptOnDevice(first)
  const second = await context.newPage()
  const tabs = [first, second]
  // All pages of a context share one clock.
  await context.clock.install()
  for (const tab of tabs) await openLevel(tab, '2.1')

  // Without a network both tabs fill the device's database. Then both wake up and send at once.
  await context.setOffline(true)
  for (let i = 0; i < 2; i++) for (const tab of tabs) await answerRightTimes(tab, 1)
  await expect.poll(async () => (await unsentMoves(first)).length).toBe(4)
  const kept = await unsentMoves(first)
  const network = await loseReplies(context)
  await context.setOffline(false)
  const sent = async () => {
    await context.clock.runFor(2000)
    return unsentMoves(first)
  }
  await expect.poll(sent, { timeout: 30_000 }).toEqual([])
  expect(await storedMoves(ownDatabase)).toEqual(inOrder(kept))

  // With a network both tabs play and send at the same time.
  const later = network.saves.length
  for (let i = 0; i < 2; i++) {
    await Promise.all(tabs.map(answerRight))
    await context.clock.runFor(1600)
  }
  for (const tab of tabs) await expectStreak(tab, 4)
  await expect.poll(sent, { timeout: 30_000 }).toEqual([])
  expect(network.saves.length).toBeGreaterThan(later)

  const rounds = [...new Set(kept.map(({ round }) => round))].sort()
  expect(rounds).toHaveLength(2)
  const numbersOf = (moves: readonly RoundMove[]) => moves.map(({ round, move }) => [round, move.number])
  expect(numbersOf(await storedMoves(ownDatabase))).toEqual(
    rounds.flatMap((round) => [1, 2, 3, 4].map((number) => [round, number])),
  )
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 4 })
  expect(network.saves.filter(({ isLost }) => isLost).length).toBeGreaterThan(2)
  expect(network.mostAtOnce()).toBe(1)
})
