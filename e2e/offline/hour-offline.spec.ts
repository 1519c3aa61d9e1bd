import { randomUUID } from 'node:crypto'
import { currentRules, type LevelId, type Operation, refOf } from '#maths'
import { type AnswerMark, movesOf } from '../../server/test/moves.ts'
import { loseReplies } from '../harness/lossy-network.ts'
import {
  inOrder,
  type KeptRound,
  keepOnDevice,
  movesIn,
  type RoundMove,
  storedMoves,
  unsentMoves,
} from '../harness/moves.ts'
import { closeBrowser, keptOnDevice } from '../harness/offline.ts'
import { registeredStudent, type Student } from '../harness/people.ts'
import { answerRight, openLevel } from '../harness/playing.ts'
import { alreadyLoggedIn, logInStudent } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)/],
})

/** The levels of an hour with the number of moves in each. Some rounds need several requests. */
const hour = [
  ['addition', '2.1', 120],
  ['timestable', '2.0', 60],
  ['subtraction', '1.1', 70],
  ['addition', '2.2', 80],
  ['bedmas', '1.1', 70],
] as const satisfies readonly (readonly [Operation, LevelId, number])[]

/** A child who answers four questions rightly and one wrongly, again and again. */
const steps: readonly AnswerMark[] = Array.from({ length: 120 }, (_, i) => (i % 5 === 4 ? 'wrong' : 'right'))

async function roundsOfHour({ browser }: Student): Promise<KeptRound[]> {
  const rounds: KeptRound[] = []
  for (const [operation, levelId, count] of hour) {
    const round = randomUUID()
    const moves = (await movesOf(browser.account, round, levelId, steps, operation)).slice(0, count)
    const ref = refOf({ operation, id: levelId })
    rounds.push({ account: browser.account, round, ref, rules: currentRules.version, best: 4, moves })
  }
  return rounds
}

test('400 moves of an hour without a network arrive once and in order, though the browser was closed and replies are lost', {
  tag: '@postgres',
}, async ({ startServer, ownDatabase, openDevice }) => {
  const { url } = await startServer()
  const mia = await registeredStudent(url)
  const page = await openDevice(url)
  const context = page.context()
  await alreadyLoggedIn(page, mia, url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)
  await context.setOffline(true)
  const rounds = await roundsOfHour(mia)
  await keepOnDevice(page, rounds)

  const next = await closeBrowser(context)
  await next.goto('/#/student/dashboard')
  await expect(next.getByText('No internet. 400 answers are kept here and sent later.')).toBeVisible()
  await openLevel(next, '2.3')
  await answerRight(next)
  await expect.poll(async () => (await unsentMoves(next)).length).toBe(401)
  const answeredBy = Date.now()
  const kept = inOrder(await unsentMoves(next))
  const ofHour = rounds.flatMap(({ account, round, ref, moves }) =>
    moves.map((move): RoundMove => ({ account, round, levelId: ref.levelId, move })),
  )
  expect(kept.filter(({ levelId }) => levelId !== '2.3')).toEqual(inOrder(ofHour))

  await next.goto('/#/main/fouroperations/addition')
  const network = await loseReplies(context)
  await context.setOffline(false)
  await expect(next).toHaveURL(/#\/login$/)
  expect(await storedMoves(ownDatabase)).toEqual([])
  await logInStudent(next, mia)
  await expect.poll(() => unsentMoves(next), { timeout: 40_000 }).toEqual([])
  expect(await storedMoves(ownDatabase)).toEqual(kept)
  const answered = (await movesIn(ownDatabase)).find(({ level_id }) => level_id === '2.3')
  expect(Number(answered?.made_at)).toBeLessThanOrEqual(answeredBy)

  expect(network.saves.filter(({ isLost }) => isLost).length).toBeGreaterThan(3)
  const lastByRound = new Map<string, number>()
  for (const { round, numbers } of network.saves) {
    // A request repeats moves whose reply was lost, but never leaves one out.
    expect(numbers[0]).toBeLessThanOrEqual((lastByRound.get(round) ?? 0) + 1)
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i))
    lastByRound.set(round, numbers.at(-1)!)
  }
})
