import type { Kysely, Transaction } from 'kysely'
import type { Operation } from '#maths'
import type { Announce } from './changes.ts'
import { levelKey, raiseProgress } from './raise-progress.ts'
import type { Tables } from './schema.ts'
import { inChunks, sortedBy } from './statements/chunks.ts'
import { prepared } from './statements/prepared.ts'
import type { Clock, RoundSave, SaveResult } from './store.ts'
import { takeRound } from './take-round.ts'

/**
 * Saves rounds in one transaction: first the rounds' rows, then the moves, then the progress, each in one order for all
 * processes. So two saves of a round meet at its row, where the second is stale, and no two transactions deadlock.
 * Results are in the order of the saves.
 */
export function saveRounds(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
): (saves: readonly RoundSave[]) => Promise<SaveResult[]> {
  const take = takeRound(db)
  const selectBest = prepared((given: { studentId: string; operation: string; levelId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('operation', '=', given.operation)
      .where('level_id', '=', given.levelId)
      .select(['streak', 'completed']),
  )

  return async (saves) => {
    const { results, raised } = await db.transaction().execute(async (trx) => {
      const now = clock()
      const taken = []
      for (const { save, index } of sortedBy(
        saves.map((save, index) => ({ save, index })),
        roundKey,
      )) {
        const row = await take(trx, save, now)
        if (row) taken.push({ save, index, closed: row.closed === 1 })
      }
      await storeMoves(
        trx,
        taken.map(({ save }) => save),
        now,
      )
      const raised = await raiseProgress(
        trx,
        taken.filter(({ closed }) => !closed).map(({ save }) => save),
        now,
      )

      const results = saves.map((): SaveResult => ({ stale: true }))
      const bests = new Map<string, Pick<Tables['progress'], 'streak' | 'completed'>>()
      for (const { save, index, closed } of taken) {
        const key = levelKey(save)
        const best = bests.get(key) ?? (await selectBest(trx, save))[0] ?? { streak: 0, completed: 0 }
        bests.set(key, best)
        results[index] = { stale: false, closed, best: best.streak, completed: best.completed === 1 }
      }
      return { results, raised }
    })
    for (const { student_id, operation } of raised) announce.ofStudent(student_id, operation as Operation)
    return results
  }
}

/** Returns a key that sorts saves of the same round by their first move. Ids contain no space. */
function roundKey({ save: { studentId, roundId, after } }: { save: RoundSave }): string {
  return `${studentId} ${roundId} ${String(after).padStart(10, '0')}`
}

/** Inserts the moves of saves that hold their rounds' rows. A move number that is already stored is an error. */
async function storeMoves(trx: Transaction<Tables>, saves: readonly RoundSave[], now: number): Promise<void> {
  const rows = saves.flatMap(({ studentId, roundId, moves }) =>
    moves.map(({ move: { number, at, ...move }, operands, mark }) => ({
      student_id: studentId,
      round_id: roundId,
      number,
      at,
      move: JSON.stringify(move),
      operands: operands && JSON.stringify(operands),
      mark,
      stored_at: now,
    })),
  )
  for (const chunk of inChunks(rows)) await trx.insertInto('moves').values(chunk).execute()
}
