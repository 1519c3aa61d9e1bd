import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  enNZ,
  type Intent,
  loadLevel,
  type Mark,
  moveAfter,
  operandsOf,
  type PlayableLevel,
  play,
  type Round,
  rightAnswer,
  saveRound,
  startRound,
} from '#maths'
import { emptySummary } from '#maths/insight'
import { accountIdOf } from '../accounts/account-id.ts'
import type { Claims } from '../accounts/accounts.ts'
import type { RoundSave, StoredMove } from '../rounds/round-save.ts'
import type { Tables } from '../schema.ts'

/** Returns claims that no other test uses, with the id of their account. */
export function newClaims(): Claims & { readonly id: string } {
  const subject = randomUUID()
  const identity = { provider: 'https://accounts.example.nz', subject }
  const about = { email: `${subject}@kauri.school.nz`, displayName: 'Tāne Māhuta 🌳' }
  return { id: accountIdOf(identity), ...identity, ...about }
}

/** Creates registered accounts with these ids if they are missing, because only existing students save rounds. */
export async function addAccounts(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  const about = { provider: 'https://accounts.example.nz', role: 'student', is_registration_complete: 1, may_teach: 0 }
  const known = await db.selectFrom('accounts').where('id', 'in', ids).select('id').execute()
  const missing = ids.filter((one) => !known.some(({ id }) => id === one))
  // On SQLite this thread waits for the lock, so a transaction of a store in the same process could not go on.
  if (missing.length === 0) return
  const rows = missing.map((id) => ({ id, subject: id, ...about, created_at: 0, signed_in_at: 0 }))
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function additionLevel(id = '1.1'): Promise<PlayableLevel> {
  const level = await loadLevel('addition', id)
  if (!level) throw new Error(`no level ${id}`)
  return level
}

export interface PlayedRound {
  readonly studentId: string
  readonly roundId: string
  readonly level: PlayableLevel
  /** The state at the start and after each move. */
  readonly states: readonly Round[]
  readonly moves: readonly StoredMove[]
}

/** When each round of these tests was begun (not when it arrived), in epoch milliseconds. */
export const began = 1_000_000

/** Plays a real round with only right answers. After the celebration, `next` is a move too. */
export function playRight(
  level: PlayableLevel,
  answers: number,
  studentId = newClaims().id,
  roundId: string = randomUUID(),
): PlayedRound {
  const states = [startRound(level, level.rules.seedOf(studentId, roundId))]
  const moves: StoredMove[] = []
  const make = (intent: Intent, mark: Mark | null) => {
    const before = states.at(-1) as Round
    const move = moveAfter(before, intent, before.opensAt)
    const { round, refused } = play(level, before, move)
    if (!round) throw new Error(`refused: ${refused}`)
    states.push(round)
    moves.push({ move, madeAt: began + move.at, operands: mark === null ? null : operandsOf(before.question), mark })
  }
  for (let given = 0; given < answers; given++) {
    if (states.at(-1)?.awaitsNext) make({ kind: 'next' }, null)
    const { question } = states.at(-1) as Round
    make({ kind: 'answer', answer: rightAnswer(question, enNZ) }, 'right')
  }
  return { studentId, roundId, level, states, moves }
}

/** Returns the save of a round's moves after one number, up to and including another. */
export function saveOf(round: PlayedRound, after: number, upTo: number): RoundSave {
  const { studentId, roundId, level, states, moves } = round
  const state = states[upTo] as Round
  const completedAt = states.findIndex(({ best }) => best >= level.target)
  return {
    studentId,
    roundId,
    playedAs: null,
    key: [level.operation, level.id],
    record: { operation: level.operation, levelId: level.id, stageId: level.stage },
    rules: 1,
    seed: level.rules.seedOf(studentId, roundId),
    after,
    moves: moves.slice(after, upTo),
    state: saveRound(state),
    best: state.best,
    completed: state.best >= level.target,
    completedAt: completedAt && completedAt <= upTo ? (moves[completedAt - 1]?.madeAt ?? null) : null,
    played: state.lastAt,
    solved: [],
    pace: { typed: upTo, quick: 0 },
    summary: { ...emptySummary, answers: upTo, rightAnswers: upTo },
    isTooQuick: false,
  }
}
