import type { Kysely } from 'kysely'
import { move } from '#contract'
import type { Operation } from '#maths'
import type { Announce } from './changes.ts'
import type { Meter } from './meter.ts'
import { saveRounds } from './save.ts'
import { readJson, savedRound } from './saved-round.ts'
import type { Tables } from './schema.ts'
import { grouped } from './statements/group-calls.ts'
import { hot } from './statements/prepared.ts'
import type { Clock, RoundSave, Rounds, SaveResult } from './store.ts'

export function rounds(db: Kysely<Tables>, clock: Clock, announce: Announce, meter?: Meter): Rounds {
  const byId = hot((given: { studentId: string; roundId: string }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('round_id', '=', given.roundId)
      .select(['operation', 'level_id', 'rules', 'last_move', 'state', 'best', 'completed', 'closed']),
  )

  return {
    async select(studentId, roundId) {
      const [row] = await byId(db, { studentId, roundId })
      if (!row) return null
      return {
        operation: row.operation as Operation,
        levelId: row.level_id,
        rules: row.rules,
        lastMove: row.last_move,
        state: row.state === null ? null : readJson(savedRound, row.state),
        best: row.best,
        completed: row.completed === 1,
        closed: row.closed === 1,
      }
    },

    async selectMoves(studentId, roundId, from, to) {
      const rows = await db
        .selectFrom('moves')
        .where('student_id', '=', studentId)
        .where('round_id', '=', roundId)
        .where('number', '>=', from)
        .where('number', '<=', to)
        .orderBy('number')
        .select(['number', 'at', 'move'])
        .execute()
      return rows.map((row) => readJson(move, row.move, { number: row.number, at: row.at }))
    },

    save: grouped<RoundSave, SaveResult>(measured(saveRounds(db, clock, announce), meter), meter?.watchQueue),
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
