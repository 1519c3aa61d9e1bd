import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentRules, loadLevel, type Move, newRound, type Operation, replay } from '#maths'
import { openDatabase, openStore } from '../store/open.ts'
import { fillWithCrowd } from '../store/test/crowd.ts'
import { type FreshDatabase, freshDatabase } from '../store/test/fresh-database.ts'
import { type Contents, changedTables, contentsOf } from '../store/test/table-contents.ts'
import type { Browser } from '../test/browser.ts'
import { runChild } from '../test/child.ts'
import { freePort } from '../test/free-port.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import {
  makeClass,
  registerStudent,
  registerTeacher,
  settingsOf,
  startTestApp,
  type TestApp,
} from '../test/test-app.ts'

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
const steps: readonly AnswerMark[] = ['right', 'right', 'wrong', 'right', 'right', 'right']
const longestStreak = 3

const backupDir = mkdtempSync(join(tmpdir(), 'solve-it-backups-'))
/** The number of acknowledged saves. */
let acknowledged = 0
let app: TestApp
let school: FreshDatabase
let restored: FreshDatabase
const PORT = String(await freePort())
beforeAll(async () => {
  school = await freshDatabase(process.env.TEST_DATABASE_URL)
  app = await startTestApp({ env: { PORT }, database: school })
  restored = await freshDatabase(process.env.TEST_DATABASE_URL)
})
afterAll(async () => {
  await school.remove()
  await restored.remove()
  rmSync(backupDir, { recursive: true })
})

/** Records of other students. They keep the backup busy while answers arrive. */
const otherRecords = 30_000

/** Creates a class with a removed student, and a crowd, so that more tables than those of the rounds have rows. */
async function fillSchool(children: readonly Browser[]): Promise<void> {
  const teacher = await registerTeacher(app, 'hana@kauri.school.nz')
  const { id: classId, code } = await makeClass(teacher)
  for (const child of children) await child.call('POST /api/memberships', { code })
  const removal = { class: classId, student: children[0]!.account, id: randomUUID() }
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', removal)
  await children[1]!.call('PUT /api/devices/{device}', { device: randomUUID(), setAside: 3 })
  const db = await openDatabase(school)
  await fillWithCrowd(db, otherRecords, classId)
  await db.destroy()
}

async function contentsIn(database: FreshDatabase): Promise<Contents> {
  const db = await openDatabase(database)
  return contentsOf(db).finally(() => db.destroy())
}

/** Counts the rounds' acknowledged saves while a backup is being written to the folder. */
function countDuringBackup(): { readonly stop: () => number } {
  let counted = 0
  let before: number | undefined
  const timer = setInterval(() => {
    const isWriting = readdirSync(backupDir).some((name) => name.endsWith('.partial'))
    if (isWriting) before ??= acknowledged
    if (isWriting) counted = acknowledged - before!
  }, 5)
  return {
    stop() {
      clearInterval(timer)
      return counted
    },
  }
}

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
    acknowledged++
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
      await sleep(20)
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
  for (const name of names) children.push(await registerStudent(app, emailOf(name)))
  await fillSchool(children)
  const rounds: PlayedRound[] = []
  const stop = play(children, rounds)
  while (rounds.length < names.length * 3) await sleep(50)

  const before = rounds.map(({ id, acknowledged }) => [id, acknowledged] as const)
  const during = countDuringBackup()
  const backup = await command('server/commands/backup.ts', [], school)
  expect(during.stop(), 'saves that were acknowledged while the backup was written').toBeGreaterThan(0)
  await stop()
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  const [, path = ''] = /^Backup: (\S+)\n/.exec(backup.stdout) ?? []
  expect(path).toMatch(/\/solve-it-backups-\w+\/solve-it-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(sqlite|dump)$/)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await app.close()
  const original = await contentsIn(school)

  const restoring = await command('server/commands/restore.ts', [path], restored)
  expect(restoring).toMatchObject({ code: 0, stderr: '' })
  expect(restoring.stdout).toContain('teachers who were withdrawn')
  const copy = await contentsIn(restored)
  // Only the tables that play changes may be older than the original. Their rows are replayed below.
  const changed = changedTables(copy, original).filter((table) => table !== 'sessions')
  expect(['moves', 'progress', 'rounds']).toEqual(expect.arrayContaining(changed))
  expect(copy.moves.length).toBeLessThan(original.moves.length)
  const originalMoves = new Set(linesOf(original.moves))
  expect(linesOf(copy.moves).filter((line) => !originalMoves.has(line))).toEqual([])
  const restoredMoves = await lastMovesOf(rounds)
  for (const [id, acknowledged] of before) expect(restoredMoves.get(id) ?? 0).toBeGreaterThanOrEqual(acknowledged)

  const again = await startTestApp({ env: { PORT }, database: restored })
  for (const [i, child] of children.entries()) await child.signIn(emailOf(names[i]!))
  await Promise.all(rounds.map(send))
  for (const { child, operation, levelId } of rounds.slice(0, 2 * children.length)) {
    const { bests } = await child.call('GET /api/progress', {})
    expect(bests[operation]?.[levelId]?.streak).toBe(longestStreak)
  }
  await again.close()
  const final = await contentsIn(restored)
  for (const table of ['moves', 'rounds', 'progress'] as const)
    expect(untimed(final[table])).toEqual(untimed(original[table]))
})

const emailOf = (name: string) => `${name}@kauri.school.nz`
const linesOf = (rows: Contents['moves']) => rows.map((row) => JSON.stringify(row)).sort()

/** Returns rows in their order without the columns that say when and with which others they were stored. */
function untimed(rows: Contents['moves']): string[] {
  const isTime = (column: string) => column.endsWith('_at') || column === 'made_first' || /^saved_/.test(column)
  return linesOf(rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isTime(column)))))
}

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
