import type { Kysely } from 'kysely'
import { move } from '#contract'
import type { Operation } from '#maths'
import type { Announce } from './changes.ts'
import { grouped } from './grouped.ts'
import { hot } from './hot.ts'
import { saveRounds } from './save.ts'
import { savedRound } from './saved-round.ts'
import type { Tables } from './schema.ts'
import type { Clock, RoundSave, Rounds, SaveResult } from './store.ts'

export function rounds(db: Kysely<Tables>, clock: Clock, announce: Announce): Rounds {
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
        state: row.state === null ? null : savedRound.parse(JSON.parse(row.state)),
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
      return rows.map((row) => move.parse({ number: row.number, at: row.at, ...JSON.parse(row.move) }))
    },

    save: grouped<RoundSave, SaveResult>(saveRounds(db, clock, announce)),
  }
}
