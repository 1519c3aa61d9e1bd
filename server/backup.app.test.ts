import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentRules, loadLevel, type Move, newRound, type Operation, replay } from '#maths'
import { openStore } from './store/open.ts'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import type { Browser } from './test/browser.ts'
import { runChild } from './test/child.ts'
import { freePort } from './test/free-port.ts'
import { movesOf, type Step } from './test/moves.ts'
import { registerStudent, settingsOf, startTestApp, type TestApp } from './test/test-app.ts'

interface PlayedRound {
  readonly child: Browser
  readonly id: string
  readonly operation: Operation
  readonly levelId: string
  readonly moves: readonly Move[]
  /** The last move that the server acknowledged. */
  acknowledged: number
}

const levels: readonly (readonly [Operation, string])[] = [
  ['addition', '1.1'],
  ['subtraction', '1.1'],
  ['multiplication', '1.1'],
]
const steps: readonly Step[] = ['right', 'right', 'wrong', 'right', 'right', 'right']
const longestStreak = 3

const backupDir = mkdtempSync(join(tmpdir(), 'solve-it-backups-'))
let app: TestApp
let restored: FreshDatabase
const PORT = String(await freePort())
beforeAll(async () => {
  app = await startTestApp({ env: { PORT } })
  restored = await freshDatabase(process.env.TEST_DATABASE_URL)
})
afterAll(async () => {
  await restored.remove()
  rmSync(backupDir, { recursive: true })
})

async function playedRound(child: Browser, turn: number): Promise<PlayedRound> {
  const [operation, levelId] = levels[turn % levels.length]!
  const id = randomUUID()
  return {
    child,
    id,
    operation,
    levelId,
    moves: await movesOf(child.account, id, levelId, steps, operation),
    acknowledged: 0,
  }
}

/** Sends a round's moves, with one or two in each request. */
async function send(round: PlayedRound): Promise<void> {
  const { child, id, operation, levelId, moves } = round
  let next = 0
  while (next < moves.length) {
    const batch = moves.slice(next, next + 1 + (next % 2))
    const about = { operation, levelId, rules: currentRules.version, round: id }
    const { lastMove } = await child.call('POST /api/rounds/{round}/moves', { ...about, moves: batch })
    round.acknowledged = Math.max(round.acknowledged, lastMove)
    next += batch.length
  }
}

/** Lets children play rounds until the returned function is called. */
function play(children: readonly Browser[], rounds: PlayedRound[]): () => Promise<void> {
  let isOver = false
  const all = children.map(async (child) => {
    for (let turn = 0; !isOver; turn++) {
      const round = await playedRound(child, turn)
      rounds.push(round)
      await send(round)
      await sleep(100)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(all)
  }
}

async function command(file: string, args: readonly string[], database: FreshDatabase) {
  const child = runChild(file, { ...settingsOf(database), BACKUP_DIR: backupDir }, 'pipe', args)
  const code = await child.ended
  return { code, stdout: child.stdout(), stderr: child.stderr() }
}

test('a backup made while children play has every acknowledged move, and play can continue from it', {
  timeout: 180_000,
}, async () => {
  const names = ['mia', 'wiremu', 'aroha', 'tama']
  const children: Browser[] = []
  for (const name of names) children.push(await registerStudent(app, `${name}@kauri.school.nz`))
  const rounds: PlayedRound[] = []
  const stop = play(children, rounds)
  while (rounds.length < names.length * 3) await sleep(50)

  const before = rounds.map(({ id, acknowledged }) => [id, acknowledged] as const)
  const backup = await command('server/backup.ts', [], app.database)
  await stop()
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  const [, path = ''] = /^Backup: (\S+)\n/.exec(backup.stdout) ?? []
  expect(path).toMatch(/\/solve-it-backups-\w+\/solve-it-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(sqlite|dump)$/)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await app.close()

  expect(await command('server/restore.ts', [path], restored)).toMatchObject({ code: 0, stderr: '' })
  const restoredMoves = await lastMovesOf(rounds)
  for (const [id, acknowledged] of before) expect(restoredMoves.get(id) ?? 0).toBeGreaterThanOrEqual(acknowledged)

  const again = await startTestApp({ env: { PORT }, database: restored })
  await Promise.all(rounds.map(send))
  for (const { child, operation, levelId } of rounds.slice(0, 2 * children.length)) {
    const { bests } = await child.call('GET /api/progress', {})
    expect(bests[operation]?.[levelId]?.streak).toBe(longestStreak)
  }
  await again.close()
})

/** Replays every round of the restored database, and returns its last move by the id of the round. */
async function lastMovesOf(rounds: readonly PlayedRound[]): Promise<Map<string, number>> {
  const store = await openStore({ ...restored, clock: Date.now })
  const lastMoves = new Map<string, number>()
  for (const { child, id, operation, levelId, moves } of rounds) {
    const stored = await store.rounds.select(child.account, id)
    if (!stored) continue
    const { lastMove } = stored
    expect(await store.rounds.selectMoves(child.account, id, 1, lastMove)).toEqual(moves.slice(0, lastMove))
    const level = (await loadLevel(operation, levelId))!
    const seed = level.rules.seedOf(child.account, id)
    const { saved, refused } = replay(level, newRound(seed), moves.slice(0, lastMove))
    expect({ refused, best: saved.best, state: saved }).toEqual({
      refused: null,
      best: stored.best,
      state: stored.state,
    })
    lastMoves.set(id, lastMove)
  }
  await store.close()
  return lastMoves
}
