import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentRules, levelsOf, type Move, type Operation, operations } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let mia: Browser
beforeAll(async () => {
  app = await startTestApp()
  mia = await registerStudent(app, 'mia@kauri.school.nz')
})
afterAll(() => app.close())

/** Returns fixed ids, so that every run plays the same questions. Each operation has its own. */
const idsOf = (operation: Operation) =>
  [1, 2, 3].map((round) => `00000000-0000-4000-8000-0000000000${operations.indexOf(operation)}${round}`) as [
    played: string,
    other: string,
    unknown: string,
  ]

const steps: AnswerMark[] = ['right', 'wrong', 'right', 'right', 'right', 'right', 'right', 'right']

it.each(operations)('a round of %s gets the recorded replies and refusals', async (operation) => {
  const lines: string[] = []
  const [played, other, unknown] = idsOf(operation)
  const levelId = levelsOf(operation)[1]!.id
  const moves = await movesOf(mia.account, played, levelId, steps, operation)
  const otherMoves = await movesOf(mia.account, other, levelId, steps, operation)
  const about = { operation, levelId, rules: currentRules.version, round: played }

  async function send(
    title: string,
    sent: readonly Move[],
    more: { levelId?: string; rules?: number; round?: string } = {},
  ) {
    const { status, body } = await mia.ask('POST /api/rounds/{round}/moves', { ...about, ...more, moves: [...sent] })
    lines.push(`${title}: ${status} ${JSON.stringify(body)}`)
  }

  await send('two moves', moves.slice(0, 2))
  await send('the same moves again', moves.slice(0, 2))
  await send('moves after a gap', moves.slice(3))
  await send('a stored move with another time', [{ ...moves[1]!, at: moves[1]!.at + 1 }])
  await send('a move before the time of the last one', [{ ...moves[2]!, at: moves[1]!.at - 1 }])
  await send('the moves of another round', otherMoves.slice(2))
  await send('a level that does not exist', moves.slice(2), { levelId: '9.9' })
  await send('another level of the operation', moves.slice(2), { levelId: levelsOf(operation)[2]!.id })
  await send('other rules', moves.slice(2), { rules: currentRules.version + 1 })
  await send('one move, and one that comes too early', [moves[2]!, { ...moves[3]!, at: moves[2]!.at }])
  await send('all other moves', moves.slice(2))
  await send('all moves again', moves)
  await send('a round of rules that were never released', otherMoves, { round: unknown, rules: 1_000_000 })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recordingOf(operation))
})

const recordingOf = (operation: Operation) => `recorded-rounds/${operation}.txt`
