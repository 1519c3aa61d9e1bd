import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchLimit } from '#contract'
import { currentRules, loadLevel, type Move, newRound, randomFrom, replay, seedFrom } from '#maths'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'

const levelId = '1.1'
const about = { operation: 'addition', levelId, rules: currentRules.version } as const

let app: TestApp
let mia: Browser
beforeAll(async () => {
  app = await startTestApp()
  mia = await registerStudent(app, 'mia@kauri.school.nz')
})
afterAll(() => app.close())

/** Counts what a tab met, to see that the test met all of it. */
const met = { lostReplies: 0, repeatedMoves: 0, outOfOrder: 0 }

/** Returns a round of exactly `count` moves, with a wrong answer now and then. */
async function roundOf(count: number) {
  const id = randomUUID()
  const steps = Array.from({ length: count }, (_, i): AnswerMark => (i % 4 === 3 ? 'wrong' : 'right'))
  const moves = (await movesOf(mia.account, id, levelId, steps)).slice(0, count)
  expect(moves).toHaveLength(count)
  return { id, moves }
}

/**
 * Sends moves as a tab does: in batches, and again where a reply was lost. `next` is the first move that the tab takes
 * for unsent, which can be wrong.
 */
async function sendAll(id: string, moves: readonly Move[], next: number, seed: string): Promise<void> {
  const random = randomFrom(seedFrom(seed))
  let reached = 0
  while (next <= moves.length) {
    const batch = moves.slice(next - 1, next - 1 + random.integer(1, batchLimit))
    met.repeatedMoves += batch.filter(({ number }) => number <= reached).length
    const { status, body } = await mia.ask('POST /api/rounds/{round}/moves', { ...about, round: id, moves: batch })
    if (status === 200) {
      reached = Math.max(reached, body.lastMove)
      const isLost = random.integer(1, 3) === 1
      if (isLost) met.lostReplies++
      else next = body.lastMove + 1
    } else if (body.problem === 'outOfOrder') {
      met.outOfOrder++
      next = body.expected ?? 1
    } else expect(body.problem).toBe('busy')
  }
}

async function storedOf(id: string) {
  const db = await openDatabase(app.database)
  const moves = await db.selectFrom('moves').selectAll().where('round_id', '=', id).orderBy('number').execute()
  const rounds = await db.selectFrom('rounds').selectAll().where('round_id', '=', id).execute()
  await db.destroy()
  return { moves, rounds }
}

test('400 moves of two tabs are stored exactly once and in order, although replies are lost', async () => {
  const { id, moves } = await roundOf(400)
  // The second tab begins in the middle, as if the server had been restored from an older copy.
  await Promise.all([sendAll(id, moves, 1, 'one'), sendAll(id, moves, 150, 'two')])
  const stored = await storedOf(id)
  expect(stored.moves.map(({ move, number, at }) => ({ ...JSON.parse(move), number, at }))).toEqual(moves)
  const storedAt = stored.moves.map((row) => row.stored_at)
  expect(storedAt).toEqual(storedAt.toSorted((a, b) => a - b))
  const level = (await loadLevel('addition', levelId))!
  const { saved } = replay(level, newRound(level.rules.seedOf(mia.account, id)), moves)
  expect(stored.rounds).toEqual([expect.objectContaining({ last_move: 400, best: saved.best })])
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0)
})
