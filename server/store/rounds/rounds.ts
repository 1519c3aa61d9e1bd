import type { Kysely } from 'kysely'
import type { Move } from '#maths'
import type { Meter } from '../meter.ts'
import type { Tables } from '../schema.ts'
import { groupCalls } from '../statements/group-calls.ts'
import { prepared } from '../statements/prepared.ts'
import type { RoundSave, SaveResult } from './round-save.ts'
import { readMove } from './stored-move.ts'
import { type StoredRound, storedRound, storedRoundColumns } from './stored-round.ts'

export type Rounds = ReturnType<typeof createRounds>

export function createRounds(db: Kysely<Tables>, save: Save, meter?: Meter) {
  const byId = prepared((given: { studentId: string; roundId: string }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('round_id', '=', given.roundId)
      .select(storedRoundColumns),
  )
  return {
    async select(studentId: string, roundId: string): Promise<StoredRound | null> {
      const [row] = await byId(db, { studentId, roundId })
      return row ? storedRound(row) : null
    },

    /** Returns moves as they were sent, in order, from one number to another, both included; null for a damaged one. */
    async selectMoves(studentId: string, roundId: string, from: number, to: number): Promise<(Move | null)[]> {
      const rows = await db
        .selectFrom('moves')
        .where('student_id', '=', studentId)
        .where('round_id', '=', roundId)
        .where('number', '>=', from)
        .where('number', '<=', to)
        .orderBy('number')
        .select(['number', 'at', 'move'])
        .execute()
      return rows.map(readMove)
    },

    /**
     * Saves many rounds in one transaction, each guarded by its last move. Raises progress where a round that counts
     * exceeds the stored best. Returns the results in the order of the saves, after the commit.
     */
    save: groupCalls<RoundSave, SaveResult>(measured(save, meter), {
      watch: meter?.watchQueue,
      flushesAtOnce: 2,
    }),
  }
}

type Save = (saves: readonly RoundSave[]) => Promise<SaveResult[]>

function measured(save: Save, meter: Meter | undefined): Save {
  if (!meter) return save
  return async (saves) => {
    const began = performance.now()
    const results = await save(saves)
    const stored = saves.filter((_, i) => results[i]?.stale === false)
    const moves = stored.reduce((sum, save) => sum + save.moves.length, 0)
    meter.saved({ saves: stored.length, moves, seconds: (performance.now() - began) / 1000 })
    return results
  }
}
